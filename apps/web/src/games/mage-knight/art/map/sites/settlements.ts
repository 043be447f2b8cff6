/* Where people live: villages, monasteries, camps, keeps, towers and cities. */
import { brushed, filled, type Layer } from '../paint/layers.js';
import type { Material } from '../paint/paints.js';
import { oval, type Point, sided } from '../paint/shapes.js';
import { block, body, cone, crown, fire, flag, house, light, shadow, tent, tower, yard } from './masonry.js';

export const village: readonly Layer[] = [
  ...yard(29, 8),
  ...light([0, 2], 40, 27),
  ...house({ at: [16, -7], long: 12, high: 7, roof: 'hide' }),
  ...house({ at: [-9, -2], long: 14, high: 8, roof: 'tile' }),
  brushed('M-16-19q-3-5 1-8t0-8', 'snow-4', 2.4, 0.6),
  ...house({ at: [14, 15], long: 16, high: 9, roof: 'tile' }),
  brushed('M-26 15h12M-26 18h12M-24 12.5v7M-20 12.5v7M-16 12.5v7', 'wood-2', 1.3),
];

export const monastery: readonly Layer[] = [
  ...yard(28, 11),
  ...light([2, 2], 40, 28),
  ...house({ at: [10, 15], long: 25, high: 13, roof: 'slate' }),
  ...block([19, 13], 9, 7, 31, 'wall'),
  filled(oval([14.5, -10], 1.7, 2.6) + oval([22.6, -10], 1.3, 2.4), 'window'),
  body('M9-21.5L18-39L26.5-21Q18-15 9-21.5z', 'slate-3', 1.3),
  filled('M18-39L26.5-21Q22-18 18.5-18z', 'slate-2'),
  brushed('M18-39v-7M15-43h6', 'gold-4', 1.9),
  filled(oval([-9.5, 4], 1.6, 2.4) + oval([4.5, 8], 1.6, 2.4), 'window'),
];

export const burnedMonastery: readonly Layer[] = [
  ...yard(28, 11, 'ash-1'),
  body(
    sided([
      [-16, 7],
      [-16, -4],
      [-12, -2],
      [-10, -7],
      [-5, -3],
      [0, -6],
      [4, 0],
      [10, 3],
      [10, 15],
    ]),
    'ash-2',
  ),
  body(
    sided([
      [10, 15],
      [10, 2],
      [14, -4],
      [18, 2],
      [25, -3],
      [25, 8],
    ]),
    'ash-1',
  ),
  ...block([19, 13], 9, 7, 18, 'ash'),
  body('M10-9l3-6 2 5 4-8 3 9 4-3v5l-7 4z', 'ash-2', 1.1),
  brushed('M-14 4l14-14M-4 8l10-13', 'wood-1', 2.2),
  filled('M-12-8q-8-9 0-16q-6-9 3-15q-3 8 3 12q4 9-3 19zM14-18q-6-8 1-13q-3-7 4-12q-1 8 3 11q3 8-3 14z', 'dark', 0.45),
  ...fire([-7, 6], 4.2),
  ...fire([14, 3], 3.2),
];

export const keep: readonly Layer[] = [
  ...yard(28, 11),
  ...light([0, 4], 40, 25),
  ...tower([-17, 3], 11, 24, 'stone'),
  ...crown([-17, -22], 13, 'stone'),
  ...tower([18, 2], 11, 24, 'stone'),
  ...crown([18, -23], 13, 'stone'),
  ...block([0, 17], 17, 17, 16, 'stone'),
  body('M-17-6v-5h4v3.4l4 1.6v-3.6l4 1.6v3.6l5 2v-3.6l4-1.7v3.7l5-2v-3.7l4-1.7v3.7l4-1.7v5.4l-17 7z', 'stone-4', 1.1),
  body('M-9.5 13.3v-8q4-5 7-2v13z', 'wood-1', 1),
  brushed('M5 6l4-1.7M10 9l4-1.7M4 12l4-1.7', 'stone-1', 1.1, 0.7),
  filled('M7-1.5h2.4v4h-2.4z', 'window'),
  ...flag([0, -11], 22, 'red', 12),
];

export const mageTower: readonly Layer[] = [
  ...yard(24, 12),
  ...light([3, -2], 34, 36),
  shadow(10, 14, 20, 6),
  ...block([-11, 15], 7, 6, 9, 'stone'),
  ...tower([3, 13], 17, 31, 'stone'),
  ...tower([3, -15], 13, 9, 'violet'),
  ...crown([3, -15], 19, 'stone'),
  ...cone([3, -22], 18, 20, 'violet'),
  filled(oval([3, -43], 7), 'violet-4', 0.35),
  body(oval([3, -42.5], 3.4), 'violet-5', 1),
  filled('M0 13.5v-7q3-4.5 6 0v8zM0.5-4h4v6h-4z', 'window'),
  brushed('M-4-10v22', 'stone-5', 1.2, 0.8),
];

