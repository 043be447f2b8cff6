import type { Game, GameOptions } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { evenSteps } from '../src/lobby/even-steps.js';
import { OptionFields } from '../src/lobby/option-fields.js';
import { SeatFields, type SeatWish } from '../src/lobby/seat-fields.js';

/** The real settings ask the browser; here is none. */
vi.mock('../src/settings/settings.js', () => ({ useSettings: () => ({ language: 'en' }) }));

const tens = Array.from({ length: 29 }, (_, i) => 20 + 10 * i);
const limit = { type: 'choice', values: [...tens, 'none'], default: 100, peopleOnly: ['none'] } as const;
const words = { 'option.limit': 'Rounds', 'option.limit.none': 'without end' };
const texts = { de: { ...noughts.texts.de, ...words }, en: { ...noughts.texts.en, ...words } };
const game = { ...noughts, texts, options: { limit } } as unknown as Game;

const fields = (options: GameOptions, hasBots: boolean): string =>
  renderToStaticMarkup(createElement(OptionFields, { game, options, hasBots, onChange: () => undefined }));

test('many numbers in even steps are typed, not looked for in a list', () => {
  expect(evenSteps(limit.values)).toEqual({ least: 20, most: 300, step: 10 });
  expect(fields({}, false)).toMatch(/type="number"[^>]*min="20" max="300" step="10" value="100"/);
});

test.each([[[1, 2, 3]], [[1, 2, 3, 4, 5, 6, 7, 9, 10]], [['a', 'b']], [[]]])('%j stay a list', (values) => {
  expect(evenSteps(values)).toBeNull();
});

test('what is for people only is offered among people', () => {
  const text = fields({}, false);
  expect(text).toContain('Rounds: without end');
  expect(text).not.toContain('people only');
  // Without a number there is none to type.
  expect(fields({ limit: 'none' }, false)).not.toContain('type="number"');
});

test('with bots it is not offered, and a sentence says why', () => {
  const text = fields({}, true);
  expect(text).not.toContain('Rounds: without end');
  expect(text).toContain('“without end” is for people only');
});

test('where it is chosen no seat can be given to a bot, and a sentence says why', () => {
  const seats: readonly SeatWish[] = [{ kind: 'me' }, { kind: 'person' }];
  const draw = (whyNoBots: string | null): string =>
    renderToStaticMarkup(
      createElement(SeatFields, { game, seats, isOnline: false, whyNoBots, onChange: () => undefined }),
    );
  expect(draw(null)).toContain('value="bot"');
  expect(draw('No bots here.')).not.toContain('value="bot"');
  expect(draw('No bots here.')).toContain('No bots here.');
});
