import {
  act,
  answerUndo,
  askUndo,
  giveStanding,
  InvariantError,
  type Match,
  matchFromPosition,
  nextStandingPass,
  noCode,
  noStanding,
  pendingFor,
  redo,
  type Standing,
  type StandingAnswer,
  seedFromNumber,
  standingAnswer,
  standingChoice,
  tellFor,
  undo,
  viewFor,
  windowPass,
  writeGameFile,
} from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { choose, verdict } from './doing.js';
import { toyMatch } from './toy.js';
import { makeWindowGame, passCode, type WindowState, windowGame } from './window-game.js';

const pass = { type: 'pass' };
const strike = (seat: number) => ({ type: 'strike', seat });

/** Seat 1 holds a shield, seat 2 does not; nobody else holds anything. */
const threeSeats = (together = false, game = windowGame): Match<WindowState> =>
  matchFromPosition(game, { hands: [[], ['c0'], ['c1']], together }, 'chacha20', seedFromNumber(1));

function given(match: Match<WindowState>, answers: Readonly<Record<number, StandingAnswer>>): Standing {
  let standing = noStanding(match.setup.seats);
  for (const [seat, answer] of Object.entries(answers)) standing = giveStanding(match, standing, Number(seat), answer);
  return standing;
}

/** What a host does: passes as long as standing answers do. */
function letPass(match: Match<WindowState>, standing: Standing): number {
  for (let count = 0; ; count++) {
    const next = nextStandingPass(match, standing);
    if (next === null) return count;
    expect(verdict(act(match, next.seat, next.choice, next.revision))).toBe('ok');
  }
}

const waiting = (match: Match<WindowState>): number[] => pendingFor(match, -1).map(({ seat }) => seat);

describe('a window', () => {
  it('is asked even if passing is all that is offered, for skipping it would tell', () => {
    const match = threeSeats();
    choose(match, 0, strike(1));
    choose(match, 1, pass);
    expect(pendingFor(match, 2).find(({ seat }) => seat === 2)?.options).toEqual([pass]);
  });

  it('has a pass; other questions have none', () => {
    const match = threeSeats();
    expect([0, 1, 2].map((seat) => windowPass(match, seat))).toEqual([null, null, null]);
    choose(match, 0, strike(1));
    expect([0, 1, 2].map((seat) => windowPass(match, seat))).toEqual([null, pass, null]);
    expect(windowPass(toyMatch(), 0)).toBeNull();
  });

  it('whose pass is not offered is a broken invariant, met by the choice that opens it', () => {
    const pass = ({ frames }: WindowState): number => (frames.length > 1 ? passCode + 128 : noCode);
    const match = threeSeats(false, makeWindowGame({ pass }));
    expect(() => act(match, 0, strike(1))).toThrow(InvariantError);
    expect(match.broken).toContain('the pass of a window is not offered to seat 1');
    expect(match.log).toEqual([]);
  });
});

describe('a standing answer', () => {
  it('is "always" at first: nothing is passed', () => {
    const match = threeSeats();
    const standing = noStanding(3);
    choose(match, 0, strike(1));
    expect(standingAnswer(match, standing, 1)).toBe('always');
    expect(nextStandingPass(match, standing)).toBeNull();
  });

  it('"concerned" passes what is about others and asks what is about oneself', () => {
    const match = threeSeats();
    const standing = given(match, { 1: 'concerned', 2: 'concerned' });
    choose(match, 0, strike(2));
    expect(letPass(match, standing)).toBe(1);
    expect(waiting(match)).toEqual([2]);
    expect(standingChoice(match, standing, 2)).toBeNull();
  });

  it('"not this turn" passes everything, ends with the turn and gives way to what was said before', () => {
    const match = threeSeats();
    let standing = given(match, { 1: 'concerned', 2: 'notThisTurn' });
    standing = giveStanding(match, standing, 1, 'notThisTurn');
    choose(match, 0, strike(1));
    expect(letPass(match, standing)).toBe(2);
    expect([1, 2].map((seat) => standingAnswer(match, standing, seat))).toEqual(['concerned', 'always']);
    choose(match, 1, strike(2));
    expect(nextStandingPass(match, standing)).toBeNull();
  });

  it('given while the window is open passes that window too', () => {
    const match = threeSeats();
    choose(match, 0, strike(1));
    expect(nextStandingPass(match, given(match, { 1: 'notThisTurn' }))).toMatchObject({ seat: 1, choice: pass });
  });

  it('answers several open windows one after another, each with its own revision', () => {
    const match = threeSeats(true);
    const standing = given(match, { 1: 'notThisTurn', 2: 'notThisTurn' });
    choose(match, 0, strike(1));
    expect(waiting(match)).toEqual([1, 2]);
    expect(letPass(match, standing)).toBe(2);
    expect(match.play.state.hits).toEqual([0, 1, 0]);
  });

  it('never answers a question that is no window', () => {
    const match = threeSeats();
    expect(nextStandingPass(match, given(match, { 0: 'notThisTurn' }))).toBeNull();
  });

  it('is not for games without windows', () => {
    expect(() => giveStanding(toyMatch(), noStanding(2), 0, 'always')).toThrow(InvariantError);
    expect(nextStandingPass(toyMatch(), noStanding(2))).toBeNull();
  });
});

