/* The ground below everything that stands on it: a coat of paint, then strokes of a broad and a finer brush. */
import { noise } from '../../../../../pen/noise.js';
import { brushed, filled, type Layer } from '../paint/layers.js';
import type { Material, Paint, Tone } from '../paint/paints.js';
import type { Chance } from '../paint/random.js';
import { blob, dab, type Point, sided, soft } from '../paint/shapes.js';
import { isOnTile, type Terrain } from '../tile-land.js';
import { bordersOf, outlinesOf, type Region, spotsIn } from './region.js';

interface Coat {
  readonly material: Material;
  /** Tone of the first coat. */
  readonly tone: Tone;
  /** Tones of the strokes, from dark to light places. */
  readonly tones: readonly Tone[];
  readonly length: number;
  readonly width: number;
  readonly gap: number;
  /** How far strokes lean from the horizontal, and how much that changes from place to place. */
  readonly lean: number;
  readonly sway: number;
}

const coats: Readonly<Record<Terrain, Coat>> = {
  plains: { material: 'grass', tone: 3, tones: [2, 3, 4, 4, 5], length: 15, width: 5, gap: 11, lean: -0.1, sway: 0.7 },
  hills: { material: 'hill', tone: 3, tones: [2, 3, 3, 4], length: 14, width: 5, gap: 11, lean: 0.2, sway: 0.9 },
  forest: { material: 'leaf', tone: 2, tones: [1, 2, 3], length: 10, width: 6, gap: 13, lean: 0, sway: 1.4 },
  wasteland: { material: 'ash', tone: 3, tones: [2, 3, 4, 4, 5], length: 14, width: 5, gap: 11, lean: 0.25, sway: 0.6 },
  desert: { material: 'sand', tone: 3, tones: [2, 3, 4, 4, 5], length: 20, width: 5, gap: 12, lean: -0.25, sway: 0.35 },
  swamp: { material: 'moss', tone: 3, tones: [1, 2, 3, 4, 4], length: 14, width: 5, gap: 11, lean: 0, sway: 0.5 },
  lake: { material: 'lake', tone: 3, tones: [1, 2, 3, 3, 4], length: 17, width: 4.4, gap: 11, lean: 0, sway: 0.22 },
  mountain: { material: 'rock', tone: 3, tones: [2, 2, 3, 4], length: 11, width: 6, gap: 11, lean: 0.5, sway: 0.9 },
  sea: { material: 'sea', tone: 2, tones: [1, 2, 2, 3, 3], length: 22, width: 5.4, gap: 12, lean: 0.1, sway: 0.3 },
};

/** What is mixed into the land in places. */
const spread: Readonly<Record<Terrain, readonly Paint[]>> = {
  plains: ['grass-2', 'hill-4', 'grass-5'],
  hills: ['grass-3', 'hill-2', 'hill-4'],
  forest: ['moss-2', 'leaf-3'],
  wasteland: ['ash-1', 'sand-2', 'rock-2'],
  desert: ['sand-5', 'sand-2', 'tile-5'],
  swamp: ['murk-2', 'moss-4', 'leaf-2'],
  lake: ['lake-2', 'lake-1', 'lake-4'],
  mountain: ['rock-1', 'hill-2', 'rock-4'],
  sea: ['sea-1', 'sea-1', 'sea-3'],
};

const isWater = (terrain: Terrain): boolean => terrain === 'lake' || terrain === 'sea';

interface Touch {
  readonly spot: Point;
  readonly dx: number;
  readonly dy: number;
  readonly bend: number;
}

const leavesTile = ({ spot: [x, y], dx, dy }: Touch, width: number): boolean =>
  [-0.5, 0.5].some((part) => !isOnTile([x + dx * part, y + dy * part], width / 2));

