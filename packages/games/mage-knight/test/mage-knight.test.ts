import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differenceLines, fuzz, simulateRandom, watchCase } from '@heldentisch/testkit';
import { describe, expect, it, test } from 'vitest';
import { game } from '../src/index.js';

/*
 * What holds of a game that is still being made: its cases, ends of random games, the promises of the door. The suite of
 * all games comes with the line in the catalogue.
 */

const folder = fileURLToPath(new URL('../cases/', import.meta.url));
const cases = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

describe.each(['plain', 'undo'] as const)('cases, %s', (mode) => {
  it.each(cases)('$name', ({ name, text }) => {
    expect(differenceLines(watchCase({ [game.id]: game }, text, name, { mode }))).toEqual([]);
  });
});

test.each([
  ['first-reconnaissance', 1],
  ['first-reconnaissance', 3],
  ['solo-conquest', 1],
  ['blitz-conquest', 2],
  ['full-conquest', 4],
] as const)('random games of %s for %i come to an end', (scenario, seats) => {
  for (let seed = 1; seed <= 10; seed++) {
    const { play, finished } = simulateRandom(game, seed, { seats, options: { scenario } });
    expect(finished).toBe(true);
    game.check(play.state);
  }
});

test('keeps its promises', () => {
  expect(fuzz(game, { tries: 4000, seed: 1 }).problems).toEqual([]);
});
