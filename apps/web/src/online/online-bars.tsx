import type { Game } from '@heldentisch/engine';
import { seatLabel } from '../table/names.js';
import type { TableSnapshot } from '../table/source.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { notify } from '../ui/toast.js';
import type { RemoteSource } from './remote-source.js';

interface OnlineBarsProps {
  readonly game: Game;
  readonly source: RemoteSource;
  readonly snapshot: TableSnapshot;
}

/** Connection, leavers, requests and rematch: what people at a distance must be told. */
export function OnlineBars({ game, source, snapshot }: OnlineBarsProps) {
  const { t, language } = useText();
  const { connection, online, own, seats, outcome } = snapshot;
  if (online === null) return null;
  const fail = (error: Error): void => notify({ look: 'error', title: t('failed', { reason: error.message }) });
  const { handOver, rematch } = online;
  const away = seats.findIndex((info, seat) => info.kind === 'person' && !info.online && !own.includes(seat));
  const isAsked = handOver?.waitingFor.some((seat) => own.includes(seat)) ?? false;
  return (
    <>
      {(connection === 'reconnecting' || connection === 'offline') && (
        <p className="notice-bar is-error" role="alert" data-testid="connection">
          {t(connection)}
        </p>
      )}
      {own.length === 0 && (
        <p className="notice-bar">
          {t('spectator')} · {t('spectators', { count: online.spectators })}
        </p>
      )}
      {handOver !== null && (
        <div className="notice-bar" role="status">
          <p>
            {isAsked ? t('handToBotAsk', { name: seatLabel(game, language, handOver.seat) }) : t('handToBotWaiting')}
          </p>
          {isAsked && (
            <>
              <Button onClick={() => void source.answerHandOver(false).catch(fail)}>{t('decline')}</Button>
              <Button look="primary" onClick={() => void source.answerHandOver(true).catch(fail)}>
                {t('agree')}
              </Button>
            </>
          )}
        </div>
      )}
      {handOver === null && away >= 0 && own.length > 0 && outcome === null && connection === 'connected' && (
        <div className="notice-bar" role="status">
          <p>{t('handToBotAsk', { name: seatLabel(game, language, away) })}</p>
          <Button onClick={() => void source.askHandOver(away).catch(fail)}>{t('handToBot')}</Button>
        </div>
      )}
      {rematch !== null && (
        <div className="notice-bar" role="status">
          <p>{t('rematchOffered')}</p>
          <Link className="button button-primary" href={`/table/${rematch}`}>
            {t('joinRematch')}
          </Link>
        </div>
      )}
    </>
  );
}
