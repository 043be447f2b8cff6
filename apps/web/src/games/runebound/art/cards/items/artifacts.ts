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
  touch,
  tufts,
  wash,
} from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { glow, spark, spatter, spot } from '../kit/paper.js';

const gem = (pigment: Pigment, x: number, y: number, size: number): Drawing => [
  area(
    pigment,
    `p ${x - size},${y - size * 0.3} ${x - size * 0.5},${y - size} ${x + size * 0.5},${y - size} ${x + size},${y - size * 0.3} ${x},${y + size}`,
    1.2,
  ),
  ...strokes(
    0.7,
    `l ${x - size},${y - size * 0.3} ${x + size},${y - size * 0.3}`,
    `l ${x - size * 0.3},${y - size * 0.3} ${x},${y + size}`,
    `l ${x + size * 0.3},${y - size * 0.3} ${x},${y + size}`,
  ),
  touch('white', `p ${x - size * 0.6},${y - size * 0.4} ${x - size * 0.4},${y - size * 0.8} ${x},${y - size * 0.8}`),
];

/** A ring that stands; one sees its inner side, and through it what it stands on. */
const ring = (metal: Pigment, behind: Pigment): Drawing => [
  area(metal, 'o 50,64 29,27', 1.5),
  area('umber', 'o 51,65 22,20.6', 1.1),
  touch('paper', 'o 53,64 18.6,17.6'),
  wash(behind, 'o 53,64 18.6,17.6', 0.5, 0.2),
  stroke('o 53,64 18.6,17.6', 0.8),
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

const boot: Drawing = [
  area('leather', 'z 0,0! 16,-2! 17,20 18,34 30,40 40,46 40,54! 0,54! 2,30', 1.5),
  area('umber', 'z -3,-2 8,-5 19,-4 20,5 8,7 -2,6', 1.3),
  band('sepia', 'l -1,56 42,56', 5, 5),
  ...strokes(0.9, 'l 14,14 20,12', 'l 15,20 21,18', 'l 16,26 22,24', 's 2,30 8,34 18,34', 's 32,42 30,48 32,53'),
];

const wayfarersBoots: Drawing = [
  ...spot('moss', 'ochre'),
  ...place(boot, 44, 20, { scale: 1.05 }),
  ...place(boot, 16, 30, { scale: 1.12 }),
  ...strokes(1, 's 6,60 2,58', 's 8,72 2,72', 's 10,84 4,86'),
];

const ridingHorse: Drawing = [
  ...spot('sap', 'straw'),
  area(
    'sienna',
    'z 96,104! 92,62 78,36 62,22 50,18 42,24 30,42 18,60 12,72 16,82 26,84 38,76 50,70 52,84 46,104!',
    1.6,
  ),
  area('sepia', 'z 56,20 66,14 78,24 90,44 98,68 98,98! 88,78 80,58 70,40 58,30', 1.2),
  tufts('s 62,22 78,40 90,66', 10, { lean: -30, gap: 2.6 }),
  area('sienna', 'z 50,22! 48,6! 58,18', 1.2),
  area('sienna', 'z 58,22! 62,6! 67,22', 1.2),
  area('sepia', 'z 46,20 40,28 36,40! 44,34 50,24', 1),
  black('z 38,44 43,40 47,43 42,47'),
  touch('white', 'o 41.6,42.8 1,0.9'),
  black('z 15,70 19,68 20,72 17,74'),
  stroke('s 16,79 24,77 30,75', 1.1),
  ...strokes(1.8, 's 36,36 30,52 34,76', 's 26,58 32,62 42,60', 's 42,60 58,62 80,84').map((mark) => ({
    ...mark,
    pigment: 'wine' as const,
  })),
  stroke('o 34,64 3,3', 1.2, 'gold'),
  ...strokes(0.8, 's 46,52 52,58 52,68', 's 60,60 66,76 64,96'),
];

const ropeAndGrapple: Drawing = [
  ...spot('stone', 'ochre'),
  ...each(
    [
      [26, 20],
      [21, 15],
      [15, 10],
    ],
    (rx, ry) => [
      stroke(`o 40,68 ${rx},${ry}`, 5.2, 'ochre'),
      stroke(`o 40,68 ${rx + 2.4},${ry + 2.4}`, 0.8),
      stroke(`o 40,68 ${rx - 2.2},${ry - 2.2}`, 0.7),
    ],
  ),
  ...each(
    [
      [16, 60],
      [24, 52],
      [36, 48],
      [52, 52],
      [62, 60],
      [65, 70],
      [56, 82],
      [40, 87],
      [24, 83],
    ],
    (x, y) => [stroke(`l ${x - 2},${y - 1.4} ${x + 2},${y + 1.4}`, 0.8)],
  ),
  stroke('s 62,58 74,52 72,42', 4, 'ochre'),
  stroke('s 64,60 76,53 74,42', 0.8),
  stroke('o 72,38 3.6,3.6', 1.8, 'slate'),
  band('slate', 'l 72,36 70,14', 5, 4),
  ...each([['s 70,16 56,12 50,24'], ['s 70,16 84,10 92,22'], ['s 70,14 72,4 84,2']], (curve) => [
    band('slate', curve, 4.6, 1.6),
  ]),
];

const brassSpyglass: Drawing = [
  ...spot('sky', 'gold'),
  ...place(
    [
      area('gold', 'p -9,0 9,0 9,26 -9,26', 1.4),
      area('ochre', 'p -11,-28 11,-28 11,2 -11,2', 1.4),
      area('leather', 'p -13,-52 13,-52 13,-26 -13,-26', 1.4),
      area('gold', 'z -15,-58 0,-62 15,-58 15,-50 0,-48 -15,-50', 1.3),
      area('ice', 'z -11,-58 0,-61 11,-58 0,-55', 1),
      area('gold', 'p -11,24 11,24 11,31 -11,31', 1.2),
      ...strokes(0.8, 'l -9,6 9,6', 'l -11,-22 11,-22', 's -13,-44 0,-42 13,-44', 's -13,-34 0,-32 13,-34'),
      wash('white', 'z -7,-22 -4,-22 -4,-4 -7,-4', 0.8, 0.1),
      wash('white', 'z -6,4 -3,4 -3,22 -6,22', 0.8, 0.1),
    ],
    44,
    64,
    { turn: 42, scale: 0.92 },
  ),
  ...spark(84, 18, 8),
];

const signetOfTamalir: Drawing = [
  ...spot('gold', 'madder'),
  ...ring('gold', 'madder'),
  area('gold', 'z 30,34 34,18 50,12 66,18 70,34 64,46 50,50 36,46', 1.5),
  area('madder', 'z 35,33 38,22 50,17 62,22 65,33 60,42 50,45 40,42', 1.1),
  ...strokes(1.2, 'p 42,38 42,29 45,29 45,25 48,25 48,28 52,28 52,25 55,25 55,29 58,29 58,38').map((mark) => ({
    ...mark,
    pigment: 'gold' as const,
  })),
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
  ...strokes(3, 'l 50,56 50,77', 'l 42,63 58,63').map((mark) => ({ ...mark, pigment: 'vermilion' as const })),
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
  ...strokes(0.9, 's 36,28 40,24', 's 64,28 60,24').map((mark) => ({ ...mark, pigment: 'cobalt' as const })),
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

const merchantsScales: Drawing = [
  ...spot('ochre', 'teal'),
  area('gold', 'z 34,92 40,86 47,84 47,24! 53,24! 53,84 60,86 66,92', 1.4),
  area('gold', 'o 50,20 5,5', 1.2),
  band('gold', 's 14,34 32,26 50,28 68,24 86,22', 4, 4),
  ...strokes(0.8, 'l 15,34 6,60', 'l 15,34 26,60', 'l 86,23 76,48', 'l 86,23 96,48'),
  area('ochre', 'z 4,60 16,62 28,60 24,68 16,71 8,68', 1.3),
  area('ochre', 'z 74,48 86,50 98,48 94,56 86,59 78,56', 1.3),
  ...each(
    [
      [12, 59],
      [20, 58],
      [16, 54],
    ],
    (x, y) => [area('gold', `o ${x},${y} 4.6,2.6`, 1)],
  ),
  ...gem('madder', 86, 44, 5),
];

const healersSatchel: Drawing = [
  ...spot('rose', 'sap'),
  band('leather', 's 22,46 26,14 50,8 74,14 78,46', 4.4, 4.4),
  area('leather', 'z 18,42! 82,42! 88,76 80,90 50,94 20,90 12,76', 1.6),
  area('sienna', 'z 16,40! 84,40! 86,58 72,68 50,72 28,68 14,58', 1.4),
  area('paper', 'o 50,56 11,11', 1.1),
  ...strokes(4.2, 'l 50,48 50,64', 'l 42,56 58,56').map((mark) => ({ ...mark, pigment: 'madder' as const })),
  area('gold', 'p 46,69 54,69 54,77 46,77', 1),
  ...each(
    [
      [30, 36, -20],
      [40, 32, 4],
      [66, 34, 18],
    ],
    (x, y, turn) => place([area('sap', 'z 0,8! -6,-2 0,-16! 6,-2', 1), stroke('l 0,6 0,-12', 0.6)], x, y, { turn }),
  ),
  area('ice', 'z 52,40! 52,28 50,22! 58,22! 56,28 58,40!', 1),
  ...strokes(0.8, 's 18,64 24,78 22,86', 's 82,64 76,78 78,86'),
];

const chartsOfTerrinoth: Drawing = [
  ...spot('sky', 'moss'),
  area('bone', 'z 8,26! 34,18 64,26 92,16! 90,48 94,80! 64,88 36,80 8,88! 10,58', 1.6),
  wash('sky', 'z 14,62 30,54 36,66 30,78 14,80', 0.8, 1),
  wash('sap', 'z 44,30 70,30 80,50 64,62 46,52', 0.5, 1.4),
  ...strokes(0.7, 's 34,18 36,50 36,80', 's 64,26 62,58 64,88'),
  ...each(
    [
      [20, 40],
      [27, 36],
      [33, 42],
    ],
    (x, y) => [stroke(`l ${x - 5},${y + 5} ${x},${y - 4} ${x + 5},${y + 5}`, 1.2)],
  ),
  ...each(
    [
      [50, 40],
      [56, 36],
      [60, 43],
    ],
    (x, y) => [stroke(`l ${x},${y + 4} ${x},${y}`, 0.9), touch('viridian', `o ${x},${y - 2} 2.6,3`)],
  ),
  stroke('s 68,28 60,48 48,62 34,68', 1.2, 'cobalt'),
  ...each(
    [
      [74, 72],
      [70, 66],
      [72, 58],
      [78, 52],
    ],
    (x, y) => [stroke(`l ${x},${y} ${x + 1.4},${y - 2}`, 1.6, 'madder')],
  ),
  ...strokes(2, 'l 78,40 85,47', 'l 85,40 78,47').map((mark) => ({ ...mark, pigment: 'madder' as const })),
  stroke('o 50,76 6,6', 0.9),
  area('madder', 'p 50,69 52,76 50,83 48,76', 0.8),
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

export const artifactPictures = {
  'wayfarers-boots': wayfarersBoots,
  'riding-horse': ridingHorse,
  'rope-and-grapple': ropeAndGrapple,
  'brass-spyglass': brassSpyglass,
  'signet-of-tamalir': signetOfTamalir,
  'holy-symbol': holySymbol,
  'ring-of-vigor': ringOfVigor,
  'amulet-of-life': amuletOfLife,
  'belt-of-might': beltOfMight,
  'circlet-of-insight': circletOfInsight,
  'pendant-of-souls': pendantOfSouls,
  'merchants-scales': merchantsScales,
  'healers-satchel': healersSatchel,
  'charts-of-terrinoth': chartsOfTerrinoth,
  'seeing-stone': seeingStone,
  'phoenix-feather': phoenixFeather,
} satisfies Record<string, Drawing>;
