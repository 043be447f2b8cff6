import {
  act,
  answerUndo,
  askUndo,
  at,
  concede,
  GameFileError,
  type Header,
  hash,
  type Match,
  readGameFile,
  redo,
  replay,
  sealSeed,
  seedFromNumber,
  undo,
  writeGameFile,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, stroll } from './doing.js';
import { type ToyState, toy, toyMatch } from './toy.js';

const seats = ['Ann', 'bot:hard'];

/** A game with every kind of line. */
function everyKind(): Match<ToyState> {
  const match = toyMatch({ seed: 3 });
  choose(match, 0, { type: 'split' });
  choose(match, 0, { type: 'put', amount: 2 });
  undo(match, 0);
  redo(match, 0);
  choose(match, 1, { type: 'roll' });
  askUndo(match, 1);
  answerUndo(match, 0, true);
  redo(match, 1);
  choose(match, 0, { type: 'draw' });
  concede(match, 1);
  return match;
}

/** A game file as rows of plain objects that a test can spoil. */
type Row = Record<string, unknown>;
const rowsOf = (match: Match<ToyState>): Row[] =>
  writeGameFile(match, seats)
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row));
const textFrom = (rows: readonly unknown[]): string => `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;

/** Where and why a file is refused, as `line field`. */
function problemOf(text: string): string {
  try {
    replay(toy, readGameFile(text));
  } catch (error) {
    if (!(error instanceof GameFileError)) throw error;
    expect(error.message).toContain(`line ${error.line}, ${error.field}: `);
    return `${error.line} ${error.field}`;
  }
  return 'ok';
}
const problemWith = (line: number, change: Row): string => {
  const rows = rowsOf(everyKind());
  rows[line - 1] = { ...rows[line - 1], ...change };
  return problemOf(textFrom(rows));
};
/** The same with a field left out. */
const problemWithout = (line: number, field: string): string => problemWith(line, { [field]: undefined });

describe('a game file', () => {
  it('begins with a header and has a numbered, hashed line for each line of the log', () => {
    const match = everyKind();
    const [header, ...lines] = rowsOf(match);
    expect(header).toEqual({
      format: 1,
      game: 'toy',
      rules: 3,
      options: { length: 40, fragile: false },
      seats,
      random: 'chacha20',
      seed: seedFromNumber(3),
      lines: 9,
      hash: match.startHash,
    });
    expect(lines).toEqual(match.log.map((line, i) => ({ n: i + 1, ...line, hash: match.hashes[i] })));
  });

  it('with undo, redo, consent and concession comes back the same', () => {
    const match = everyKind();
    const text = writeGameFile(match, seats);
    const again = replay(toy, readGameFile(text));
    expect(writeGameFile(again, seats)).toBe(text);
    expect(again.events).toEqual(match.events);
    expect(again.startEvents).toEqual(match.startEvents);
    expect(hash(again.play.state)).toBe(hash(match.play.state));
    expect(match.log.map((line) => Object.keys(line)[1])).toEqual([
      'choice',
      'choice',
      'undo',
      'redo',
      'choice',
      'undo',
      'redo',
      'choice',
      'concede',
    ]);
  });

  it('of any random game comes back the same and can be played on', () => {
    for (let seed = 0; seed < 12; seed++) {
      const match = toyMatch({ seed, seats: 2 + (seed % 2) });
      stroll(match, 30, seed);
      const again = replay(toy, readGameFile(writeGameFile(match, match.revisions.map(String))));
      expect(again.hashes).toEqual(match.hashes);
      stroll(match, 30, seed + 50);
      stroll(again, 30, seed + 50);
      expect(again.hashes).toEqual(match.hashes);
    }
  });

  it('can be replayed up to any line', () => {
    const match = everyKind();
    const file = readGameFile(writeGameFile(match, seats));
    for (let line = 0; line <= match.log.length; line++) {
      const part = replay(toy, file, line);
      expect(part.log).toEqual(match.log.slice(0, line));
      expect(hash(part.play.state)).toBe(line === 0 ? match.startHash : match.hashes[line - 1]);
    }
  });

  it('of a match without a choice is a header alone', () => {
    const text = writeGameFile(toyMatch(), seats);
    expect(text.split('\n')).toHaveLength(2);
    expect(problemOf(text)).toBe('ok');
  });

  it('holds the dice of the fast generator as well', () => {
    expect(problemWith(1, { random: 'xoroshiro128plus' })).toBe('1 hash');
  });
});

describe('a sealed file', () => {
  it('promises the seed without telling it', () => {
    const match = everyKind();
    const text = writeGameFile(match, seats, true);
    const header = readGameFile(text).header as Header;
    expect(header.sealed).toBe(sealSeed(match.setup.seed));
    expect(header.seed).toBe(undefined);
    expect(text).not.toContain(match.setup.seed);
  });

  it('can be read but not replayed', () => {
    expect(problemOf(writeGameFile(everyKind(), seats, true))).toBe('1 sealed');
  });
});

describe('a spoilt file', () => {
  it('is noticed at every byte where it can be cut off', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    choose(match, 1, { type: 'split' });
    undo(match, 1);
    const text = writeGameFile(match, seats);
    for (let length = 0; length < text.length; length++) {
      expect(() => readGameFile(text.slice(0, length))).toThrow(GameFileError);
    }
    expect(problemOf(text)).toBe('ok');
  });

  it('never gives a wrong game when one character is changed', () => {
    const match = toyMatch();
    choose(match, 0, { type: 'roll' });
    choose(match, 1, { type: 'draw' });
    const text = writeGameFile(match, seats);
    for (let i = 0; i < text.length; i++) {
      const spoilt = `${text.slice(0, i)}${text[i] === '0' ? '1' : '0'}${text.slice(i + 1)}`;
      if (problemOf(spoilt) !== 'ok') continue;
      // Only the names of the seats may change unnoticed.
      const again = replay(toy, readGameFile(spoilt));
      expect([again.log, again.hashes]).toEqual([match.log, match.hashes]);
    }
  });

  it('is noticed when a line is missing, doubled, or in the wrong place', () => {
    const rows = rowsOf(everyKind());
    expect(problemOf(textFrom(rows.slice(0, -1)))).toBe('9 lines');
    expect(problemOf(textFrom([...rows, at(rows, 9)]))).toBe('11 n');
    expect(problemOf(textFrom([...rows.slice(0, 3), ...rows.slice(4)]))).toBe('4 n');
    expect(problemOf(textFrom([at(rows, 0), at(rows, 2), at(rows, 1), ...rows.slice(3)]))).toBe('2 n');
  });

  it('is noticed when it is empty, no JSON, or no objects', () => {
    const row = (text: string): string => `${writeGameFile(toyMatch(), seats)}${text}\n`;
    expect(problemOf('')).toBe('1 json');
    expect(problemOf('\n')).toBe('1 json');
    expect(problemOf('hello\n')).toBe('1 json');
    for (const text of ['', '{', '[]', '7', 'null', '"x"']) expect(problemOf(row(text))).toBe('2 json');
    expect(problemOf('{}')).toBe('1 format');
  });

  const headers: readonly [string, unknown[]][] = [
    ['format', [undefined, 0, 2, '1']],
    ['game', [undefined, 7, 'chess']],
    ['rules', [undefined, '3', 2, 1.5]],
    ['options', [undefined, null, 'x', 7]],
    ['seats', [undefined, 2, [1, 2], 'ab', ['one'], ['a', 'b', 'c', 'd']]],
    ['random', [undefined, 'dice', 7]],
    ['seed', [undefined, 7, 'abc', 'G'.repeat(32), null]],
    ['lines', [undefined, -1, '9', 1.5]],
    ['hash', [undefined, 7, '0000000000000000']],
    ['extra', [1]],
  ];
  it.each(headers)('is refused for a wrong %s in its header', (field, values) => {
    for (const value of values) expect(problemWith(1, { [field]: value })).toBe(`1 ${field}`);
  });

  it('is refused for options that the game does not know', () => {
    expect(problemWith(1, { options: { speed: 1 } })).toBe('1 options.speed');
    expect(problemWith(1, { options: { length: 5 } })).toBe('1 options.length');
  });

  const lines: readonly [number, string, unknown[]][] = [
    [2, 'n', [undefined, 0, 2, '1']],
    [2, 'seat', [undefined, '0', 0.5, null]],
    [2, 'choice', [undefined, null, 7, {}, { type: 'fly' }, { type: 'play', card: 'c99' }, { type: 'put', amount: 1 }]],
    [4, 'undo', [0, -1, 1.5, '2', true]],
    [5, 'redo', [0, -1, 1.5, '2', true]],
    [7, 'consent', [false, 1, 'true']],
    [10, 'concede', [false, 1, 'true']],
    [2, 'hash', [undefined, 7, 'ffffffffffffffff']],
    [2, 'extra', [1]],
  ];
  it.each(lines)('is refused in line %i for a wrong %s', (line, field, values) => {
    for (const value of values) expect(problemWith(line, { [field]: value })).toBe(`${line} ${field}`);
  });

  it('is refused if a line holds two things, or consent without an undo', () => {
    expect(problemWith(2, { undo: 1 })).toBe('2 choice');
    expect(problemWith(10, { redo: 1 })).toBe('10 choice');
    expect(problemWith(2, { consent: true })).toBe('2 consent');
    expect(problemWithout(4, 'undo')).toBe('4 choice');
  });

  it('is refused if a line is not possible there', () => {
    for (const change of [{ seat: 1 }, { seat: 9 }, { choice: { type: 'put', amount: 1 } }]) {
      expect(problemWith(2, change)).toBe('2 choice');
    }
    expect(problemWith(4, { undo: 1 })).toMatch(/^4 /);
    expect(problemWith(4, { seat: 1 })).toMatch(/^4 /);
    expect(problemWith(5, { seat: 1 })).toMatch(/^5 /);
    expect(problemWith(7, { undo: 99 })).toMatch(/^7 /);
    expect(problemWith(7, { undo: 2 })).toMatch(/^7 /);
    expect(problemWith(7, { seat: 9 })).toMatch(/^7 /);
    expect(problemWith(5, { redo: 1 })).toMatch(/^5 /);
    expect(problemWith(10, { seat: 5 })).toMatch(/^10 /);
  });

  it('is refused if another possible choice stands in it', () => {
    expect(problemWith(2, { choice: { type: 'pass' } })).toBe('2 hash');
    expect(problemWith(3, { choice: { type: 'put', amount: 1 } })).toBe('3 hash');
  });

  it('is called by its kind of fault', () => {
    const rows = rowsOf(everyKind());
    const [header, first, ...rest] = rows;
    const faultOf = (text: string): string => {
      try {
        replay(toy, readGameFile(text));
      } catch (error) {
        if (error instanceof GameFileError) return error.fault;
        throw error;
      }
      return 'none';
    };
    const withHeader = (part: Row): string => faultOf(textFrom([{ ...header, ...part }, first, ...rest]));
    expect(faultOf(textFrom(rows))).toBe('none');
    expect(['', 'hello\n', '{}', '{"format":2}\n', '\u0000\u0001'].map(faultOf)).toEqual(Array(5).fill('foreign'));
    expect(faultOf(textFrom(rows).slice(0, -5))).toBe('cut');
    expect(faultOf(textFrom(rows.slice(0, -1)))).toBe('cut');
    expect(faultOf(textFrom([header, { ...first, seat: 'x' }, ...rest]))).toBe('form');
    expect(faultOf(textFrom([...rows, ...rest.slice(-1)]))).toBe('form');
    expect(withHeader({ game: 'chess' })).toBe('game');
    expect(withHeader({ rules: 99 })).toBe('rules');
    expect(withHeader({ seed: undefined, sealed: 'x' })).toBe('sealed');
    expect(withHeader({ options: { colour: 'red' } })).toBe('setUp');
    expect(withHeader({ hash: 'x' })).toBe('changed');
    expect(faultOf(textFrom([header, { ...first, seat: 1 }, ...rest]))).toBe('refused');
    expect(faultOf(textFrom([header, { ...first, hash: 'x' }, ...rest]))).toBe('changed');
  });

  it('does not stop a match that still runs', () => {
    const match = everyKind();
    expect(() => readGameFile('spoilt\n')).toThrow(GameFileError);
    expect(act(match, 0, { type: 'pass' }).ok).toBe(false);
  });
});
