import {
  area,
  band,
  black,
  type Drawing,
  each,
  far,
  mirrored,
  place,
  stroke,
  strokes,
  touch,
  wash,
} from '../brush/marks.js';
import { teeth } from '../kit/beasts.js';
import { breath, dragonHead, dragonNeck, skinWing, stoneHead, viperHead } from '../kit/dragons.js';
import { bolt, crag, crystal, fir, smoke } from '../kit/nature.js';
import { flood, glow, spark, spatter } from '../kit/paper.js';
import { flame } from '../kit/weapons.js';

const kharvane: Drawing = [
  flood('orange', 'z 6,18 60,8 120,10 154,30 154,96 110,112 40,110 6,90', 0.6),
  wash('shade', 'z 60,6 120,4 156,14 154,50 120,36 88,30 64,22', 0.5, 3),
  ...far(0.3, place(skinWing('madder', 'wine'), 132, 70, { scale: 1.2, turn: -58 })),
  ...place(skinWing('vermilion', 'madder'), 122, 66, { scale: 0.95, turn: 16 }),
  ...dragonNeck({
    skin: 'vermilion',
    belly: 'gold',
    curve: 's 152,136 146,108 128,86 116,66 104,48',
    from: 50,
    to: 24,
  }),
  ...place(dragonHead({ skin: 'vermilion', belly: 'ochre', eye: 'gold' }), 104, 44, { scale: 0.98 }),
  ...place(breath('vermilion', 'gold'), 52, 50, { scale: 0.92, turn: -12 }),
  ...place(flame(26), 26, 112),
  ...place(flame(18), 44, 114),
  ...place(flame(15), 10, 112),
  ...spatter('vermilion', 40, 26, 26, 12),
];

const sythraal: Drawing = [
  flood('sky', 'z 8,10 70,6 150,12 154,70 140,108 60,114 10,104 6,50', 0.6),
  ...far(0.55, [...crag(20, 96, 34, 60, 'indigo'), ...crag(58, 98, 30, 40, 'indigo')]),
  wash('indigo', 'z 90,20 150,14 154,60 120,52 96,40', 0.3, 3),
  ...dragonNeck({
    skin: 'cobalt',
    belly: 'ice',
    curve: 's 70,140 96,112 132,102 144,74 128,50 104,40 92,36',
    from: 34,
    to: 16,
  }),
  ...place(
    dragonHead({
      skin: 'cobalt',
      belly: 'ice',
      eye: 'ice',
      horns: 'none',
      crest: each(
        [
          [-10, -20, -14, -44],
          [-2, -19, 2, -52],
          [6, -15, 18, -46],
          [12, -8, 34, -34],
          [14, 0, 40, -14],
        ],
        (x, y, tipX, tipY) => [
          area('ice', `z ${x - 4},${y}! ${tipX},${tipY}! ${x + 5},${y + 4}!`, 1.1),
          stroke(`l ${x},${y} ${tipX},${tipY + 4}`, 0.6),
        ],
      ),
    }),
    94,
    36,
    { scale: 0.82, turn: -14 },
  ),
  ...place(breath('ice', 'white'), 44, 56, { scale: 0.8, turn: -34 }),
  ...crystal(20, 116, 40, -8),
  ...crystal(34, 118, 26, 14),
  ...crystal(8, 118, 24, -20),
  ...crystal(132, 120, 30, 10),
  ...crystal(148, 120, 22, 22),
  ...each(
    [
      [30, 24],
      [56, 14],
      [64, 78],
      [22, 66],
      [46, 92],
      [120, 14],
    ],
    (x, y) => spark(x, y, 3.4),
  ),
];

