/* Where a tile can still be laid: nobody knows what is there, only from which pile it will come. */
import type { ReactNode } from 'react';
import { brushed, filled, type Layer, Layers } from './paint/layers.js';
import type { Material, Paint } from './paint/paints.js';
import { Chance } from './paint/random.js';
import { blob, oval, type Point } from './paint/shapes.js';
import { isOnTile } from './tile-land.js';
import { tileOutline } from './tile-picture.js';

export type TileBack = 'green' | 'brown';

const cloths: Readonly<Record<TileBack, readonly [Material, Paint]>> = {
  green: ['leaf', 'leaf-2'],
  brown: ['wood', 'wood-2'],
};
const rose = 'M0-54L9-16L54 0L9 16L0 54L-9 16L-54 0L-9-16z';
const roseDark = 'M0-54L9-16L0 0zM54 0L9 16L0 0zM0 54L-9 16L0 0zM-54 0L-9-16L0 0z';
const question = 'M-13-13Q-13-28 1-28Q15-28 15-15Q15-6 6-2Q1 1 1 9';

/** Clouds drift over what is not known. */
function clouds(back: TileBack): Layer[] {
  const chance = new Chance(`veil ${back}`);
  const [material] = cloths[back];
  const paints: readonly Paint[] = [`${material}-1`, `${material}-3`, `${material}-4`];
  return paints.map((paint, i) => {
    const spots = Array.from({ length: 26 }, (): Point => [chance.around(118), chance.around(112)]);
    const own = spots.filter((spot) => isOnTile(spot, 22));
    return filled(
      own.map((spot) => blob(spot, chance.between(10, 17), chance.between(5, 8), chance, 9, 0.3)).join(''),
      paint,
      i === 2 ? 0.4 : 0.6,
    );
  });
}

function layersOf(back: TileBack): Layer[] {
  const [material, ground] = cloths[back];
  return [
    filled(tileOutline, ground, 0.9),
    ...clouds(back),
    brushed(oval([0, 0], 58), `${material}-5`, 1.6, 0.7),
    brushed(oval([0, 0], 63), `${material}-5`, 0.9, 0.6),
    filled(rose, `${material}-5`, 0.8),
    filled(roseDark, `${material}-1`, 0.75),
    filled('M0-74L8-56Q0-60-8-56z', 'gold-4'),
    brushed(
      'M-57-14l8 2M57-14l-8 2M-41-41l6 6M41-41l-6 6M-41 41l6-6M41 41l-6-6M0 57v-7M-57 0h7M57 0h-7',
      `${material}-5`,
      1.6,
      0.7,
    ),
    filled(oval([1, -4], 25, 31), `${material}-1`, 0.62),
    brushed(question, 'dark', 12),
    brushed(question, 'gold-5', 7.5),
    filled(oval([1, 21], 6.8), 'dark'),
    filled(oval([1, 21], 4.6), 'gold-5'),
    brushed(tileOutline, 'edge', 4, 0.8),
    brushed(tileOutline, 'gold-4', 1.4),
  ];
}

const veil = (back: TileBack): ReactNode => (
  <g data-veil={back} strokeLinecap="round" strokeLinejoin="round">
    <Layers of={layersOf(back)} />
  </g>
);
const veils: Readonly<Record<TileBack, ReactNode>> = { green: veil('green'), brown: veil('brown') };

/** A place for a tile, around the middle of its middle hex. */
export const veilPicture = (back: TileBack): ReactNode => veils[back];
