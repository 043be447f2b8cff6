/** Simple pictures in one style: flat shapes with a dark line, light from the upper left. */
import type { ReactNode } from 'react';
import type { MapDrawings } from '../src/table/kit/map/index.js';
import { TokenFace } from '../src/table/kit/pieces/index.js';
import type { Terrain, ValleyCell, ValleyPiece } from './valley.js';

/** How often each kind of thing was drawn since the page was opened: the tests count. */
export const draws = { terrain: 0, site: 0, piece: 0 };

/** A number from 0 to 1 that is always the same for the same cell. */
const chanceOf = ({ q, r }: ValleyCell, salt: number): number => {
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

const tree = (x: number, y: number): string => `M${x} ${y - 17}l9 17h-18zM${x} ${y - 9}l10 18h-20z`;
const hill = (x: number, y: number, width: number): string =>
  `M${x - width} ${y}q${width} ${-1.5 * width} ${2 * width} 0z`;
const peak = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}L${x} ${y - 1.5 * size}L${x + size} ${y}z`;
const snow = (x: number, y: number, size: number): string =>
  `M${x} ${y - 1.5 * size}l${0.36 * size} ${0.54 * size}l${-0.22 * size} ${-0.1 * size}l${-0.16 * size} ${0.2 * size}l${-0.14 * size} ${-0.2 * size}l${-0.2 * size} ${0.1 * size}z`;
const wave = (x: number, y: number): string => `M${x - 12} ${y}q4-6 8 0t8 0t8 0`;
const reed = (x: number, y: number): string => `M${x} ${y}v-13M${x - 5} ${y}l-3-9M${x + 5} ${y}l3-9`;
const tuft = (x: number, y: number): string => `M${x} ${y}v-6M${x - 3} ${y}l-3-4M${x + 3} ${y}l3-4`;

type Shape = readonly [className: string, d: string];
type Spot = readonly [x: number, y: number];

const spread = (cell: ValleyCell, spots: readonly Spot[], draw: (x: number, y: number) => string): string =>
  spots
    .map(([x, y], i) => {
      const shift = (salt: number): number => Math.round((chanceOf(cell, i * 2 + salt) - 0.5) * 9);
      return draw(x + shift(0), y + shift(1));
    })
    .join('');

const wooded: readonly Spot[] = [
  [-14, -22],
  [14, -24],
  [-27, 2],
  [0, -2],
  [27, 0],
  [-14, 23],
  [14, 22],
];
const loose: readonly Spot[] = [
  [-20, -18],
  [16, -22],
  [-26, 16],
  [22, 14],
  [0, 30],
];

const shapesOf: Readonly<Record<Terrain, (cell: ValleyCell) => readonly Shape[]>> = {
  plains: (cell) => [['line', spread(cell, loose, tuft)]],
  forest: (cell) => [['trees', spread(cell, wooded, tree)]],
  hills: (cell) => [
    [
      'rise',
      spread(
        cell,
        [
          [14, -8],
          [-15, 2],
        ],
        (x, y) => hill(x, y, 21),
      ),
    ],
    ['rise', spread(cell, [[10, 26]], (x, y) => hill(x, y, 24))],
  ],
  mountains: () => [
    ['rock', peak(15, 2, 21)],
    ['snow', snow(15, 2, 21)],
    ['rock', peak(-13, 13, 25)],
    ['snow', snow(-13, 13, 25)],
    ['rock', peak(16, 29, 17)],
  ],
  swamp: (cell) => [
    [
      'pool',
      spread(
        cell,
        [
          [-16, 12],
          [18, -10],
        ],
        (x, y) => `M${x - 17} ${y}a17 7 0 1 0 34 0a17 7 0 1 0-34 0z`,
      ),
    ],
    [
      'line',
      spread(
        cell,
        [
          [-18, -10],
          [20, 20],
          [2, 34],
          [6, -26],
        ],
        reed,
      ),
    ],
  ],
  water: (cell) => [
    [
      'wave',
      spread(
        cell,
        [
          [-14, -20],
          [18, -4],
          [-18, 8],
          [8, 24],
        ],
        wave,
      ),
    ],
  ],
};

function TerrainPicture({ cell }: { readonly cell: ValleyCell }) {
  draws.terrain++;
  return shapesOf[cell.terrain](cell).map(([className, d]) => <path key={d} className={`ground-${className}`} d={d} />);
}

const sitePictures: Readonly<Record<string, ReactNode>> = {
  town: (
    <>
      <path className="site-wall" d="M-20 16v-16l10-9 10 9v16zM2 16v-22l9-9 9 9v22z" />
      <path className="site-roof" d="M-23 2l13-13 13 13zM-1-4l12-14 12 14z" />
      <path className="site-door" d="M-13 16v-8h6v8zM8 16v-9h6v9z" />
    </>
  ),
  tower: (
    <>
      <path className="site-wall" d="M-10 18l2-27h16l2 27z" />
      <path className="site-roof" d="M-13-9v-9h6v4h4v-4h6v4h4v-4h6v9z" />
      <path className="site-door" d="M-4 18v-11a4 4 0 0 1 8 0v11z" />
    </>
  ),
  shrine: (
    <>
      <path className="site-wall" d="M-18 18v-5h36v5zM-14 13v-20h6v20zM8 13v-20h6v20z" />
      <path className="site-roof" d="M-21-7l21-13 21 13z" />
      <circle className="site-light" cy="4" r="5" />
    </>
  ),
};

function SitePicture({ cell }: { readonly cell: ValleyCell }) {
  draws.site++;
  return sitePictures[cell.site ?? ''];
}

const helmet = (
  <>
    <path className="piece-steel" d="M-24 12c0-28 8-38 24-38s24 10 24 38l-10 14v-24h-28v24z" />
    <path className="piece-dark" d="M-16-4h32v8h-12v18h-8v-18h-12z" />
  </>
);
const wolf = (
  <>
    <path className="piece-fur" d="M-26-26l14 8h24l14-8-2 26-24 28-24-28z" />
    <path className="piece-dark" d="M-14-4l9 4-8 3zM14-4l-9 4 8 3zM-5 17h10l-5 6z" />
  </>
);
const gem = (
  <>
    <path className="piece-gem" d="M-26-8l12-16h28l12 16-26 34z" />
    <path className="piece-shine" d="M-26-8h52M-14-24l6 16 8 34 8-34 6-16" />
  </>
);

const faces: Readonly<Record<ValleyPiece['kind'], { readonly picture: ReactNode; readonly seat?: number }>> = {
  hero: { picture: helmet, seat: 0 },
  rival: { picture: helmet, seat: 1 },
  wolf: { picture: wolf },
  gem: { picture: gem },
};

function PiecePicture({ piece }: { readonly piece: ValleyPiece }) {
  draws.piece++;
  return <TokenFace {...faces[piece.kind]} />;
}

export const drawings: MapDrawings<ValleyCell, ValleyPiece> = {
  Terrain: TerrainPicture,
  Site: SitePicture,
  Piece: PiecePicture,
};

export const pictures = { helmet, wolf, gem };
