import type { Game, Language, Outcome } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import type { SeatInfo } from '@heldentisch/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allPoints, pointsOf, rankedSeats } from '../src/table/points.js';

const chosen = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('../src/settings/settings.js', () => ({ useSettings: () => chosen, settings: () => chosen }));

const game = noughts as unknown as Game;
const outcome: Outcome = { scores: [0, 1], reason: 'outcome.line', points: [7, 1234.5] };
const plain: Outcome = { scores: [0, 1], reason: 'outcome.line' };
const seats: SeatInfo[] = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name, online: true }));

describe('points', () => {
  beforeEach(() => {
    chosen.language = 'en';
  });

  test('decide the order after the victory', () => {
    expect(rankedSeats({ scores: [0, 1, 0], reason: '', points: [9, 5, 12] })).toEqual([1, 2, 0]);
    expect(rankedSeats({ scores: [0, 0.5, 0.5], reason: '' })).toEqual([1, 2, 0]);
  });

  test('are written as the language writes numbers', () => {
    expect([pointsOf(outcome, 1, 'en'), pointsOf(outcome, 1, 'de')]).toEqual(['1,234.5', '1.234,5']);
    expect(pointsOf(plain, 1, 'en')).toBe(null);
  });

  test('of all stand in one line', () => {
    expect(allPoints(game, outcome, 'en')).toBe('Nought – 1,234.5 · Cross – 7');
    expect(allPoints(game, outcome, 'de')).toBe('Kreis – 1.234,5 · Kreuz – 7');
    expect(allPoints(game, plain, 'en')).toBe(null);
  });

  test.each([
    ['en', 'Points: 7', 'Points: 1,234.5'],
    ['de', 'Punkte: 7', 'Punkte: 1.234,5'],
  ] as const)('stand in the list of the end (%s)', async (language, ...texts) => {
    chosen.language = language;
    const { Scores } = await import('../src/table/scores.js');
    const drawn = renderToStaticMarkup(createElement(Scores, { game, outcome, own: [0], seats }));
    for (const text of texts) expect(drawn).toContain(text);
    expect(drawn.indexOf('Ben')).toBeLessThan(drawn.indexOf('Ann'));
    expect(renderToStaticMarkup(createElement(Scores, { game, outcome: plain, own: [0], seats }))).not.toContain(':');
  });
});
