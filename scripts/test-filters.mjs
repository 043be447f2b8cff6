/**
 * What Vitest is asked for. The id of a game stands for all files that have it in their path, cases and suite, tests of
 * the bots and of the web app, and for the tests in the browser that are of no game and so of every one.
 * @param {readonly string[]} wishes
 * @param {{ games: readonly string[], browserFiles: readonly string[] }} there
 * @returns {string[]}
 */
export function testFilters(wishes, { games, browserFiles }) {
  const ofEveryGame = browserFiles.filter(
    (file) => file.endsWith('.test.ts') && !games.some((game) => file.startsWith(game)),
  );
  return wishes.flatMap((wish) =>
    games.includes(wish) ? [wish, ...ofEveryGame.map((file) => `apps/web/e2e/${file}`)] : [wish],
  );
}
