import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lockFileProblems } from '../lock-file.mjs';

const names = [
  '@some/tool-linux-x64',
  '@some/tool-linux-arm64-musl',
  '@some/tool-darwin-arm64',
  '@some/tool-win32-x64',
];

/** A lock file of one tool that brings binaries, and of the binaries that are `there`. */
function lockOf(there: readonly string[], asked = names) {
  const optionalDependencies = Object.fromEntries(asked.map((name) => [name, '1.0.0']));
  const binaries = there.map((name) => [`node_modules/${name}`, { version: '1.0.0', integrity: 'sha512-…' }] as const);
  return { packages: { '': {}, 'node_modules/tool': { optionalDependencies }, ...Object.fromEntries(binaries) } };
}

describe('the lock file', () => {
  test('of this project serves Linux, macOS and Windows and names no host', () => {
    const file = new URL('../../package-lock.json', import.meta.url);
    expect(lockFileProblems(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('is complete when every binary is listed', () => {
    expect(lockFileProblems(lockOf(names))).toEqual([]);
  });

  test.each(names)('is not complete without %s', (missing) => {
    const there = names.filter((name) => name !== missing);
    expect(lockFileProblems(lockOf(there))).toEqual([`node_modules/tool lacks ${missing}`]);
  });

  test('does not take a tool that leaves a system out', () => {
    const there = names.filter((name) => !name.includes('darwin'));
    expect(lockFileProblems(lockOf(there, there))).toEqual(['node_modules/tool has no binary for darwin-arm64']);
  });

  test('may keep a binary beside the package that asks for it', () => {
    const { packages } = lockOf(names.slice(1));
    const nested = { [`node_modules/tool/node_modules/${names[0]}`]: { version: '1.0.0', integrity: 'sha512-…' } };
    expect(lockFileProblems({ packages: { ...packages, ...nested } })).toEqual([]);
  });

  test('names no host', () => {
    const packages = { 'node_modules/tool': { resolved: 'https://packages.example/tool-1.0.0.tgz' } };
    expect(lockFileProblems({ packages })).toEqual(['node_modules/tool names the host it was fetched from']);
  });

  test('may point at a folder of the project', () => {
    expect(
      lockFileProblems({ packages: { 'node_modules/@heldentisch/engine': { resolved: 'packages/engine' } } }),
    ).toEqual([]);
  });
});
