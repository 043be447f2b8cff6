import { isGameId } from '@heldentisch/catalogue';
import type { LobbyTable, ServerMessage } from '@heldentisch/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { go } from '../router.js';
import { settings } from '../settings/settings.js';
import { say } from '../text/index.js';
import { notify } from '../ui/toast.js';
import { link } from './connection.js';
import type { LinkSnapshot } from './server-link.js';

/** It is our turn at a table that is not the one on the screen. */
function tellTurn(message: ServerMessage): void {
  if (message.type !== 'turn' || location.pathname === `/table/${message.table}`) return;
  const { language } = settings();
  const title = isGameId(message.game) ? say(language, `game.${message.game}`) : message.game;
  notify({
    look: 'plain',
    title: `${say(language, 'yourTurn')}: ${title}`,
    address: `/table/${message.table}`,
    action: { label: say(language, 'resume'), run: () => go(`/table/${message.table}`) },
  });
}

/** Keeps the connection while the component is shown. */
export function useLink(): LinkSnapshot {
  useEffect(() => {
    const ends = [link.hold(), link.hear(tellTurn)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return useSyncExternalStore(link.subscribe, link.snapshot);
}

/** The public tables, kept up to date; null while no server answers. */
export function useLobbyTables(): readonly LobbyTable[] | null {
  const [tables, setTables] = useState<readonly LobbyTable[] | null>(null);
  useEffect(() => {
    const ends = [
      link.hear((message) => message.type === 'lobby' && setTables(message.tables)),
      link.attend(() => ({ type: 'lobby.watch' }), { type: 'lobby.unwatch' }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return tables;
}
