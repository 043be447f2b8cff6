/** The painted map of Mage Knight with everything that can lie on it: for people who draw, and for the tests. */
import { useCallback, useMemo, useState } from 'react';
import {
  type ConqueredBy,
  EnemyBack,
  EnemyFront,
  HeroFigure,
  type HeroId,
  MapPicture,
  MapSite,
  type MineColor,
  mapMargin,
  type PileColor,
  type PlacedTile,
  type SiteCell,
  type UnexploredTile,
} from '../src/games/mage-knight/art/map/index.js';
import { GameMap, type MapCell, type MapDrawings, type MapPiece } from '../src/table/kit/map/index.js';
import { AllPieces, AllSites, AllTiles, landOf } from './mage-knight-sheets.js';
import { type DemoTile, tiles } from './mage-knight-tiles.js';

const laid: Readonly<Record<string, readonly [q: number, r: number]>> = {
  'start-a': [0, 0],
  'countryside-1': [1, -3],
  'countryside-2': [3, -2],
  'countryside-12': [2, -6],
  'countryside-5': [4, -5],
  'countryside-9': [6, -4],
  'core-6': [5, -8],
  'core-8': [7, -7],
};
const unexplored: readonly UnexploredTile[] = [
  { q: 3, r: -9, back: 'green' },
  { q: 9, r: -6, back: 'green' },
  { q: 8, r: -10, back: 'brown' },
];
const around = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const placed: readonly (DemoTile & { readonly q: number; readonly r: number })[] = tiles.flatMap((tile) => {
  const place = laid[tile.id];
  return place === undefined ? [] : [{ ...tile, q: place[0], r: place[1] }];
});
const placedTiles: readonly PlacedTile[] = placed.map((tile) => ({ ...landOf(tile), q: tile.q, r: tile.r }));

const conquered: Readonly<Record<string, readonly ConqueredBy[]>> = {
  '4,-3': [{ seat: 0, hero: 'tovak' }],
  '7,-4': [{ seat: 1, hero: 'arythea' }],
  '5,-8': [
    { seat: 0, hero: 'tovak' },
    { seat: 1, hero: 'arythea' },
    { seat: 2, hero: 'goldyx' },
    { seat: 3, hero: 'norowas' },
  ],
};

interface ArtCell extends MapCell, SiteCell {
  readonly site?: string;
}
const cells: readonly ArtCell[] = [
  ...placed.flatMap(({ q, r, hexes }) =>
    hexes.map(([terrain, site, ...colors], i): ArtCell => {
      const [dq, dr] = around[i] as readonly [number, number];
      const id = `${q + dq},${r + dr}`;
      if (site === undefined) return { id, q: q + dq, r: r + dr, terrain };
      return {
        id,
        q: q + dq,
        r: r + dr,
        terrain,
        site,
        colors: colors as MineColor[],
        shields: conquered[id] ?? [],
        isBurned: id === '6,-9',
      };
    }),
  ),
  ...unexplored.map(({ q, r }) => ({ id: `${q},${r}`, q, r, terrain: 'unexplored' })),
];

interface ArtPiece extends MapPiece {
  readonly hero?: HeroId;
  readonly seat?: number;
  readonly pile?: PileColor;
  readonly isOpen?: boolean;
}
const heroAt = (hero: HeroId, seat: number, cell: string): ArtPiece => ({
  id: hero,
  cell,
  kind: `hero-${seat}`,
  hero,
  seat,
});
const tokenAt = (pile: PileColor, cell: string, isOpen = false): ArtPiece => ({
  id: `${pile} ${cell}`,
  cell,
  kind: 'enemy',
  pile,
  isOpen,
});
const pieces: readonly ArtPiece[] = [
  heroAt('tovak', 0, '1,-1'),
  heroAt('arythea', 1, '4,-2'),
  heroAt('goldyx', 2, '4,-5'),
  heroAt('norowas', 3, '4,-4'),
  tokenAt('green', '1,-4', true),
  tokenAt('green', '3,-3', true),
  tokenAt('gray', '7,-4'),
  tokenAt('violet', '5,-3'),
  tokenAt('red', '4,-8', true),
  tokenAt('white', '7,-7'),
];

/** How often pieces were drawn since the page was opened. */
export const artDraws = { piece: 0 };
Object.assign(globalThis, { artDraws });

function PiecePicture({ piece: { hero, seat = 0, pile = 'green', isOpen = false } }: { readonly piece: ArtPiece }) {
  artDraws.piece++;
  if (hero !== undefined) return <HeroFigure hero={hero} seat={seat} isActive={seat === 2} />;
  if (!isOpen) return <EnemyBack pile={pile} />;
  return (
    <EnemyFront pile={pile} armor={5} attacks={[{ value: 4, element: 'physical' }]} fame={4} abilities={['swift']} />
  );
}

const draw: MapDrawings<ArtCell, ArtPiece> = { Terrain: () => null, Site: MapSite, Piece: PiecePicture };
const tints = new Map(
  ['4,-6', '5,-5', '4,-4', '3,-4', '5,-6'].map((id, i) => [id, { kind: 'reach', text: 2 + (i % 4) }]),
);

function Board({ isNight, hasTints }: { readonly isNight: boolean; readonly hasTints: boolean }) {
  const [night, setNight] = useState(isNight);
  const backdrop = useMemo(() => <MapPicture tiles={placedTiles} unexplored={unexplored} />, []);
  return (
    <div className="demo-land" data-time={night ? 'night' : 'day'} data-ready>
      <button type="button" onClick={() => setNight(!night)}>
        {night ? 'day' : 'night'}
      </button>
      <GameMap
        className="mk-map"
        label="map"
        cells={cells}
        pieces={pieces}
        draw={draw}
        backdrop={backdrop}
        margin={mapMargin}
        {...(hasTints && { tints })}
        describe={useCallback((id: string) => id, [])}
        home={{ cell: '0,0', label: 'portal' }}
        onChoose={() => undefined}
      />
    </div>
  );
}

const wanted = new URLSearchParams(location.search);
const sheets = { tiles: AllTiles, sites: AllSites, pieces: AllPieces } as const;

export function MageKnightArt() {
  const Sheet = sheets[(wanted.get('mage-knight') ?? '') as keyof typeof sheets];
  return (
    <main className="demo-art">
      {Sheet === undefined ? (
        <Board isNight={wanted.has('night')} hasTints={wanted.has('reach')} />
      ) : (
        <div data-ready>
          <Sheet />
        </div>
      )}
    </main>
  );
}
