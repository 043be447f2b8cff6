import { createMatch, type Game, type Outcome, seedFromNumber, viewFor } from '@heldentisch/engine';
import type { OutlineRow } from '@heldentisch/protocol';
import { describe, expect, test } from 'vitest';
import { windowGame } from '../../../packages/engine/test/window-game.js';
import { gameById, type RegisteredGame, registeredGames } from '../src/games.js';
import { Conversation, type Output } from '../src/play/conversation.js';
import { outlineText } from '../src/play/outline-text.js';
import { paintFor } from '../src/play/paint.js';
import { Table } from '../src/play/table.js';
import { findThings } from '../src/play/things.js';

/** A talk in which the person sits at seat 0; what was written is kept. */
function talk(game: Game, seats: number, language: 'en' | 'de' = 'en') {
  const match = createMatch(game, { options: {}, seats, seed: seedFromNumber(5), random: 'chacha20' });
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('person' as const) : ('random' as const)));
  const table = new Table({ game }, match, sitters, 0, language);
  let written = '';
  const output: Output = { write: (text) => (written += text), width: 80, paint: paintFor(false, {}) };
  const conversation = new Conversation(table, output, null);
  const hear = (...lines: string[]): string => {
    written = '';
    for (const line of lines) conversation.hear(line);
    return written;
  };
  conversation.goOn();
  return { match, start: written, hear };
}

const windows = windowGame as unknown as Game;
const leaf = (label: string, text: string, isFlag = false): OutlineRow => ({
  key: label,
  label,
  text,
  rows: [],
  isFlag,
});
const group = (label: string, ...rows: OutlineRow[]): OutlineRow => ({ ...leaf(label, ''), rows });

