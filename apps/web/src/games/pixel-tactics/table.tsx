import { pixelTactics } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { motionsOf } from '../../table/kit/use-motions.js';
import { wholeTable } from '../../table/kit/whole-table.js';
import { heroName } from './model/labels.js';
import { table, useTable } from './model/table.js';
import { arrivals, motions } from './motion/motions.js';
import { Actions } from './parts/actions.js';
import { Battlefield, LastDeed } from './parts/battlefield.js';
import { CloseUp } from './parts/close-up.js';
import { Hand } from './parts/hand.js';
import { PlayerPanel } from './parts/player-panel.js';
import { Reader } from './parts/reader.js';
import { StatusBar } from './parts/status-bar.js';
import { Tray } from './parts/tray.js';
import styles from './table.module.css';
import '@fontsource/jersey-10/latin-400.css';
import '../../table/kit/lights.css';
import './styles/global.css';

const Parts = memo(function Parts() {
  const { below, isSetUp } = useTable((model) => ({ below: model.below, isSetUp: model.view.round === 0 }));
  return (
    <div className={styles.frame} data-set-up={isSetUp || undefined}>
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
      <Actions />
    </div>
  );
});

/** The Pixel Tactics table: two units that face each other, the hand at the edge, beside them what is read. */
export const Table = wholeTable(table, {
  prefix: 'pt',
  motions: motionsOf(pixelTactics, '[data-motion-layer]', motions, arrivals),
  Parts,
  closeUp: (subject, language) =>
    subject.card === null
      ? null
      : { label: heroName(language, subject.card), content: <CloseUp subject={subject} isWhole /> },
});
