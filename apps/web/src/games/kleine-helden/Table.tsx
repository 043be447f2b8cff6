import { kleineHelden } from '@heldentisch/kleine-helden';
import type { GameTableProps } from '../../table/game-table.js';
import { TableDialog } from '../../table/kit/table-dialog.js';
import { TableRoot } from '../../table/kit/table-root.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { cardName } from './model/labels.js';
import { TableModelProvider } from './model/table-model.js';
import { useTableModel } from './model/use-table-model.js';
import { motions } from './motion/motions.js';
import { ActionBar } from './parts/ActionBar.js';
import { Board } from './parts/Board.js';
import { CloseUp } from './parts/CloseUp.js';
import { Opponents, OwnGroup } from './parts/Groups.js';
import { Hand } from './parts/Hand.js';
import { Piles } from './parts/Piles.js';
import { Tray } from './parts/Tray.js';
import './styles/index.css';

const ownMotions = motionsOf(kleineHelden, '.kh-motion', motions);

/** The Kleine Helden table: the other groups above, the own below, the hand at the edge. It knows no rules. */
export function Table(props: GameTableProps) {
  const model = useTableModel(props);
  const { pinned, selected, cancel } = model;
  return (
    <TableModelProvider value={model}>
      <TableRoot
        prefix="kh"
        closeLabel={model.say('close')}
        table={props}
        motions={ownMotions}
        selected={selected}
        cancel={cancel}
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
          <TableDialog
            label={cardName(model.language, pinned.card)}
            onClose={() => model.pin(null)}
            className="kh-closeup-dialog"
          >
            <CloseUp subject={pinned} />
          </TableDialog>
        )}
      </TableRoot>
    </TableModelProvider>
  );
}
