/* Mountains and hills: light from the left, hatching on the right slope. */
import { type Layer, line, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { at, between, evenly, type Point, soft, straight, unsteady, written } from '../pen/line.js';
import { eitherWay, randomFrom } from '../pen/random.js';
import { fading } from './fades.js';

interface Peak {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
  readonly isSnowy?: boolean;
}

/** A rough slope from one point to another: it steps and breaks. */
function slope(from: Point, to: Point, roughness: number, random: () => number): Point[] {
  const count = 5;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const [x, y] = between(from, to, i / count);
    const isEnd = i === 0 || i === count;
    return isEnd ? [x, y] : [x + eitherWay(random) * roughness, y + eitherWay(random) * roughness * 0.7];
  });
}

function snowCap(left: readonly Point[], right: readonly Point[], ridge: readonly Point[]): Layer {
  const [a, b] = [at(left, 3), at(right, 2)];
  const [m] = [at(ridge, 1)];
  return wash(
    straight(
      [a, at(left, 4), at(left, 5), at(right, 1), b, between(b, m, 0.4), [m[0], m[1] + 3], between(a, m, 0.55)],
      true,
    ),
    palette.snow,
    0.92,
  );
}

export function peak({ x, base, half, height, isSnowy = false }: Peak, seed: number): Layer[] {
  const random = randomFrom(seed);
  const top: Point = [x + eitherWay(random) * half * 0.14, base - height];
  const left = slope([x - half, base], top, half * 0.09, random);
  const right = slope(top, [x + half * 0.96, base + 1], half * 0.09, random);
  const foot: Point = [x + half * (0.02 + 0.2 * random()), base];
  const ridge = [0, 1, 2, 3, 4].map((i): Point => {
    const [rx, ry] = between(top, foot, i / 4);
    return i === 0 ? [rx, ry] : [rx + (i % 2 === 0 ? -1 : 1) * half * 0.13 + eitherWay(random) * 1.5, ry];
  });
  const hatches = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((part) => {
    const start = between(top, at(right, 5), part + 0.05 * random());
    const long = height * (0.16 + 0.16 * random()) * (0.6 + part * 0.5);
    const from: Point = [start[0] - half * 0.06, start[1] + 1];
    return `M${written(from)}L${written([from[0] - long * 0.28, Math.min(base - 1, from[1] + long)])}`;
  });
  return [
    wash(straight([...left, ...right], true), fading('rock')),
    wash(straight([...left, ...ridge.slice(1, -1), [x - half * 0.2, base]], true), fading('paper'), 0.55),
    wash(straight([...ridge, ...[...right].reverse()], true), fading('deepRock'), 0.7),
    ...(isSnowy ? [snowCap(left, right, ridge)] : []),
    scratch(hatches.join(''), 0.75, 0.85),
    line(ridge.slice(0, 4), { width: 1.2, seed: seed + 2, taper: 0.7, swing: 0.2 }),
    line([...left, ...right.slice(1)], { width: 1.9, seed, taper: 0.12, swing: 0.4, step: 4 }),
  ];
}

const ranges: readonly (readonly Peak[])[] = [
  [
    { x: 17, base: -6, half: 23, height: 36 },
    { x: -14, base: 8, half: 27, height: 52, isSnowy: true },
    { x: 22, base: 25, half: 22, height: 34 },
    { x: -16, base: 35, half: 21, height: 25 },
  ],
  [
    { x: -19, base: -6, half: 22, height: 33 },
    { x: 12, base: 8, half: 29, height: 55, isSnowy: true },
    { x: -21, base: 26, half: 22, height: 33 },
    { x: 14, base: 37, half: 22, height: 28 },
  ],
  [
    { x: 0, base: -10, half: 24, height: 37, isSnowy: true },
    { x: -24, base: 12, half: 20, height: 36 },
    { x: 20, base: 13, half: 25, height: 45, isSnowy: true },
    { x: -4, base: 34, half: 25, height: 37 },
  ],
  [
    { x: -22, base: 0, half: 21, height: 42, isSnowy: true },
    { x: 20, base: -4, half: 22, height: 35 },
    { x: 1, base: 20, half: 30, height: 50, isSnowy: true },
    { x: 24, base: 34, half: 18, height: 24 },
    { x: -24, base: 33, half: 18, height: 22 },
  ],
];

export const mountainVariants: readonly Layer[][] = ranges.map((range, i) =>
  range.flatMap((one, k) => peak(one, i * 40 + k * 7 + 3)),
);

interface Hump {
  readonly x: number;
  readonly base: number;
  readonly half: number;
  readonly height: number;
}

function hump({ x, base, half, height }: Hump, seed: number): Layer[] {
  const random = randomFrom(seed);
  const lean = eitherWay(random) * half * 0.15;
  const back = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    const y = Math.sin(t * Math.PI) ** 0.8 * height;
    return [x - half + 2 * half * t + lean * Math.sin(t * Math.PI), base - y + t * 2];
  });
  const shade = [
    ...back.slice(4),
    [x + half * 0.55, base + 1] as Point,
    [x + half * 0.35, base - height * 0.4] as Point,
  ];
  const hatches = [4, 5, 6, 7].map((i) => {
    const [hx, hy] = at(back, i);
    const long = height * (0.3 + 0.2 * random());
    return `M${written([hx - 1.5, hy + 2.5])}q${written([long * 0.25, long * 0.45])} ${written([long * 0.12, long])}`;
  });
  return [
    wash(soft(back), fading('hill')),
    wash(soft([...back.slice(0, 4), [x - half * 0.3, base - height * 0.35]], true), palette.paper, 0.35),
    wash(soft(shade, true), fading('deepHill'), 0.6),
    scratch(hatches.join(''), 0.75, 0.8),
    line(unsteady(evenly(back, 6), 0.4, seed), { width: 1.7, seed, taper: 0.3 }),
  ];
}

const downs: readonly (readonly Hump[])[] = [
  [
    { x: 15, base: -12, half: 23, height: 17 },
    { x: -18, base: 3, half: 22, height: 19 },
    { x: 18, base: 18, half: 24, height: 21 },
    { x: -12, base: 33, half: 22, height: 16 },
  ],
  [
    { x: -14, base: -13, half: 24, height: 18 },
    { x: 20, base: 2, half: 21, height: 19 },
    { x: -16, base: 18, half: 25, height: 22 },
    { x: 15, base: 34, half: 21, height: 16 },
  ],
  [
    { x: 0, base: -17, half: 23, height: 16 },
    { x: -24, base: 6, half: 18, height: 15 },
    { x: 16, base: 8, half: 26, height: 22 },
    { x: -6, base: 31, half: 27, height: 20 },
  ],
];

export const hillVariants: readonly Layer[][] = downs.map((range, i) =>
  range.flatMap((one, k) => hump(one, i * 40 + k * 7 + 3)),
);
