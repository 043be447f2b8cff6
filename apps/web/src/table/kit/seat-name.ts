import type { Language } from '@heldentisch/engine';
import { type Game, type State, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';

/** The player's name where there is one, else what the game calls the seat. */
export function seatName<S extends State>(
  game: Game<S>,
  language: Language,
  seats: readonly SeatInfo[],
  seat: number,
): string {
  const sitter = seats[seat];
  const name = sitter?.kind === 'person' ? sitter.name : '';
  return name === '' ? textOf(game, language, `seat.${seat}`) : name;
}
