import { type Game, seedFromNumber } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { game as lamplight } from '@heldentisch/lamplight';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { ToldLine } from '@heldentisch/protocol';
import { describe, expect, test } from 'vitest';
import { openPlay } from '../../../packages/bots/src/index.js';
import { chancesOf, turningPoint } from '../src/table/after/chances.js';
import { eventsInForce, statisticsOf } from '../src/table/after/statistics.js';

const always = (): boolean => true;
const duel = (...first: number[]): number[][] => first.map((chance) => [chance, 1 - chance]);

describe('the chances as the bots judge them', () => {
  test.each([
    ['two by what each is worth', pixelTactics as unknown as Game, 2],
    ['four by their prospects', kleineHelden as unknown as Game, 4],
    ['three who only know how much better off they are', lamplight as unknown as Game, 3],
  ])('share one win: %s', (_, game, seats) => {
    const { state } = openPlay(game, { seed: seedFromNumber(2) }, seats);
    const chances = chancesOf(game, state, seats);
    expect(chances).toHaveLength(seats);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
  });

  test('of one who plays alone are its own', () => {
    const game = lamplight as unknown as Game;
    const { state } = openPlay(game, { seed: seedFromNumber(2) }, 1);
    expect(chancesOf(game, state, 1)).toEqual([(game.bot.evaluate(state, 0) + 1) / 2]);
  });
});

describe('the turning point', () => {
  test('is the largest gain of the winner that was never lost again', () => {
    const curve = duel(0.5, 0.9, 0.3, 0.35, 0.6, 0.58, 0.7, 1);
    expect(turningPoint(curve, [0], always)).toEqual({ line: 7, seat: 0, before: 0.7, after: 1 });
    expect(turningPoint(duel(0.5, 0.9, 0.3, 0.35, 0.7, 0.68, 0.7, 0.8), [0], always)).toMatchObject({ line: 4 });
  });

  test('is not where somebody gave up', () => {
    const curve = duel(0.5, 0.45, 0.62, 0.6, 1);
    expect(turningPoint(curve, [0], (line) => line !== 4)).toMatchObject({ line: 2 });
  });

  test('is not where the set-up is first judged', () => {
    expect(turningPoint(duel(0.5, 0.5, 0.8, 0.79, 0.9), [0], always)).toMatchObject({ line: 4 });
    expect(turningPoint(duel(0.5, 0.5, 1), [0], always)).toBeNull();
  });

  test('is missing where nothing turned', () => {
    expect(turningPoint(duel(0.5, 0.52, 0.5, 0.55), [0, 1], always)).toBeNull();
    expect(turningPoint([], [0], always)).toBeNull();
  });
});

describe('figures', () => {
  const line = (n: number, kind: ToldLine['kind'], types: string[] = [], count?: number): ToldLine => ({
    n,
    seat: 0,
    kind,
    events: types.map((type) => ({ type })),
    ...(count === undefined ? {} : { count }),
  });

  test('leave out what was taken back, and count what was repeated once', () => {
    const lines = [line(1, 'choice', ['hit']), line(2, 'undo', [], 1), line(3, 'redo', ['hit'], 1)];
    expect(eventsInForce(lines)).toHaveLength(1);
    expect(eventsInForce(lines.slice(0, 2))).toHaveLength(0);
  });

  test('add up for each seat, without rows in which nobody has anything', () => {
    const rows = { hits: { name: { de: 'Treffer', en: 'Hits' } }, heals: { name: { de: 'Heilung', en: 'Heals' } } };
    const marks = [
      { row: 'hits', seat: 1, amount: 2 },
      { row: 'hits', seat: 1, amount: 3 },
      { row: 'hits', seat: -1, amount: 9 },
    ] as const;
    const statistics = statisticsOf(rows, () => () => marks);
    expect(statistics([{ type: 'counted' }], 2)).toEqual([{ ...rows.hits, values: [0, 5] }]);
  });
});
