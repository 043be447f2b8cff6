import {
  area,
  band,
  black,
  type Drawing,
  each,
  mirrored,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  wash,
} from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { gem } from '../kit/gem.js';
import { glow, spark, spatter, spot } from '../kit/paper.js';

/** A ring that stands; one sees its inner side, and through it what it stands on. */
const ring = (metal: Pigment, behind: Pigment): Drawing => [
  area(metal, 'o 50,66 27,26', 1.5),
  area('umber', 'o 51,67 20.6,19.6', 1.1),
  touch('paper', 'o 53,66 17.4,16.6'),
  wash(behind, 'o 53,66 17.4,16.6', 0.5, 0.2),
  stroke('o 53,66 17.4,16.6', 0.8),
  wash('white', 'z 24,60 28,48 33,46 28,62', 0.85, 0.2),
];

/** A chain round an invisible neck. */
const necklace = (metal: Pigment): Drawing => [
  ...each(
    [
      [16, 18],
      [17, 26],
      [20, 34],
      [24, 41],
      [29, 47],
      [35, 52],
      [42, 56],
    ],
    (x, y) => [
      stroke(`o ${x},${y} 2.6,3.4`, 1.3, metal),
      stroke(`o ${x},${y} 3.2,4`, 0.5),
      stroke(`o ${100 - x},${y} 2.6,3.4`, 1.3, metal),
      stroke(`o ${100 - x},${y} 3.2,4`, 0.5),
    ],
  ),
];

const signetOfTamalir: Drawing = [
  ...spot('gold', 'madder'),
  ...ring('gold', 'madder'),
  area('gold', 'z 26,34 31,17 50,9 69,17 74,34 67,50 50,56 33,50', 1.5),
  area('madder', 'z 32,33 36,21 50,15 64,21 68,33 62,45 50,50 38,45', 1.1),
  ...tinted('gold', strokes(1.2, 'p 42,38 42,29 45,29 45,25 48,25 48,28 52,28 52,25 55,25 55,29 58,29 58,38')),
  black('z 48,38! 48,34 50,32 52,34 52,38!'),
];

const holySymbol: Drawing = [
  ...spot('straw', 'sky'),
  ...glow('gold', 50, 60, 32),
  ...necklace('gold').filter((_, i) => i < 20),
  area('gold', 'o 50,66 22,22', 1.5),
  ...each([[0], [45], [90], [135], [180], [225], [270], [315]], (turn) =>
    place([area('gold', 'z -3.4,-22! 0,-33! 3.4,-22!', 1)], 50, 66, { turn }),
  ),
  area('paper', 'o 50,66 14,14', 1.1),
  ...tinted('vermilion', strokes(3, 'l 50,56 50,77', 'l 42,63 58,63')),
];

const ringOfVigor: Drawing = [
  ...spot('sap', 'gold'),
  ...ring('ochre', 'sap'),
  area('ochre', 'z 40,38! 36,30 42,24 58,24 64,30 60,38! 50,42', 1.3),
  ...gem('lime', 50, 26, 13),
  ...spark(68, 16, 7),
  ...spark(30, 20, 5),
];

const amuletOfLife: Drawing = [
  ...spot('rose', 'sap'),
  ...necklace('ochre'),
  area('ochre', 'z 50,56 62,52 74,60 72,74 50,94! 28,74 26,60 38,52', 1.5),
  area('madder', 'z 50,62 60,58 68,64 66,73 50,87! 34,73 32,64 40,58', 1.2),
  touch('white', 'z 37,66 41,62 43,66 39,71'),
];

const beltOfMight: Drawing = [
  ...spot('sienna', 'slate'),
  area('leather', 'z 6,38 26,30 50,28 74,30 94,38 98,52 92,66 74,60 50,58 26,60 8,66 2,52', 1.5),
  ...strokes(0.8, 's 8,42 30,34 50,32 70,34 92,42', 's 8,61 30,55 50,54 70,55 92,61'),
  ...each(
    [
      [14, 49],
      [26, 46],
      [74, 46],
      [86, 49],
    ],
    (x, y) => [area('steel', `o ${x},${y} 4,4`, 1), touch('white', `o ${x - 1},${y - 1} 1,1`)],
  ),
  // The buckle is a bear's head.
  area('gold', 'z 50,24 62,28 70,22 75,30 70,38 68,56 58,68 50,72 42,68 32,56 30,38 25,30 30,22 38,28', 1.5),
  ...mirrored(50, [black('z 55,42 60,39 63,42 58,45'), stroke('s 54,38 60,35 66,38', 1.2)]),
  black('z 46,52 50,50 54,52 50,57'),
  ...strokes(1.1, 'l 50,57 50,61', 's 42,62 50,66 58,62'),
  ...each([[45], [55]], (x) => [area('white', `z ${x - 1.6},62! ${x + 1.6},62! ${x},68!`, 0.8)]),
];