export const refugeeCamp: readonly Layer[] = [
  ...yard(29, 10),
  ...tent([11, -5], 17, 15, 'wall'),
  ...tent([-14, 3], 20, 18, 'bone'),
  body('M8 9q8-9 17-3l1 8l-18 3z', 'wall-4', 1.2),
  filled('M17 4q6-1 8 2l1 8l-8 1.5z', 'wall-2'),
  body(oval([12, 17], 3.6) + oval([23, 15], 3.6), 'wood-3', 1.4),
  ...fire([-4, 17], 3),
];

interface CityPlan {
  readonly roof: Material;
  readonly stone: Material;
  /** What rises above the roofs: each city has a sign of its own. */
  readonly sign: readonly Layer[];
}

const wallTower = ([x, y]: Point, stone: Material, roof: Material): Layer[] => [
  ...tower([x, y], 11, 19, stone),
  ...cone([x, y - 18], 14, 13, roof),
];

/** A city fills its hex: walls with towers, roofs behind them, a high hall in the middle. */
function city({ roof, stone, sign }: CityPlan): readonly Layer[] {
  return [
    filled(oval([3, 14], 41, 22), 'shade', 0.35),
    filled(oval([0, 11], 39, 20), 'hide-3', 0.9),
    ...light([0, 0], 52, 40),
    ...wallTower([-25, -6], stone, roof),
    ...wallTower([25, -6], stone, roof),
    ...house({ at: [-12, 0], long: 11, high: 8, roof }),
    ...house({ at: [22, 1], long: 11, high: 8, roof }),
    ...tower([1, -2], 17, 27, stone),
    filled('M-3-14h3v6h-3zM3.5-14h3v6h-3zM-3-24h3v5h-3z', 'window'),
    ...sign,
    ...house({ at: [-14, 9], long: 10, high: 7, roof }),
    ...house({ at: [20, 10], long: 12, high: 7, roof }),
    ...house({ at: [0, 12], long: 11, high: 7, roof }),
    body('M-36 3v13L0 30L36 16V3L0 17z', `${stone}-4`, 1.7),
    filled('M0 30L36 16V3L0 17z', `${stone}-2`),
    brushed('M-30 10l12 4.5M-26 15l14 5M8 20l11-4M18 20l12-4.5', `${stone}-1`, 1, 0.6),
    body(
      'M-36 4v-5l5 2v3.6l4 1.5v-4l5 2v4l4 1.5v-4l5 2v4l4 1.6v-4l5 2v3.5zM36 4v-5l-5 2v3.6l-4 1.5v-4l-5 2v4l-4 1.5v-4l-5 2v4l-4 1.6v-4l-5 2v3.5z',
      `${stone}-4`,
      1.1,
    ),
    ...wallTower([-36, 13], stone, roof),
    ...wallTower([36, 13], stone, roof),
    ...tower([-8, 26], 11, 16, stone),
    ...tower([10, 26], 11, 16, stone),
    ...cone([-8, 10.5], 14, 12, roof),
    ...cone([10, 10.5], 14, 12, roof),
    body('M-3 29v-9q4-6 8 0v9q-4 2-8 0z', 'wood-1', 1.2),
    filled('M-9.5 16h2.6v4.5h-2.6zM8.5 16h2.6v4.5h-2.6zM-37 2h2.4v4h-2.4zM34.5 2h2.4v4h-2.4z', 'window'),
  ];
}

export const cities = {
  red: city({
    roof: 'red',
    stone: 'hide',
    sign: [
      ...crown([1, -30], 20, 'hide'),
      ...light([1, -36], 22, 18),
      body('M-7-31q-5-8 2-14q-1 5 3 5q0-7 4-10q0 7 5 10q3 5-1 9z', 'fire-2', 1.1),
      filled('M-3-32q-2-4 2-8q2 3 3-1q4 4 2 9z', 'fire-4'),
    ],
  }),
  blue: city({
    roof: 'blue',
    stone: 'stone',
    sign: [...cone([1, -28], 21, 19, 'blue'), ...flag([1, -44], 9, 'blue', 10)],
  }),
  white: city({
    roof: 'white',
    stone: 'wall',
    sign: [
      body('M-9-28a10 11 0 0 1 20 0q-10 5-20 0z', 'white-4', 1.3),
      filled('M2-39a10 11 0 0 1 9 11q-4 2-8 2z', 'white-2'),
      brushed('M1-39v-9M-2.5-45h7', 'gold-4', 2.2),
    ],
  }),
  green: city({
    roof: 'green',
    stone: 'wood',
    sign: [
      body('M-13-31q-5-8 3-11q1-9 11-8q10-1 11 8q8 3 3 11q-14 8-28 0z', 'leaf-3', 1.3),
      filled('M-9-34q-2-6 5-7q2-6 8-5q-2 4-6 5q-2 6-7 7z', 'leaf-5'),
      filled('M5-29q8-1 9-8q4 5 0 8q-4 3-9 2z', 'leaf-1', 0.7),
    ],
  }),
} as const;
