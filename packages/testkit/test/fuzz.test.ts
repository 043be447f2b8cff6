import { createMatch, type Game, type Match, seedFromNumber } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import { type FuzzReport, fuzz, Random } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { makeWindowGame, passCode, type WindowState, windowGame } from '../../engine/test/window-game.js';
import { Tracked } from '../src/fuzz/tracked.js';
import { checkUndo } from '../src/fuzz/undo.js';
import { type Fault, makeToy } from './toy.js';

type Broken = 'offeredRefused' | 'unofferedAccepted' | 'leaks' | 'undoBroken' | 'reloadBroken' | 'replayBroken';
const brokenCounts: readonly Broken[] = [
  'offeredRefused',
  'unofferedAccepted',
  'leaks',
  'undoBroken',
  'reloadBroken',
  'replayBroken',
];

const brokenIn = (report: FuzzReport): Broken[] => brokenCounts.filter((name) => report[name] > 0);

const run = (fault: Fault, tries = 6000): FuzzReport => fuzz(makeToy(fault), { tries, seed: 3 });

describe('a sound game', () => {
  const games: Record<string, Game> = {
    noughts,
    toy: makeToy(),
    windows: windowGame,
    'a toy with invitations': makeToy('invites'),
  };
  for (const [name, game] of Object.entries(games)) {
    it(`${name} keeps every promise, and every promise is tried`, () => {
      const report = fuzz(game, { tries: 20_000, seed: 1 });
      expect(report.problems).toEqual([]);
      expect(brokenIn(report)).toEqual([]);
      expect(report.tries).toBe(20_000);
      const { offeredTried, unofferedTried, leaksTried, undoTried, reloadTried, replayTried } = report;
      const tried = [offeredTried, unofferedTried, leaksTried, undoTried, reloadTried, replayTried];
      expect(Math.min(...tried)).toBeGreaterThanOrEqual(400);
      expect(tried.reduce((sum, count) => sum + count)).toBe(report.tries);
    });
  }

  it('gives the same report for the same seed', () => {
    const { seconds: _first, ...one } = run('none', 2000);
    const { seconds: _second, ...two } = run('none', 2000);
    expect(two).toEqual(one);
  });

  it('can be held to some options and a number of seats', () => {
    const report = fuzz(makeToy('loses-card'), { tries: 2000, seed: 1, options: [{ long: true }], seats: 3 });
    expect(report.problems[0]).toContain('options {"long":true}, seats 3');
  });
});

