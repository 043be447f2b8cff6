import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { houseProblems } from '../house.mjs';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** The problems of a house with an engine, two games of cards and these files. */
function problemsWith(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'heldentisch-house-'));
  made.push(root);
  const all: Record<string, string> = {
    'packages/engine/src/index.ts': '',
    'packages/games/dark-wood/src/card-ids.ts': "export const cardIds = ['knight', 'silver-sword'];",
    'packages/games/castle/src/index.ts': '',
    'apps/web/src/index.ts': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return houseProblems(root);
}

const importOf = (name: string): string => `import { a } from '@heldentisch/${name}';`;

test('this house is in order', () => {
  expect(houseProblems(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

describe('imports point one way', () => {
  test.each([
    ['packages/pieces/src/piles.ts', 'engine'],
    ['packages/games/castle/src/a.ts', 'engine'],
    ['packages/games/castle/src/a.ts', 'pieces'],
    ['packages/catalogue/src/games.ts', 'dark-wood'],
    ['apps/server/src/a.ts', 'catalogue'],
    ['apps/web/src/games/castle/a.ts', 'castle'],
  ])('%s may import %s', (file, name) => {
    expect(problemsWith({ [file]: importOf(name) })).toEqual([]);
  });

  test.each([
    ['packages/engine/src/a.ts', 'pieces'],
    ['packages/pieces/src/piles.ts', 'castle'],
    ['packages/pieces/src/piles.ts', 'bots'],
    ['packages/games/castle/src/a.ts', 'dark-wood'],
    ['packages/bots/src/a.ts', 'castle'],
    ['apps/server/src/a.ts', 'castle'],
    ['apps/web/src/table/a.ts', 'castle'],
    ['apps/web/src/games/castle/a.ts', 'dark-wood'],
  ])('%s may not import %s', (file, name) => {
    const problems = problemsWith({ [file]: `\n${importOf(name)}` });
    expect(problems).toContain(`${file}:2 must not import @heldentisch/${name}`);
  });

  test('a file of another package is not reached by its path', () => {
    const problems = problemsWith({ 'packages/pieces/src/a.ts': "import { a } from '../../engine/src/index.js';" });
    expect(problems).toEqual(['packages/pieces/src/a.ts:1 imports ../../engine/src/index.js from outside its package']);
  });

  test('a package that no rule knows is named', () => {
    const problems = problemsWith({ 'packages/extra/src/index.ts': '' });
    expect(problems).toEqual(['packages/extra is not known to the rules of the house']);
  });
});

describe('nothing pure reads the outside world', () => {
  const roll = 'const roll = Math.random();';
  test.each(['packages/engine', 'packages/pieces', 'packages/bots', 'packages/games/castle'])('%s', (home) => {
    expect(problemsWith({ [`${home}/src/a.ts`]: roll })).toEqual([
      `${home}/src/a.ts:1 reads Math.random: chance comes from the context`,
    ]);
    expect(problemsWith({ [`${home}/src/a.ts`]: "import 'node:fs';" })).toEqual([
      `${home}/src/a.ts:1 must not import node:fs: there is no outside world`,
    ]);
  });

  test('the web app and what bots need of Node may', () => {
    expect(problemsWith({ 'apps/web/src/a.ts': roll, 'packages/bots/src/node/a.ts': roll })).toEqual([]);
  });
});

describe('no game is spoken of where every game must fit', () => {
  test.each(['dark-wood', 'darkWood', 'Dark Wood', 'castle', 'silver-sword'])('%s', (word) => {
    expect(problemsWith({ 'packages/pieces/src/a.ts': `const a = '${word}';` })).toEqual([
      `packages/pieces/src/a.ts:1 speaks of a game: ${word}`,
    ]);
  });

  test('a card named by a single word leaves the word to everybody', () => {
    expect(problemsWith({ 'packages/engine/src/a.ts': "const a = 'knight';" })).toEqual([]);
  });

  test('a comment, the folder of the game in the web app, and the practice game', () => {
    const files = {
      'packages/engine/src/a.ts': '// as in Dark Wood',
      'apps/web/src/games/dark-wood/a.ts': "const a = 'silver-sword';",
      'packages/games/noughts/src/index.ts': '',
      'apps/server/src/a.ts': "const a = 'noughts';",
    };
    expect(problemsWith(files)).toEqual([]);
  });
});
