import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { GameTableProps } from '../../table/game-table.js';
import { TableDialog } from '../../table/kit/table-dialog.js';
import { TableRoot } from '../../table/kit/table-root.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { TableModelProvider } from './model/table-model.js';
import { useTableModel } from './model/use-table-model.js';
import { motions } from './motion/motions.js';
import { ActionBar } from './parts/ActionBar.js';
import { CloseUp } from './parts/CloseUp.js';
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

const ownMotions = motionsOf(pixelTactics, '.pt-motion', motions);

/** The Pixel Tactics table: the far unit above, the viewer's below, the hand at the edge. It knows no rules. */
export function Table(props: GameTableProps) {
  const model = useTableModel(props);
  const { below, pinned, selected, cancel } = model;
  const far = 1 - below;
  return (
    <TableModelProvider value={model}>
      <TableRoot
        prefix="pt"
        closeLabel={model.say('close')}
        table={props}
        motions={ownMotions}
        selected={selected}
        cancel={cancel}
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
          <TableDialog
            label={model.text(`card.${pinned.card}`)}
            onClose={() => model.pin(null)}
            className="pt-closeup-dialog"
          >
            <CloseUp subject={pinned} />
          </TableDialog>
        )}
      </TableRoot>
    </TableModelProvider>
  );
}
