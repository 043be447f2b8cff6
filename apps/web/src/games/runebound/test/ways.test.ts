import { describe, expect, test } from 'vitest';
import { cheapestWays, type Land } from '../model/ways.js';

/** A small land: spaces in two rows, `letters` is what each space asks for. */
const landOf = (letters: readonly string[], dice: readonly string[], weary = ''): Land => {
  const width = letters[0]?.length ?? 0;
  const at = (space: number): string => letters[Math.floor(space / width)]?.[space % width] ?? '#';
  return {
    start: 0,
    dice: dice.map((_, die) => die).filter((die) => dice[die] !== ''),
    neighboursOf: (space) =>
      [space % width > 0 ? space - 1 : -1, space % width < width - 1 ? space + 1 : -1, space - width, space + width]
        .filter((next) => next >= 0 && next < width * letters.length)
        .filter((next) => at(next) !== '#'),
    pays: (die, space) => dice[die]?.includes(at(space)) === true,
    worthOf: (die) => dice[die]?.length ?? 0,
    isWeary: (space) => weary.includes(at(space)),
  };
};

describe('the cheapest way', () => {
  test('takes as few dice as there are steps on the shortest road that the dice pay for', () => {
    const ways = cheapestWays(landOf(['.rr', 'fff'], ['r', 'r', 'f']));
    expect(ways.get(1)).toEqual({ spaces: [1], dice: [0], wearySteps: 0 });
    expect(ways.get(2)?.spaces).toEqual([1, 2]);
    expect(ways.get(3)?.dice).toEqual([2]);
  });

  test('goes round what no die pays for, and names no space out of reach', () => {
    const ways = cheapestWays(landOf(['.mr', 'fff'], ['f', 'f', 'f', 'r']));
    expect(ways.get(2)).toEqual({ spaces: [3, 4, 5, 2], dice: [0, 1, 2, 3], wearySteps: 0 });
    expect(ways.has(1)).toBe(false);
  });

  test('no die pays twice', () => {
    const ways = cheapestWays(landOf(['.rr'], ['r']));
    expect([...ways.keys()]).toEqual([1]);
  });

  test('finds the assignment in which each step has a die, though the first fit would fail', () => {
    // The die for both must not be spent on the forest, or nothing is left for the road.
    const ways = cheapestWays(landOf(['.fr'], ['fr', 'f']));
    expect(ways.get(2)).toEqual({ spaces: [1, 2], dice: [1, 0], wearySteps: 0 });
  });

  test('spends the die that can do least else', () => {
    const ways = cheapestWays(landOf(['.r'], ['rfm', 'r', 'rf']));
    expect(ways.get(1)?.dice).toEqual([1]);
  });

  test('of two ways with as many dice the one that costs the hero less is taken', () => {
    const ways = cheapestWays(landOf(['.vr', 'fff'], ['v', 'r', 'f', 'f'], 'v'));
    expect(ways.get(4)).toEqual({ spaces: [3, 4], dice: [2, 3], wearySteps: 0 });
    expect(ways.get(2)).toEqual({ spaces: [1, 2], dice: [0, 1], wearySteps: 1 });
  });

  test('spent dice and the own space are left out', () => {
    const ways = cheapestWays(landOf(['.r', 'ff'], ['', 'r', 'f', 'f']));
    expect(ways.has(0)).toBe(false);
    expect([...ways.values()].flatMap(({ dice }) => dice)).not.toContain(0);
  });
});
