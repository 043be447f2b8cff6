import { readdirSync } from 'node:fs';
import { gameIds } from '@heldentisch/catalogue';
import { describe, expect, test } from 'vitest';
import { gameWords, isPractice, lobbyGames } from '../src/games/lobby-texts.js';

const home = new URL('../src/games/', import.meta.url);
const folders = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('the games of the app', () => {
  test('are those of the catalogue, each with its folder', () => {
    expect(folders.sort()).toEqual([...gameIds].sort());
  });

  test.each(gameIds)('%s has a picture and words for the lobby', (id) => {
    expect(readdirSync(new URL(`${id}/`, home))).toEqual(expect.arrayContaining(['lobby-text.ts', 'lobby-art.tsx']));
    for (const language of ['de', 'en'] as const) {
      for (const key of [`game.${id}`, `game.${id}.lead`, `game.${id}.about`, `game.${id}.facts`] as const) {
        expect(gameWords(language)[key]).toMatch(/\w/);
      }
    }
  });

  test('stand in the lobby once each, those to practise with at the end', () => {
    expect([...lobbyGames].sort()).toEqual([...gameIds].sort());
    const firstPractice = lobbyGames.findIndex(isPractice);
    expect(lobbyGames.slice(firstPractice).every(isPractice)).toBe(true);
    expect(isPractice('noughts')).toBe(true);
  });
});