describe('a faulty game is found out', () => {
  const faults: Partial<Record<Fault, { readonly count: Broken; readonly says: string }>> = {
    'offers-illegal': { count: 'offeredRefused', says: '{"type":"draw"} is offered but threw' },
    'offers-forbidden': { count: 'offeredRefused', says: '{"type":"draw"} is offered although TOY-DECK-01 forbids it' },
    'offers-nothing': { count: 'offeredRefused', says: 'offers nothing' },
    'offers-twice': { count: 'offeredRefused', says: 'is offered more than once' },
    'two-deeds': { count: 'offeredRefused', says: 'turn has two deeds for roll' },
    'loses-card': { count: 'offeredRefused', says: 'a card was lost or doubled' },
    'accepts-extra-fields': { count: 'unofferedAccepted', says: 'is accepted' },
    'refusal-changes-state': { count: 'unofferedAccepted', says: 'is refused but changed the state' },
    'refusal-throws': { count: 'unofferedAccepted', says: 'threw Error: no reason at hand' },
    'refusal-without-rule': {
      count: 'unofferedAccepted',
      says: '"type":"drop","card":"ant"} names no rule of the game',
    },
    'refusal-without-words': {
      count: 'unofferedAccepted',
      says: 'has details {"left":0} but no sentence why.TOY-DECK-01 in de',
    },
    'refusal-with-blank': { count: 'unofferedAccepted', says: 'leaves a blank open: You hold no {card}.' },
    'forgets-an-offer': { count: 'unofferedAccepted', says: '{"type":"peek"} names no rule of the game' },
    'unknown-rule': { count: 'unofferedAccepted', says: 'names an unknown rule "TOY-NONE-99"' },
    'leaks-by-event': { count: 'leaks', says: 'by its events' },
    'leaks-by-early-event': { count: 'leaks', says: 'by its events: 0.card' },
    'leaks-by-prompt': { count: 'leaks', says: 'by its pending decisions' },
    'leaks-by-refusal': { count: 'leaks', says: 'by its refusal' },
    'leaks-by-field': { count: 'leaks', says: 'by its view: note' },
    'leaks-by-set-up': { count: 'leaks', says: 'ways to shuffle apart by its view: note' },
    'leaks-by-invitation': { count: 'leaks', says: 'by its invitation' },
    'takes-the-end-of-turn': { count: 'undoBroken', says: 'a lone choice of rest was taken for seat' },
    'leaks-by-frame': { count: 'leaks', says: 'by its view: frames.1.secret' },
    'leaks-by-forced-choice': { count: 'leaks', says: 'seat' },
    'not-a-number': { count: 'reloadBroken', says: 'no plain data: NaN' },
    'undefined-field': { count: 'offeredRefused', says: 'no plain data: undefined' },
    'class-instance': { count: 'reloadBroken', says: 'no plain data: an instance of a class' },
    'mixed-list': { count: 'reloadBroken', says: 'state.extra mixes number and object' },
    'hidden-memory': { count: 'undoBroken', says: 'the game stands elsewhere' },
  };
  for (const [fault, { count, says }] of Object.entries(faults)) {
    it(fault, () => {
      const report = run(fault as Fault);
      expect(report[count]).toBeGreaterThan(0);
      expect(report.problems.join('\n')).toContain(says);
    });
  }

  it('a card shown and hidden again in one choice stops the undo by itself', () => {
    expect(brokenIn(run('shows-and-hides'))).toEqual([]);
  });

  it('a hidden memory also breaks reloading and replaying', () => {
    expect(brokenIn(run('hidden-memory'))).toEqual(
      expect.arrayContaining(['undoBroken', 'reloadBroken', 'replayBroken']),
    );
  });

  it('a changed game file must be refused as such, not by a crash', () => {
    const report = fuzz(makeToy('fails-for-two'), { tries: 60_000, seed: 1, seats: 3 });
    expect(brokenIn(report)).toEqual(['replayBroken']);
    expect(report.problems[0]).toContain('threw Error: two is too few instead of a GameFileError');
  });

  it('a set-up that fails is counted, and the run comes to its end', () => {
    const report = fuzz(makeToy('fails-for-two'), { tries: 50, seed: 3, seats: 2 });
    expect([report.offeredRefused, report.games]).toEqual([50, 50]);
  });

  it('a game that goes on too long is noted', () => {
    expect(run('too-long').problems.join('\n')).toContain('longer than its longestGame');
  });

  it('a leak is found by no other check', () => {
    for (const fault of [
      'leaks-by-prompt',
      'leaks-by-refusal',
      'leaks-by-event',
      'leaks-by-field',
      'leaks-by-set-up',
      'leaks-by-invitation',
      'leaks-by-forced-choice',
    ] as const) {
      expect(brokenIn(run(fault))).toEqual(['leaks']);
    }
  });

  it('names at most 20 problems, each with what is needed to see it again', () => {
    const { problems } = run('leaks-by-prompt');
    expect(problems.length).toBe(20);
    for (const problem of problems)
      expect(problem).toMatch(/playRandom seed \d+, options .*, seats \d, \w+, decision \d+/);
  });
});

describe('an engine whose undo groups go over a barrier', () => {
  /** Seat 0 peeks, which tells it something, and then leaves the card where it is, which does not. */
  function afterPeeking(change: (match: Match) => void): (string | null)[] {
    return Array.from({ length: 10 }, (_, seed) => {
      const setup = { options: {}, seats: 2, seed: seedFromNumber(seed), random: 'xoroshiro128plus' } as const;
      const tracked = new Tracked(createMatch(makeToy() as Game, setup));
      for (const type of ['peek', 'leave']) expect(tracked.choose(0, { type }).ok).toBe(true);
      change(tracked.match);
      return checkUndo(tracked, Random.fromNumber(seed));
    });
  }

  it('is found out: the harmless answer could be taken back', () => {
    expect(afterPeeking(() => {})).toEqual(new Array(10).fill(null));
    const problems = afterPeeking(({ entries }) => {
      entries.push({ ...(entries.pop() as Match['entries'][number]), startsGroup: false });
    });
    expect(problems).toContain('undo by seat 0 is refused (HT-UNDO-04) without need');
  });
});

describe('what a game says of its windows', () => {
  const problemsOf = (given: Parameters<typeof makeWindowGame>[0]): string =>
    fuzz(makeWindowGame(given), { tries: 3000, seed: 2 }).problems.join('\n');
  const sound = windowGame.windows as NonNullable<typeof windowGame.windows>;
  const holdsShield = ({ hands }: WindowState, seat: number): boolean =>
    hands[seat]?.some((id) => id % 2 === 0) ?? false;

  it('must not pass a window by something that others may not know', () => {
    const pass = (view: WindowState, seat: number): number => (holdsShield(view, seat) ? -1 : sound.pass(view, seat));
    expect(problemsOf({ pass })).toMatch(/whether seat \d is asked tells seat -?\d what it may not know: pass/);
  });

  it('must not let a window concern a seat because of its secrets', () => {
    expect(problemsOf({ concerns: holdsShield })).toContain('what it may not know: concerns');
  });

  it('must name an offered choice as the pass', () => {
    const pass = (view: WindowState, seat: number): number =>
      sound.pass(view, seat) === passCode ? passCode + 128 : -1;
    expect(problemsOf({ pass })).toContain('the pass of a window is not offered');
  });
});
