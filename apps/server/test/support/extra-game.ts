import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Another test file may write the same one at this moment, and a server may read it. */
function writeAtOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Builds a game of the tests and a module that adds it to those of a server; returns the arguments that make node load
 * it first. It lies inside the project, so that its imports are found.
 */
export async function withGame(source: string, name: string): Promise<string[]> {
  const folder = join(root, 'node_modules/.cache/heldentisch-games', name);
  mkdirSync(folder, { recursive: true });
  const { code } = await transformWithOxc(readFileSync(join(root, source), 'utf8'), source);
  writeAtOnce(join(folder, 'game.mjs'), code);
  const games = pathToFileURL(join(root, 'apps/server/dist/games.js')).href;
  const main = join(folder, 'main.mjs');
  writeAtOnce(main, `import { games } from '${games}';\nimport { ${name} } from './game.mjs';\ngames.push(${name});\n`);
  return ['--import', pathToFileURL(main).href];
}

/**
 * Arguments that make node change one of the server's games first. `change` is the text of a function from the game to
 * what is different.
 */
export function withChangedGame(id: string, name: string, change: string): string[] {
  const folder = join(root, 'node_modules/.cache/heldentisch-games');
  mkdirSync(folder, { recursive: true });
  const games = pathToFileURL(join(root, 'apps/server/dist/games.js')).href;
  const main = join(folder, `${name}.mjs`);
  const text = `import { games } from '${games}';
const at = games.findIndex(({ id }) => id === '${id}');
games[at] = { ...games[at], ...(${change})(games[at]) };
`;
  writeAtOnce(main, text);
  return ['--import', pathToFileURL(main).href];
}
