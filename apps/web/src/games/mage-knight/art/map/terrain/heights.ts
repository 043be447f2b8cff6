/* Mountains and hills: light from the upper left, shadows to the lower right. */
import { brushed, filled } from '../paint/layers.js';
import type { Chance } from '../paint/random.js';
import { between, lined, type Point, rounded, sided, soft } from '../paint/shapes.js';
import { middleOf, neighbourOf, sides } from '../tile-land.js';
import type { Region } from './region.js';
import type { Thing } from './thing.js';

/** A line from one point to another that juts out to both sides. */
function jagged(from: Point, to: Point, count: number, reach: number, chance: Chance): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const [x, y] = between(from, to, (i + 1) / (count + 1));
    return [x + chance.around(reach), y + chance.around(reach * 0.7)];
  });
}

function peak([x, y]: Point, half: number, height: number, chance: Chance): Thing {
  const top: Point = [x + chance.around(half * 0.12), y - height];
  const left: Point = [x - half, y];
  const right: Point = [x + half * 0.95, y + half * 0.04];
  const front: Point = [x + half * chance.between(-0.05, 0.25), y + half * 0.3];
  const leftRidge = jagged(left, top, 3, half * 0.09, chance);
  const rightRidge = jagged(top, right, 3, half * 0.09, chance);
  const spine = jagged(top, front, 4, half * 0.13, chance);
  const outline = [left, ...leftRidge, top, ...rightRidge, right, front];
  const bright = [left, ...leftRidge, top, ...spine, front];
  const gullies = [0.28, 0.5, 0.72].map((part) => {
    const from = between(top, front, part * 0.8 + chance.around(0.06));
    return lined([from, ...jagged(from, between(front, right, part), 2, 1.6, chance), between(front, right, part)]);
  });
  const ribs = [0.3, 0.55, 0.8].map((part) => {
    const from = between(top, left, part * 0.7 + chance.around(0.08));
    return lined([from, ...jagged(from, between(left, front, part * 0.9), 2, 1.8, chance)]);
  });
  return {
    foot: y,
    layers: [
      filled(sided([left, front, [x + half * 1.35, y + half * 0.22], right]), 'shade', 0.35),
      filled(sided(outline), 'rock-2'),
      filled(sided(bright), 'rock-4'),
      filled(sided([...spine.slice(1), front, between(front, left, 0.45), between(top, left, 0.55)]), 'rock-3', 0.55),
      brushed(ribs.join(''), 'rock-5', half * 0.07, 0.9),
      brushed(gullies.join(''), 'rock-1', half * 0.075, 0.8),
      brushed(gullies.join(''), 'rock-3', half * 0.03, 0.9),
      ...snowOn(top, leftRidge, rightRidge, spine, chance),
    ],
  };
}

function snowOn(
  top: Point,
  leftRidge: readonly Point[],
  rightRidge: readonly Point[],
  spine: readonly Point[],
  chance: Chance,
) {
  const [low, high] = [leftRidge[1] as Point, leftRidge[2] as Point];
  const [near, far] = [rightRidge[0] as Point, rightRidge[1] as Point];
  const middle = spine[1] as Point;
  const tongue = (from: Point, to: Point, down: number): Point[] => {
    const [x, y] = between(from, to);
    return [[x + chance.around(1), y + down]];
  };
  const leftEdge = between(low, high, 0.3);
  const rightEdge = between(near, far, 0.4);
  return [
    filled(sided([top, near, rightEdge, ...tongue(rightEdge, middle, 4), middle, spine[0] as Point]), 'snow-1'),
    filled(sided([top, near, ...tongue(near, middle, -1), spine[0] as Point]), 'snow-2', 0.9),
    filled(sided([top, spine[0] as Point, middle, ...tongue(middle, leftEdge, 5), leftEdge, high]), 'snow-4'),
    filled(sided([top, spine[0] as Point, ...tongue(middle, high, 0), high]), 'snow-5'),
  ];
}

