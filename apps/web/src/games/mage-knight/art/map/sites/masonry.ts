/* What sites are built of. Light comes from the upper left: left faces are bright, right ones dark. */
import { brushed, color, filled, type Layer } from '../paint/layers.js';
import type { Material, Paint, Tone } from '../paint/paints.js';
import { between, lined, oval, type Point, sided } from '../paint/shapes.js';

/** A body with a dark contour: it must stand out from any ground. */
export const body = (d: string, paint: Paint, width = 1.4): Layer => ({
  d,
  fill: color(paint),
  stroke: color('dark'),
  strokeWidth: width,
  strokeOpacity: 0.85,
});
export const shadow = (x: number, y: number, across: number, down: number): Layer =>
  filled(oval([x, y], across, down), 'shade', 0.5);
/** What lamps and fires light up by night. */
export const light = ([x, y]: Point, across: number, down: number): Layer[] =>
  [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.28].map((part) => filled(oval([x, y], across * part, down * part), 'lamp'));

/** Trodden earth below a site. */
export const yard = (across = 27, y = 12, paint: Paint = 'hide-3'): Layer[] => [
  filled(oval([2, y + 2], across + 2, across * 0.5), 'shade', 0.3),
  filled(oval([0, y], across, across * 0.47), paint, 0.85),
  filled(oval([-3, y - 1.4], across * 0.76, across * 0.3), 'hide-4', 0.6),
];

/** Three tones of a material: bright, middle, dark. */
const tones = (material: Material, bright: Tone = 5): readonly [Paint, Paint, Paint] => [
  `${material}-${bright}`,
  `${material}-${(bright - 1) as Tone}`,
  `${material}-${(bright - 3) as Tone}`,
];

/** A box with its edge to the front; (x, y) is the foot of that edge. */
export function block([x, y]: Point, left: number, right: number, high: number, material: Material): Layer[] {
  const [bright, middle, dark] = tones(material);
  const [a, b, c]: [Point, Point, Point] = [
    [x - left, y - left * 0.42],
    [x, y],
    [x + right, y - right * 0.42],
  ];
  const back: Point = [x - left + right, y - (left + right) * 0.42];
  const up = ([px, py]: Point): Point => [px, py - high];
  return [
    body(sided([a, b, c, up(c), up(back), up(a)]), middle),
    filled(sided([b, c, up(c), up(b)]), dark),
    filled(sided([up(a), up(b), up(c), up(back)]), bright),
  ];
}

export interface House {
  readonly at: Point;
  readonly long: number;
  readonly high: number;
  readonly roof: Material;
  readonly walls?: Material;
}

/** A house with its long side to the left and its gable to the right; `at` is the foot of the corner between them. */
export function house({ at: [x, y], long, high, roof, walls = 'wall' }: House): Layer[] {
  const deep = long * 0.62;
  const [a, b, c]: [Point, Point, Point] = [
    [x - long, y - long * 0.28],
    [x, y],
    [x + deep, y - deep * 0.4],
  ];
  const up = ([px, py]: Point, by: number): Point => [px, py - by];
  const top = up(between(b, c), high + long * 0.52);
  const back: Point = [top[0] - long, top[1] - long * 0.28];
  const eaves = (point: Point): Point => up(point, high - 1);
  const tiles = [0.35, 0.68].map((part) => lined([between(eaves(a), back, part), between(eaves(b), top, part)]));
  const door = between(b, c, 0.5);
  const pane = between(a, b, 0.5);
  return [
    shadow(x + long * 0.3, y - long * 0.05, long * 0.9, long * 0.3),
    body(sided([a, b, c, up(c, high), top, up(b, high), up(a, high)]), `${walls}-4`),
    filled(sided([b, c, up(c, high), top, up(b, high)]), `${walls}-2`),
    body(sided([[eaves(a)[0] - 1.2, eaves(a)[1]], [eaves(b)[0] - 0.8, eaves(b)[1] + 1], top, back]), `${roof}-3`),
    filled(sided([between(eaves(a), back, 0.5), between(eaves(b), top, 0.5), top, back]), `${roof}-4`),
    brushed(tiles.join(''), `${roof}-2`, 0.8, 0.8),
    brushed(lined([back, top]), `${roof}-5`, 1.2),
    brushed(lined([top, [c[0] + 1, c[1] - high + 1.4]]), `${roof}-2`, 2.2),
    filled(
      sided([
        [door[0] - 1.5, door[1] + 0.6],
        [door[0] + 1.5, door[1] - 0.6],
        [door[0] + 1.5, door[1] - high * 0.62],
        [door[0] - 1.5, door[1] - high * 0.5],
      ]),
      'wood-1',
    ),
    filled(
      sided([
        [pane[0] - 1.7, pane[1] - high * 0.35],
        [pane[0] + 1.7, pane[1] - high * 0.35 + 0.7],
        [pane[0] + 1.7, pane[1] - high * 0.75 + 0.7],
        [pane[0] - 1.7, pane[1] - high * 0.75],
      ]),
      'window',
    ),
  ];
}

