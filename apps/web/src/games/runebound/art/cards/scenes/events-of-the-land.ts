import {
  area,
  band,
  type Drawing,
  each,
  far,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  tufts,
  wash,
} from '../brush/marks.js';
import { flying } from '../kit/dragons.js';
import { deadTree, fir, grass, ripples } from '../kit/nature.js';
import { flood, glow, ground, spark, spatter } from '../kit/paper.js';
import { house, ridge } from '../kit/places.js';
import { flame } from '../kit/weapons.js';

const stall = (x: number, y: number, cloth: 'madder' | 'cobalt' | 'sap'): Drawing => [
  ...strokes(1.6, `l ${x + 2},${y} ${x + 2},${y - 34}`, `l ${x + 38},${y} ${x + 38},${y - 34}`),
  area('leather', `p ${x - 1},${y - 2} ${x - 1},${y - 15} ${x + 41},${y - 15} ${x + 41},${y - 2}`, 1.2),
  ...each([[0], [1], [2], [3], [4]], (i) => [
    area(
      i % 2 === 0 ? cloth : 'paper',
      `z ${x - 3 + i * 9.2},${y - 28} ${x + 2 + i * 7.6},${y - 42}! ${x + 9.4 + i * 7.6},${y - 42}! ${x + 6.2 + i * 9.2},${y - 28} ${x + 1.6 + i * 9.2},${y - 24}`,
      1,
    ),
  ]),
];

const harvestFair: Drawing = [
  flood('straw', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.6),
  wash('sky', 'z 8,16 60,8 150,12 150,44 80,40 10,46', 0.5, 3),
  ...far(0.4, [...house(8, 78, 30, 34, 'rust'), ...house(122, 78, 30, 36, 'rust')]),
  stroke('s 0,26 40,36 80,24 120,34 160,22', 0.9),
  ...each(
    [
      [14, 31, 'madder'],
      [30, 35, 'gold'],
      [48, 34, 'cobalt'],
      [66, 28, 'sap'],
      [92, 28, 'madder'],
      [110, 33, 'gold'],
      [128, 32, 'cobalt'],
      [146, 27, 'sap'],
    ],
    (x, y, pigment) => [area(pigment, `p ${x - 4},${y - 1} ${x + 4},${y - 1} ${x},${y + 9}`, 0.9)],
  ),
  ...stall(14, 104, 'madder'),
  ...each(
    [
      [22, 88],
      [28, 86],
      [34, 88],
      [42, 88],
      [48, 87],
    ],
    (x, y) => [area('orange', `o ${x},${y} 3.6,3.2`, 0.9)],
  ),
  ...stall(106, 104, 'cobalt'),
  ...each(
    [
      [114, 87],
      [122, 86],
      [132, 87],
      [140, 86],
    ],
    (x, y) => [area('bone', `z ${x - 4},${y + 2} ${x - 3},${y - 4} ${x + 3},${y - 4} ${x + 4},${y + 2}`, 0.9)],
  ),
  // A sheaf in the middle, higher than a man.
  area('gold', 'z 72,108! 76,88 68,66 72,56! 80,62 88,55! 93,66 86,88 90,108!', 1.3),
  tufts('s 68,66 74,58 86,58 93,66', 11, { lean: 84, gap: 1.3, pigment: 'sienna', width: 1.2 }),
  ...strokes(0.8, 's 78,104 79,90 76,70', 's 84,104 83,90 86,70', 's 81,104 81,80'),
  band('madder', 's 75,87 81,90 87,87', 4, 4, 1),
  ...ground(108),
];

