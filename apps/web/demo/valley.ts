/** A small invented country: cells, a road, a river, a wall, and who walks in it. */
import { disc, fixedBoard, forbidden, hexAt, qOf, type Reach, reach, rOf, southeast } from '@heldentisch/pieces';
import type { MapCell, MapEdge, MapPiece, MapWay } from '../src/table/kit/map/index.js';

const terrains = { '.': 'plains', f: 'forest', h: 'hills', m: 'mountains', s: 'swamp', w: 'water' } as const;
export type Terrain = (typeof terrains)[keyof typeof terrains];

export interface ValleyCell extends MapCell {
  readonly terrain: Terrain;
}

export interface ValleyPiece extends MapPiece {
  readonly kind: 'hero' | 'rival' | 'wolf' | 'gem';
}

const rows = [' wwfhmmm ', 'wwffhhmm.', 'w..ff.hh.', 'w....f.h.', 'ww..s...f', ' w.sss.ff', ' ww.ss.. '];

/** Everything that stands somewhere is named by column and row: c3-2. */
const idOf = (column: number, row: number): string => `c${column}-${row}`;

const sites: Readonly<Record<string, Pick<MapCell, 'site' | 'name' | 'isMajor'>>> = {
  'c2-3': { site: 'town', name: 'Greywater', isMajor: true },
  'c8-1': { site: 'town', name: 'Highmoor', isMajor: true },
  'c6-6': { site: 'town', name: 'Fennwick', isMajor: true },
  'c5-1': { site: 'tower', name: 'Old Watch' },
  'c4-5': { site: 'shrine', name: 'Drowned Shrine' },
  'c7-4': { site: 'tower', name: 'Mill' },
};

function cellsOf(lines: readonly string[]): ValleyCell[] {
  return lines.flatMap((line, r) =>
    [...line].flatMap((sign, column) => {
      if (sign === ' ') return [];
      const id = idOf(column, r);
      const terrain = terrains[sign as keyof typeof terrains];
      return [{ id, q: column - Math.floor(r / 2), r, terrain, ...sites[id] }];
    }),
  );
}

export const valley: readonly ValleyCell[] = cellsOf(rows);

const found: readonly Terrain[] = ['plains', 'hills', 'forest', 'plains', 'swamp', 'water', 'hills'];

/** A tile of seven hexes that is found in the east. */
export const discovery: readonly ValleyCell[] = disc(hexAt(9, 3), 1).map((hex, i) => {
  const cell = { id: `d${i}`, q: qOf(hex), r: rOf(hex), terrain: found[i] ?? 'plains' };
  return i === 0 ? { ...cell, site: 'shrine', name: 'Moonstone' } : cell;
});

/** As many cells as the largest board has: for measuring. */
export const widePlains = (columns: number, lines: number): readonly ValleyCell[] =>
  cellsOf(
    Array.from({ length: lines }, (_, r) =>
      Array.from({ length: columns }, (_, q) => '.f.hmsw.f.'[(q * 7 + r * 3 + ((q * r) % 5)) % 10]).join(''),
    ),
  );

export const road: readonly MapWay[] = [
  { id: 'west-east', kind: 'road', cells: ['c2-3', 'c3-3', 'c4-3', 'c5-2', 'c6-3', 'c7-3', 'c8-2', 'c8-1'] },
  { id: 'to-the-south', kind: 'road', cells: ['c4-3', 'c5-4', 'c6-4', 'c6-5', 'c6-6'] },
];

const edgesOf = (kind: string, isWinding: boolean, list: readonly (readonly [string, string])[]): MapEdge[] =>
  list.map(([cell, side]) => ({ cell, side, kind, isWinding }));

export const edges: readonly MapEdge[] = [
  ...edgesOf('river', true, [
    ['c4-1', 'c3-1'],
    ['c3-1', 'c4-2'],
    ['c3-2', 'c4-2'],
    ['c3-2', 'c3-3'],
    ['c3-3', 'c2-3'],
    ['c2-3', 'c3-4'],
    ['c2-4', 'c3-4'],
    ['c2-4', 'c2-5'],
    ['c2-5', 'c1-5'],
    ['c1-5', 'c2-6'],
  ]),
  ...edgesOf('wall', false, [
    ['c7-1', 'c8-1'],
    ['c8-1', 'c8-2'],
  ]),
  { cell: 'c8-1', side: southeast, kind: 'wall' },
];

export const pieces: readonly ValleyPiece[] = [
  { id: 'hero', cell: 'c4-3', kind: 'hero' },
  { id: 'rival', cell: 'c8-1', kind: 'rival' },
  { id: 'wolf-1', cell: 'c6-2', kind: 'wolf' },
  { id: 'wolf-2', cell: 'c6-2', kind: 'wolf' },
  { id: 'wolf-3', cell: 'c6-2', kind: 'wolf' },
  { id: 'gem-1', cell: 'c3-1', kind: 'gem' },
  { id: 'gem-2', cell: 'c4-5', kind: 'gem' },
  ...Array.from({ length: 9 }, (_, i) => ({ id: `hoard-${i}`, cell: 'c6-0', kind: 'gem' }) as const),
];

const costs: Readonly<Record<Terrain, number>> = {
  plains: 1,
  forest: 2,
  hills: 2,
  swamp: 3,
  mountains: forbidden,
  water: forbidden,
};

export interface Travel {
  readonly steps: Reach;
  readonly ids: readonly string[];
}

/** What the hero can reach with so many steps. */
export function travelFrom(cells: readonly ValleyCell[], from: string, budget: number): Travel {
  const board = fixedBoard(cells.map(({ q, r }) => hexAt(q, r)));
  const start = cells.findIndex(({ id }) => id === from);
  const costOf = (_: number, to: number): number => costs[(cells[to] as ValleyCell).terrain];
  return { steps: reach(board, [start], costOf, budget), ids: cells.map(({ id }) => id) };
}
