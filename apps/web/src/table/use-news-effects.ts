import { useEffect, useRef } from 'react';
import { settings } from '../settings/settings.js';
import { say } from '../text/index.js';
import { playSound } from './play-sound.js';
import type { TableSnapshot } from './source.js';
import { standingOf } from './verdict.js';

function notifyTurn(title: string): void {
  if (!document.hidden || !settings().notifications || !('Notification' in window)) return;
  const { language } = settings();
  const body = say(language, 'yourTurn');
  const data = { address: location.pathname };
  navigator.serviceWorker?.getRegistration().then((registration) => {
    if (registration === undefined) new Notification(title, { body, tag: location.pathname });
    else void registration.showNotification(title, { body, tag: location.pathname, icon: '/icon-192.png', data });
  });
}

/** Whose turn it is and how it ended: by sounds, the title of the tab and the browser's notification. */
export function useNewsEffects(snapshot: TableSnapshot, title: string): void {
  const { table, own, outcome, handOverTo } = snapshot;
  const isMine =
    handOverTo !== null ||
    // A window that a standing answer passes comes without options: it is nobody's turn.
    (table?.pending.some(({ seat, options }) => seat === table.viewer && own.includes(seat) && options !== undefined) ??
      false);
  const wasMine = useRef(isMine);
  const wasOver = useRef(outcome !== null);

  useEffect(() => {
    if (isMine && !wasMine.current) {
      playSound('turn');
      notifyTurn(title);
    }
    wasMine.current = isMine;
  }, [isMine, title]);

  useEffect(() => {
    if (outcome !== null && !wasOver.current) {
      const [seat] = own;
      playSound(own.length === 1 && seat !== undefined && standingOf(outcome, seat) === 'lost' ? 'lost' : 'won');
    }
    wasOver.current = outcome !== null;
  }, [outcome, own]);

  useEffect(() => {
    const { language } = settings();
    document.title =
      isMine && outcome === null ? `● ${say(language, 'yourTurn')} – ${title}` : `${title} – Heldentisch`;
  }, [isMine, outcome, title]);
}