const orrivane: Drawing = [
  flood('indigo', 'z 6,12 50,6 110,8 154,14 154,80 130,108 40,110 6,84', 0.75),
  wash('violet', 'z 20,60 70,50 140,58 146,92 90,104 24,98', 0.5, 3),
  ...place(skinWing('violet', 'indigo'), 88, 62, { scale: 1.05, turn: -4 }),
  ...place(skinWing('violet', 'indigo'), 74, 62, { scale: 1.05, turn: 4, flip: true }),
  band('violet', 's 84,84 104,100 128,98 148,112', 13, 2),
  ...strokes(0.8, 'l 96,92 94,100', 'l 108,96 106,103', 'l 120,95 119,102'),
  ...dragonNeck({ skin: 'violet', belly: 'lilac', curve: 's 94,98 86,80 80,62 76,46', from: 30, to: 14 }),
  band('violet', 's 70,84 60,92 62,104', 11, 5),
  band('violet', 's 96,84 106,92 102,104', 11, 5),
  ...strokes(
    1.4,
    'l 62,103 56,109',
    'l 62,104 62,111',
    'l 63,103 68,109',
    'l 102,103 97,109',
    'l 102,104 103,111',
    'l 103,103 109,108',
  ),
  ...place(dragonHead({ skin: 'violet', belly: 'lilac', eye: 'white', horns: 'upright' }), 80, 42, {
    scale: 0.6,
    turn: -6,
  }),
  ...glow('ice', 46, 48, 8),
  ...bolt('l 44,50 34,58 38,60 24,72'),
  ...bolt('l 18,64 28,82 18,86 30,114'),
  ...bolt('l 136,56 144,74 134,80 146,112'),
  ...spatter('ice', 110, 30, 30, 10),
];

const ulvaine: Drawing = [
  flood('lime', 'z 8,16 60,8 130,10 154,40 150,100 90,112 20,108 6,60', 0.5),
  wash('viridian', 'z 6,70 60,60 120,66 154,58 152,106 80,114 10,106', 0.45, 3),
  ...dragonNeck({
    skin: 'viridian',
    belly: 'lime',
    curve: 's 6,96 40,110 90,112 130,104 152,84 146,62',
    from: 20,
    to: 30,
  }),
  ...dragonNeck({ skin: 'viridian', belly: 'lime', curve: 's 154,96 140,78 116,76 102,62 96,46', from: 32, to: 18 }),
  // The frill stands up when it is angry.
  area(
    'lime',
    'z 90,44! 84,20 96,6! 102,20! 114,6! 116,22! 132,16! 128,32! 144,34! 134,46! 146,58! 130,62! 128,76! 112,68 100,58',
    1.4,
  ),
  ...strokes(
    1.2,
    's 98,42 98,24 97,9',
    's 100,42 108,24 113,9',
    's 102,44 118,30 130,18',
    's 102,46 124,40 142,35',
    's 102,48 124,54 143,57',
    's 102,50 116,62 127,74',
  ),
  wash('madder', 'z 100,36 112,28 120,40 116,52 104,54', 0.45, 1),
  ...place(viperHead('viridian', 'lime', 'vermilion'), 100, 44, { scale: 0.94 }),
  ...each(
    [
      [55, 70, 8],
      [68, 66, 16],
      [76, 80, 10],
    ],
    (x, y, drop) => [
      stroke(`s ${x},${y} ${x + 0.4},${y + drop * 0.6} ${x},${y + drop}`, 1.6, 'lime'),
      area(
        'lime',
        `z ${x},${y + drop - 3}! ${x + 2.6},${y + drop + 3} ${x},${y + drop + 6} ${x - 2.6},${y + drop + 3}`,
        0.8,
      ),
    ],
  ),
  wash('lime', 'z 34,100 60,94 84,100 76,108 44,108', 0.8, 1),
  ...each(
    [
      [46, 101],
      [60, 104],
      [70, 100],
    ],
    (x, y) => [stroke(`o ${x},${y} 2,1.6`, 0.7)],
  ),
  ...spatter('sap', 30, 30, 24, 10),
];

const drakkarn: Drawing = [
  flood('ochre', 'z 6,20 50,8 120,8 154,24 154,100 90,112 10,106', 0.6),
  wash('sienna', 'z 70,30 150,20 154,70 120,84 80,60', 0.5, 3.4),
  ...far(0.5, crag(130, 90, 40, 62, 'slate')),
  area('stone', 'z -6,124! -4,60 14,38! 22,44! 34,22! 44,38! 60,18! 68,40! 84,40 98,62 96,92 84,124!', 1.6),
  ...each(
    [
      [14, 38, 20, 60],
      [34, 22, 38, 50],
      [60, 18, 62, 46],
      [22, 64, 10, 90],
      [46, 60, 40, 92],
      [74, 58, 72, 90],
    ],
    (x, y, toX, toY) => [stroke(`l ${x},${y} ${(x + toX) / 2 + 5},${(y + toY) / 2 - 4} ${toX},${toY}`, 1)],
  ),
  // Its back is the slope one climbed a moment ago.
  ...strokes(
    1,
    's 12,70 22,64 34,68',
    's 30,84 42,76 54,82',
    's 8,96 20,90 30,96',
    's 40,104 52,98 64,104',
    's 60,70 70,64 78,70',
  ),
  ...fir(24, 46, 15),
  ...fir(50, 32, 13),
  ...fir(8, 60, 16),
  wash('moss', 'z 6,56 16,40 24,50 34,28 40,44 20,62', 0.5, 1),
  ...dragonNeck({ skin: 'stone', belly: 'bone', curve: 's 60,128 78,100 88,76 92,58', from: 56, to: 34 }),
  ...place(stoneHead('grey', 'orange'), 92, 52, { scale: 1.04, flip: true, turn: 4 }),
  ...each(
    [
      [118, 104, 16, 12],
      [140, 106, 18, 18],
      [100, 112, 12, 8],
    ],
    (x, y, width, height) => crag(x, y + 12, width, height, 'grey'),
  ),
  ...spatter('sepia', 136, 70, 18, 8),
];

