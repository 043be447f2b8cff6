import { rowNames } from '@heldentisch/pixel-tactics';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { seatName } from '../../../table/kit/pointing-table.js';
import { useTable } from '../model/table-model.js';
import { Icon } from './Art.js';
import { UnitCell } from './UnitCell.js';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a cell is drawn: the unit below as its player sees it, the other one turned around; fronts meet. */
export function drawnAt(cell: number, isBelow: boolean): readonly [number, number] {
  const column = cell % 3;
  const row = Math.floor(cell / 3);
  return isBelow ? [column, 3 + row] : [2 - column, 2 - row];
}

/** Arrow keys walk over both units as they lie on the table. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at?.split(',').map(Number);
  if (step === undefined || from === undefined) return;
  const [x = 0, y = 0] = from;
  const field = event.currentTarget.closest('.pt-field');
  const next = field?.querySelector<HTMLElement>(`[data-at="${x + step[0]},${y + step[1]}"] .pt-card`);
  event.preventDefault();
  next?.focus();
}

function RowLabel({ row, isBelow }: { readonly row: number; readonly isBelow: boolean }) {
  const { view, text } = useTable();
  const isWave = view.wave === row && view.round > 0;
  return (
    <div className="pt-row-label" data-row={rowNames[row]} data-wave={isWave || undefined} aria-hidden="true">
      {isWave && <Icon name="flag" />}
      <span>{text(`row.${rowNames[row]}`)}</span>
      <i data-below={isBelow} />
    </div>
  );
}

/** One unit of nine positions, as one stop of the Tab key. */
export function UnitGrid({ seat }: { readonly seat: number }) {
  const model = useTable();
  const isBelow = seat === model.below;
  const [current, setCurrent] = useState(4);
  const rows = isBelow ? [0, 1, 2] : [2, 1, 0];
  const columns = isBelow ? [0, 1, 2] : [2, 1, 0];
  return (
    <section
      className="pt-unit"
      data-seat={seat}
      data-active={model.view.active === seat && model.view.round > 0}
      aria-label={model.say('unitOf', { seat: seatName(model, seat) })}
      onKeyDown={walk}
    >
      {rows.map((row) => (
        <div className="pt-unit-row" key={row} data-row={rowNames[row]} data-wave={model.view.wave === row}>
          <RowLabel row={row} isBelow={isBelow} />
          {columns.map((column) => {
            const cell = row * 3 + column;
            return (
              <UnitCell
                key={cell}
                place={seat * 9 + cell}
                at={drawnAt(cell, isBelow)}
                isTabStop={cell === current}
                onFocused={() => setCurrent(cell)}
              />
            );
          })}
        </div>
      ))}
    </section>
  );
}
