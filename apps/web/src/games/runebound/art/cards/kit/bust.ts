import { area, band, black, type Drawing, each, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** What belongs to a head, in its measure (see `head`): neck, shoulders, clothes, hair and headgear. */

export const neck = (skin: Pigment, width = 18): Drawing => [
  area(skin, `z -7,18 -6,30 -10,42! ${width},44! ${width - 4},28 ${width - 4},10`, 1.2),
  wash('sepia', `z -6,22 4,27 ${width - 5},14 ${width - 4},30 4,34 -6,30`, 0.4, 0.5),
];

/** Upper body from the shoulders down, past the edge of the paper. */
export const shoulders = (pigment: Pigment, width = 42): Drawing => [
  area(
    pigment,
    `z -9,35 -${width * 0.6},41 -${width * 0.95},52 -${width * 1.12},106! ${width * 1.22},106! ${width * 1.12},54 ${width * 0.72},42 16,33 4,41`,
    1.5,
  ),
  stroke(`s -${width * 0.72},62 -${width * 0.76},72 -${width * 0.72},84`, 0.9),
  stroke(`s ${width * 0.8},62 ${width * 0.86},72 ${width * 0.84},84`, 0.9),
];

/** A mantle that closes at the throat. */
export const mantle = (pigment: Pigment): Drawing => [
  area(pigment, 'z -8,32 -26,38 -46,54 -54,106! 60,106! 54,56 34,40 15,30 6,44! 3,44!', 1.5),
  ...strokes(1, 's -20,44 -32,60 -36,82', 's 30,46 40,62 42,82', 's 4,46 0,62 2,82', 's -8,44 -14,58 -16,70'),
];

export const furCollar = (pigment: Pigment): Drawing => [
  area(pigment, 'z -10,30 -24,36 -38,46 -34,54 -18,52 -4,56 6,60 22,54 40,56 46,48 34,38 17,28 8,38 -2,38', 0.9),
  tufts('s -38,48 -20,54 4,60 24,56 45,52', 5, { lean: -70, gap: 2.2 }),
  tufts('s -26,40 -12,38 4,44 20,38 34,42', 4, { lean: -70, gap: 2.6, width: 0.7 }),
];

/** A plate on the near shoulder, and the edge of the far one. */
export const pauldrons = (pigment: Pigment): Drawing => [
  area(pigment, 'z 18,42 32,36 46,44 54,60 50,66 34,60 20,54', 1.5),
  ...strokes(0.9, 's 22,50 36,50 52,62', 's 24,46 38,44 48,52'),
  area(pigment, 'z -20,42 -34,42 -46,54 -48,64 -36,62 -22,54', 1.5),
  ...strokes(0.9, 's -24,50 -36,52 -46,60'),
  ...each(
    [
      [30, 41],
      [-33, 47],
    ],
    (x, y) => [touch('white', `o ${x},${y} 1.2,1`)],
  ),
];

/** Breast plate with its middle ridge. */
export const breastplate = (pigment: Pigment): Drawing => [
  area(pigment, 'z -22,44 -6,50 8,50 26,44 32,62 28,106! -26,106! -28,62', 1.5),
  ...strokes(1, 's 2,50 0,66 2,84', 's -20,50 -4,57 8,57 25,50'),
  wash('white', 'z -18,56 -10,60 -12,76 -19,72', 0.7, 0.4),
];

/** Rings of chain as rows of short strokes. */
export const chain = (...rows: string[]): Drawing =>
  rows.map((row) => tufts(row, 2.2, { lean: -60, gap: 2.1, width: 0.8 }));

export const hoodBack = (pigment: Pigment): Drawing => [
  area(pigment, 'z -14,-24 -4,-34 10,-34 23,-24 28,-4 27,20 22,40 -10,40 -18,22 -21,2 -19,-14', 1.5),
  wash('ink', 'z -12,-22 2,-28 16,-22 21,-4 20,18 12,32 -8,30 -17,8 -16,-10', 0.75, 0.5),
];

/** The edge of a hood in front of the face. */
export const hoodFront = (pigment: Pigment): Drawing => [
  area(
    pigment,
    'z -16,-14! -17,-26 -4,-36 10,-36 24,-25 30,-4 29,20 26,42! 12,44! 20,26 21,4 18,-14 6,-23 -6,-22',
    1.5,
  ),
  ...strokes(0.9, 's -12,-24 0,-30 12,-28 22,-14', 's 22,-10 25,8 23,30'),
];

export const hairCap = (pigment: Pigment): Drawing => [
  area(pigment, 'z -14,-10! -17,-20 -8,-31 6,-33 20,-25 24,-8 21,6! 17,-6 14,-14 2,-19 -8,-17', 1.2),
  ...strokes(0.8, 's -8,-26 0,-28 10,-22 17,-12', 's -12,-20 -2,-23 8,-19', 's 8,-30 18,-22 21,-8'),
];

export const longHair = (pigment: Pigment): Drawing => [
  area(pigment, 'z -12,-26 4,-33 20,-25 26,-6 27,18 32,44 22,56 12,50 -6,48 -16,44 -19,24 -17,0', 1.3),
  ...strokes(0.9, 's 20,0 21,20 26,46', 's 15,20 16,36 20,50', 's -14,24 -14,36 -10,46'),
];

/** Strands that frame the forehead, over a face with `longHair` behind. */
export const parting = (pigment: Pigment): Drawing => [
  area(pigment, 'z -5,-24! -14,-18 -18,-4 -18,14! -21,-6 -18,-24 -6,-32', 1.1),
  area(pigment, 'z -6,-30 8,-33 21,-24 26,-2 27,22 23,36! 19,14 17,-4 10,-16 -5,-23!', 1.1),
  ...strokes(0.8, 's -2,-27 10,-26 19,-12 22,14', 's 2,-24 12,-20 18,-4'),
];

const beards = {
  full: [
    'z -16,8 -13,13 -10,14.6 -5,13.8 0,14.4 6,13 13,6 17,2 16,16 11,28 2,36 -6,36 -13,28',
    's -13,20 -10,28 -6,34',
    's 12,18 8,28 2,35',
  ],
  long: [
    'z -16,8 -13,13 -10,14.6 -5,13.8 0,14.4 6,13 13,6 17,2 17,18 13,34 6,50 -2,60 -8,52 -14,34',
    's -11,22 -9,38 -4,54',
    's 11,20 8,36 0,56',
  ],
  goatee: ['z -9,21 -6,19.4 -2,19.4 1,21 0,28 -4,35! -8,28', 's -6,23 -5,29', 's -2,23 -3,30'],
} as const;

export const beard = (pigment: Pigment, kind: keyof typeof beards): Drawing => {
  const [outline, ...lines] = beards[kind];
  return [
    area(pigment, outline, 1.1),
    ...strokes(0.8, ...lines),
    ...(kind === 'goatee'
      ? []
      : [
          stroke('s -9,17.6 -5,17 0,17.6', 1.3),
          area(pigment, 'z -12,14 -8,12.4 -5,13.4 -2,12.4 4,14.4 -1,16.4 -5,15 -9,16.6', 0.8),
        ]),
  ];
};

/** A wizard's hat with a bent tip. */
export const pointedHat = (pigment: Pigment, trim: Pigment): Drawing => [
  area(pigment, 'z -15,-16 -8,-38 6,-56 26,-64! 18,-50 22,-34 23,-14 4,-19', 1.5),
  area(pigment, 'z -34,-8! -20,-17 2,-21 24,-18 44,-4! 24,-9 2,-13 -16,-11', 1.5),
  area(trim, 'z -15,-17 2,-22 23,-18 23,-22 2,-27 -13,-22', 1),
  ...strokes(0.9, 's 0,-30 8,-44 16,-54', 's 12,-26 14,-38 17,-46'),
];

/** An open helmet with a nose guard. */
export const helmet = (pigment: Pigment): Drawing => [
  area(
    pigment,
    'z -17,-9! -17,-24 -6,-35 8,-36 21,-26 25,-8 24,8! 18,4! 15,-9 2,-13 -3,-12! -5,6! -9,6! -9,-12! -13,-11',
    1.5,
  ),
  ...strokes(1, 's -17,-15 -4,-20 10,-18 24,-10', 's -4,-34 -7,-24 -7,-14'),
  wash('white', 'z -11,-26 -4,-31 -3,-23 -10,-19', 0.7, 0.3),
];

/** A helmet that shows only two eyes in the dark. */
export const greatHelm = (pigment: Pigment, eyes: Pigment): Drawing => [
  area(pigment, 'z -18,-14 -14,-30 2,-36 18,-30 23,-12 22,16 14,30 -2,36! -14,28 -18,10', 1.6),
  black('z -18,-6! -6,-4 -4,-1 14,-6! 14,0 -2,4 -4,24! -8,24! -8,4 -17,1'),
  touch(eyes, 'o 4,-1.6 2.2,1.1'),
  touch(eyes, 'o -12,-1.8 1.8,1'),
  ...strokes(1, 's -5,-35 -5,-20 -5,-6', 's 14,-28 18,-8 16,20', 's -18,-12 0,-12 22,-14'),
  ...each(
    [
      [0, 12],
      [4, 10],
      [8, 9],
      [0, 17],
      [4, 15],
      [8, 14],
    ],
    (x, y) => [touch('ink', `o ${x},${y} 0.9,1.1`)],
  ),
  wash('white', 'z -13,-24 -8,-30 -7,-20 -13,-15', 0.6, 0.3),
];

/** A horn that stands at x, y and bends outwards. */
export const horn = (x: number, y: number, size: number, side: 1 | -1, pigment: Pigment = 'bone'): Drawing => [
  area(
    pigment,
    `z ${x - size * 0.16},${y}! ${x + side * size * 0.42},${y - size * 0.3} ${x + side * size * 0.46},${y - size}! ${x + side * size * 0.86},${y - size * 0.3} ${x + side * size * 0.36},${y + size * 0.24} ${x + size * 0.1},${y + size * 0.2}!`,
    1.2,
  ),
  stroke(`s ${x + side * size * 0.2},${y - size * 0.12} ${x + side * size * 0.3},${y + size * 0.14}`, 0.7),
  stroke(`s ${x + side * size * 0.44},${y - size * 0.26} ${x + side * size * 0.62},${y - size * 0.06}`, 0.7),
];

/** An arm in a sleeve with its hand, from the shoulder along the curve. */
export const arm = (sleeve: Pigment, skin: Pigment, curve: string, handX: number, handY: number, size = 1): Drawing => [
  band(sleeve, curve, 13 * size, 9 * size),
  area(
    skin,
    `z ${handX - 5 * size},${handY - 4 * size} ${handX},${handY - 5.4 * size} ${handX + 5 * size},${handY - 3 * size} ${handX + 5 * size},${handY + 3 * size} ${handX},${handY + 5 * size} ${handX - 5 * size},${handY + 3.4 * size}`,
    1.1,
  ),
  ...strokes(
    0.7,
    `l ${handX - 4 * size},${handY - 1.4 * size} ${handX + 1.6 * size},${handY - 1.8 * size}`,
    `l ${handX - 4.2 * size},${handY + 1 * size} ${handX + 1.6 * size},${handY + 0.8 * size}`,
  ),
];
