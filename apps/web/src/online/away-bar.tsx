import { useEffect, useState } from 'react';
import type { TableSnapshot } from '../table/source.js';
import { type TextKey, useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { durationText } from '../ui/duration.js';
import { BotDialog } from './bot-dialog.js';

interface AwayBarProps {
  readonly snapshot: TableSnapshot;
  /** Who is away, by name. */
  readonly name: string;
  /** By the page's clock. */
  readonly awaySince: number;
  readonly graceMs: number;
  /** With some options no bot may step in. */
  readonly botsMayPlay: boolean;
  /** What becomes of the seat: a bot plays it, or (null) its person gives up. */
  onDecide(bot: string | null): void;
}

/** The page's clock, read every second. */
function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface GivingUp {
  readonly button: TextKey;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** What it means that one of them gives up, for who else plays. */
function givingUp({ seats, own }: TableSnapshot): GivingUp {
  if (seats.length === 2) return { button: 'claimWin', title: 'claimWinTitle', text: 'claimWinText' };
  const persons = seats.filter((info, seat) => info.kind === 'person' && !own.includes(seat));
  return persons.length > 1
    ? { button: 'askGiveUp', title: 'giveUpTitle', text: 'giveUpAskText' }
    : { button: 'letGiveUp', title: 'giveUpTitle', text: 'giveUpText' };
}

/** Somebody is away: since when, how long the table waits, and then what those who wait can do. */
export function AwayBar({ snapshot, name, awaySince, graceMs, botsMayPlay, onDecide }: AwayBarProps) {
  const { t, language } = useText();
  const [isWaiting, setWaiting] = useState(false);
  const [dialog, setDialog] = useState<'bot' | 'give-up' | null>(null);
  const awayMs = Math.max(0, useNow() - awaySince);
  const mayDecide = awayMs >= graceMs;
  const time = durationText(language, awayMs);
  const left = durationText(language, graceMs - awayMs, { round: Math.ceil });
  const words = givingUp(snapshot);
  const close = (): void => setDialog(null);
  return (
    <div className="notice-bar" data-testid="away">
      {/* Read out once each: the time beside it changes every second. */}
      <p className="visually-hidden" role="status">
        {t(mayDecide ? 'awayMayDecide' : 'awayNow', { name })}
      </p>
      <p>{t(!mayDecide ? 'awayUntil' : isWaiting ? 'awayWaiting' : 'awayFor', { name, time, left })}</p>
      {mayDecide && isWaiting && <Button onClick={() => setWaiting(false)}>{t('awayDecide')}</Button>}
      {mayDecide && !isWaiting && (
        <>
          <Button onClick={() => setWaiting(true)}>{t('awayWait')}</Button>
          {botsMayPlay && <Button onClick={() => setDialog('bot')}>{t('letBotPlay')}</Button>}
          <Button onClick={() => setDialog('give-up')}>{t(words.button, { name })}</Button>
        </>
      )}
      {dialog === 'bot' && (
        <BotDialog
          title={t('letBotPlayTitle', { name })}
          about={t('letBotPlayText', { name })}
          onChoose={onDecide}
          onClose={close}
        />
      )}
      <Dialog
        open={dialog === 'give-up'}
        title={t(words.title, { name })}
        about={t(words.text, { name })}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button
              look="danger"
              onClick={() => {
                close();
                onDecide(null);
              }}
            >
              {t(words.button, { name })}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </div>
  );
}
