import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutGame } from '../src/lay-out-game.js';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const node = (...words: string[]): string => execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
let root = '';
let files: string[] = [];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** So much of the project as a new game needs; all packages but the new one are those of the project itself. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'heldentisch-new-'));
  const needed = [
    'package.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    'packages/games/lamplight',
    'packages/catalogue/src',
    'packages/catalogue/tsconfig.json',
    'apps/web/src/games/lamplight',
  ];
  for (const path of needed) {
    cpSync(join(project, path), join(root, path), { recursive: true, filter: (from) => !/[\\/]dist$/.test(from) });
  }
  for (const path of ['node_modules', 'packages/engine', 'packages/pieces']) {
    symlinkSync(join(project, path), join(root, path), 'junction');
  }
  files = layOutGame(root, 'paper-moon');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a game that was laid out', () => {
  it('speaks of itself everywhere', () => {
    const leftovers = files.filter((file) => /lamplight|lampenschein|\bLAM-/i.test(file + read(file)));
    // The catalogue has the example's line beside the new one.
    expect(leftovers).toEqual(['packages/catalogue/src/games.ts', 'packages/catalogue/tsconfig.json']);
    expect(read('packages/games/paper-moon/src/text/de.ts')).toContain("title: 'Paper Moon'");
    expect(files).toContain(join('packages/games/paper-moon/cases/PAP-09-rest.yaml'));
  });

  it('stands in the catalogue', () => {
    expect(read('packages/catalogue/src/games.ts')).toMatch(
      / {2}'paper-moon': \(\) => import\('@heldentisch\/paper-moon'\),\n\};\n$/,
    );
    const { references } = JSON.parse(read('packages/catalogue/tsconfig.json')) as { references: { path: string }[] };
    expect(references.at(-1)).toEqual({ path: '../games/paper-moon' });
  });

  it('compiles', () => {
    const settings = { noEmit: true, composite: false, customConditions: ['source'], types: ['node'] };
    const include = [
      'packages/games/paper-moon/src',
      'packages/games/paper-moon/test',
      'packages/games/paper-moon/rules',
    ];
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: settings, include }),
    );
    expect(node(join(project, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')).toBe('');
  });

  it('passes its suite', () => {
    // The example itself is tried long enough; here it is enough that every check is made.
    const test = 'packages/games/paper-moon/test/paper-moon.test.ts';
    writeFileSync(join(root, test), read(test).replace(/fuzzTries: [\d_]+/, 'fuzzTries: 500'));
    const output = join(root, 'report.json');
    node(join(project, 'node_modules/vitest/vitest.mjs'), 'run', test, '--reporter=json', `--outputFile=${output}`);
    const report = JSON.parse(readFileSync(output, 'utf8')) as { numFailedTests: number; numPassedTests: number };
    expect(report.numFailedTests).toBe(0);
    expect(report.numPassedTests).toBeGreaterThan(80);
  });
});

describe('no game is laid out', () => {
  it.each(['Paper', 'paper_moon', '-moon', 'paper-', '2-moons', 'paper moon', '../paper', ''])(
    'for the id "%s"',
    (id) => {
      expect(() => layOutGame(root, id)).toThrow('is no id of a game');
    },
  );

  it.each(['paper-moon', 'lamplight', 'engine'])('under a name that is taken: %s', (id) => {
    const before = read('packages/catalogue/src/games.ts');
    expect(() => layOutGame(root, id)).toThrow(`the name "${id}" is taken`);
    expect(read('packages/catalogue/src/games.ts')).toBe(before);
  });
});
