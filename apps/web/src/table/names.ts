import { type Game, type Language, type State, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { botText, type Say } from '../text/index.js';

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

/** Who sits there: "You", a name, or a bot. */
export function sitterKind(info: SeatInfo, isOwn: boolean, t: Say): string {
  if (info.kind === 'open') return t('openSeat');
  if (info.kind === 'bot') return t('bot');
  return info.name || t(isOwn ? 'you' : 'person');
}

/** The same, a bot with its strength. */
export function sitterName(info: SeatInfo | undefined, isOwn: boolean, t: Say): string {
  if (info === undefined) return '';
  const kind = sitterKind(info, isOwn, t);
  return info.kind === 'bot' ? `${kind} (${botText(t, info.bot ?? '')})` : kind;
}