/** A round tower; (x, y) is the middle of its foot. */
export function tower([x, y]: Point, wide: number, high: number, material: Material): Layer[] {
  const [bright, middle, dark] = tones(material);
  const half = wide / 2;
  const round = `M${x - half} ${y - high}V${y}a${half} ${half * 0.4} 0 0 0 ${wide} 0V${y - high}z`;
  return [
    body(round, middle),
    filled(
      `M${x + half * 0.15} ${y - high}V${y + half * 0.38}a${half} ${half * 0.4} 0 0 0 ${half * 0.85}${-half * 0.38}V${y - high}z`,
      dark,
    ),
    filled(
      `M${x - half} ${y - high}V${y}q${half * 0.1} ${half * 0.22} ${half * 0.45} ${half * 0.3}V${y - high}z`,
      bright,
    ),
  ];
}

/** A pointed roof; (x, y) is the middle of its lower rim. */
export function cone([x, y]: Point, wide: number, high: number, material: Material): Layer[] {
  const half = wide / 2;
  const rim = `a${half} ${half * 0.4} 0 0 0 ${wide} 0`;
  return [
    body(`M${x - half} ${y}${rim}L${x} ${y - high}z`, `${material}-3`),
    filled(
      `M${x + half * 0.1} ${y + half * 0.38}A${half} ${half * 0.4} 0 0 0 ${x + half} ${y}L${x} ${y - high}z`,
      `${material}-2`,
    ),
    filled(
      `M${x - half} ${y}q${half * 0.12} ${half * 0.2} ${half * 0.5} ${half * 0.32}L${x} ${y - high}z`,
      `${material}-4`,
    ),
  ];
}

/** Merlons around the top of a tower. */
export function crown([x, y]: Point, wide: number, material: Material): Layer[] {
  const half = wide / 2;
  const merlon = (dx: number, w: number, up: number): string => `M${x + dx} ${y + up}v-4.4h${w}v4.4z`;
  return [
    body(
      `M${x - half} ${y - 0.4}v2.4a${half} ${half * 0.4} 0 0 0 ${wide} 0v-2.4a${half} ${half * 0.4} 0 0 0${-wide} 0z`,
      `${material}-4`,
      1,
    ),
    filled(oval([x, y - 0.4], half * 0.86, half * 0.32), `${material}-1`),
    body(
      [
        merlon(-half, half * 0.42, 0),
        merlon(-half * 0.24, half * 0.48, half * 0.4),
        merlon(half * 0.58, half * 0.42, 0),
      ].join(''),
      `${material}-4`,
      1,
    ),
  ];
}

/** A crystal that grows out of the ground; it leans by so many units. */
export function crystal([x, y]: Point, wide: number, high: number, lean: number, hue: Material): Layer[] {
  const half = wide / 2;
  const top: Point = [x + lean, y - high];
  const [left, right]: [Point, Point] = [
    [x - half + lean * 0.7, y - high * 0.72],
    [x + half + lean * 0.7, y - high * 0.7],
  ];
  const ridge: Point = [x + half * 0.1 + lean * 0.6, y - high * 0.62];
  const foot: Point = [x + half * 0.1, y + half * 0.35];
  return [
    body(sided([[x - half, y], left, top, right, [x + half, y], foot]), `${hue}-3`, 1.1),
    filled(sided([ridge, right, [x + half, y], foot]), `${hue}-2`),
    filled(sided([left, top, ridge]), `${hue}-5`),
    filled(sided([top, right, ridge]), `${hue}-4`),
    brushed(lined([left, [x - half, y]]), `${hue}-4`, 0.9),
  ];
}

/** A tent with its opening to the front. */
export function tent([x, y]: Point, wide: number, high: number, cloth: Material): Layer[] {
  const half = wide / 2;
  const top: Point = [x - half * 0.1, y - high];
  const back: Point = [x + half * 1.1, y - high * 0.92];
  return [
    shadow(x + half * 0.5, y + 1, half * 1.4, half * 0.36),
    body(sided([[x + half, y], top, back, [x + half * 1.9, y - half * 0.35]]), `${cloth}-2`),
    body(sided([[x - half, y + 0.4], top, [x + half, y]]), `${cloth}-4`),
    filled(
      sided([
        [x - half * 0.28, y + 0.3],
        [x - half * 0.08, y - high * 0.66],
        [x + half * 0.4, y + 0.1],
      ]),
      'dark',
    ),
    brushed(lined([[x - half, y + 0.4], top]), `${cloth}-5`, 1),
    brushed(lined([top, [top[0] - 1, top[1] - 3]]) + lined([top, [top[0] + 1.2, top[1] - 3]]), 'wood-2', 1),
  ];
}

