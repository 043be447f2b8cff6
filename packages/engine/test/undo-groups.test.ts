import {
  askUndo,
  at,
  createMatch,
  effectStep,
  type Game,
  hash,
  type Match,
  matchFromState,
  readGameFile,
  redo,
  replay,
  seedFromNumber,
  undo,
  undoOption,
  undoSteps,
  whyNoUndo,
  writeGameFile,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, fingerprint, stroll, undoByConsent, verdict } from './doing.js';
import { chooseAmount, dealt, revealTop, rollDie, type ToyEffectFrame, type ToyState, toy } from './toy.js';

type Verb = typeof rollDie;

/** The toy, where every card has the given effect; behind it seat 0 is asked again. */
function withEffect(...program: Verb[]): Match<ToyState> {
  const effect = effectStep<ToyState, ToyEffectFrame>(
    () => program,
    () => {},
  );
  const game: Game<ToyState> = { ...toy, steps: { ...toy.steps, effect } };
  return matchFromState(game, dealt(['c1', 'c4'], ['c2']), 'chacha20', seedFromNumber(1));
}

const playCard = (match: Match<ToyState>, card: string) => choose(match, 0, { type: 'play', card });
const take = (match: Match<ToyState>, amount = 1) => choose(match, 0, { type: 'take', amount });
const undone = (match: Match<ToyState>): unknown => match.log.at(-1);

const barriers: readonly [string, Verb, string][] = [
  ['a reveal', revealTop, 'HT-UNDO-04'],
  ['a roll', rollDie, 'HT-UNDO-03'],
];

describe.each(barriers)('a group of choices around %s', (_what, barrier, rule) => {
  it('ends there: a harmless answer behind it can be taken back, what is before it cannot', () => {
    const match = withEffect(barrier, chooseAmount(1), chooseAmount(2));
    playCard(match, 'c1');
    const revealed = hash(match.play.state);
    take(match, 2);
    expect(whyNoUndo(match, 0)).toBeNull();
    expect(undoSteps(match, 0)).toBe(1);
    expect(verdict(undo(match, 0))).toBe('ok');
    expect(undoSteps(match, 0)).toBe(0);
    expect([undone(match), hash(match.play.state)]).toEqual([{ seat: 0, undo: 1 }, revealed]);
    const before = fingerprint(match);
    expect(verdict(undo(match, 0))).toBe(rule);
    expect(fingerprint(match)).toBe(before);
  });

  it('holds all harmless answers behind it', () => {
    const match = withEffect(barrier, chooseAmount(3), barrier);
    playCard(match, 'c1');
    take(match, 1);
    take(match, 2);
    undo(match, 0);
    expect(undone(match)).toEqual({ seat: 0, undo: 2 });
    expect(verdict(redo(match, 0))).toBe('ok');
    expect(verdict(undo(match, 0))).toBe('ok');
  });

  it('cannot be taken back with an answer that ran into it, though the answer before was harmless', () => {
    const match = withEffect(chooseAmount(1), chooseAmount(2), barrier, chooseAmount(3));
    playCard(match, 'c1');
    take(match);
    take(match);
    expect(verdict(undo(match, 0))).toBe(rule);
    take(match);
    expect(verdict(undo(match, 0))).toBe('ok');
    expect(undone(match)).toEqual({ seat: 0, undo: 1 });
  });

  it('goes back whole by consent, one group after the other', () => {
    const match = withEffect(chooseAmount(1), barrier, chooseAmount(2), chooseAmount(3));
    const start = match.startHash;
    playCard(match, 'c1');
    take(match, 3);
    const revealed = hash(match.play.state);
    take(match);
    take(match);
    undoByConsent(match, 0);
    expect([undone(match), hash(match.play.state)]).toEqual([{ seat: 0, undo: 2, consent: true }, revealed]);
    undoByConsent(match, 0);
    expect([undone(match), hash(match.play.state)]).toEqual([{ seat: 0, undo: 2, consent: true }, start]);
    expect(verdict(redo(match, 0))).toBe('ok');
    expect(hash(match.play.state)).toBe(revealed);
  });
});

