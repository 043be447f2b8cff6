/*
 * Somebody takes things from a pile in hand, looks at them and puts them where they belong. The state has two fields for
 * it and a zone that shows the things to the looker (`lookedAtZone`).
 *
 *   lookAt(s, seat, draw(s.deck, 3), s.seen);
 *   putBack(s, id, s.deck, s.seen);          // again and again: the last one put back lies on top
 *   lay(hand, stopLookingAt(s, id), s.seen); // or somewhere else
 */
import { keepKnownTo, lay, layUnder, nobody, take } from './piles.js';

/** The part of a state in which somebody looks at things. Nobody looks: nothing is looked at, and the looker is -1. */
export interface Looking {
  readonly looked: number[];
  looker: number;
}

/**
 * The seat looks at things that lie nowhere else now. What others knew of them is void, for from now on they do not see
 * which of them goes where.
 */
export function lookAt(s: Looking, seat: number, things: readonly number[], seen: number[]): void {
  if (things.length === 0) return;
  keepKnownTo(nobody, things, seen);
  s.looker = seat;
  s.looked.push(...things);
}

/** Takes one of the things out of the looker's hands. With the last one the looking is over. */
export function stopLookingAt(s: Looking, id: number): number {
  take(s.looked, id);
  if (s.looked.length === 0) s.looker = -1;
  return id;
}

/** Puts one thing on top of a pile. The looker alone knows it there. */
export function putBack(s: Looking, id: number, pile: number[], seen: number[]): void {
  const knower = 1 << s.looker;
  lay(pile, stopLookingAt(s, id), seen, knower);
}

/** The same under the pile. */
export function putUnder(s: Looking, id: number, pile: number[], seen: number[]): void {
  const knower = 1 << s.looker;
  layUnder(pile, stopLookingAt(s, id), seen, knower);
}
