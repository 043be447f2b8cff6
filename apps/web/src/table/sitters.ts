import type { SeatInfo } from '@heldentisch/protocol';
import { botText, type Say } from '../text/index.js';

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
