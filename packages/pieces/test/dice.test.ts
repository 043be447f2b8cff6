import { Chance, InvariantError, openStream, type ScriptedOutcome, seedFromNumber } from '@heldentisch/engine';
import {
  defineDie,
  freeDice,
  giveBack,
  numberDie,
  opposite,
  rollAgain,
  rollPool,
  showing,
  shows,
  takeDie,
  totalOf,
  untaken,
} from '@heldentisch/pieces';
import { describe, expect, it } from 'vitest';

function scripted(...script: ScriptedOutcome[]): Chance {
  const chance = new Chance(openStream('xoroshiro128plus', seedFromNumber(1), 'play'));
  chance.follow(script);
  return chance;
}

const ground = ['road', 'wood', 'moor'] as const;
const [road, wood, moor] = [0, 1, 2];
const walking = defineDie(ground, [
  ['road'],
  ['road', 'wood'],
  ['wood', 'moor'],
  ['moor'],
  ['road', 'wood', 'moor'],
  [],
]);
const plain = numberDie(6);

describe('a die with symbols', () => {
  it('has as many sides as faces', () => {
    expect(walking.sides).toBe(6);
  });

  it('shows on each face what is written there', () => {
    const shown = [1, 2, 3, 4, 5, 6].map((face) => ground.filter((_, symbol) => shows(walking, face, symbol)));
    expect(shown).toEqual([['road'], ['road', 'wood'], ['wood', 'moor'], ['moor'], ['road', 'wood', 'moor'], []]);
  });

  it('has no symbol that was not named', () => {
    // @ts-expect-error: a misspelt symbol does not compile.
    defineDie(ground, [['raod']]);
  });
});

it('the opposite faces of a die of six add up to seven', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => opposite(plain, face))).toEqual([6, 5, 4, 3, 2, 1]);
});

describe('a pool', () => {
  it('is rolled die by die, and every roll is one use of chance', () => {
    const chance = scripted(2, 6, 1);
    expect(rollPool(chance, plain, 3)).toEqual({ faces: [2, 6, 1], taken: [untaken, untaken, untaken] });
    expect([chance.used, chance.release()]).toEqual([3, []]);
  });

  it('shows every face in the long run', () => {
    const chance = new Chance(openStream('chacha20', seedFromNumber(3), 'play'));
    expect(new Set(rollPool(chance, walking, 300).faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('finds the free dice that show a symbol', () => {
    const pool = rollPool(scripted(1, 3, 5, 6), walking, 4);
    expect([road, wood, moor].map((symbol) => showing(walking, pool, symbol))).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ]);
    takeDie(pool, 2, 0);
    expect([road, wood, moor].map((symbol) => showing(walking, pool, symbol))).toEqual([[0], [1], [1]]);
    expect(freeDice(pool)).toEqual([0, 1, 3]);
  });

  it('adds up without the dice that were taken', () => {
    const pool = rollPool(scripted(5, 3), plain, 2);
    expect(totalOf(pool)).toBe(8);
    takeDie(pool, 0, 4);
    expect(totalOf(pool)).toBe(3);
  });

  it('rolls only the named dice again', () => {
    const pool = rollPool(scripted(1, 2, 3), plain, 3);
    takeDie(pool, 2, 7);
    rollAgain(scripted(6, 5), plain, pool, [0, 2]);
    expect(pool).toEqual({ faces: [6, 2, 5], taken: [untaken, untaken, 7] });
    expect(() => rollAgain(scripted(1), plain, pool, [3])).toThrow(InvariantError);
  });

  it('gives no die away twice', () => {
    const pool = rollPool(scripted(1), plain, 1);
    takeDie(pool, 0, 1);
    expect(() => takeDie(pool, 0, 0)).toThrow(InvariantError);
    expect(() => takeDie(pool, 1, 0)).toThrow(InvariantError);
  });

  it('gets back what one has taken, rolled anew, and nothing else', () => {
    const pool = rollPool(scripted(1, 2, 3, 4), plain, 4);
    takeDie(pool, 0, 1);
    takeDie(pool, 1, 0);
    takeDie(pool, 3, 1);
    expect(giveBack(scripted(6, 5), plain, pool, 1)).toEqual([0, 3]);
    expect(pool).toEqual({ faces: [6, 2, 3, 5], taken: [untaken, 0, untaken, untaken] });
    expect(giveBack(scripted(), plain, pool, 1)).toEqual([]);
  });
});
