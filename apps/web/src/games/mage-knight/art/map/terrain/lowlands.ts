/* Plains, desert, wasteland, swamp and the waters: small things on flat ground. */
import { brushed, filled, type Layer } from '../paint/layers.js';
import type { Chance } from '../paint/random.js';
import { blob, dab, lined, moved, oval, type Point, rounded, sided, soft } from '../paint/shapes.js';
import { type Region, spotsIn } from './region.js';
import type { Thing } from './thing.js';
import { strayTrees } from './woods.js';

const some = (spots: readonly Point[], chance: Chance, share: number): Point[] => spots.filter(() => chance.is(share));
const each = (spots: readonly Point[], draw: (spot: Point) => string): string => spots.map(draw).join('');
/** Flat things lie below all that stands. */
const flat = (...layers: readonly Layer[]): Thing => ({ foot: -999, layers });

const tuft = ([x, y]: Point, high: number, chance: Chance): string =>
  [-1, 0, 1]
    .map(
      (side) =>
        `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}q${side} ${-Math.round(high / 2)} ${side * 2} ${-Math.round(high + chance.around(1))}`,
    )
    .join('');

export function plains(region: Region, chance: Chance): Thing[] {
  const grass = some(spotsIn(region, chance, { gap: 15, foreign: 6, outer: 5, clears: true }), chance, 0.4);
  const flowers = some(spotsIn(region, chance, { gap: 13, foreign: 5, outer: 5, clears: true }), chance, 0.2);
  const half = Math.ceil(flowers.length / 2);
  const petals = (spots: readonly Point[]): string =>
    each(spots, (spot) => oval(spot, 1.1) + oval(moved(spot, 2.6, 1.4), 0.8));
  return [
    flat(
      brushed(
        each(grass, (spot) => tuft(spot, 4.4, chance)),
        'grass-1',
        0.9,
        0.7,
      ),
      filled(petals(flowers.slice(0, half)), 'gold-5'),
      filled(petals(flowers.slice(half)), 'tile-4'),
    ),
    ...strayTrees(region, chance, 0.1),
  ];
}

function dune([x, y]: Point, half: number, chance: Chance): Thing {
  const high = half * chance.between(0.4, 0.52);
  const crest: Point[] = [
    [x - half, y],
    [x - half * 0.35, y - high * 1.25],
    [x + half * 0.25, y - high * 0.5],
    [x + half, y - high * 0.15],
  ];
  const ripples = [0.35, 0.65].map((part) =>
    soft([
      [x - half * (0.9 - part * 0.4), y + high * part * 0.9],
      [x - half * 0.1, y + high * (part - 0.35)],
      [x + half * 0.7, y + high * part * 0.9],
    ]),
  );
  return {
    foot: y,
    layers: [
      filled(
        rounded([...crest, [x + half * 0.9, y + high * 0.75], [x, y + high * 0.95], [x - half * 0.8, y + high * 0.6]]),
        'sand-2',
      ),
      filled(
        rounded([
          ...crest.slice(1),
          [x + half * 0.55, y + high * 0.5],
          [x + half * 0.05, y - high * 0.05],
          [x - half * 0.2, y - high * 0.5],
        ]),
        'sand-1',
        0.75,
      ),
      filled(
        rounded([
          [x - half, y + high * 0.1],
          [x - half * 0.42, y - high * 1.08],
          [x - half * 0.05, y - high * 0.42],
          [x + half * 0.22, y + high * 0.55],
          [x - half * 0.6, y + high * 0.55],
        ]),
        'sand-4',
      ),
      brushed(soft(crest), 'sand-5', 1.6),
      brushed(ripples.join(''), 'sand-5', 0.9, 0.7),
    ],
  };
}

