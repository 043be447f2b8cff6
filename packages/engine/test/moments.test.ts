import {
  at,
  below,
  choicesPlayedAgain,
  concede,
  keepMoments,
  type Match,
  type Moment,
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
import { type MiniState, type MiniStep, mini, miniMatch, said, say } from './mini.js';
import { type ToyState, toyMatch } from './toy.js';

/** A long match with lines of all kinds, and what it was like after each line. */
function eventfulMatch(seed: number): { match: Match<ToyState>; prints: string[] } {
  const match = toyMatch({ seed, seats: 2 + (seed % 2), options: { length: 400 } });
  keepMoments(match);
  const random = openStream('xoroshiro128plus', seedFromNumber(seed), 'bots');
  const prints = [fingerprint(match)];
  for (let i = 0; i < 150 && match.play.waiting !== 0; i++) {
    if (i === 75 && match.setup.seats === 3) concede(match, 2);
    else goOn(match, below(random, 10), seed * 1000 + i);
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

/** Each word rolls a die, but 3, which opens a group with the word after it. */
const words: MiniStep = {
  seats: () => 1,
  joinsUndo: ({ notes }) => notes.at(-1) === 'open',
  options(_c, _frame, _seat, out) {
    for (const number of [1, 3]) out.add(say(number));
  },
  choose({ state, chance }, _frame, _seat, code) {
    if (said(code) === 3) state.notes.push('open');
    else state.notes.push(state.notes.at(-1) === 'open' ? 'shut' : `${chance.roll(1000)}`);
  },
};

function speak(match: Match<MiniState>, ...numbers: number[]): void {
  for (const number of numbers) choose(match, 0, { type: 'say', number });
}

function snapshotsUpTo(last: Moment<MiniState>['last']): unknown[] {
  const found: unknown[] = [];
  for (let entry = last; entry !== null; entry = entry.previous) if (entry.before !== null) found.push(entry.before);
  return found;
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

  it('plays at most twenty choices again', () => {
    const most = seeds.map((seed) => {
      const { match } = eventfulMatch(seed);
      return Math.max(...[0, ...match.log.keys()].map((line) => choicesPlayedAgain(match, line)));
    });
    expect(Math.max(...most)).toBeGreaterThan(10);
    expect(Math.max(...most)).toBeLessThanOrEqual(20);
  });

  it('keeps few snapshots, also of what is taken back and taken again many times', () => {
    const match = miniMatch(mini({ words }));
    keepMoments(match);
    speak(match, ...new Array(20).fill(1), 3, 1);
    for (let i = 0; i < 100; i++) for (const again of [undo, redo]) expect(verdict(again(match, 0))).toBe('ok');
    speak(match, 1);
    const snapshots = new Set((match.moments ?? []).flatMap(({ last, ground }) => [ground, ...snapshotsUpTo(last)]));
    expect(match.log.length).toBe(223);
    expect(snapshots.size).toBeLessThanOrEqual(4);
  });

  it('keeps few snapshots where nothing ever stops an undo, and all of it can be taken back', () => {
    const calm: MiniStep = {
      seats: () => 1,
      options(_c, _frame, _seat, out) {
        for (const number of [1, 2]) out.add(say(number));
      },
      choose: ({ state }) => void state.notes.push('said'),
    };
    const match = miniMatch(mini({ calm }));
    keepMoments(match);
    speak(match, ...new Array(300).fill(1));
    const hashes = [match.startHash, ...match.hashes];
    const snapshots = new Set((match.moments ?? []).flatMap(({ last, ground }) => [ground, ...snapshotsUpTo(last)]));
    expect(snapshots.size).toBeLessThanOrEqual(300 / 20 + 41);
    for (let line = 299; line >= 0; line--) {
      expect(verdict(undo(match, 0))).toBe('ok');
      expect(match.hashes.at(-1)).toBe(hashes[line]);
    }
  });

  it('leaves undo as it is, where a redo of several choices begins at a snapshot that is shared', () => {
    const match = miniMatch(mini({ words }));
    keepMoments(match);
    speak(match, ...new Array(19).fill(1), 3, 1);
    undo(match, 0);
    redo(match, 0);
    const hashes = [match.hashes.at(-1)];
    for (let i = 0; i < 5; i++) {
      speak(match, 1);
      hashes.push(match.hashes.at(-1));
    }
    for (const hash of hashes.reverse().slice(1)) {
      undoByConsent(match, 0);
      expect(match.hashes.at(-1)).toBe(hash);
    }
  });

  it('is refused for lines that are not there, and if no moments were kept', () => {
    const { match } = eventfulMatch(1);
    expect(() => matchAt(match, match.log.length + 1)).toThrow('no way back');
    expect(() => matchAt(toyMatch(), 0)).toThrow('no way back');
    expect(() => keepMoments(match)).toThrow('from the start');
  });
});
