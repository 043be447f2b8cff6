import type { EffectFrame, Frame, LoopFrame, ProgramFrame } from '@heldentisch/engine';
import { cardCount, cardsForSale, cardsOfSeat, firstOwner, mostSeats } from './box.js';

/*
 * Everybody sees the frames as they are. They hold seats, amounts and kinds of cards, never the number of a card that
 * somebody may not know.
 */

/** The whole game: one turn after the other. */
export interface NightFrame extends ProgramFrame {
  readonly step: 'night';
  /** Whose turn it is. */
  seat: number;
}

export interface TurnFrame extends ProgramFrame {
  readonly step: 'turn';
  readonly seat: number;
}

/** A card does what it does. `card` is the kind of card, so that one card can do what another one does. */
export interface CardFrame extends EffectFrame, LoopFrame {
  readonly step: 'effect';
  readonly seat: number;
  readonly card: number;
}

/** A light flickers: may a gust blow it out? */
export interface FlickerFrame extends Frame {
  readonly step: 'flicker';
  /** Who kindled it. */
  readonly seat: number;
  readonly amount: number;
  /** Who is asked now; the seat itself when all others have let it shine. */
  asked: number;
}

export interface LamplightState {
  readonly frames: (NightFrame | TurnFrame | CardFrame | FlickerFrame)[];
  /** Of every pile the last card is the top one. */
  readonly decks: number[][];
  readonly hands: number[][];
  readonly discards: number[][];
  /** What was played this turn. */
  readonly table: number[];
  readonly market: number[];
  readonly stack: number[];
  /** Cards of seats that nobody sits at. */
  readonly box: number[];
  /** For each card the seats (as bits) that know it although it lies face down. */
  readonly seen: number[];
  /** For each card the seat whose deck it belongs to, or -1. All have seen it bought. */
  readonly owner: number[];
  readonly light: number[];
  /** What the seat whose turn it is can spend. */
  oil: number;
  round: number;
  turns: number;
  /** The seats (as bits) that gave up. */
  out: number;
}

/** The empty table. One object literal with every field: a state that grows field by field is slow to copy. */
export function emptyTable(seats: number): LamplightState {
  const absent = Array.from({ length: mostSeats - seats }, (_, i) => cardsOfSeat(seats + i)).flat();
  return {
    frames: [{ step: 'night', at: 0, seat: 0 }],
    decks: Array.from({ length: seats }, (_, seat) => cardsOfSeat(seat)),
    hands: Array.from({ length: seats }, () => []),
    discards: Array.from({ length: seats }, () => []),
    table: [],
    market: [],
    stack: cardsForSale(),
    box: absent,
    seen: new Array(cardCount).fill(0),
    owner: Array.from({ length: cardCount }, (_, card) => firstOwner(card)),
    light: new Array(seats).fill(0),
    oil: 0,
    round: 1,
    turns: 0,
    out: 0,
  };
}

export const isIn = ({ out }: LamplightState, seat: number): boolean => (out & (1 << seat)) === 0;
