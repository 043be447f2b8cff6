/* The layers above the ground. They are pictures only: nothing in them is clicked, focused or spoken. */
import { type ComponentType, memo, type ReactNode } from 'react';
import { edgePath, linePath, moveTo, outlineOf, wayPath } from './grid.js';
import styles from './map.module.css';
import type { MapCell, MapEdge, MapTint, MapWay } from './map-data.js';
import { useMap, usePointingState } from './map-model.js';

export type Places = ReadonlyMap<string, MapCell>;

interface InPlaces {
  readonly places: Places;
}

const present = (places: Places, ids: readonly string[]): MapCell[] =>
  ids.flatMap((id) => {
    const cell = places.get(id);
    return cell === undefined ? [] : [cell];
  });

/** Rivers, walls, borders: those of one kind are one line. */
export const EdgeLayer = memo(function EdgeLayer({ places, edges }: InPlaces & { readonly edges: readonly MapEdge[] }) {
  const { grid } = useMap();
  const kinds = [...new Set(edges.map(({ kind }) => kind))];
  const pathOf = ({ cell, side, isWinding = false }: MapEdge): string => {
    const place = places.get(cell);
    if (place === undefined) return '';
    if (typeof side === 'number') return edgePath(grid, place, side, isWinding);
    const neighbour = places.get(side);
    if (neighbour === undefined) return '';
    const number = grid.sideTo(place, neighbour);
    if (number < 0) throw new Error(`${cell} and ${side} are no neighbours`);
    return edgePath(grid, place, number, isWinding);
  };
  const lineOf = (wanted: string): string =>
    edges
      .filter(({ kind }) => kind === wanted)
      .map(pathOf)
      .join('');
  return (
    <g className={styles.edges}>
      {kinds.map((kind) => (
        <path key={kind} data-edge={kind} d={lineOf(kind)} />
      ))}
    </g>
  );
});

/** Roads. The bed is drawn below all of them, so that crossings are open. */
export const WayLayer = memo(function WayLayer({ places, ways }: InPlaces & { readonly ways: readonly MapWay[] }) {
  const { grid } = useMap();
  const lines = ways.map(({ id, kind, cells }) => ({ id, kind, d: wayPath(grid, present(places, cells)) }));
  return (
    <g className={styles.ways}>
      {lines.map(({ id, kind, d }) => (
        <path key={id} className={styles.bed} data-way={kind} d={d} />
      ))}
      {lines.map(({ id, kind, d }) => (
        <path key={id} data-way={kind} d={d} />
      ))}
    </g>
  );
});

interface SiteLayerProps {
  readonly cells: readonly MapCell[];
  readonly Site: ComponentType<{ readonly cell: MapCell }>;
}

export const SiteLayer = memo(function SiteLayer({ cells, Site }: SiteLayerProps) {
  const { grid } = useMap();
  return (
    <g>
      {cells.map(
        (cell) =>
          cell.site !== undefined && (
            <g key={cell.id} data-site={cell.site} transform={moveTo(grid, cell)}>
              <g className={styles.site}>
                <Site cell={cell} />
              </g>
            </g>
          ),
      )}
    </g>
  );
});

export type Tints = ReadonlyMap<string, MapTint>;

interface TintsProps extends InPlaces {
  readonly tints: Tints;
}

const TintMark = memo(function TintMark({ cell, kind }: { readonly cell: MapCell; readonly kind: string }) {
  const { grid } = useMap();
  return <polygon data-tint={kind} points={outlineOf(grid, 0.85)} transform={moveTo(grid, cell)} />;
});

export const TintLayer = memo(function TintLayer({ places, tints }: TintsProps) {
  return (
    <g className={styles.tints}>
      {[...tints].map(([id, { kind }]) => {
        const cell = places.get(id);
        return cell !== undefined && <TintMark key={id} cell={cell} kind={kind} />;
      })}
    </g>
  );
});

const TintText = memo(function TintText({ cell, text }: { readonly cell: MapCell; readonly text: string | number }) {
  const { grid } = useMap();
  return (
    <g transform={moveTo(grid, cell)}>
      <g className={styles.tintText}>
        <circle r="12" />
        <text>{text}</text>
      </g>
    </g>
  );
});

/** The numbers of the tints lie above the pieces: nobody guesses what is under a figure. */
export const TintTextLayer = memo(function TintTextLayer({ places, tints }: TintsProps) {
  return (
    <g>
      {[...tints].map(([id, { text }]) => {
        const cell = places.get(id);
        return cell !== undefined && text !== undefined && <TintText key={id} cell={cell} text={text} />;
      })}
    </g>
  );
});

interface PathLayerProps extends InPlaces {
  readonly path: readonly string[];
  readonly steps: readonly ReactNode[] | undefined;
}

/** The way that is shown while somebody points: a line with a dot for each step and a ring at its end. */
export const PathLayer = memo(function PathLayer({ places, path, steps = [] }: PathLayerProps) {
  const { grid } = useMap();
  const cells = present(places, path);
  const d = linePath(grid, cells);
  return (
    <g className={styles.path} data-path={path.length}>
      <path className={styles.pathRim} d={d} />
      <path d={d} />
      {cells.slice(1).map((cell, i) => (
        <g key={cell.id} transform={moveTo(grid, cell)}>
          {steps[i] ?? <circle className={styles.step} r={i === cells.length - 2 ? 12 : 5} />}
        </g>
      ))}
    </g>
  );
});

interface LabelLayerProps {
  readonly cells: readonly MapCell[];
  readonly Label: ComponentType<{ readonly cell: MapCell }> | undefined;
}

const WrittenLabel = ({ cell }: { readonly cell: MapCell }) => (
  <text data-major={cell.isMajor || undefined}>{cell.name}</text>
);

export const LabelLayer = memo(function LabelLayer({ cells, Label = WrittenLabel }: LabelLayerProps) {
  const { grid } = useMap();
  return (
    <g className={styles.labels}>
      {cells.map(
        (cell) =>
          cell.name !== undefined && (
            <g key={cell.id} transform={moveTo(grid, cell)}>
              <Label cell={cell} />
            </g>
          ),
      )}
    </g>
  );
});

/** The outline of the cell that is pointed at, and the ring around the one that has the focus. */
export function RingLayer({ places }: InPlaces) {
  const { grid } = useMap();
  const pointed = places.get(usePointingState((state) => state.pointed) ?? '');
  const ringed = places.get(usePointingState((state) => state.ringed) ?? '');
  return (
    <g className={styles.rings}>
      {pointed !== undefined && (
        <polygon className={styles.pointed} points={outlineOf(grid, 0.96)} transform={moveTo(grid, pointed)} />
      )}
      {ringed !== undefined && (
        <g transform={moveTo(grid, ringed)} data-ring={ringed.id}>
          <polygon className={styles.ringRim} points={outlineOf(grid)} />
          <polygon className={styles.ring} points={outlineOf(grid)} />
        </g>
      )}
    </g>
  );
}
