import { noise } from '../../../../../pen/noise.js';
import { filled, type Layer } from '../paint/layers.js';
import type { Tone } from '../paint/paints.js';
import type { Chance } from '../paint/random.js';
import { blob, moved, oval, type Point, sided } from '../paint/shapes.js';
import { type Region, spotsIn } from './region.js';
import type { Thing } from './thing.js';

interface Tree {
  readonly foot: Point;
  readonly size: number;
  /** Tone of the crown. */
  readonly tone: Tone;
  readonly isFir: boolean;
}

const brighter = (tone: Tone, by: number): Tone => Math.min(5, tone + by) as Tone;

function crown({ foot, size, isFir }: Tree, chance: Chance, shift: Point, part: number): string {
  const [x, y] = moved(foot, shift[0] * size, shift[1] * size);
  if (!isFir)
    return blob([x, y - size * 0.95], size * 0.86 * part, size * 0.8 * part, chance, part < 0.6 ? 5 : 7, 0.22);
  const [wide, high] = [size * 0.66 * part, size * 2.3 * part];
  return [0, 0.36].map((up) => firTier(x, y - high * up, wide * (1 - up * 0.7), high * 0.64)).join('');
}

const firTier = (x: number, y: number, wide: number, high: number): string =>
  sided([
    [x - wide, y],
    [x, y - high],
    [x + wide, y],
    [x + wide * 0.4, y + wide * 0.24],
    [x, y - wide * 0.06],
    [x - wide * 0.5, y + wide * 0.24],
  ]);

/** Trees that stand in one row: shadows first, then crowns from dark to light. */
function rowOf(trees: readonly Tree[], chance: Chance): Layer[] {
  const shadows = trees.map(({ foot: [x, y], size }) => oval([x + size * 0.5, y + size * 0.1], size, size * 0.42));
  const dark = trees.map((tree) => crown(tree, chance, [0.1, 0.06], 1.08));
  const tones = [...new Set(trees.map(({ tone }) => tone))];
  const lit = (shift: Point, part: number, by: number): Layer[] =>
    tones.map((tone) =>
      filled(
        trees
          .filter((tree) => tree.tone === tone)
          .map((tree) => crown(tree, chance, tree.isFir ? [shift[0] * 0.5, -0.06] : shift, part))
          .join(''),
        `leaf-${brighter(tone, by)}`,
      ),
    );
  return [
    filled(shadows.join(''), 'shade', 0.42),
    filled(dark.join(''), 'leaf-1'),
    ...lit([-0.06, -0.06], 0.88, 0),
    ...lit([-0.24, -0.28], 0.52, 1),
    ...lit([-0.36, -0.46], 0.24, 2),
  ];
}

/** Groups what stands in rows, as `spotsIn` gives it. */
function inRows(trees: readonly Tree[]): Tree[][] {
  const rows: Tree[][] = [];
  for (const tree of [...trees].sort((a, b) => a.foot[1] - b.foot[1])) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && tree.foot[1] - row[0].foot[1] < 4.5) row.push(tree);
    else rows.push([tree]);
  }
  return rows;
}

export const planted = (trees: readonly Tree[], chance: Chance): Thing[] =>
  inRows(trees).map((row) => ({ foot: row[0]?.foot[1] ?? 0, layers: rowOf(row, chance) }));

export function woods(region: Region, chance: Chance): Thing[] {
  const spots = spotsIn(region, chance, { gap: 14.5, foreign: 5, outer: 6, squash: 0.72, clears: true });
  const trees = spots.map(([x, y]): Tree => {
    const light = noise(x / 30 + (region.seed % 53), y / 30) + chance.around(0.4);
    const isFir = noise(x / 46, y / 46 + (region.seed % 31)) > 0.12;
    return {
      foot: [x, y + 5],
      size: isFir ? chance.between(6.5, 8.5) : chance.between(7.4, 10),
      tone: light > 0.5 ? 4 : light > 0.1 ? 3 : 2,
      isFir,
    };
  });
  return planted(trees, chance);
}

/** A few trees that stand apart, in a land that is something else. */
export function strayTrees(region: Region, chance: Chance, share: number): Thing[] {
  const spots = spotsIn(region, chance, { gap: 20, foreign: 6, outer: 7, clears: true }).filter(() => chance.is(share));
  return planted(
    spots.map(
      (foot): Tree => ({ foot, size: chance.between(4.2, 6), tone: chance.is(0.5) ? 3 : 2, isFir: chance.is(0.3) }),
    ),
    chance,
  );
}
