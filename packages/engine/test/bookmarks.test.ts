import {
  at,
  below,
  bookmarkBefore,
  concede,
  keepBookmarks,
  type Match,
  matchAt,
  openStream,
  redo,
  repeatLine,
  seedFromNumber,
  undo,
  whyNoUndo,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, fingerprint, stroll, undoByConsent, verdict } from './doing.js';
import { type MiniStep, mini, miniMatch, said, say } from './mini.js';
import { type ToyState, toyMatch } from './toy.js';

/** A long match with lines of all kinds, and what it was like after each line. */
function eventfulMatch(seed: number): { match: Match<ToyState>; prints: string[] } {
  const match = toyMatch({ seed, seats: 2 + (seed % 2), options: { length: 400 } });
  keepBookmarks(match);
  const random = openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');
  const prints = [fingerprint(match)];
  for (let i = 0; i < 150 && match.play.waiting !== 0; i++) {
    goOn(match, below(random, 10), seed * 1000 + i);
    if (match.log.length === prints.length) prints.push(fingerprint(match));
  }
  concede(match, 0);
  prints.push(fingerprint(match));
  return { match, prints };
}

/** Takes back, takes again, takes back by consent, or chooses. */
function goOn(match: Match<ToyState>, kind: number, seed: number): void {
  const seat = match.entries.at(-1)?.seat ?? -1;
  if (kind < 2 && seat >= 0 && whyNoUndo(match, seat) === null) undo(match, seat);
  else if (kind < 4 && match.undone.length > 0) redo(match, at(match.undone, match.undone.length - 1).seat);
  else if (kind < 5 && seat >= 0) undoByConsent(match, seat);
  else stroll(match, 1, seed);
}

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('looking back', () => {
  it('finds the match as it was after every line, whatever was taken back before or later', () => {
    const kinds = new Set<string>();
    for (const seed of seeds) {
      const { match, prints } = eventfulMatch(seed);
      const present = fingerprint(match);
      for (const line of match.log) for (const kind of Object.keys(line)) kinds.add(kind);
      expect(prints.length).toBe(match.log.length + 1);
      for (const [line, print] of prints.entries()) expect(fingerprint(matchAt(match, line))).toBe(print);
      expect(fingerprint(match)).toBe(present);
    }
    expect([...kinds].sort()).toEqual(['choice', 'concede', 'consent', 'redo', 'seat', 'undo']);
  });

  it('leads to a match that can be played on, to the same end', () => {
    for (const seed of seeds) {
      const { match } = eventfulMatch(seed);
      const past = matchAt(match, 55);
      for (const line of match.log.slice(55)) expect(verdict(repeatLine(past, line))).toBe('ok');
      expect(fingerprint(past)).toBe(fingerprint(match));
    }
  });

  it('plays only the lines since the last bookmark, and shows the match after each of them', () => {
    const { match, prints } = eventfulMatch(1);
    for (const line of [0, 19, 20, 57, match.log.length]) {
      const seen: number[] = [];
      matchAt(match, line, (past) => {
        seen.push(past.log.length);
        expect(fingerprint(past)).toBe(prints[past.log.length]);
      });
      const first = bookmarkBefore(line);
      expect(line - first).toBeLessThan(20);
      expect(seen).toEqual(Array.from({ length: line - first + 1 }, (_, i) => first + i));
    }
  });

  it('leaves undo as it is, also where a redo of several choices comes right behind a bookmark', () => {
    // A word rolls a die, but 3, which opens a group with the word after it.
    const words: MiniStep = {
      seats: () => 1,
      joinsUndo: ({ notes }) => notes.at(-1) === 'open',
      options(_c, _frame, _seat, out) {
        for (const number of [1, 3]) out.add(say(number));
      },
      choose({ state, chance }, _frame, _seat, code) {
        const isInGroup = said(code) === 3 || state.notes.at(-1) === 'open';
        state.notes.push(said(code) === 3 ? 'open' : isInGroup ? 'shut' : `${chance.roll(1000)}`);
      },
    };
    const match = miniMatch(mini({ words }));
    keepBookmarks(match);
    const speak = (...numbers: number[]): void => {
      for (const number of numbers) choose(match, 0, { type: 'say', number });
    };
    speak(...new Array(19).fill(1), 3, 1);
    while (match.log.length < 39) for (const again of [undo, redo]) expect(verdict(again(match, 0))).toBe('ok');
    undo(match, 0);
    expect(match.log.length).toBe(40);
    redo(match, 0);
    const hashes = [match.hashes.at(-1)];
    for (let i = 0; i < 5; i++) {
      speak(1);
      hashes.push(match.hashes.at(-1));
    }
    for (const hash of hashes.reverse().slice(1)) {
      undoByConsent(match, 0);
      expect(match.hashes.at(-1)).toBe(hash);
    }
  });

  it('is refused for lines that are not there, and without bookmarks', () => {
    const { match } = eventfulMatch(1);
    expect(() => matchAt(match, match.log.length + 1)).toThrow('no way back');
    expect(() => matchAt(toyMatch(), 0)).toThrow('no way back');
    expect(() => keepBookmarks(match)).toThrow('from the start');
  });
});
