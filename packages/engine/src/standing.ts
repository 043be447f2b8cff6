import { assert, at } from './assert.js';
import { type Choice, noCode } from './choices.js';
import type { State } from './game.js';
import { type Match, viewFor } from './match.js';

/**
 * What a seat has said in advance about windows: ask me always, only when my own pieces are concerned, or not at all
 * until this turn is over.
 */
export type StandingAnswer = 'always' | 'concerned' | 'notThisTurn';

export const standingAnswers: readonly StandingAnswer[] = ['always', 'concerned', 'notThisTurn'];

/**
 * A seat's standing answer. It belongs to the table, not to the match: neither state, log nor game file know it, and
 * no other seat is told. Plain data, so that a host can keep it.
 */
export interface SeatStanding {
  /** What holds when no turn is being kept quiet. */
  readonly lasting: 'always' | 'concerned';
  /** The turn in which the seat wants no window at all, or null. */
  readonly quietTurn: number | null;
  /** How many lines the log had when the seat said so. */
  readonly since: number;
}

/** For each seat its standing answer. */
export type Standing = readonly SeatStanding[];

export const askAlways: SeatStanding = { lasting: 'always', quietTurn: null, since: 0 };

/** How every table begins: everybody is asked everything. */
export const noStanding = (seats: number): Standing => new Array<SeatStanding>(seats).fill(askAlways);

/** The answers after the seat has given another one. Only for games with windows. */
export function giveStanding<S extends State>(
  match: Match<S>,
  standing: Standing,
  seat: number,
  answer: StandingAnswer,
): Standing {
  const { windows, turns } = match.game;
  assert(windows !== undefined, `${match.game.id} has no windows`);
  const since = match.log.length;
  const given: SeatStanding =
    answer === 'notThisTurn'
      ? { lasting: at(standing, seat).lasting, quietTurn: turns.number(viewFor(match, seat)), since }
      : { lasting: answer, quietTurn: null, since };
  return standing.with(seat, given);
}

/** The answer that holds for the seat now. */
export function standingAnswer<S extends State>(match: Match<S>, standing: Standing, seat: number): StandingAnswer {
  const { lasting, quietTurn } = at(standing, seat);
  if (quietTurn === null) return lasting;
  return match.game.turns.number(viewFor(match, seat)) === quietTurn ? 'notThisTurn' : lasting;
}

/** The choice that lets the seat's open window pass, or null if it is asked nothing, or something else. */
export function windowPass<S extends State>(match: Match<S>, seat: number): Choice | null {
  const { game, play } = match;
  if (game.windows === undefined || !play.isWaitingFor(seat)) return null;
  const code = game.windows.pass(viewFor(match, seat), seat);
  if (code === noCode) return null;
  assert(play.options(seat).has(code), `the pass of a window is not offered to seat ${seat}`);
  return game.choices.decode(code);
}

/** Whether the seat has taken something back since it gave its answer and not chosen anew: it wants to be asked. */
function hasReconsidered<S extends State>(match: Match<S>, seat: number, since: number): boolean {
  for (let i = match.log.length - 1; i >= since; i--) {
    const line = at(match.log, i);
    if (line.seat === seat) return 'undo' in line;
  }
  return false;
}

/**
 * The choice that the seat's standing answer makes for it now, or null if the seat is to be asked. While somebody asks
 * for an undo nothing is passed: a choice would settle the request before it is answered.
 */
export function standingChoice<S extends State>(match: Match<S>, standing: Standing, seat: number): Choice | null {
  if (match.game.windows === undefined || match.broken !== null || match.undoRequest !== null) return null;
  const answer = standingAnswer(match, standing, seat);
  if (answer === 'always') return null;
  const pass = windowPass(match, seat);
  if (pass === null || hasReconsidered(match, seat, at(standing, seat).since)) return null;
  return answer === 'concerned' && match.game.windows.concerns(viewFor(match, seat), seat) ? null : pass;
}

/**
 * The pass of a window that leaves the seat nothing else, or null. Passing it unasked is quick, and whoever sees that
 * knows the seat has nothing: a host does so only where nobody else is a person.
 */
export function onlyPass<S extends State>(match: Match<S>, seat: number): Choice | null {
  if (match.broken !== null || match.undoRequest !== null || !match.play.isWaitingFor(seat)) return null;
  if (match.play.options(seat).length !== 1 || hasReconsidered(match, seat, 0)) return null;
  return windowPass(match, seat);
}

/** A choice that the table makes for a seat. */
export interface StandingPass {
  readonly seat: number;
  readonly choice: Choice;
  readonly revision: number;
}

/**
 * What the table has to do next on behalf of a seat, or null. Every host does it by `act`, so that the line, its
 * events and what others see of it are those of a pass by hand.
 */
export function nextStandingPass<S extends State>(match: Match<S>, standing: Standing): StandingPass | null {
  for (let seat = 0; seat < match.setup.seats; seat++) {
    const choice = match.play.isWaitingFor(seat) ? standingChoice(match, standing, seat) : null;
    if (choice !== null) return { seat, choice, revision: at(match.revisions, seat) };
  }
  return null;
}
