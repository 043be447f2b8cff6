import type { GameId } from '@heldentisch/catalogue';
import type { Game } from '@heldentisch/engine';
import { changeSettings, useSettings } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { download, gameFileName } from '../ui/download.js';
import { seatLabel } from './names.js';
import type { TableSnapshot, TableSource } from './source.js';
import type { MenuEntry } from './table-menu.js';

/** The menu goes round through the paces. */
const nextPace = { calm: 'quick', quick: 'instant', instant: 'calm' } as const;

export type OpenDialog = 'settings' | 'concede' | 'bug' | null;

interface MenuSetup {
  readonly id: GameId;
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  readonly extra: readonly MenuEntry[];
  open(dialog: OpenDialog): void;
  fail(error: Error): void;
}

/** What the menu of the table offers. */
export function useMenuEntries({ id, game, source, snapshot, extra, open, fail }: MenuSetup): readonly MenuEntry[] {
  const { t, language } = useText();
  const { pace } = useSettings();
  const { own, table, outcome } = snapshot;
  // On one device: where something may be done unasked, everybody else can ask for the device.
  const mayHand = game.invitation !== undefined && own.length > 1 && table !== null && outcome === null;
  const handing = mayHand ? own.filter((seat) => seat !== table.viewer) : [];
  const isSeated = table !== null && own.includes(table.viewer);
  return [
    ...extra,
    ...handing.map((seat): MenuEntry => {
      const label = t('handTo', { name: seatLabel(game, language, seat) });
      return { icon: 'person', label, run: () => source.handTo?.(seat) };
    }),
    {
      icon: 'file',
      label: t('export'),
      run: () => void source.gameFile().then((text) => download(gameFileName(id), text), fail),
    },
    {
      icon: 'play',
      label: t('paceNow', { pace: t(`pace.${pace}`) }),
      run: () => changeSettings({ pace: nextPace[pace] }),
    },
    { icon: 'bug', label: t('bugReport'), run: () => open('bug') },
    { icon: 'gear', label: t('settings'), run: () => open('settings') },
    ...(isSeated && outcome === null
      ? [{ icon: 'flag', label: t('concede'), isDangerous: true, run: () => open('concede') } as const]
      : []),
  ];
}
