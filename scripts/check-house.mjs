/**
 * Rules of the house that no compiler knows: imports point one way, nothing in the pure parts reads a clock, chance or
 * a file, and no game is mentioned where every game must fit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scope = '@heldentisch/';
const games = readdirSync(join(root, 'packages/games'));

/** Which packages of the house a package may import. */
const allowed = {
  'packages/engine': [],
  'packages/pieces': ['engine'],
  'packages/testkit': ['engine'],
  'packages/bots': ['engine'],
  ...Object.fromEntries(games.map((game) => [`packages/games/${game}`, ['engine', 'pieces']])),
  'packages/protocol': ['engine'],
  'apps/server': ['engine', 'protocol', 'protocol/schema', 'bots', 'bots/node', ...games],
  'apps/web': ['engine', 'protocol', 'bots', ...games, ...games.map((game) => `${game}/ledger`)],
  'apps/cli': ['engine', 'protocol', 'testkit', 'bots', 'bots/node', 'server', 'server/trials', ...games],
};

/** What must not be read in pure code, and why. */
const impure = [
  [/\bMath\.random\b/, 'chance comes from the context'],
  [/\bDate\b|\bperformance\b/, 'there is no clock'],
  [/\bIntl\b|\.toLocale/, 'there is no locale'],
  [/\bprocess\b|\bfetch\(|\bsetTimeout\b|\bsetInterval\b|\bconsole\b/, 'there is no outside world'],
];
const pure = ['packages/engine', 'packages/pieces', 'packages/bots', ...games.map((game) => `packages/games/${game}`)];
const nodeOnly = /^packages\/bots\/src\/node\//;

/**
 * Words of games, which belong to the games alone: their names, the names of their cards that no other word is like, and
 * what most of them play with. The practice game may be spoken of: the trials of the server play it.
 */
const shipped = games.filter((game) => game !== 'noughts');
const names = shipped.map((game) => game.replaceAll('-', '[- ]?'));
const cards = shipped.flatMap((game) => {
  const file = join(root, 'packages/games', game, 'src/card-ids.ts');
  return [...readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1]);
});
const things = ['pixel', 'knight', 'leader', 'wave', 'corpse', 'demon', 'npc', 'manoeuvre', 'potion'];
const gameWords = new RegExp(`\\b(${[...names, ...cards, ...things].join('|')})\\b`, 'i');
const gameless = [
  'packages/engine',
  'packages/pieces',
  'packages/testkit',
  'packages/bots',
  'packages/protocol',
  'apps/server',
  'apps/web',
];
/** Where the games are listed, and where each brings its own things. */
const gameHomes = /^apps\/server\/src\/games\.ts$|^apps\/web\/src\/games\//;

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (c) => c.replace(/[^\n]/g, ' ')).replace(/\/\/.*$/gm, '');

const problems = [];
for (const [home, friends] of Object.entries(allowed)) {
  for (const file of sources(`${home}/src`)) {
    const code = withoutComments(readFileSync(join(root, file), 'utf8'));
    const report = (index, message) => problems.push(`${file}:${code.slice(0, index).split('\n').length} ${message}`);
    for (const match of code.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = match[1];
      if (target.startsWith('.')) {
        const inside = !relative(join(root, home), resolve(root, dirname(file), target)).startsWith('..');
        if (!inside) report(match.index, `imports ${target} from outside its package`);
      } else if (target.startsWith(scope) && !friends.includes(target.slice(scope.length))) {
        report(match.index, `must not import ${target}`);
      } else if (target.startsWith('node:') && pure.includes(home) && !nodeOnly.test(file)) {
        report(match.index, `must not import ${target}: there is no outside world`);
      }
    }
    if (pure.includes(home) && !nodeOnly.test(file)) {
      for (const [pattern, why] of impure) {
        const found = pattern.exec(code);
        if (found !== null) report(found.index, `reads ${found[0]}: ${why}`);
      }
    }
    const word = gameless.includes(home) && !gameHomes.test(file) ? gameWords.exec(code) : null;
    if (word !== null) report(word.index, `speaks of a game: ${word[0]}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The house is in order.' : `${problems.length} rule(s) of the house broken.`);
process.exit(problems.length === 0 ? 0 : 1);
