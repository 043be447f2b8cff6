import { type Game, whyNoBots } from '@heldentisch/engine';
import { personName } from '../table/names.js';
import type { TableSnapshot } from '../table/source.js';
import { botText, useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { useFail } from '../ui/use-fail.js';
import { AwayBar } from './away-bar.js';
import { HandoverBar } from './handover-bar.js';
import type { RemoteSource } from './remote-source.js';

interface OnlineBarsProps {
  readonly game: Game;
  readonly source: RemoteSource;
  readonly snapshot: TableSnapshot;
}

/** Connection, who is away, requests and rematch: what people at a distance must be told. */
export function OnlineBars({ game, source, snapshot }: OnlineBarsProps) {
  const { t, language } = useText();
  const fail = useFail();
  const { connection, online, own, seats, outcome } = snapshot;
  if (online === null) return null;
  const { handOver, rematch, started } = online;
  const nameOf = (seat: number): string => personName(game, language, seats, seat);
  const isPlaying = started && outcome === null && snapshot.broken === null;
  const away = isPlaying && own.length > 0 && connection === 'connected' && handOver === null ? online.away : [];
  return (
    <>
      {(connection === 'reconnecting' || connection === 'offline') && (
        <p className="notice-bar is-error" role="alert" data-testid="connection">
          {t(connection)}
        </p>
      )}
      {own.length === 0 && online.kept.length === 0 && (
        <p className="notice-bar">
          {t('spectator')} · {t('spectators', { count: online.spectators })}
        </p>
      )}
      {isPlaying &&
        online.kept.map((seat) => (
          <div key={seat} className="notice-bar" role="status">
            <p>{t('botForMe', { strength: botText(t, seats[seat]?.bot ?? '') })}</p>
            <Button look="primary" onClick={() => void source.returnSeat(seat).catch(fail)}>
              {t('takeSeatBack')}
            </Button>
          </div>
        ))}
      {isPlaying && handOver !== null && (
        <HandoverBar
          request={handOver}
          own={own}
          nameOf={nameOf}
          onAnswer={(agree) => void source.answerHandOver(agree).catch(fail)}
        />
      )}
      {away.map(({ seat, since }) => (
        <AwayBar
          key={seat}
          snapshot={snapshot}
          name={nameOf(seat)}
          awaySince={since}
          graceMs={online.graceMs}
          botsMayPlay={whyNoBots(game, online.options) === null}
          onDecide={(bot) => void source.askHandOver(seat, bot).catch(fail)}
        />
      ))}
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
