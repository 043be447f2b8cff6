import type { Choice, Game, Pending } from '@heldentisch/engine';
import { useSettings } from '../settings/settings.js';
import { useText } from '../text/index.js';
import { LogPanel } from './log-panel.js';
import { LookBack } from './look-back.js';
import { type SideTab, SideTabs } from './side-tabs.js';
import type { TableSnapshot } from './source.js';
import { ViewSwitch } from './view-switch.js';

interface TableAsideProps {
  readonly game: Game;
  readonly snapshot: TableSnapshot;
  readonly hasOwnTable: boolean;
  readonly decision: Pending | null;
  readonly at: number | null;
  readonly extraTabs: readonly SideTab[];
  choose(choice: Choice): void;
  onLook(line: number | null): void;
}

/** What stands beside the table: the log with the way back, the choices as a list, chat. */
export function TableAside({ game, snapshot, hasOwnTable, decision, at, extraTabs, choose, onLook }: TableAsideProps) {
  const { t } = useText();
  const { tableMode } = useSettings();
  const { table, lines } = snapshot;
  if (table === null) return null;
  return (
    <aside className="table-side" aria-label={t('log')} data-part="side">
      {hasOwnTable && <ViewSwitch mode={tableMode} />}
      <SideTabs
        decision={hasOwnTable && tableMode === 'table' ? decision : null}
        game={game}
        choose={choose}
        extraTabs={extraTabs}
        log={
          <>
            <LogPanel game={game} lines={lines} at={at} onLook={(line) => onLook(line >= table.number ? null : line)} />
            <LookBack count={table.number} at={at} onLook={onLook} />
          </>
        }
      />
    </aside>
  );
}
