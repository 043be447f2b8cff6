/**
 * Rules of the house that no compiler knows: imports point one way, nothing in the pure parts reads a clock, chance or
 * a file, and no game is mentioned where every game must fit.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const scope = '@heldentisch/';

/** Which packages of the house a package may import; games besides, where it says so. */
const friends = {
  'packages/engine': [],
  'packages/pieces': ['engine'],
  'packages/testkit': ['engine'],
  'packages/bots': ['engine'],
  'packages/games/*': ['engine', 'pieces'],
  'packages/catalogue': ['engine', 'any game'],
  'packages/protocol': ['engine'],
  'apps/server': ['engine', 'catalogue', 'protocol', 'protocol/schema', 'bots', 'bots/node'],
  'apps/web': ['engine', 'pieces', 'catalogue', 'protocol', 'bots'],
  'apps/cli': ['engine', 'catalogue', 'protocol', 'testkit', 'bots', 'bots/node', 'server', 'server/trials'],
};

const pure = new Set(['packages/engine', 'packages/pieces', 'packages/bots', 'packages/games/*']);
const nodeOnly = /^packages\/bots\/src\/node\//;
/** What must not be read in pure code, and why. */
const impure = [
  [/\bMath\.random\b/, 'chance comes from the context'],
  [/\bDate\b|\bperformance\b/, 'there is no clock'],
  [/\bIntl\b|\.toLocale/, 'there is no locale'],
  [/\bprocess\b|\bfetch\(|\bsetTimeout\b|\bsetInterval\b|\bconsole\b/, 'there is no outside world'],
];

/** Parts that fit every game and speak of none. */
const gameless = new Set([
  'packages/engine',
  'packages/pieces',
  'packages/testkit',
  'packages/bots',
  'packages/protocol',
  'apps/server',
  'apps/web',
]);
/** Where each game brings its own things for the web app. */
const webFolder = /^apps\/web\/src\/games\/([^/]+)\//;
/** The practice game may be spoken of: the trials of the server play it. */
const practice = 'noughts';

/** Names of games, and ids of cards that are more than one word: a word alone may mean something else. */
function wordsOfGames(root, games) {
  const shipped = games.filter((game) => game !== practice);
  const cards = shipped.flatMap((game) => {
    const file = join(root, 'packages/games', game, 'src/card-ids.ts');
    if (!existsSync(file)) return [];
    return [...readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1]);
  });
  const words = [...shipped.map((game) => game.replaceAll('-', '[- ]?')), ...cards];
  return words.length === 0 ? null : new RegExp(`\\b(${words.join('|')})\\b`, 'i');
}

const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

function* sources(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') yield* sources(root, path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' ')).replace(/\/\/.*$/gm, '');

function* wrongImports(root, home, kind, file, code, games) {
  const mayImport = (name) =>
    friends[kind].includes(name) ||
    (friends[kind].includes('any game') && games.includes(name)) ||
    webFolder.exec(file)?.[1] === name;
  for (const match of code.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const target = match[1];
    if (target.startsWith('.')) {
      const inside = !relative(join(root, home), resolve(root, dirname(file), target)).startsWith('..');
      if (!inside) yield [match.index, `imports ${target} from outside its package`];
    } else if (target.startsWith(scope) && !mayImport(target.slice(scope.length))) {
      yield [match.index, `must not import ${target}`];
    } else if (target.startsWith('node:') && pure.has(kind) && !nodeOnly.test(file)) {
      yield [match.index, `must not import ${target}: there is no outside world`];
    }
  }
}

function* impureReads(code) {
  for (const [pattern, why] of impure) {
    const found = pattern.exec(code);
    if (found !== null) yield [found.index, `reads ${found[0]}: ${why}`];
  }
}

/**
 * What breaks a rule of the house below `root`: file, line and what is wrong.
 * @param {string} root
 * @returns {string[]}
 */
export function houseProblems(root) {
  const games = foldersIn(join(root, 'packages/games'));
  const gameWords = wordsOfGames(root, games);
  const homes = [
    ...foldersIn(join(root, 'packages'))
      .filter((name) => name !== 'games')
      .map((name) => `packages/${name}`),
    ...games.map((game) => `packages/games/${game}`),
    ...foldersIn(join(root, 'apps')).map((name) => `apps/${name}`),
  ];
  const problems = [];
  for (const home of homes) {
    const kind = home.startsWith('packages/games/') ? 'packages/games/*' : home;
    if (!(kind in friends)) {
      problems.push(`${home} is not known to the rules of the house`);
      continue;
    }
    for (const file of sources(root, `${home}/src`)) {
      const code = withoutComments(readFileSync(join(root, file), 'utf8'));
      const found = [...wrongImports(root, home, kind, file, code, games)];
      if (pure.has(kind) && !nodeOnly.test(file)) found.push(...impureReads(code));
      const word = gameless.has(kind) && !webFolder.test(file) ? gameWords?.exec(code) : null;
      if (word) found.push([word.index, `speaks of a game: ${word[0]}`]);
      for (const [index, message] of found)
        problems.push(`${file}:${code.slice(0, index).split('\n').length} ${message}`);
    }
  }
  return problems;
}