const heavyRains: Drawing = [
  flood('slate', 'z 6,10 60,4 130,6 156,30 152,104 80,114 6,102', 0.62),
  wash('indigo', 'z 6,8 60,4 150,8 152,36 110,44 60,34 10,42', 0.55, 3),
  ...far(0.5, ridge(80, 'slate', [20, 44], [64, 52], [110, 40], [146, 54])),
  ...far(0.25, [...house(112, 80, 26, 28, 'sepia'), ...fir(102, 82, 26), ...fir(146, 82, 30)]),
  area('prussian', 'z -6,92 30,82 60,80 90,86 120,82 166,90 166,124! -6,124!', 1.3),
  wash('ice', 'z 20,92 50,86 80,92 60,98 30,98', 0.6, 1),
  ...ripples([10, 98, 40], [70, 94, 50], [30, 108, 50], [96, 106, 50], [60, 115, 50]),
  // A bridge that does not hold much longer.
  area('leather', 'p 30,88 34,82 74,76 78,80 60,86', 1.2),
  ...strokes(1.4, 'l 36,84 36,96', 'l 54,82 56,94', 'l 70,78 66,90'),
  ...each(
    [
      [14, 20],
      [30, 34],
      [46, 14],
      [60, 40],
      [76, 22],
      [92, 12],
      [104, 40],
      [120, 22],
      [136, 38],
      [148, 16],
      [22, 58],
      [52, 60],
      [88, 58],
      [116, 62],
      [140, 66],
      [38, 76],
      [100, 78],
      [70, 60],
      [10, 80],
      [150, 88],
    ],
    (x, y) => [
      stroke(`l ${x + 6},${y - 14} ${x},${y + 8}`, 1, 'ice'),
      stroke(`l ${x + 9},${y - 8} ${x + 4},${y + 10}`, 0.6),
    ],
  ),
];

const callDownTheInferno: Drawing = [
  flood('vermilion', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.55),
  wash('shade', 'z 6,10 60,4 150,8 150,30 90,36 10,34', 0.6, 3.4),
  wash('gold', 'z 8,80 60,64 110,66 152,80 150,104 80,112 8,104', 0.7, 3),
  ...each(
    [
      [20, 6, 40],
      [58, 0, 50],
      [104, 4, 44],
      [140, 2, 34],
    ],
    (x, y, length) => [
      stroke(`s ${x + 16},${y} ${x + 8},${y + length * 0.5} ${x},${y + length}`, 5, 'orange'),
      stroke(`s ${x + 14},${y + 4} ${x + 7},${y + length * 0.5} ${x},${y + length}`, 2, 'gold'),
      area('rust', `o ${x - 1},${y + length} 4,4`, 1),
    ],
  ),
  ...far(
    0.15,
    each(
      [
        [30, 92, 44],
        [64, 88, 50],
        [92, 90, 42],
        [124, 90, 52],
      ],
      (x, y, height) => [...fir(x, y, height, 'sepia'), ...place(flame(height * 0.8), x + 2, y - 4)],
    ),
  ),
  ...each(
    [
      [12, 116, 64],
      [48, 120, 56],
      [80, 118, 48],
      [112, 120, 60],
      [148, 116, 66],
    ],
    (x, y, height) => deadTree(x, y, height),
  ),
  ...each(
    [
      [14, 114, 30],
      [36, 116, 22],
      [62, 118, 30],
      [96, 116, 34],
      [128, 118, 26],
      [150, 114, 30],
    ],
    (x, y, height) => place(flame(height), x, y),
  ),
  ...spatter('gold', 80, 50, 70, 18),
];

const unnaturalWinter: Drawing = [
  flood('ice', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.75),
  wash('cobalt', 'z 6,10 60,4 150,8 152,50 90,44 10,54', 0.42, 3.4),
  ...far(0.5, ridge(84, 'sky', [24, 46], [70, 54], [120, 44])),
  ...far(0.15, [...house(92, 94, 34, 38, 'slate', 'gold'), ...house(40, 92, 26, 28, 'slate', 'gold')]),
  wash('white', 'z 88,76 96,60 104,56 118,58 132,76 110,72', 0.95, 0.6),
  wash('white', 'z 36,80 44,66 60,66 70,78 54,76', 0.95, 0.6),
  // A tree in full leaf, frozen.
  band('sepia', 's 22,112 26,84 22,56', 10, 4),
  area(
    'sap',
    'z 4,58! 0,48! 5,42! 1,32! 10,28! 12,18! 22,20! 30,13! 36,22! 46,24! 44,34! 51,42! 44,50! 44,60! 34,60! 26,68! 18,61!',
    1.3,
  ),
  ...each(
    [
      [14, 46],
      [30, 52],
      [38, 40],
      [22, 38],
    ],
    (x, y) => [area('madder', `o ${x},${y} 3,3`, 0.9)],
  ),
  wash('white', 'z 4,44 12,26 28,18 44,32 36,36 26,28 14,40', 0.95, 0.8),
  ...each(
    [
      [10, 60, 14],
      [18, 65, 18],
      [28, 65, 16],
      [36, 61, 12],
    ],
    (x, y, length) => [area('ice', `p ${x - 2},${y} ${x + 2},${y} ${x},${y + length}`, 0.9)],
  ),
  wash('white', 'z -4,100 40,92 90,98 130,92 164,98 164,122 -4,122', 0.95, 1.4),
  ...strokes(0.8, 's 10,104 50,98 84,103', 's 96,100 130,96 156,101', 's 40,113 80,109 120,113'),
  ...each(
    [
      [60, 112],
      [66, 107],
      [73, 111],
      [79, 106],
      [86, 110],
    ],
    (x, y) => [touch('sky', `o ${x},${y} 1.6,1.1`)],
  ),
  ...each(
    [
      [60, 20],
      [84, 34],
      [106, 18],
      [130, 30],
      [148, 56],
      [64, 58],
      [118, 112],
      [146, 84],
      [76, 14],
      [140, 14],
    ],
    (x, y) =>
      tinted(
        'white',
        strokes(
          1,
          `l ${x - 3},${y} ${x + 3},${y}`,
          `l ${x - 1.6},${y - 2.6} ${x + 1.6},${y + 2.6}`,
          `l ${x + 1.6},${y - 2.6} ${x - 1.6},${y + 2.6}`,
        ),
      ),
  ),
];

