import { type Game, type Language, textOf } from '@heldentisch/engine';
import type { SeatInfo } from '@heldentisch/protocol';
import { botText, type Say } from '../text/index.js';

/** The seat's name in the game: "Blue". */
export const seatLabel = (game: Game, language: Language, seat: number): string =>
  textOf(game, language, `seat.${seat}`);

/** Somebody at the table by their own name; by the seat's, if they have none. */
export const personName = (game: Game, language: Language, seats: readonly SeatInfo[], seat: number): string =>
  seats[seat]?.kind === 'person' && seats[seat].name !== '' ? seats[seat].name : seatLabel(game, language, seat);

/** Who sits there: "You", a name, or a bot. */
export function sitterKind(info: SeatInfo, isOwn: boolean, t: Say): string {
  if (info.kind === 'open') return t('openSeat');
  if (info.kind === 'bot') return info.owner === undefined ? t('bot') : t('botFor', { name: info.owner });
  return info.name || t(isOwn ? 'you' : 'person');
}

/** The same, a bot with its strength. */
export function sitterName(info: SeatInfo | undefined, isOwn: boolean, t: Say): string {
  if (info === undefined) return '';
  const kind = sitterKind(info, isOwn, t);
  return info.kind === 'bot' ? `${kind} (${botText(t, info.bot ?? '')})` : kind;
}