const margath: Drawing = [
  flood('madder', 'z 4,14 50,4 110,4 156,14 156,104 110,116 50,116 4,104', 0.62),
  wash('ink', 'z 20,60 50,30 110,30 140,60 150,112 10,112', 0.5, 4),
  ...glow('orange', 80, 84, 34),
  ...far(0.12, mirrored(80, place(skinWing('wine', 'shade'), 96, 74, { scale: 1.02, turn: -10 }))),
  ...place(
    [
      area('wine', 'z -26,22 -40,44 -50,84! 50,84! 40,44 26,22', 1.5),
      wash('ink', 'z -24,26 -38,48 -46,70 46,70 38,48 24,26', 0.55, 0.8),
      ...each([[40], [50], [60], [70]], (y) => [stroke(`s -${y * 0.44},${y} 0,${y + 7} ${y * 0.44},${y}`, 1.1)]),
      ...mirrored(0, [
        area('bone', 'z 7,-24! 18,-42 42,-46 52,-66! 58,-44 42,-24 22,-12!', 1.4),
        ...strokes(0.9, 's 16,-36 20,-28 26,-26', 's 26,-42 30,-32 36,-30', 's 38,-45 42,-36 47,-34'),
        area('bone', 'z 2,-25! 4,-42 0,-54! 11,-42 13,-22!', 1.2),
        ...each(
          [
            [24, -2, 46, -4],
            [23, 7, 42, 14],
            [18, 16, 34, 30],
            [15, 26, 26, 44],
          ],
          (x, y, tipX, tipY) => [area('wine', `z ${x - 3},${y - 5}! ${tipX},${tipY}! ${x - 4},${y + 6}!`, 1.1)],
        ),
      ]),
      black('z -15,26 0,38 15,26 13,48 6,56 -6,56 -13,48'),
      wash('orange', 'z -9,38 0,42 9,38 7,50 0,54 -7,50', 0.9, 0.4),
      touch('gold', 'o 0,48 4,3'),
      area('madder', 'z -15,30! -13,46 -7,52! 0,50 7,52! 13,46 15,30! 18,44 11,60 0,64 -11,60 -18,44', 1.3),
      ...teeth(-11, 49, 11, 49, 6, -6),
      area(
        'madder',
        'z 0,-28 12,-25 23,-17 27,-4 21,8 15,20 16,30! 9,37 0,39 -9,37 -16,30! -15,20 -21,8 -27,-4 -23,-17 -12,-25',
        1.6,
      ),
      ...teeth(-14, 31, -5, 38, 3, 9),
      ...teeth(5, 38, 14, 31, 3, 9),
      ...mirrored(0, [
        black('z 4,1! 13,-10 27,-13! 22,-3 16,4 7,5'),
        touch('orange', 'z 8,0 14,-6 20,-7 17,-1 11,2'),
        touch('gold', 'z 11,-1 15,-4 18,-4.4 16,-1'),
        touch('ink', 'o 14.4,-3 0.8,2.6'),
        area('wine', 'z 3,-2! 12,-14 30,-18! 22,-9 10,-2', 1.2),
        black('z 4,30 8,27 10,30 6,33'),
        ...strokes(0.9, 's 4,0 7,12 5,24', 's 20,6 15,12 13,20', 's 8,-24 10,-18 6,-10'),
        ...each(
          [
            [9, 10],
            [12, 15],
            [16, 8],
            [9, 19],
          ],
          (x, y) => [stroke(`s ${x - 2},${y} ${x},${y + 2} ${x + 2},${y}`, 0.8)],
        ),
      ]),
      ...strokes(1, 's 0,-26 1,-16 0,-8', 's -3,14 0,16 3,14', 's -3,20 0,22 3,20'),
    ],
    80,
    62,
    { scale: 1 },
  ),
  ...spatter('gold', 30, 28, 22, 8),
  ...spatter('gold', 132, 30, 20, 7),
];

