/* The painted ground: sea, coasts, washes, rivers, roads, and the hexes drawn over all of it. */
import { cornerOf, type Hex, hexOf, neighboursAt, placeOf } from '../geometry.js';
import { type Layer, Layers, wash } from '../layers.js';
import { palette } from '../palette.js';
import { inPieces, penned, soft } from '../pen/line.js';
import { chanceOf, seedOf } from '../pen/random.js';
import { spaceCount, spaceNames } from '../world.js';
import { type Ground, grounds, isSea, landHexes } from './land.js';
import { outlinesOf } from './outline.js';
import { fordPaths, roadPaths, trackPaths } from './roads.js';
import { banksOf, ripplesOf, rivers, waterOf } from './waterways.js';

const coasts = outlinesOf(landHexes, 4.5);
const shores = coasts.flatMap((loop) => inPieces(loop)).map((piece) => soft(piece));
const along = (stroke: string, strokeWidth: number): Layer[] =>
  shores.map((d) => ({ d, fill: 'none', stroke, strokeWidth }));

/** Lines along the coast, each paler and farther out: broad strokes under the land of which only the rim is seen. */
const shore: readonly Layer[] = [
  ...along('#aac6bf', 84),
  ...along('#96b7b2', 58),
  ...along(palette.sea, 56),
  ...along('#83abab', 42),
  ...along(palette.sea, 40),
  ...along('#719c9f', 27),
  ...along(palette.sea, 25),
  ...along('#dfe5d8', 11),
];

/** A wash hex by hex, with a rim that hides where they meet. */
const washed = (hexes: readonly Hex[], color: string, roughness?: number): Layer[] =>
  hexes.flatMap((hex) =>
    outlinesOf([hex], roughness).map((loop) => ({ d: soft(loop, true), fill: color, stroke: color, strokeWidth: 4 })),
  );

const coastLine: readonly Layer[] = coasts
  .flatMap((loop) => inPieces(loop))
  .map((piece, i) => wash(penned(piece, { width: 2.6, step: 7, swing: 0.5, seed: i, taper: 0 }), palette.ink));

function washesOf({ color, deep, spaces }: Ground): Layer[] {
  const rims = outlinesOf(spaces.map(hexOf))
    .flatMap((loop) => inPieces(loop))
    .map((piece) => soft(piece));
  return [
    ...washed(spaces.map(hexOf), color),
    // Pigment gathers where a wash dries last: at its rim.
    ...rims.flatMap((d): Layer[] => [
      { d, fill: 'none', stroke: deep, strokeWidth: 7, strokeOpacity: 0.13, strokeLinecap: 'butt' },
      { d, fill: 'none', stroke: deep, strokeWidth: 2, strokeOpacity: 0.3, strokeLinecap: 'butt' },
    ]),
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
      <circle
        key={`${x} ${y}`}
        cx={Math.round(x)}
        cy={Math.round(y)}
        r={Math.round(reach)}
        fill={`url(#${bloomId(ground)})`}
      />
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

const ways = (paths: readonly string[], stroke: string, strokeWidth: number, strokeDasharray?: string): Layer[] =>
  paths.map((d) => ({ d, fill: 'none', stroke, strokeWidth, ...(strokeDasharray && { strokeDasharray }) }));

const roads: readonly Layer[] = [
  ...ways(trackPaths, palette.deepRoad, 2.6, '6 4.5'),
  ...ways(fordPaths, palette.ink, 7, '5 3.5'),
  ...ways(fordPaths, palette.road, 5, '4 4.5'),
  ...ways(roadPaths, palette.ink, 9.4),
  ...ways(roadPaths, palette.road, 7),
  ...ways(roadPaths, '#b8975f', 1.1, '7 6'),
];

/** Every side of every space once, by a hand that lifts the pen at the corners. */
function gridLines(): Layer[] {
  const drawn = new Set<string>();
  return Array.from({ length: spaceCount }, (_, space) => {
    const sides = [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const [from, to] = [cornerOf(hexOf(space), side), cornerOf(hexOf(space), side + 1)];
      const name = `${Math.round(from[0] + to[0])} ${Math.round(from[1] + to[1])}`;
      if (drawn.has(name)) return [];
      drawn.add(name);
      return [penned([from, to], { width: 1.5, seed: seedOf(name), taper: 0.3, step: 10, swing: 0.7 })];
    });
    return wash(sides.join(''), palette.ink, 0.4);
  });
}

const lower: readonly Layer[] = [...shore, ...washed(landHexes, palette.land, 4.5), ...grounds.flatMap(washesOf)];
const upper: readonly Layer[] = [...coastLine, ...water, ...roads, ...gridLines()];

export const GroundPicture = () => (
  <>
    <Layers of={lower} />
    <Blooms />
    <Layers of={upper} />
  </>
);
