import { type Game, type StandingAnswer, standingAnswers } from '@heldentisch/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { wantsReducedMotion } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { Segments } from '../ui/fields.js';
import type { OnlineState, Reply, TableSnapshot, TableSource } from './source.js';

interface StandingBarProps {
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  /** What the seat may do unasked. */
  readonly invitation: ReactNode;
  onReply(reply: Reply): void;
  onFail(error: Error): void;
}

/**
 * Which reactions the seat wants to be asked about, how long the open question waits, and what the seat may do unasked.
 * Only in games that have such things.
 */
export function StandingBar({ game, source, snapshot, invitation, onReply, onFail }: StandingBarProps) {
  const { t, language } = useText();
  const { table, online } = snapshot;
  // What was clicked is shown at once; the table's own word, which comes before the reply, then takes its place.
  const [wanted, setWanted] = useState<StandingAnswer | null>(null);
  if (table === null || table.standing === null)
    return invitation === null ? null : <div className="standing-bar">{invitation}</div>;
  // A game may speak of its own pieces: "when my … is attacked".
  const words = (answer: StandingAnswer): string =>
    game.texts[language][`standing.${answer}`] ?? t(`standing.${answer}`);
  function give(answer: StandingAnswer): void {
    setWanted(answer);
    void source
      .giveStanding(answer)
      .then(onReply, onFail)
      .finally(() => setWanted((last) => (last === answer ? null : last)));
  }
  const window = online?.windows.find(({ seat }) => seat === table.viewer);
  const isAsked = table.pending.some(({ seat, options }) => seat === table.viewer && options !== undefined);
  return (
    <div className="standing-bar">
      <Segments
        label={t('standing')}
        value={wanted ?? table.standing}
        items={standingAnswers.map((value) => ({ value, label: words(value) }))}
        onChange={give}
      />
      {window !== undefined && isAsked && <WindowTime window={window} />}
      {invitation}
    </div>
  );
}

/** With reduced motion the bar goes down by whole seconds. */
const tickMs = (): number => (wantsReducedMotion() ? 1000 : 100);

function WindowTime({ window }: { readonly window: OnlineState['windows'][number] }) {
  const { t } = useText();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), tickMs());
    return () => clearInterval(timer);
  }, []);
  const leftMs = Math.max(0, window.leftMs - (performance.now() - window.measuredAt));
  return (
    <div className="window-time" role="timer" data-testid="window-time">
      <div className="window-time-track" aria-hidden="true">
        <div className="window-time-left" style={{ transform: `scaleX(${leftMs / window.wholeMs})` }} />
      </div>
      <span>{t('windowLeft', { seconds: Math.ceil(leftMs / 1000) })}</span>
    </div>
  );
}