/** The toy for one, with the option that says how much can be taken back. */
const solo: Game<ToyState> = {
  ...toy,
  seats: { least: 1, most: 3 },
  options: { ...toy.options, undo: undoOption },
};
const soloMatch = (how: string, seats = 1): Match<ToyState> =>
  createMatch(solo, { options: { undo: how, length: 400 }, seats, seed: seedFromNumber(3), random: 'chacha20' });

describe('who plays alone', () => {
  it('and strictly cannot reach behind a roll or a reveal', () => {
    const match = soloMatch('strict');
    choose(match, 0, { type: 'roll' });
    choose(match, 0, { type: 'pass' });
    expect([verdict(undo(match, 0)), verdict(undo(match, 0))]).toEqual(['ok', 'HT-UNDO-03']);
    choose(match, 0, { type: 'draw' });
    const before = fingerprint(match);
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-04');
    expect(fingerprint(match)).toBe(before);
  });

  it('has nobody to ask', () => {
    for (const how of ['strict', 'free']) {
      const match = soloMatch(how);
      expect(verdict(askUndo(match, 0))).toBe('HT-UNDO-01');
      choose(match, 0, { type: 'roll' });
      expect(verdict(askUndo(match, 0))).toBe('HT-UNDO-07');
      expect([match.undoRequest, match.log.length]).toEqual([null, 1]);
    }
  });

  it('strictly is the usual way', () => {
    const match = createMatch(solo, { options: {}, seats: 1, seed: seedFromNumber(3), random: 'chacha20' });
    choose(match, 0, { type: 'roll' });
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-03');
  });

  it('and freely takes back everything, group by group, and does it again with the same dice', () => {
    const match = soloMatch('free');
    stroll(match, 70, 4);
    const places = [match.startHash, ...match.hashes];
    const counts: number[] = [];
    const steps = undoSteps(match, 0);
    while (match.entries.length > 0) {
      expect(undoSteps(match, 0)).toBe(steps - counts.length);
      const count = match.entries.length - match.entries.findLastIndex(({ startsGroup }) => startsGroup);
      expect(verdict(undo(match, 0))).toBe('ok');
      expect(match.log.at(-1)).toEqual({ seat: 0, undo: count });
      expect(hash(match.play.state)).toBe(places[match.entries.length]);
      counts.push(count);
    }
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-01');
    expect([Math.min(...counts), Math.max(...counts) > 1]).toEqual([1, true]);
    for (let i = 0; i < counts.length; i++) {
      expect(verdict(redo(match, 0))).toBe('ok');
      expect(hash(match.play.state)).toBe(places[match.entries.length]);
    }
    expect(match.entries.some(({ chance }) => chance) && match.entries.some(({ learned }) => learned)).toBe(true);
    expect(hash(match.play.state)).toBe(places[70]);
  });

  it('leaves a game file that can be replayed', () => {
    const match = soloMatch('free');
    stroll(match, 30, 4);
    for (let i = 0; i < 5; i++) undo(match, 0);
    redo(match, 0);
    choose(match, 0, { type: 'roll' });
    const again = replay(solo, readGameFile(writeGameFile(match, ['one'])));
    expect(again.hashes).toEqual(match.hashes);
    const strict = writeGameFile(match, ['one']).replace('"undo":"free"', '"undo":"strict"');
    expect(() => replay(solo, readGameFile(strict))).toThrow(/undo: is refused \(HT-UNDO-0[34]\)/);
  });
});

describe('several players', () => {
  it('have strict undo, whatever the option says', () => {
    const match = soloMatch('free', 2);
    choose(match, 0, { type: 'roll' });
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-03');
    expect(at(match.entries, 0).chance).toBe(true);
    expect(verdict(askUndo(match, 0))).toBe('ok');
  });
});