/** Three peaks in each hex: the highest in the middle, its sisters beside it; a ridge leads to the next hex of the kind. */
export function mountains(region: Region, chance: Chance): Thing[] {
  return region.hexes.flatMap((hex) => {
    const [x, y] = middleOf(hex);
    const hasSite = region.land.hexes[hex]?.hasSite === true;
    const links = sides.filter((side) => {
      const next = neighbourOf(hex, side);
      return next > hex && region.hexes.includes(next);
    });
    const saddles = links.map((side) => {
      const [ox, oy] = middleOf(neighbourOf(hex, side));
      return peak(
        [(x + ox) / 2 + chance.around(3), (y + oy) / 2 + 14],
        chance.between(15, 18),
        chance.between(26, 32),
        chance,
      );
    });
    if (hasSite)
      return [
        peak([x - 26, y - 8], chance.between(14, 16), chance.between(24, 28), chance),
        peak([x + 27, y - 6], chance.between(13, 15), chance.between(20, 26), chance),
        peak([x + chance.around(3), y - 20], 15, 22, chance),
        ...saddles,
      ];
    return [
      peak([x + 18 + chance.around(2), y - 1], chance.between(20, 23), chance.between(34, 40), chance),
      peak([x - 11 + chance.around(2), y + 11], chance.between(27, 30), chance.between(50, 56), chance),
      peak([x - 25 + chance.around(2), y + 17], chance.between(11, 14), chance.between(17, 22), chance),
      peak([x + 15 + chance.around(3), y + 24], chance.between(18, 21), chance.between(27, 33), chance),
      ...saddles,
    ];
  });
}

function mound([x, y]: Point, half: number, height: number, chance: Chance): Thing {
  const lean = chance.around(half * 0.2);
  const shape: Point[] = [
    [x - half, y + half * 0.1],
    [x - half * 0.72, y - height * 0.72],
    [x - half * 0.15 + lean, y - height * 1.12],
    [x + half * 0.5 + lean, y - height * 0.86],
    [x + half, y - height * 0.05],
    [x + half * 0.75, y + half * 0.24],
    [x - half * 0.6, y + half * 0.26],
  ];
  const towards = (point: Point, part: number, dx: number, dy: number): Point => {
    const [px, py] = between([x - half * 0.3, y - height * 0.5], point, part);
    return [px + dx, py + dy];
  };
  const bands = [0.86, 0.62, 0.4].map((part) => {
    const from = towards([x - half * 0.86, y - height * 0.1], part, 0, 0);
    const mid = towards([x - half * 0.15 + lean, y - height * 1.22], part, 0, 0);
    const end = towards([x + half * 0.55, y - height * 0.5], part, 0, 0);
    return soft([from, mid, end]);
  });
  const shaded: Point[] = [
    [x + half * 0.2 + lean, y - height * 0.98],
    [x + half * 0.6 + lean, y - height * 0.8],
    [x + half, y - height * 0.02],
    [x + half * 0.78, y + half * 0.2],
    [x + half * 0.05, y + half * 0.2],
    [x + half * 0.5, y - height * 0.2],
  ];
  return {
    foot: y,
    layers: [
      filled(
        rounded([
          [x - half * 0.5, y + half * 0.3],
          [x + half * 0.3, y - half * 0.2],
          [x + half * 1.2, y - half * 0.08],
          [x + half * 1.1, y + half * 0.38],
        ]),
        'shade',
        0.28,
      ),
      filled(rounded(shape), 'hill-3'),
      filled(rounded(shaded), 'hill-2'),
      filled(rounded(shaded.map((point) => towards(point, 0.98, half * 0.12, half * 0.03))), 'hill-1', 0.4),
      filled(rounded(shape.map((point) => towards(point, 0.66, -half * 0.1, -height * 0.12))), 'hill-4'),
      filled(rounded(shape.map((point) => towards(point, 0.36, -half * 0.16, -height * 0.24))), 'hill-5', 0.85),
      brushed(bands.join(''), 'grass-3', 1.5, 0.75),
      brushed(bands[0] ?? '', 'grass-5', 0.9, 0.8),
    ],
  };
}

/** Where mounds lie around the middle of a hex, from the back to the front; with a site in it they stand around. */
const mounds: readonly Point[] = [
  [9, -19],
  [-18, -8],
  [20, 0],
  [-5, 12],
  [16, 25],
];
const moundsAside: readonly Point[] = [
  [2, -26],
  [-25, -13],
  [22, -10],
  [-21, 23],
  [20, 24],
];

export function hills(region: Region, chance: Chance): Thing[] {
  return region.hexes.flatMap((hex) => {
    const [x, y] = middleOf(hex);
    const hasSite = region.land.hexes[hex]?.hasSite === true;
    return (hasSite ? moundsAside : mounds).map(([dx, dy]) => {
      const half = hasSite ? chance.between(16, 19) : chance.between(22, 27);
      return mound(
        [x + dx + chance.around(3), y + dy + chance.around(2)],
        half,
        half * chance.between(0.66, 0.86),
        chance,
      );
    });
  });
}