describe('what others are told of a standing answer', () => {
  const told = (match: Match<WindowState>, viewer: number) => [
    viewFor(match, viewer),
    pendingFor(match, viewer),
    match.events.map((events) => tellFor(match, viewer, events)),
  ];

  it('is what they are told of a pass by hand, and the game file is the same', () => {
    const byHand = threeSeats();
    const standing = threeSeats();
    for (const match of [byHand, standing]) choose(match, 0, strike(2));
    choose(byHand, 1, pass);
    letPass(standing, given(standing, { 1: 'concerned' }));
    for (const viewer of [-1, 0, 1, 2]) expect(told(standing, viewer)).toEqual(told(byHand, viewer));
    expect(writeGameFile(standing, [])).toBe(writeGameFile(byHand, []));
  });
});

describe('standing answers and undo', () => {
  it('a pass of somebody else stands behind a choice like any other decision (HT-UNDO-02)', () => {
    const match = threeSeats();
    choose(match, 0, strike(2));
    letPass(match, given(match, { 1: 'concerned' }));
    expect(verdict(undo(match, 0))).toBe('HT-UNDO-02');
  });

  it('a pass that was taken back is not given again by itself', () => {
    const match = threeSeats(true);
    const standing = given(match, { 1: 'concerned' });
    choose(match, 0, strike(2));
    expect(letPass(match, standing)).toBe(1);
    expect(verdict(undo(match, 1))).toBe('ok');
    expect(nextStandingPass(match, standing)).toBeNull();
    // Another seat's answer does not make it forget.
    choose(match, 2, pass);
    expect(nextStandingPass(match, standing)).toBeNull();
    choose(match, 1, { type: 'shield', card: 'c0' });
    choose(match, 1, strike(2));
    choose(match, 2, pass);
    choose(match, 0, pass);
    choose(match, 2, strike(0));
    choose(match, 0, pass);
    expect(nextStandingPass(match, standing)).toMatchObject({ seat: 1 });
  });

  it('an answer given after the undo counts, and so does a redo', () => {
    const match = threeSeats();
    const standing = given(match, { 1: 'notThisTurn' });
    choose(match, 0, strike(2));
    letPass(match, standing);
    undo(match, 1);
    expect(nextStandingPass(match, giveStanding(match, standing, 1, 'notThisTurn'))).toMatchObject({ seat: 1 });
    redo(match, 1);
    expect(waiting(match)).toEqual([2]);
  });

  it('waits while somebody asks for an undo', () => {
    const match = threeSeats(true);
    choose(match, 0, strike(2));
    choose(match, 2, pass);
    const standing = given(match, { 1: 'notThisTurn' });
    expect(verdict(askUndo(match, 0))).toBe('ok');
    expect(nextStandingPass(match, standing)).toBeNull();
    expect(verdict(answerUndo(match, 2, false))).toBe('ok');
    expect(nextStandingPass(match, standing)).toMatchObject({ seat: 1 });
  });
});
