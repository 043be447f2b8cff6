import { describeEvent, type Language } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { useEffect, useMemo, useRef } from 'react';
import type { GameTableProps } from '../../table/game-table.js';
import { recentEvents } from '../../table/kit/recent-events.js';
import { type Motions, useNewsMotion } from '../../table/kit/use-news-motion.js';
import { TableModelProvider } from './model/table-model.js';
import { useTableModel } from './model/use-table-model.js';
import { motions } from './motion/motions.js';
import { ActionBar } from './parts/ActionBar.js';
import { CloseUp } from './parts/CloseUp.js';
import { Dialog } from './parts/Dialog.js';
import { Hand } from './parts/Hand.js';
import { Inspector } from './parts/Inspector.js';
import { LeaderChoice } from './parts/LeaderChoice.js';
import { NewsLine } from './parts/News.js';
import { PlayerPanel } from './parts/PlayerPanel.js';
import { Stage } from './parts/Stage.js';
import { StatusBar } from './parts/StatusBar.js';
import { Tray } from './parts/Tray.js';
import { UnitGrid } from './parts/UnitGrid.js';
import '@fontsource/jersey-10/latin-400.css';
import './styles/index.css';

/** Not worth a line beside the table. */
const quiet = new Set(['turnEnded', 'casualtiesChecked', 'leaderChosen']);

const motionsFor = (language: Language): Motions => ({
  byEvent: motions,
  layer: '.pt-motion',
  describe: (event) => describeEvent(pixelTactics, language, event),
});
const motionsIn = { de: motionsFor('de'), en: motionsFor('en') };

/** The Pixel Tactics table: the far unit above, the viewer's below, the hand at the edge. It knows no rules. */
export function Table(props: GameTableProps) {
  const recent = useMemo(() => recentEvents(props.history, quiet), [props.history]);
  const model = useTableModel(props, recent);
  const root = useRef<HTMLDivElement>(null);
  useNewsMotion(root, props.news, props.reducedMotion, motionsIn[props.language]);
  const { below, pinned, selected, cancel } = model;
  const far = 1 - below;
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
        className="pt-table"
        ref={root}
        data-motion={props.reducedMotion ? 'none' : 'full'}
        data-selecting={hasSelection || undefined}
        lang={props.language}
      >
        <div className="pt-frame">
          <StatusBar />
          <PlayerPanel seat={far} />
          <div className="pt-field">
            {model.view.round === 0 ? (
              <LeaderChoice />
            ) : (
              <>
                <UnitGrid seat={far} />
                <div className="pt-line" aria-hidden="true" />
                <UnitGrid seat={below} />
              </>
            )}
            <Tray />
            <div className="pt-motion" aria-hidden="true" />
          </div>
          <Inspector />
          <PlayerPanel seat={below} />
          <div className="pt-dock">
            <NewsLine />
            <Stage />
            <ActionBar />
            {model.view.round > 0 && <Hand />}
          </div>
        </div>
        {pinned !== null && (
          <Dialog
            label={model.text(`card.${pinned.card}`)}
            onClose={() => model.pin(null)}
            className="pt-closeup-dialog"
          >
            <CloseUp subject={pinned} />
          </Dialog>
        )}
      </div>
    </TableModelProvider>
  );
}