function cactus([x, y]: Point): Thing {
  const body = `${lined([
    [x, y],
    [x, y - 10],
  ])}${soft([
    [x, y - 4],
    [x - 4, y - 4],
    [x - 4, y - 8],
  ])}${soft([
    [x, y - 5],
    [x + 3.6, y - 5],
    [x + 3.6, y - 9],
  ])}`;
  return {
    foot: y,
    layers: [
      filled(oval([x + 3, y + 0.6], 5, 1.5), 'shade', 0.35),
      brushed(body, 'leaf-2', 2.8),
      brushed(body, 'leaf-4', 1.1),
    ],
  };
}

export function desert(region: Region, chance: Chance): Thing[] {
  const spots = spotsIn(region, chance, { gap: 35, foreign: 13, outer: 17, squash: 0.56, clears: true });
  const plants = some(spotsIn(region, chance, { gap: 22, foreign: 9, outer: 10, clears: true }), chance, 0.09);
  return [...spots.map((spot) => dune(spot, chance.between(18, 25), chance)), ...plants.map(cactus)];
}

function shard([x, y]: Point, size: number, chance: Chance): Thing {
  const lean = chance.around(size * 0.35);
  const top: Point = [x + lean, y - size * chance.between(1.4, 2)];
  const [left, right]: [Point, Point] = [
    [x - size * 0.62, y - size * 0.1],
    [x + size * 0.66, y],
  ];
  const front: Point = [x + size * 0.12, y + size * 0.3];
  return {
    foot: y,
    layers: [
      filled(sided([left, front, [x + size * 1.3, y + size * 0.32], right]), 'shade', 0.4),
      filled(sided([left, top, [x + size * 0.5 + lean * 0.4, y - size * 0.7], right, front]), 'ash-1'),
      filled(sided([left, [x - size * 0.35 + lean * 0.6, y - size * 0.9], top, front]), 'ash-4'),
      filled(sided([[x - size * 0.35 + lean * 0.6, y - size * 0.9], top, [x + lean * 0.5, y - size * 0.6]]), 'ash-5'),
    ],
  };
}

function deadTree([x, y]: Point, size: number, chance: Chance): Thing {
  const side = chance.is(0.5) ? 1 : -1;
  const fork: Point = [x + side * size * 0.15, y - size * 0.9];
  const branch = (from: Point, dx: number, dy: number): string =>
    soft([from, moved(from, dx * 0.7, dy * 0.25), moved(from, dx, dy)]);
  const twigs =
    branch(fork, side * size * 0.6, -size * 0.75) +
    branch(fork, -side * size * 0.5, -size * 0.8) +
    branch(moved(fork, 0, size * 0.3), -side * size * 0.7, -size * 0.35) +
    branch(moved(fork, side * 2, -size * 0.35), side * size * 0.6, -size * 0.1);
  return {
    foot: y,
    layers: [
      filled(oval([x + size * 0.5, y + 0.5], size * 0.6, size * 0.16), 'shade', 0.35),
      brushed(lined([[x, y], fork]), 'wood-1', 2.6),
      brushed(twigs, 'wood-1', 1.4),
      brushed(lined([[x - 0.6, y], moved(fork, -0.6, 0)]), 'ash-4', 0.7),
    ],
  };
}

export function wasteland(region: Region, chance: Chance): Thing[] {
  const crack = (spot: Point): string => {
    let here = moved(spot, -8, chance.around(4));
    const points = [here];
    for (let i = 0; i < 4; i++) {
      here = moved(here, chance.between(3, 6), chance.around(4));
      points.push(here);
    }
    const fork = points[2] as Point;
    return lined(points) + lined([fork, moved(fork, chance.between(1, 4), chance.between(3, 6))]);
  };
  const cracks = some(
    spotsIn(region, chance, { gap: 22, foreign: 12, outer: 13, squash: 0.7, clears: true }),
    chance,
    0.75,
  );
  const places = spotsIn(region, chance, { gap: 23, foreign: 7, outer: 9, squash: 0.75, clears: true });
  const cracked = each(cracks, crack);
  return [
    flat(brushed(cracked, 'ash-5', 2.2, 0.45), brushed(cracked, 'ash-1', 1.3, 0.9)),
    ...places.map((spot) =>
      chance.is(0.24) ? deadTree(spot, chance.between(9, 12), chance) : shard(spot, chance.between(5, 11.5), chance),
    ),
  ];
}

