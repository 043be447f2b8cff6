import { describeEvent, type Language } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from '../../table/game-table.js';
import { recentEvents } from '../../table/kit/recent-events.js';
import { type Motions, useNewsMotion } from '../../table/kit/use-news-motion.js';
import { cardName } from './model/labels.js';
import { TableModelProvider } from './model/table-model.js';
import { useTableModel } from './model/use-table-model.js';
import { motions } from './motion/motions.js';
import { ActionBar } from './parts/ActionBar.js';
import { Board } from './parts/Board.js';
import { CloseUp } from './parts/CloseUp.js';
import { Dialog } from './parts/Dialog.js';
import { Opponents, OwnGroup } from './parts/Groups.js';
import { Hand } from './parts/Hand.js';
import { Piles } from './parts/Piles.js';
import { Tray } from './parts/Tray.js';
import './styles/index.css';

/** Not worth a line beside the table: the stage shows them. */
const quiet = new Set(['turnEnded', 'dieRolled', 'dieDropped', 'attackValued', 'defenceValued']);

const motionsFor = (language: Language): Motions => ({
  byEvent: motions,
  layer: '.kh-motion',
  describe: (event) => describeEvent(kleineHelden, language, event),
});
const motionsIn = { de: motionsFor('de'), en: motionsFor('en') };

/** The Kleine Helden table: the other groups above, the own below, the hand at the edge. It knows no rules. */
export function Table(props: GameTableProps) {
  const recent = useMemo(() => recentEvents(props.history, quiet), [props.history]);
  const model = useTableModel(props, recent);
  const root = useRef<HTMLDivElement>(null);
  useNewsMotion(root, props.news, props.reducedMotion, motionsIn[props.language]);
  const { pinned, selected, cancel } = model;
  const hasSelection = selected.length > 0;

  useEffect(() => {
    if (!hasSelection) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) cancel();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <TableModelProvider value={model}>
      <div
        className="kh-table"
        ref={root}
        data-motion={props.reducedMotion ? 'none' : 'full'}
        data-selecting={hasSelection || undefined}
        data-mine={props.decision !== null || undefined}
        lang={props.language}
      >
        <div className="kh-frame">
          <Opponents />
          <Piles />
          <OwnGroup />
          <Board />
          <div className="kh-dock">
            <ActionBar />
            <Hand />
          </div>
          <Tray />
        </div>
        <div className="kh-motion" aria-hidden="true" />
        {pinned !== null && (
          <Dialog
            label={cardName(model.language, pinned.card)}
            onClose={() => model.pin(null)}
            className="kh-closeup-dialog"
          >
            <CloseUp subject={pinned} />
          </Dialog>
        )}
      </div>
    </TableModelProvider>
  );
}