const dragonsOverTerrinoth: Drawing = [
  flood('orange', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.5),
  wash('violet', 'z 6,10 60,4 150,8 152,34 90,40 10,40', 0.45, 3.4),
  wash('gold', 'o 84,62 24,20', 0.6, 2.4),
  ...far(0.35, ridge(112, 'plum', [14, 74], [46, 84], [84, 70], [124, 82], [150, 68])),
  ...ridge(124, 'indigo', [30, 94], [70, 104], [112, 92], [146, 102]),
  ...far(0.45, place(flying('shade'), 126, 30, { scale: 0.5, flip: true })),
  ...far(0.3, place(flying('plum'), 36, 32, { scale: 0.7 })),
  ...place(flying('madder'), 84, 60, { scale: 1.2 }),
  ...each(
    [
      [22, 108],
      [27, 110],
    ],
    (x, y) => [touch('gold', `o ${x},${y} 1,1`)],
  ),
];

const monolith = (x: number, y: number, width: number, height: number, ...cuts: string[]): Drawing => [
  area(
    'slate',
    `z ${x - width * 0.5},${y}! ${x - width * 0.44},${y - height * 0.6} ${x - width * 0.3},${y - height}! ${x + width * 0.26},${y - height * 0.95}! ${x + width * 0.46},${y - height * 0.5} ${x + width * 0.5},${y}!`,
    1.4,
  ),
  ...place(
    [...cuts.map((curve) => stroke(curve, 3.6, 'teal')), ...cuts.map((curve) => stroke(curve, 1.2, 'white'))],
    x,
    y - height * 0.55,
    { scale: height / 60 },
  ),
];

const runesAwaken: Drawing = [
  flood('indigo', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.65),
  wash('teal', 'z 40,30 80,16 120,30 124,80 80,96 36,80', 0.55, 4),
  ...far(0.35, [
    ...monolith(52, 78, 14, 34, 'l 0,-10 0,10', 'l 0,-6 6,0 0,6'),
    ...monolith(80, 74, 14, 36, 'l -5,-8 5,8', 'l 5,-8 -5,8'),
    ...monolith(108, 78, 14, 34, 'l 0,-10 0,10', 'l -5,-4 0,-10 5,-4'),
  ]),
  wash('olive', 'z -4,84 50,74 110,74 164,84 164,122 -4,122', 0.7, 2),
  ...glow('teal', 80, 92, 20),
  ...each(
    [
      [64, 94],
      [80, 88],
      [96, 94],
    ],
    (x, y) => spark(x, y - 8, 6),
  ),
  ...monolith(24, 114, 32, 82, 'l 0,-14 0,14', 'l 0,-10 8,-3 0,4', 'l 0,4 -7,10'),
  ...monolith(136, 114, 32, 86, 'l -6,12 0,-14 6,12', 'l -4,2 4,2'),
  ...monolith(54, 120, 20, 44, 'l -5,-6 0,-12 5,-6', 'l 0,-12 0,10'),
  ...grass('l 4,116 40,114 80,117 120,114 156,116', 8),
  ...spatter('ice', 80, 50, 50, 16),
];

export const landEvents = {
  'harvest-fair': harvestFair,
  'heavy-rains': heavyRains,
  'call-down-the-inferno': callDownTheInferno,
  'unnatural-winter': unnaturalWinter,
  'dragons-over-terrinoth': dragonsOverTerrinoth,
  'runes-awaken': runesAwaken,
} satisfies Record<string, Drawing>;