export const flag = ([x, y]: Point, high: number, cloth: Material, long = 9): Layer[] => [
  brushed(
    lined([
      [x, y],
      [x, y - high],
    ]),
    'wood-1',
    1.3,
  ),
  body(
    `M${x} ${y - high}q${long * 0.4}-1.6 ${long * 0.55} 0.4t${long * 0.45} 0.6l-2.4 2.6 2.4 2.6q-${long * 0.25} 0.6-${long * 0.5}-0.6t-${long * 0.5}-0.4z`,
    `${cloth}-3`,
    0.9,
  ),
  brushed(`M${x + 0.8} ${y - high + 1.6}q${long * 0.3}-1.4 ${long * 0.5} 0`, `${cloth}-5`, 1),
];

/** A fire; by night it lights its surroundings. */
export const fire = ([x, y]: Point, size: number): Layer[] => [
  ...light([x, y - size], size * 5, size * 3.6),
  brushed(
    lined([
      [x - size, y + 0.6],
      [x + size, y - 0.6],
    ]) +
      lined([
        [x - size, y - 0.6],
        [x + size, y + 0.6],
      ]),
    'wood-1',
    1.6,
  ),
  filled(
    `M${x - size} ${y}q-${size * 0.5}-${size * 1.2} ${size * 0.5}-${size * 2}q0 ${size * 0.7} ${size * 0.4} ${size * 0.8}q${size * 0.3}-${size * 1.1} 0-${size * 1.9}q${size * 1.8} ${size * 1.5} ${size * 1} ${size * 3.1}z`,
    'fire-2',
  ),
  filled(
    `M${x - size * 0.6} ${y}q-${size * 0.2}-${size * 0.9} ${size * 0.4}-${size * 1.3}q${size * 0.2} ${size * 0.4} ${size * 0.4}-${size * 0.5}q${size * 0.9} ${size * 0.9} ${size * 0.3} ${size * 1.8}z`,
    'fire-3',
  ),
  filled(oval([x, y - size * 0.45], size * 0.36, size * 0.5), 'fire-5'),
];

/** A heap of rock with an opening in it. */
export function cave(rock: Material, mouth: Paint = 'dark'): Layer[] {
  return [
    shadow(4, 15, 30, 8),
    body('M-28 14L-26-2L-18-14L-9-19L1-23L12-18L21-9L27 3L28 14Q0 21-28 14z', `${rock}-3`, 1.7),
    filled('M12-18L21-9L27 3L28 14Q20 17 12 17.4L16 2L9-8z', `${rock}-2`),
    filled('M-26-2L-18-14L-9-19L1-23L-3-13L-14-8L-19 4L-27 8z', `${rock}-4`),
    filled('M-18-14L-9-19L1-23L-6-16z', `${rock}-5`),
    brushed('M-20 6l4-8M-22 12l3-5M20 8l3-7M5-19l5 6', `${rock}-1`, 1.1, 0.7),
    body('M-12 17.5Q-15-5 0-8Q14-5 12.5 17.4Q0 19-12 17.5z', mouth, 1.4),
  ];
}
/** Small bones at a point. */
export const bones = (...places: readonly Point[]): Layer =>
  brushed(places.map(([x, y], i) => (i % 2 === 0 ? `M${x} ${y}l5-2` : `M${x} ${y}l4 2.4`)).join(''), 'bone-4', 1.7);
export const skull = ([x, y]: Point, size: number, bone: Material = 'bone'): Layer[] => [
  body(
    `M${x - size} ${y - size * 0.2}a${size} ${size} 0 1 1 ${size * 2} 0q0 ${size * 0.5}-${size * 0.45} ${size * 0.6}v${size * 0.5}h-${size * 1.1}v-${size * 0.5}q-${size * 0.45}-${size * 0.1}-${size * 0.45}-${size * 0.6}z`,
    `${bone}-4`,
    1,
  ),
  filled(
    oval([x - size * 0.42, y], size * 0.27) +
      oval([x + size * 0.42, y], size * 0.27) +
      `M${x} ${y + size * 0.25}l${size * 0.16} ${size * 0.3}h-${size * 0.32}z`,
    'dark',
  ),
];
