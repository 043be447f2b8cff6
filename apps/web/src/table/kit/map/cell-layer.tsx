import { type ComponentType, memo } from 'react';
import { moveTo, outlineOf } from './grid.js';
import styles from './map.module.css';
import type { MapCell } from './map-data.js';
import { useMap, usePointingState } from './map-model.js';
import { rowsOf } from './walk.js';

type Terrain = ComponentType<{ readonly cell: MapCell }>;

interface CellProps {
  readonly cell: MapCell;
  readonly spoken: string;
  readonly column: number;
  readonly isFirst: boolean;
  readonly object: string | undefined;
  readonly Terrain: Terrain;
}

const Cell = memo(function Cell({ cell, spoken, column, isFirst, object, Terrain }: CellProps) {
  const { grid } = useMap();
  const isStop = usePointingState(({ stop }) => (stop === null ? isFirst : stop === cell.id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no table cells in SVG
    <g
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      aria-label={spoken}
      aria-colindex={column}
      className={styles.cell}
      data-cell={cell.id}
      data-object={object}
      data-terrain={cell.terrain}
      transform={moveTo(grid, cell)}
    >
      <polygon className={styles.ground} points={outlineOf(grid)} />
      <Terrain cell={cell} />
    </g>
  );
});

interface CellLayerProps {
  readonly label: string;
  readonly hintId: string;
  readonly cells: readonly MapCell[];
  /** The cell Tab leads to at first. */
  readonly start: string | undefined;
  readonly Terrain: Terrain;
  readonly objectOf: ((cell: string) => string) | undefined;
  describe(cell: string): string;
}

/** The ground. These are the things that are pointed at, focused and spoken; all other layers are pictures. */
export const CellLayer = memo(function CellLayer({ label, hintId, cells, start, ...props }: CellLayerProps) {
  const { Terrain, objectOf, describe } = props;
  const { grid } = useMap();
  const rows = rowsOf(cells);
  const top = Math.min(...cells.map(({ r }) => r));
  const left = Math.min(...cells.map((cell) => grid.columnOf(cell)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in SVG
    <g role="grid" aria-label={label} aria-describedby={hintId}>
      {rows.map((row) => {
        const r = row[0]?.r ?? 0;
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no table rows in SVG
          <g key={r} role="row" aria-rowindex={r - top + 1}>
            {row.map((cell) => (
              <Cell
                key={cell.id}
                cell={cell}
                spoken={describe(cell.id)}
                column={grid.columnOf(cell) - left + 1}
                isFirst={cell.id === start}
                object={objectOf?.(cell.id)}
                Terrain={Terrain}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
});
