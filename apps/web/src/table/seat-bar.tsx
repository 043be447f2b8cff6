import type { Game } from '@heldentisch/engine';
import { useEffect, useState } from 'react';
import { botText, useText } from '../text/index.js';
import { seatLabel } from './names.js';
import { sitterKind } from './sitters.js';
import type { OnlineState, TableSnapshot } from './source.js';

function Clock({ clocks, seat }: { readonly clocks: NonNullable<OnlineState['clocks']>; readonly seat: number }) {
  const [, tick] = useState(0);
  const runs = clocks.running.includes(seat);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = clocks.leftMs[seat];
  if (left === null || left === undefined) return null;
  const now = Math.max(0, left - (runs ? performance.now() - clocks.measuredAt : 0));
  const seconds = Math.ceil(now / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className={`clock ${runs ? 'is-running' : ''} ${seconds < 30 ? 'is-short' : ''}`}>{text}</span>;
}

/** Who sits where, and whose turn it is. */
export function SeatBar({
  game,
  snapshot,
  turnSeat,
}: {
  readonly game: Game;
  readonly snapshot: TableSnapshot;
  /** Whose turn it is, asked or not; -1 if it is nobody's. */
  readonly turnSeat: number;
}) {
  const { t, language } = useText();
  const { seats, own, table, online, handOverTo } = snapshot;
  const deciding = new Set(table?.pending.map(({ seat }) => seat) ?? (handOverTo === null ? [] : [handOverTo]));
  return (
    <ul className="seat-bar" aria-label={t('seats')}>
      {seats.map((info, seat) => {
        const isActive = deciding.has(seat);
        const isOwn = own.includes(seat);
        const isShared = own.length > 1 && isOwn && info.name === '';
        const label = seatLabel(game, language, seat);
        const kind = isShared ? '' : sitterKind(info, isOwn, t);
        // A seat that is called by its player's name need not say it twice.
        const name = kind === label ? '' : kind;
        const strength = info.kind === 'bot' ? botText(t, info.bot ?? '') : '';
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={`seat-chip seat-${seat} ${isActive ? 'is-active' : ''} ${seat === turnSeat ? 'has-turn' : ''}`}
            {...(isActive ? { 'aria-current': 'true' as const } : {})}
          >
            <span className="seat-dot" aria-hidden="true" />
            <span className="seat-label">{label}</span>
            {seat === turnSeat && <span className="seat-turn">{t('hasTurn')}</span>}
            <span className="seat-name">
              {name}
              {strength !== '' && <span className="seat-strength"> ({strength})</span>}
              {info.kind === 'person' && !info.online && ` · ${t('away')}`}
            </span>
            {online?.clocks != null && <Clock clocks={online.clocks} seat={seat} />}
          </li>
        );
      })}
    </ul>
  );
}