const skeletonOfMargath: Drawing = [
  flood('plum', 'z 6,16 60,6 120,8 154,22 152,98 90,112 12,104', 0.55),
  wash('teal', 'z 40,20 90,8 120,30 110,70 60,80 36,54', 0.4, 3),
  ...far(
    0.35,
    each(
      [
        [120, 0],
        [136, 2],
        [152, 6],
      ],
      (x, y) => [
        area(
          'bone',
          `z ${x - 3},${110 + y}! ${x - 14},${70 + y} ${x - 4},${36 + y} ${x + 14},${24 + y}! ${x + 2},${40 + y} ${x - 8},${70 + y} ${x + 3},${110 + y}!`,
          1.2,
        ),
      ],
    ),
  ),
  ...each(
    [
      [112, 44, 10],
      [124, 52, 11],
      [136, 62, 12],
      [146, 74, 13],
      [152, 88, 14],
    ],
    (x, y, size) => [
      area(
        'bone',
        `z ${x - size * 0.3},${y - size * 0.2}! ${x + size * 0.3},${y - size * 1.3}! ${x + size * 0.6},${y - size * 0.2} ${x + size * 0.5},${y + size * 0.6} ${x},${y + size * 0.8} ${x - size * 0.5},${y + size * 0.4}`,
        1.2,
      ),
      stroke(`l ${x - size * 0.3},${y} ${x + size * 0.4},${y + size * 0.2}`, 0.8),
    ],
  ),
  ...place(
    [
      area('bone', 'z -4,-22! 18,-36 48,-44! 26,-24 8,-12!', 1.3),
      area('bone', 'z 4,-16! 28,-22 54,-22! 28,-10 10,-4!', 1.3),
      ...strokes(0.8, 'l 8,-30 11,-21', 'l 18,-34 21,-25', 'l 16,-19 18,-11', 'l 27,-21 28,-13'),
      area('bone', 'z 6,2 -2,16 -20,24 -42,24 -56,16! -60,22! -52,30 -32,34 -10,31 4,25 14,12 16,0', 1.4),
      ...teeth(-54, 19, -12, 22, 8, -8),
      area(
        'bone',
        'z 18,-10 8,-22 -8,-25 -22,-22 -34,-15 -50,-15 -62,-16 -68,-8 -64,0! -50,-1 -34,3 -20,4 -8,10 6,8! 10,2 18,4',
        1.5,
      ),
      ...teeth(-62, 0, -18, 5, 9, 9),
      wash('umber', 'z 4,-20 16,-10 16,2 8,4 2,-6', 0.5, 0.6),
      black('z -26,-13 -14,-20 -4,-16 -6,-6 -16,-4 -24,-7'),
      ...glow('teal', -15, -12, 6),
      black('z -62,-11 -52,-12 -46,-8 -54,-5 -62,-6'),
      black('z 0,-4 6,-8 10,-3 4,3'),
      ...strokes(
        0.8,
        's -34,-12 -40,-6 -44,-2',
        's -2,-22 0,-18 -3,-15',
        's -30,2 -28,-4',
        's -40,26 -30,28',
        's -6,6 0,2',
      ),
    ],
    100,
    52,
    { scale: 0.98, turn: -5 },
  ),
  ...smoke('teal', 40, 96, 30),
  area('stone', 'z -4,124! 6,104 30,100 60,106 84,102 112,108 150,104 166,124!', 1.3),
  ...strokes(0.9, 's 20,108 34,112 30,118', 's 70,108 90,112', 's 120,110 132,116'),
];

/** The show-pieces: five lords, what is left of Margath, and Margath himself. */
export const redChallenges = {
  'skeleton-of-margath': skeletonOfMargath,
  kharvane,
  sythraal,
  orrivane,
  ulvaine,
  drakkarn,
  margath,
} satisfies Record<string, Drawing>;