const circletOfInsight: Drawing = [
  ...spot('lilac', 'cobalt'),
  area('steel', 'z 10,52 14,42 50,34 86,42 90,52 86,60 50,50 14,60', 1.4),
  area('steel', 'z 10,52 16,66 50,78 84,66 90,52 88,70 50,90 12,70', 1.4),
  ...strokes(0.8, 's 16,74 50,84 84,74'),
  area('steel', 'z 38,76! 44,60 50,40! 56,60 62,76! 50,88', 1.3),
  ...gem('cobalt', 50, 68, 11),
  ...each(
    [
      [24, 72],
      [76, 72],
    ],
    (x, y) => [area('cobalt', `o ${x},${y} 4,4`, 1), touch('white', `o ${x - 1},${y - 1.4} 1.2,1`)],
  ),
  ...spark(50, 26, 9, 'cobalt'),
  ...tinted('cobalt', strokes(0.9, 's 36,28 40,24', 's 64,28 60,24')),
];

const pendantOfSouls: Drawing = [
  ...spot('plum', 'teal'),
  ...necklace('steel'),
  area('slate', 'z 50,52! 66,60 72,76 64,90 50,96! 36,90 28,76 34,60', 1.4),
  area('teal', 'z 50,60 62,66 65,77 58,87 50,90 42,87 35,77 38,66', 1.1),
  // Three faces turn in the stone.
  ...each(
    [
      [45, 74, 1],
      [55, 80, 0.9],
      [54, 69, 0.8],
    ],
    (x, y, size) => [
      wash('ice', `o ${x},${y} ${4.4 * size},${5 * size}`, 0.9, 0.3),
      touch('ink', `o ${x - 1.6 * size},${y - 1} ${0.9 * size},${1.1 * size}`),
      touch('ink', `o ${x + 1.6 * size},${y - 1} ${0.9 * size},${1.1 * size}`),
      touch('ink', `o ${x},${y + 2.2 * size} ${0.8 * size},${1.2 * size}`),
    ],
  ),
  ...spatter('ice', 50, 44, 16, 6),
];

const seeingStone: Drawing = [
  ...spot('violet', 'teal'),
  area('ochre', 'z 22,92 28,80 36,74 64,74 72,80 78,92 50,96', 1.5),
  ...each([['s 32,80 20,70 22,56'], ['s 68,80 80,70 78,56'], ['s 50,84 48,78 50,72']], (curve) => [
    band('gold', curve, 5, 2),
  ]),
  area('teal', 'o 50,46 31,31', 1.6),
  wash('violet', 'z 30,56 44,46 62,54 74,46 70,64 52,74 34,66', 0.6, 1.6),
  wash('ice', 'z 28,44 40,30 56,30 62,40 48,46 38,54', 0.7, 1.4),
  // A road and a tower swim in it.
  ...strokes(
    1,
    's 36,64 48,58 46,52 58,46',
    'l 58,46 58,34',
    'l 64,46 64,34',
    'l 56,34 66,34 66,30 63,30 63,32 59,32 59,30 56,30 56,34',
  ),
  touch('white', 'z 30,36 36,26 44,22 36,34'),
  ...spark(78, 20, 7),
];

const phoenixFeather: Drawing = [
  ...spot('gold', 'vermilion'),
  ...glow('orange', 54, 46, 34),
  ...place(
    [
      area(
        'vermilion',
        'z -2,28! -12,22 -10,16! -17,8 -13,2! -19,-8 -14,-12! -17,-24 -11,-26! -8,-40 2,-48! 10,-40 12,-28! 18,-24 14,-14! 19,-8 14,0! 17,10 11,14! 11,24 2,30!',
        1.4,
      ),
      wash('orange', 'z -1,22 -9,8 -11,-8 -5,-26 2,-38 9,-22 10,-4 7,12', 0.8, 0.6),
      wash('gold', 'z 0,16 -5,4 -6,-10 -2,-22 2,-30 6,-18 6,-4 4,10', 0.9, 0.4),
      band('bone', 's 1,44 0,20 1,-8 2,-38', 3, 1),
      ...each([[18], [10], [2], [-6], [-14], [-22]], (y) =>
        strokes(0.8, `s 0,${y} -7,${y - 5} -14,${y - 14}`, `s 1,${y} 8,${y - 5} 14,${y - 13}`),
      ),
      touch('cobalt', 'o 2,-24 4,6'),
      touch('ink', 'o 2,-23 1.8,3'),
    ],
    52,
    56,
    { turn: 28, scale: 1.04 },
  ),
  ...spatter('vermilion', 74, 28, 20, 12),
  ...spark(30, 28, 6),
];

/** Artifacts one wears or looks into. */
export const jewelPictures = {
  'signet-of-tamalir': signetOfTamalir,
  'holy-symbol': holySymbol,
  'ring-of-vigor': ringOfVigor,
  'amulet-of-life': amuletOfLife,
  'belt-of-might': beltOfMight,
  'circlet-of-insight': circletOfInsight,
  'pendant-of-souls': pendantOfSouls,
  'seeing-stone': seeingStone,
  'phoenix-feather': phoenixFeather,
} satisfies Record<string, Drawing>;
