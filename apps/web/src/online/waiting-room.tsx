import type { GameId } from '@heldentisch/catalogue';
import { type Game, whyNoBots } from '@heldentisch/engine';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageFrame } from '../lobby/page-frame.js';
import { seatLabel } from '../table/names.js';
import { sitterName } from '../table/sitters.js';
import type { TableSnapshot } from '../table/source.js';
import { useGameMark } from '../table/use-game-mark.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { notify } from '../ui/toast.js';
import { useFail } from '../ui/use-fail.js';
import { BotDialog } from './bot-dialog.js';
import { ChatPanel } from './chat-panel.js';
import { link } from './connection.js';
import { NameField } from './name-field.js';
import { OnlineBars } from './online-bars.js';
import type { RemoteSource } from './remote-source.js';

/** A picture that cannot be had must not take the page with it: the link beside it is enough. */
const QrCode = lazy<ComponentType<{ readonly text: string; readonly label: string }>>(() =>
  import('./qr-code.js').then(
    (m) => ({ default: m.QrCode }),
    () => ({ default: () => null }),
  ),
);

interface WaitingRoomProps {
  readonly id: GameId;
  readonly game: Game;
  readonly source: RemoteSource;
  readonly snapshot: TableSnapshot;
}

/** A table with free seats: who is there, the invitation, and the free seats to sit down on. */
export function WaitingRoom({ id, game, source, snapshot }: WaitingRoomProps) {
  const { t, language } = useText();
  useGameMark(id);
  const { seats, own, online } = snapshot;
  const invitation = online?.invitation ?? '';
  const [seatForBot, setSeatForBot] = useState<number | null>(null);
  const maySeatBots = online?.made === true && whyNoBots(game, online.options) === null;
  const fail = useFail();
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(invitation);
    notify({ look: 'plain', title: t('copied') });
  }
  /** Who sits here already sits down again, under the new name. */
  async function rename(name: string): Promise<void> {
    await link.ask({ type: 'name', name });
    for (const seat of own) await source.sit(seat);
    notify({ look: 'plain', title: t('renamed', { name }) });
  }
  return (
    <PageFrame hasServer>
      <div className="waiting-room">
        <h1>{t(`game.${id}`)}</h1>
        <OnlineBars game={game} source={source} snapshot={snapshot} />
        <section className="panel" aria-labelledby="waiting-title">
          <h2 id="waiting-title">{t('waitingForPlayers')}</h2>
          <ul className="waiting-seats">
            {seats.map((info, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className="waiting-seat">
                <span className={`seat-chip seat-${seat}`}>
                  <span className="seat-dot" aria-hidden="true" />
                  <span className="seat-label">{seatLabel(game, language, seat)}</span>
                </span>
                <span>{info.kind === 'open' ? t('seatFree') : sitterName(info, own.includes(seat), t)}</span>
                {info.kind === 'open' && own.length === 0 && (
                  <Button look="primary" onClick={() => void source.sit(seat).catch(fail)}>
                    {t('sitHere')}
                  </Button>
                )}
                {info.kind === 'open' && maySeatBots && (
                  <Button onClick={() => setSeatForBot(seat)}>{t('botHere')}</Button>
                )}
              </li>
            ))}
          </ul>
          <NameField label={t('myName')} onRename={(name) => void rename(name).catch(fail)} />
        </section>
        <section className="panel" aria-labelledby="invite-title">
          <h2 id="invite-title">{t('invitation')}</h2>
          <div className="invite-ways">
            <div className="invite-words">
              <p>{t('inviteText')}</p>
              <div className="invite">
                <input
                  className="select"
                  readOnly
                  value={invitation}
                  aria-label={t('invitation')}
                  onFocus={(event) => event.target.select()}
                />
                <Button icon="link" onClick={() => void copy().catch(fail)}>
                  {t('copy')}
                </Button>
              </div>
            </div>
            <Suspense fallback={null}>{invitation !== '' && <QrCode text={invitation} label={t('qrCode')} />}</Suspense>
          </div>
        </section>
        <section className="panel" aria-label={t('chat')}>
          <ChatPanel source={source} snapshot={snapshot} />
        </section>
      </div>
      {seatForBot !== null && (
        <BotDialog
          title={t('botHereTitle')}
          about={t('botHereText')}
          onChoose={(bot) => void source.seatBot(seatForBot, bot).catch(fail)}
          onClose={() => setSeatForBot(null)}
        />
      )}
    </PageFrame>
  );
}
