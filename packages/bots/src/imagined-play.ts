import { type Code, noCode, type Play, type State } from '@heldentisch/engine';
import type { Effort } from './effort.js';

/** What is going on is settled by fewer usual answers than this; behind it the state is judged as it stands. */
const mostAnswers = 60;

/** Takes a choice that is known to be offered. */
export function take<S extends State>(play: Play<S>, seat: number, code: Code, effort: Effort): void {
  play.follow(seat, code);
  effort.spend();
}

/** Whether the decision waited for belongs to something that was begun before it. */
export function isInEffect<S extends State>(play: Play<S>): boolean {
  const frame = play.waitingFrame;
  return frame !== null && play.stepOf(frame).isAmid?.(play.state, frame) === true;
}

/** Whether the decision waited for belongs to the effect of the seat's choice before it. */
export const isInOwnEffect = <S extends State>(play: Play<S>, seat: number): boolean =>
  play.waiting === 1 << seat && isInEffect(play);

/** What the game takes for granted as the seat's answer, or `noCode`. */
export const usualAnswer = <S extends State>(play: Play<S>, seat: number): Code =>
  play.game.bot.reply?.(play.state, seat) ?? noCode;

/** Whether the game has worked out the answer to the seat's question: whoever looks ahead stops there. */
export const isSolved = <S extends State>(play: Play<S>, seat: number): boolean =>
  play.game.bot.solved?.knows(play.state, seat) === true;

/** Lets seats answer as usual, until `isEnough` says so for a seat or there is no usual answer. */
export function answerUsually<S extends State>(
  play: Play<S>,
  effort: Effort,
  isEnough: (seat: number) => boolean,
): void {
  for (let i = 0; i < mostAnswers && effort.left > 0 && play.waiting !== 0; i++) {
    const seat = play.nextSeat();
    const answer = isEnough(seat) || isSolved(play, seat) ? noCode : usualAnswer(play, seat);
    if (answer === noCode) return;
    take(play, seat, answer, effort);
  }
}

/**
 * Makes a move: takes its choices one after the other, with usual answers in between. Where one is not offered, the move
 * ends. The first is known to be offered.
 */
export function follow<S extends State>(play: Play<S>, seat: number, codes: readonly Code[], effort: Effort): void {
  const isOffered = (code: Code): boolean => play.isWaitingFor(seat) && play.options(seat).has(code);
  for (const [i, code] of codes.entries()) {
    if (i > 0) {
      answerUsually(play, effort, () => isOffered(code));
      if (effort.left === 0 || !isOffered(code)) return;
    }
    take(play, seat, code, effort);
  }
}

/** Whether two states are equal: plain data, compared part by part. */
export function isSamePlace(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  for (const key in a) {
    if (!isSamePlace((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return Object.keys(a).length === Object.keys(b).length;
}
