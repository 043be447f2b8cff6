import { area, band, type Drawing, each, place, stroke, strokes, tinted, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { smoke } from '../kit/nature.js';
import { glow, spark, spot } from '../kit/paper.js';
import { flame } from '../kit/weapons.js';

const cork = (x: number, y: number, width: number): Drawing => [
  area(
    'leather',
    `p ${x - width / 2},${y} ${x - width / 2 - 0.6},${y - 8} ${x + width / 2 + 0.6},${y - 8} ${x + width / 2},${y}`,
    1.1,
  ),
  area(
    'ice',
    `z ${x - width * 0.7},${y} ${x},${y + 1.4} ${x + width * 0.7},${y} ${x + width * 0.7},${y + 4} ${x},${y + 5} ${x - width * 0.7},${y + 4}`,
    1.1,
  ),
];

const bottles = {
  round: {
    glass: 'z 44,32! 43,44 28,54 23,70 30,86 50,92 70,86 77,70 72,54 57,44 56,32!',
    fill: 'z 25,64 40,67 60,63 75,65 75,74 68,85 50,90 32,85 25,74',
    neck: 30,
    width: 12,
  },
  tall: {
    glass: 'z 43,28! 42,40 34,48 33,84! 36,92 64,92 67,84! 66,48 58,40 57,28!',
    fill: 'z 34,56 50,59 66,55 66,84 63,91 37,91 34,84',
    neck: 26,
    width: 14,
  },
  flask: {
    glass: 'z 45,26! 44,50 24,82 28,92 72,92 76,82 56,50 55,26!',
    fill: 'z 34,67 50,70 67,66 75,83 71,91 29,91 25,83',
    neck: 24,
    width: 10,
  },
  heart: {
    glass: 'z 44,30! 42,42 26,44 22,60 32,78 50,94! 68,78 78,60 74,44 58,42 56,30!',
    fill: 'z 23,56 40,60 60,55 77,57 70,76 50,92! 30,76',
    neck: 28,
    width: 12,
  },
  square: {
    glass: 'z 43,34! 42,44! 28,48! 26,90! 74,90! 72,48! 58,44! 57,34!',
    fill: 'z 27.5,60 50,63 72.5,59 73.5,89! 26.5,89!',
    neck: 32,
    width: 14,
  },
  drop: {
    glass: 'z 46,24! 45,42 34,58 30,74 38,90 50,94 62,90 70,74 66,58 55,42 54,24!',
    fill: 'z 32,66 44,69 58,64 68,67 69,76 61,89 50,92 39,89 31,76',
    neck: 22,
    width: 8,
  },
} as const;

/** A corked bottle: glass, what is in it, and the light on it. */
function bottle(kind: keyof typeof bottles, pigment: Pigment): Drawing {
  const { glass, fill, neck, width } = bottles[kind];
  return [
    wash('sepia', 'z 24,90 50,88 78,91 84,95 50,98 22,95', 0.4, 0.8),
    area('ice', glass, 1.5),
    wash(pigment, fill, 0.95, 0.2),
    wash(pigment, fill, 0.4, 0.6),
    ...each(
      [
        [44, 74, 2],
        [55, 79, 1.5],
        [50, 70, 1.2],
        [60, 72, 1],
      ],
      (x, y, radius) => [touch('white', `o ${x},${y} ${radius},${radius}`)],
    ),
    wash('white', 'z 35,60 38,54 40,62 37,76 34,72', 0.75, 0.2),
    ...cork(50, neck, width),
  ];
}

const healingPotion: Drawing = [
  ...spot('rose', 'straw'),
  ...bottle('heart', 'madder'),
  ...tinted('paper', strokes(2, 'l 50,60 50,76', 'l 42,68 58,68')),
];

const draughtOfVigor: Drawing = [
  ...spot('straw', 'sap'),
  ...bottle('tall', 'gold'),
  area('sap', 'z 50,66! 42,72 44,82 50,86! 56,82 58,72', 1),
  stroke('l 50,69 50,84', 0.7),
  ...spark(74, 34, 7, 'gold'),
];

const potionOfStrength: Drawing = [
  ...spot('sienna', 'stone'),
  ...bottle('square', 'vermilion'),
  area('bone', 'p 36,64 64,63 65,84 35,85', 1.1),
  // A hammer on the label.
  ...place([band('leather', 'l 0,10 0,-4', 2.6, 2.6, 0.9), area('slate', 'p -7,-9 7,-9 7,-3 -7,-3', 1)], 50, 74, {
    turn: 20,
  }),
];

const potionOfClarity: Drawing = [
  ...spot('sky', 'lilac'),
  ...bottle('round', 'cobalt'),
  // It looks back.
  area('paper', 'z 36,72! 43,65 57,65 64,72! 57,79 43,79', 1.1),
  touch('cobalt', 'o 50,72 5,5.4'),
  touch('ink', 'o 50,72 2.2,2.6'),
  touch('white', 'o 48.4,70.4 1.2,1.2'),
];

const potionOfFocus: Drawing = [
  ...spot('lilac', 'rose'),
  ...bottle('drop', 'violet'),
  ...tinted('paper', strokes(1.4, 's 50,68 55,70 55,77 49,80 43,76 44,68 51,63 59,67')),
  ...each(
    [
      [30, 40],
      [72, 44],
      [24, 62],
    ],
    (x, y) => spark(x, y, 5, 'violet'),
  ),
];

const fireFlask: Drawing = [
  ...spot('orange', 'wine'),
  ...glow('orange', 50, 76, 26),
  ...bottle('flask', 'vermilion').filter((_, i) => i < 8),
  ...place(flame(30), 50, 90, { scale: 1 }),
  area('sepia', 'z 44,26! 42,16 48,18 50,10! 54,17 58,15! 56,26!', 1.1),
  ...place(flame(16), 52, 14),
  ...strokes(0.8, 'l 45,22 55,24'),
];

const smokeBomb: Drawing = [
  ...spot('stone', 'slate'),
  area('shade', 'o 48,66 25,24', 1.6),
  wash('white', 'z 32,58 38,48 44,50 36,62', 0.7, 0.4),
  area('slate', 'p 40,40 56,40 57,47 39,47', 1.2),
  stroke('s 48,40 46,30 56,28 60,20', 1.8, 'leather'),
  ...spark(61, 18, 9, 'gold'),
  ...smoke('grey', 74, 84, 44),
  ...smoke('grey', 26, 52, 36),
  wash('grey', 'z 14,86 30,78 52,88 76,78 90,88 70,96 30,96', 0.6, 1.6),
];

const scrollOfReturn: Drawing = [
  ...spot('straw', 'sky'),
  area('bone', 'z 24,22! 76,18! 74,40 78,62 76,82! 24,86! 26,62 22,42', 1.5),
  ...each([[22], [84]], (y) => [
    area('bone', `z 18,${y - 6} 50,${y - 8} 82,${y - 7} 86,${y - 2} 82,${y + 4} 50,${y + 3} 18,${y + 5} 14,${y}`, 1.4),
    stroke(`s 20,${y - 1} 50,${y - 3} 80,${y - 2}`, 0.7),
    stroke(`o 16,${y - 0.6} 2,3.4`, 0.9),
  ]),
  // The gate of the city.
  area(
    'stone',
    'p 34,74 34,46 38,46 38,42 42,42 42,46 46,46 46,42 54,42 54,46 58,46 58,42 62,42 62,46 66,46 66,74',
    1.1,
  ),
  wash('sky', 'z 44,74 44,60 50,54 56,60 56,74', 0.95, 0.3),
  stroke('s 44,74 44,60 50,54 56,60 56,74', 1),
  ...spark(50, 64, 7),
  ...strokes(0.8, 's 32,34 42,33 50,35', 's 54,34 62,33 68,34'),
];

const blessedWater: Drawing = [
  ...spot('ice', 'gold'),
  ...glow('gold', 50, 40, 24),
  ...bottle('tall', 'sky'),
  ...tinted('gold', strokes(2.4, 'l 50,62 50,84', 'l 42,69 58,69')),
  ...tinted('gold', strokes(1, 'l 50,8 50,2', 'l 32,14 28,9', 'l 68,14 72,9', 'l 22,28 15,26', 'l 78,28 85,26')),
];

export const potionPictures = {
  'healing-potion': healingPotion,
  'draught-of-vigor': draughtOfVigor,
  'potion-of-strength': potionOfStrength,
  'potion-of-clarity': potionOfClarity,
  'potion-of-focus': potionOfFocus,
  'fire-flask': fireFlask,
  'smoke-bomb': smokeBomb,
  'scroll-of-return': scrollOfReturn,
  'blessed-water': blessedWater,
} satisfies Record<string, Drawing>;
