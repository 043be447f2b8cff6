/* The painted ground: sea, coasts, washes, rivers, roads, and the hexes drawn over all of it. */
import { cornerOf, hexOf, neighboursAt, placeOf } from '../geometry.js';
import { type Layer, Layers, wash } from '../layers.js';
import { palette } from '../palette.js';
import { type Point, penned, soft } from '../pen/line.js';
import { chanceOf, seedOf } from '../pen/random.js';
import { spaceCount, spaceNames } from '../world.js';
import { type Ground, grounds, isSea, landHexes } from './land.js';
import { outlinesOf } from './outline.js';
import { fordPath, roadPath, trackPath } from './roads.js';
import { banksOf, ripplesOf, rivers, waterOf } from './waterways.js';

const coasts = outlinesOf(landHexes, 4.5);
const coast = coasts.map((loop) => soft(loop, true)).join('');

/** Lines along the coast, each paler and farther out: broad strokes under the land of which only the rim is seen. */
const echoes: readonly (readonly [width: number, opacity: number])[] = [
  [58, 0.3],
  [42, 0.45],
  [27, 0.6],
];

const shore: readonly Layer[] = [
  { d: coast, fill: 'none', stroke: palette.deepSea, strokeWidth: 84, opacity: 0.35 },
  ...echoes.flatMap(([width, opacity]): Layer[] => [
    { d: coast, fill: 'none', stroke: palette.seaLine, strokeWidth: width, opacity },
    { d: coast, fill: 'none', stroke: palette.sea, strokeWidth: width - 2 },
  ]),
  { d: coast, fill: 'none', stroke: palette.white, strokeWidth: 11, opacity: 0.55 },
  wash(coast, palette.land),
];

const coastLine: Layer = {
  d: coasts.map((loop) => penned(loop, { isClosed: true, width: 2.6, step: 7, swing: 0.6, seed: 4 })).join(''),
  fill: palette.ink,
};

function washesOf({ color, deep, spaces }: Ground): Layer[] {
  const d = outlinesOf(spaces.map(hexOf))
    .map((loop) => soft(loop, true))
    .join('');
  return [
    { d, fill: color, stroke: color, strokeWidth: 5, opacity: 0.85 },
    // Pigment gathers where a wash dries last: at its rim.
    { d, fill: 'none', stroke: deep, strokeWidth: 7, opacity: 0.13 },
    { d, fill: 'none', stroke: deep, strokeWidth: 2, opacity: 0.3 },
  ];
}

interface Bloom {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly ground: string;
}

const isCoastal = (space: number): boolean => neighboursAt(space).some(isSea);

/** Uneven paint: soft spots where more of it dried, and bare ones where the paper shines through. */
const blooms: readonly Bloom[] = grounds.flatMap(({ name: ground, spaces }) =>
  spaces.flatMap((space) => {
    const name = spaceNames[space] as string;
    const [x, y] = placeOf(space);
    return [0, 1, 2].map((i) => {
      const chance = (salt: string): number => chanceOf(`${name} bloom ${i} ${salt}`);
      // Nothing is spilt into the sea.
      const room = isCoastal(space) ? 0.4 : 1;
      const [dx, dy] = [(chance('x') * 76 - 38) * room, (chance('y') * 76 - 38) * room];
      return { x: x + dx, y: y + dy, reach: 20 + 26 * chance('r') * room, ground: i === 2 ? 'bare' : ground };
    });
  }),
);
const bloomId = (ground: string): string => `rb-bloom-${ground}`;
const bloomColors = [...grounds.map(({ name, deep }) => [name, deep] as const), ['bare', palette.white] as const];

const Blooms = () => (
  <>
    <defs>
      {bloomColors.map(([ground, color]) => (
        <radialGradient key={ground} id={bloomId(ground)}>
          <stop stopColor={color} stopOpacity={ground === 'bare' ? 0.5 : 0.3} />
          <stop offset=".6" stopColor={color} stopOpacity={ground === 'bare' ? 0.3 : 0.24} />
          <stop offset="1" stopColor={color} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
    {blooms.map(({ x, y, reach, ground }) => (
      <circle key={`${x} ${y}`} cx={Math.round(x)} cy={Math.round(y)} r={Math.round(reach)} fill={`url(#${bloomId(ground)})`} />
    ))}
  </>
);

const water: readonly Layer[] = rivers.flatMap((river) => [
  wash(waterOf(river, 1.35), palette.white, 0.35),
  wash(waterOf(river), palette.river),
  wash(waterOf(river, 0.55), palette.white, 0.28),
  wash(banksOf(river), palette.ink),
  wash(ripplesOf(river), palette.deepRiver),
]);

const roads: readonly Layer[] = [
  { d: trackPath, fill: 'none', stroke: palette.deepRoad, strokeWidth: 2.6, strokeDasharray: '6 4.5' },
  { d: fordPath, fill: 'none', stroke: palette.ink, strokeWidth: 7, strokeDasharray: '5 3.5', opacity: 0.85 },
  { d: fordPath, fill: 'none', stroke: palette.road, strokeWidth: 5, strokeDasharray: '4 4.5 0 0' },
  { d: roadPath, fill: 'none', stroke: palette.ink, strokeWidth: 9.4 },
  { d: roadPath, fill: 'none', stroke: palette.road, strokeWidth: 7 },
  { d: roadPath, fill: 'none', stroke: palette.deepRoad, strokeWidth: 1.1, strokeDasharray: '7 6', opacity: 0.8 },
];

/** Every side of every space once, by a hand that lifts the pen at the corners. */
function gridLines(): string {
  const sides = new Map<string, [Point, Point]>();
  for (let space = 0; space < spaceCount; space++) {
    for (let side = 0; side < 6; side++) {
      const [from, to] = [cornerOf(hexOf(space), side), cornerOf(hexOf(space), side + 1)];
      const name = `${Math.round(from[0] + to[0])} ${Math.round(from[1] + to[1])}`;
      sides.set(name, [from, to]);
    }
  }
  return [...sides]
    .map(([name, points]) => penned(points, { width: 1.5, seed: seedOf(name), taper: 0.3, step: 10, swing: 0.7 }))
    .join('');
}

const grid: Layer = wash(gridLines(), palette.ink, 0.4);

const lower: readonly Layer[] = [...shore, ...grounds.flatMap(washesOf)];
const upper: readonly Layer[] = [coastLine, ...water, ...roads, grid];

export const GroundPicture = () => (
  <>
    <Layers of={lower} />
    <Blooms />
    <Layers of={upper} />
  </>
);
