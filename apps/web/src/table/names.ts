import { type Game, type Language, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';

/** The seat's name in the game: "Blue". */
export const seatLabel = (game: Game, language: Language, seat: number): string =>
  textOf(game, language, `seat.${seat}`);

/** Somebody at the table by their own name; by the seat's, if they have none. */
export const personName = (game: Game, language: Language, seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.kind === 'person' && seats[seat].name !== '' ? seats[seat].name : seatLabel(game, language, seat);
