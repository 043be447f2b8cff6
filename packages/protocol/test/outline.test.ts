import { createMatch, type Game, seedFromNumber, viewFor } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { windowGame } from '../../engine/test/window-game.js';
import { type OutlineRow, outlineOf } from '../src/index.js';

const words = {
  ...windowGame.texts.en,
  'card.c0': 'Shield',
  'card.c1': 'Stone',
  'position.lives': 'Lives',
  'position.stage.react': 'reactions',
};

/** A game whose position is written as given. */
const written = (data: object): Game =>
  ({
    ...windowGame,
    texts: { en: words, de: { ...words, 'card.c0': 'Schild' } },
    position: { ...windowGame.position, write: () => data },
  }) as unknown as Game;

/** Rows as nested lists: `label: text`, or the label with its rows. */
type Drawn = string | readonly [string, ...Drawn[]];
const drawn = ({ label, text, rows, isFlag }: OutlineRow): Drawn =>
  rows.length > 0 ? [label, ...rows.map(drawn)] : isFlag ? `${label}!` : `${label}: ${text}`;

const outline = (data: object, language: 'en' | 'de' = 'en', seats = 2): Drawn[] =>
  outlineOf(written(data), { frames: [] }, { language, seats }).map(drawn);

describe('a table in words', () => {
  it('counts what is hidden and names what is not', () => {
    const data = { hands: [['c0', '?', 'c1', '?'], ['?']], deck: ['?', '?', '?'] };
    expect(outline(data)).toEqual([
      ['hands', 'Seat 0: Shield, Stone, 2 face down', 'Seat 1: 1 face down'],
      'deck: 3 face down',
    ]);
    expect(outline(data, 'de')[0]).toEqual(['Handkarten', 'Seat 0: Schild, Stone, 2 verdeckt', 'Seat 1: 1 verdeckt']);
  });

  it('leaves out what is empty, zero or not so', () => {
    const empty = { a: null, b: [], c: {}, d: 0, e: false, f: '', g: 'none', h: [[], []], i: { red: [] }, j: [0, 0] };
    expect(outline(empty)).toEqual([]);
    expect(outline({ ...empty, lives: 3, poisoned: true })).toEqual(['Lives: 3', 'poisoned!']);
  });

  it('keeps a thing of which nothing is special, and every seat of a list', () => {
    expect(outline({ fighters: { c0: { lives: 0, gear: [] }, c1: { lives: 4 } } })).toEqual([
      ['fighters', 'Shield: –', ['Stone', 'Lives: 4']],
    ]);
    expect(outline({ lives: [3, 0], chosen: [null, 'c1'] })).toEqual([
      ['Lives', 'Seat 0: 3', 'Seat 1: 0'],
      ['Chosen in secret', 'Seat 0: –', 'Seat 1: Stone'],
    ]);
  });

  it('speaks of seats by name, and of turns by number if the active seat is named', () => {
    expect(outline({ turn: 0, winner: -1 })).toEqual(['To act: Seat 0']);
    expect(outline({ turn: 7, active: 1, stage: 'react' })).toEqual(['Turn: 7', 'Turn of: Seat 1', 'stage: reactions']);
    const seatName = (seat: number): string => ['you', 'Ben'][seat] ?? '';
    const rows = outlineOf(written({ active: 0 }), { frames: [] }, { language: 'en', seats: 2, seatName });
    expect(rows.map(drawn)).toEqual(['Turn of: you']);
  });

  it('puts a thing with its properties into one line, also in a list', () => {
    const units = [{ card: 'c0', lives: 2, moved: true, bonus: 0 }, { card: 'c1' }, { card: '?' }];
    expect(outline({ unit: units[0] })).toEqual(['unit: Shield (Lives 2, moved)']);
    expect(outline({ units })).toEqual([['units', ': Shield (Lives 2, moved)', ': Stone', ': ?']]);
  });

  it('shows a seat no more than its view', () => {
    const match = createMatch(windowGame, { options: {}, seats: 3, seed: seedFromNumber(1), random: 'chacha20' });
    const rows = outlineOf(windowGame as unknown as Game, viewFor(match, 1), { language: 'en', seats: 3 });
    const [hands] = rows.map(drawn);
    expect(hands?.[1]).toMatch(/^Seat 0: \d face down$/);
    expect(hands?.[2]).toMatch(/^Seat 1: c\d+/);
    expect(hands?.[3]).toMatch(/^Seat 2: \d face down$/);
  });
});
