import { type Game, type Language, type State, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';

/** The seat's name in the game: "Blue". */
export const seatLabel = (game: Game, language: Language, seat: number): string =>
  textOf(game, language, `seat.${seat}`);

const isNamed = ({ kind, name }: SeatInfo): boolean => kind === 'person' && name !== '';

/**
 * The game with the players' names in the place of its names of seats, wherever it speaks of them: log, prompts, reasons.
 * Who has no name, or shares it with another seat, stays "Blue".
 */
export function withNames<S extends State>(game: Game<S>, seats: readonly SeatInfo[]): Game<S> {
  const names = seats.flatMap((info, seat) => {
    const isOnly = seats.filter(({ name }) => name === info.name).length === 1;
    return isNamed(info) && isOnly ? [[`seat.${seat}`, info.name] as const] : [];
  });
  if (names.length === 0) return game;
  const own = Object.fromEntries(names);
  const { de, en } = game.texts;
  return { ...game, texts: { de: { ...de, ...own }, en: { ...en, ...own } } };
}

/** Somebody at the table by their own name; by the seat's, if they have none. */
export const personName = (game: Game, language: Language, seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.kind === 'person' && seats[seat].name !== '' ? seats[seat].name : seatLabel(game, language, seat);
