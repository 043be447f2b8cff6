import { pixelTactics } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import type { GameTableProps } from '../../table/game-table.js';
import { TableDialog } from '../../table/kit/table-dialog.js';
import { TableRoot } from '../../table/kit/table-root.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { walk } from '../../table/kit/walk.js';
import { heroName } from './model/labels.js';
import { Provider, useControl, useTable, useWords } from './model/table.js';
import { arrivals, motions } from './motion/motions.js';
import { ActionBar } from './parts/action-bar.js';
import { Battlefield, LastDeed } from './parts/battlefield.js';
import { CloseUp } from './parts/close-up.js';
import { Hand } from './parts/hand.js';
import { PlayerPanel } from './parts/player-panel.js';
import { Reader } from './parts/reader.js';
import { StatusBar } from './parts/status-bar.js';
import { Tray } from './parts/tray.js';
import styles from './table.module.css';
import '@fontsource/jersey-10/latin-400.css';
import './styles/global.css';

const ownMotions = motionsOf(pixelTactics, '[data-motion-layer]', motions, arrivals);

/** A card opened to be read. */
function Pinned() {
  const { pin } = useControl();
  const { language } = useWords();
  const pinned = useTable((model) => model.pinned);
  if (pinned === null || pinned.card === null) return null;
  return (
    <TableDialog label={heroName(language, pinned.card)} onClose={() => pin(null)} className={styles.dialog ?? ''}>
      <CloseUp subject={pinned} isWhole />
    </TableDialog>
  );
}

const Parts = memo(function Parts() {
  const { below, isSetUp } = useTable((model) => ({ below: model.below, isSetUp: model.view.round === 0 }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from one of its buttons to the next
    <div className={styles.frame} data-set-up={isSetUp || undefined} onKeyDown={walk}>
      <div className={styles.top}>
        <PlayerPanel seat={below} />
        <StatusBar />
        <PlayerPanel seat={1 - below} />
      </div>
      <Battlefield />
      {!isSetUp && (
        <>
          <LastDeed />
          <Reader />
          <div className={styles.held}>
            <Tray />
            <Hand />
          </div>
        </>
      )}
      <ActionBar />
      <Pinned />
    </div>
  );
});

function Root({ table }: { readonly table: GameTableProps }) {
  const { cancel } = useControl();
  const { say } = useWords();
  const selected = useTable((model) => model.selected);
  return (
    <TableRoot
      prefix="pt"
      closeLabel={say('close')}
      table={table}
      motions={ownMotions}
      selected={selected}
      cancel={cancel}
      fits
    >
      <Parts />
    </TableRoot>
  );
}

/** The Pixel Tactics table: two units that face each other, the hand at the edge, beside them what is read. */
export function Table(props: GameTableProps) {
  return (
    <Provider table={props}>
      <Root table={props} />
    </Provider>
  );
}