function reeds([x, y]: Point, chance: Chance): Layer[] {
  const stems = [-4, -1.6, 0.8, 3.4].map((dx): readonly [Point, Point] => {
    const foot: Point = [x + dx, y + chance.around(1)];
    return [foot, moved(foot, dx * 0.5 + chance.around(1), -chance.between(7, 11.5))];
  });
  return [
    brushed(stems.map(([foot, top]) => soft([foot, moved(foot, 0, -4), top])).join(''), 'moss-5', 1.1),
    brushed(
      stems
        .slice(1, 3)
        .map(([, top]) => lined([moved(top, 0, 1), moved(top, 0.2, -2.6)]))
        .join(''),
      'wood-2',
      1.9,
    ),
  ];
}

export function swamp(region: Region, chance: Chance): Thing[] {
  const pools = spotsIn(region, chance, { gap: 29, foreign: 13, outer: 15, squash: 0.62 });
  const sizes = pools.map(() => chance.between(9, 14.5));
  const shapes = pools.map((spot, i) => blob(spot, sizes[i] as number, (sizes[i] as number) * 0.46, chance, 8, 0.24));
  const shine = pools.map(
    ([x, y], i) =>
      dab([x - 2, y - 1.5], (sizes[i] as number) * 0.9, 0.4, -0.1) +
      dab([x + 2, y + 1.6], (sizes[i] as number) * 0.5, 0, 0.1),
  );
  const pads = some(pools, chance, 0.7).map(
    ([x, y]) => oval([x + 5, y + 1.4], 2, 1.1) + oval([x + 1.6, y + 2.6], 1.5, 0.9),
  );
  const plants = some(spotsIn(region, chance, { gap: 15, foreign: 6, outer: 8, clears: true }), chance, 0.42);
  const stumps = some(spotsIn(region, chance, { gap: 24, foreign: 8, outer: 11, clears: true }), chance, 0.2);
  return [
    flat(
      brushed(shapes.join(''), 'moss-1', 3, 0.7),
      filled(shapes.join(''), 'murk-2'),
      brushed(shine.join(''), 'murk-5', 1.1, 0.75),
      filled(pads.join(''), 'moss-5'),
    ),
    ...plants.map((spot) => ({ foot: spot[1], layers: reeds(spot, chance) })),
    ...stumps.map((spot) => deadTree(spot, chance.between(9, 13), chance)),
    ...strayTrees(region, chance, 0.1),
  ];
}

export function lake(region: Region, chance: Chance): Thing[] {
  const spots = spotsIn(region, chance, { gap: 17, foreign: 9, outer: 8 });
  const waves = each(some(spots, chance, 0.5), (spot) => dab(spot, chance.between(6, 11), 0, -0.22));
  const glints = each(some(spots, chance, 0.28), (spot) => dab(spot, chance.between(2, 5), 0));
  return [flat(brushed(waves, 'lake-5', 1.1, 0.75), brushed(glints, 'foam', 1.3, 0.95))];
}

export function sea(region: Region, chance: Chance): Thing[] {
  const spots = spotsIn(region, chance, { gap: 21, foreign: 10, outer: 11, squash: 0.7 });
  const rollers = some(spots, chance, 0.62).map((spot) => [spot, chance.between(9, 15)] as const);
  const backs = rollers.map(([[x, y], long]) => dab([x, y + 1.6], long, 1, -0.3)).join('');
  const crests = rollers.map(([spot, long]) => dab(spot, long, 1, -0.3)).join('');
  return [
    flat(
      brushed(backs, 'sea-1', 2.6, 0.8),
      brushed(crests, 'sea-4', 1.7, 0.9),
      brushed(
        each(
          rollers.map(([spot]) => moved(spot, 0, -0.8)),
          (spot) => dab(spot, 5, 0.4, -0.25),
        ),
        'foam',
        1.2,
        0.9,
      ),
    ),
  ];
}