describe('a table without a drawing of its own', () => {
  const fighter = group('Troll', leaf('Life', '12'), leaf('stunned', 'Yes', true), leaf('Gear', 'Axe, Helmet'));

  test('has short facts in one line and things in a line each', () => {
    const rows = [
      leaf('step', 'combat'),
      leaf('turn', '5'),
      leaf('hand', 'Axe, Bow'),
      group('fighters', fighter, group('Elf', leaf('Life', '3'))),
      group('decks', leaf('Red', '60 face down'), leaf('Blue', '9 face down')),
    ];
    expect(outlineText(rows, 80).split('\n')).toEqual([
      'Step: combat · Turn 5',
      'Hand: Axe, Bow',
      'Fighters',
      '  Troll: Life 12 · stunned · Gear: Axe, Helmet',
      '  Elf: Life 3',
      'Decks: Red: 60 face down · Blue: 9 face down',
    ]);
  });

  test('is wrapped between facts, or between words where a fact alone is too long', () => {
    expect(outlineText([fighter], 24).split('\n')).toEqual(['Troll: Life 12 · stunned', '    Gear: Axe, Helmet']);
    const long = leaf('discards', 'one, two, three, four, five, six, seven');
    const lines = outlineText([long], 24).split('\n');
    expect(lines).toEqual(['Discards: one, two,', '    three, four, five,', '    six, seven']);
  });

  test.each(['en', 'de'] as const)('lets every game be played in words (%s)', (language) => {
    for (const id of ['noughts', 'pixel-tactics', 'kleine-helden']) {
      const { match, start, hear } = talk(gameById(id), 2, language);
      let shown = start;
      for (let i = 0; i < 60 && match.play.waiting !== 0; i++) {
        expect(shown).not.toMatch(/"\?"|^ *- |undefined|\[object/m);
        expect(shown.split('\n').filter((line) => /^(?! *\d+ )/.test(line)).length).toBeLessThan(120);
        shown = hear('1');
      }
    }
  });

  test('says whose turn it is and marks the own seat', () => {
    const { start } = talk(gameById('kleine-helden'), 2);
    expect(start).toMatch(/Turn of: (Gold \(you\)|Ruby)/);
    expect(start).toMatch(/^ {2}Gold \(you\)$/m);
    expect(start).toMatch(/Red: \d+ face down · Blue: \d+ face down/);
  });

  test('is shown again only if it looks otherwise, or on demand', () => {
    let lives = 3;
    const { start, hear } = talk({ ...windows, position: { ...windows.position, write: () => ({ lives }) } }, 2);
    expect(start).toContain('Lives 3\n');
    expect(hear('rest')).toMatch(/^(?!.*Lives).*Strike or rest/s);
    expect(hear('b')).toContain('Lives 3\n');
    lives = 2;
    expect(hear('rest')).toContain('Lives 2\n');
  });
});

describe('a table that the game draws itself', () => {
  test('knows the width of the terminal and how to catch the eye', () => {
    const match = createMatch(windows, { options: {}, seats: 2, seed: seedFromNumber(5), random: 'chacha20' });
    const drawText: NonNullable<RegisteredGame['drawText']> = (_view, seat, language, { width, strong }) =>
      [seat, language, width, strong('here')].join(' ');
    const table = new Table({ game: windows, drawText }, match, ['random', 'person'], 1, 'de');
    expect(table.draw({ width: 72, strong: (text) => text.toUpperCase() })).toBe('1 de 72 HERE');
  });

  test.each(['en', 'de'] as const)('is drawn at every decision without a word of the program (%s)', (language) => {
    const drawn = registeredGames.filter(({ drawText }) => drawText !== undefined);
    expect(drawn.length).toBeGreaterThan(1);
    for (const { game, drawText } of drawn) {
      const { match, hear } = talk(game, Math.max(2, game.seats.least), language);
      for (let i = 0; i < 60 && match.play.waiting !== 0; i++) {
        const text = drawText?.(viewFor(match, 0), 0, language, { width: 120, strong: (words) => words }) ?? '';
        expect(text).not.toMatch(/undefined|NaN|\[object|\{\w/);
        hear('1');
      }
    }
  });
});

test('a window that offers nothing but the pass is not asked among bots', () => {
  const { match, hear } = talk(windows, 3);
  for (let i = 0; i < 40 && match.play.waiting !== 0; i++) {
    expect(match.play.options(0).toArray().length).toBeGreaterThan(1);
    hear(match.play.waitingFrame?.step === 'react' ? 'pass' : 'rest');
  }
  const passes = match.log.filter((entry) => entry.seat === 0 && 'choice' in entry && entry.choice.type === 'pass');
  expect(passes.length).toBeGreaterThan(0);
});

describe('info', () => {
  const game = gameById('kleine-helden');

  test('tells what is printed on a thing, by its whole name or a part of it', () => {
    expect(findThings(game, 'en', 'lich')).toEqual([expect.stringMatching(/^Lich: ./)]);
    expect(findThings(game, 'de', 'trank').length).toBeGreaterThan(3);
    expect(findThings(game, 'en', 'zebra')).toEqual([]);
  });

  test('names the parts where there are several', () => {
    const lines = findThings(gameById('pixel-tactics'), 'en', 'Knight');
    expect(lines[0]).toBe('Knight');
    expect(lines.slice(1)).toContainEqual(expect.stringMatching(/^ {2}front: ./));
  });

  test('is a command of the terminal', () => {
    const { hear } = talk(game, 2);
    expect(hear('info lich')).toMatch(/^Lich: /);
    expect(hear('info zebra')).toContain('Nothing is called "zebra"');
    expect(hear('?')).toContain('info name');
  });
});

test('the end tells the points of a game that has some', () => {
  const ending: Outcome = { scores: [0, 1, 0], reason: 'outcome.hits', points: [4, 23, 9] };
  const { hear, match } = talk({ ...windows, outcome: () => ending }, 3);
  let said = '';
  for (let i = 0; i < 100 && match.play.waiting !== 0; i++) said = hear('rest', 'pass');
  expect(said).toContain('Hits are counted. You have lost.\nPoints: Seat 0 – 4 · Seat 1 – 23 · Seat 2 – 9\n');
  expect(talk(windows, 2).hear('concede')).not.toContain('Points');
});