/** Strokes of one brush over a whole region; those of one tone are one path. */
function strokes(region: Region, coat: Coat, chance: Chance, fine: number): Layer[] {
  const { material, tones, lean, sway } = coat;
  const [length, width, gap] = [coat.length * fine, coat.width * fine, coat.gap * fine];
  const byTone = new Map<Tone, Touch[]>();
  for (const spot of spotsIn(region, chance, {
    gap,
    foreign: isWater(region.terrain) ? 8 : width * 0.3,
    outer: width * 0.6,
  })) {
    if (fine < 1 && chance.is(0.45)) continue;
    const [x, y] = spot;
    const place = noise(x / 34 + (region.seed % 89), y / 26) * 0.7 + chance.around(0.55);
    const tone = tones[Math.min(tones.length - 1, Math.max(0, Math.floor((place + 1) * 0.5 * tones.length)))] as Tone;
    const angle = lean + noise(x / 45, y / 45 + (region.seed % 71)) * sway;
    const reach = length * chance.between(0.6, 1);
    const touch = { spot, dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach, bend: chance.around(0.18) };
    if (leavesTile(touch, width)) continue;
    byTone.set(tone, [...(byTone.get(tone) ?? []), touch]);
  }
  return [...byTone]
    .sort(([a], [b]) => a - b)
    .flatMap(([tone, touches]) => {
      const d = touches.map(({ spot, dx, dy, bend }) => dab(spot, dx, dy, bend)).join('');
      const body = brushed(d, `${material}-${tone}`, width, fine < 1 ? 0.85 : 0.75);
      return [body];
    });
}

/** The bristles leave a bright ridge on the side of the light. */
function ridges(region: Region, coat: Coat, chance: Chance): Layer[] {
  const bright = `${coat.material}-${Math.min(5, Math.max(...coat.tones) + 1) as Tone}` as const;
  const dark = `${coat.material}-${Math.max(1, Math.min(...coat.tones)) as Tone}` as const;
  const line = (): string =>
    spotsIn(region, chance, { gap: 19, foreign: 3, outer: 8 })
      .filter(() => chance.is(0.55))
      .map(([x, y]) => {
        const angle = coat.lean + noise(x / 45, y / 45 + (region.seed % 71)) * coat.sway;
        const reach = coat.length * chance.between(0.4, 0.8);
        return dab([x, y], Math.cos(angle) * reach, Math.sin(angle) * reach, chance.around(0.15));
      })
      .join('');
  return [brushed(line(), dark, 0.9, 0.4), brushed(line(), bright, 0.9, 0.65)];
}

/** Broad patches in which the colour of the land changes. */
function patches(region: Region, chance: Chance): Layer[] {
  const spots = spotsIn(region, chance, { gap: 34, foreign: 9, outer: 15, squash: 0.7 });
  return spread[region.terrain].map((paint, i) => {
    const own = spots.filter((_, k) => k % 3 === i);
    return filled(
      own.map((spot) => blob(spot, chance.between(9, 17), chance.between(5, 9), chance, 8, 0.3)).join(''),
      paint,
      0.5,
    );
  });
}

const shoreOf = (region: Region): string => bordersOf(region).map(soft).join('');

/** The way into the water: sand, then shallow water and foam. */
const beach = (region: Region): Layer[] => [
  brushed(shoreOf(region), 'sand-2', 9, 0.9),
  brushed(shoreOf(region), 'sand-4', 6, 0.9),
];
const surf = (region: Region, water: Material): Layer[] => [
  brushed(shoreOf(region), `${water}-4`, 5, 0.5),
  brushed(shoreOf(region), 'foam', 1.6, 0.9),
];

export function groundOf(region: Region, chance: Chance): Layer[] {
  const coat = coats[region.terrain];
  const around = outlinesOf(region).map(sided).join('');
  return [
    ...(isWater(region.terrain) ? beach(region) : []),
    filled(around, `${coat.material}-${coat.tone}`),
    ...patches(region, chance),
    ...strokes(region, coat, chance, 1),
    ...strokes(region, coat, chance, 0.75),
    ...ridges(region, coat, chance),
    ...(isWater(region.terrain) ? surf(region, coat.material) : []),
  ];
}
