import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds, isGameId, loadGame, loadGames } from '../src/index.js';

const here = (path: string): URL => new URL(`../${path}`, import.meta.url);
const folders = readdirSync(here('../games'));

interface References {
  readonly references: readonly { readonly path: string }[];
}

describe('the catalogue', () => {
  test('has a line for every folder in packages/games', () => {
    const lines = folders
      .filter((id) => !isGameId(id))
      .map((id) => `add to src/games.ts: '${id}': () => import('@heldentisch/${id}'),`);
    expect(lines).toEqual([]);
  });

  test('has no line without a folder', () => {
    expect(gameIds.filter((id) => !folders.includes(id))).toEqual([]);
  });

  test('is built after every game', () => {
    const { references } = JSON.parse(readFileSync(here('tsconfig.json'), 'utf8')) as References;
    const games = references.filter(({ path }) => path.startsWith('../games/')).map(({ path }) => basename(path));
    const lines = folders
      .filter((id) => !games.includes(id))
      .map((id) => `add to the references in tsconfig.json: { "path": "../games/${id}" }`);
    expect(lines).toEqual([]);
    expect(games.filter((id) => !folders.includes(id))).toEqual([]);
  });

  test.each(gameIds)('finds %s in the package of that name', async (id) => {
    expect(existsSync(here(`../games/${id}/package.json`))).toBe(true);
    const { game, ledger } = await loadGame(id);
    expect(game.id).toBe(id);
    expect(ledger.rules).toBe(game.rules);
    const sections = new Set(ledger.sections.map((section) => section.id));
    expect(ledger.rules.filter((rule) => !sections.has(rule.section))).toEqual([]);
  });

  test('loads all games in its order', async () => {
    expect((await loadGames()).map(({ game }) => game.id)).toEqual(gameIds);
  });

  test('knows no other names', () => {
    expect(isGameId('toString')).toBe(false);
    expect(isGameId('')).toBe(false);
  });
});
