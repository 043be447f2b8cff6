import {
  area,
  band,
  black,
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
import { beastEye, boar, ferroxBody, ferroxHead, rat, teeth, wolfHead } from '../kit/beasts.js';
import { dragonNeck } from '../kit/dragons.js';
import { razorwing } from '../kit/flyers.js';
import { crag, deadTree, fir, grass, moon, ripples } from '../kit/nature.js';
import { flood, ground, spatter } from '../kit/paper.js';

const ferroxOnTheProwl: Drawing = [
  flood('moss', 'z 6,30 50,14 120,12 154,34 150,90 100,108 30,108 6,84', 0.5),
  ...far(0.6, [...fir(24, 66, 44), ...fir(44, 62, 34), ...fir(136, 62, 48)]),
  ...ground(98, 160, 'olive'),
  ...place(ferroxBody(), 6, 50),
  ...grass('l 4,112 40,109 70,113 110,110 156,112', 14),
  ...grass('l 10,118 60,116 110,119 150,116', 12, 'sap'),
];

const ferroxPack: Drawing = [
  flood('sienna', 'z 8,24 60,8 130,12 154,40 150,98 80,110 10,102', 0.5),
  wash('plum', 'z 8,80 70,70 150,78 150,106 80,114 10,108', 0.4, 3),
  ...far(0.5, place(ferroxHead('straw', 'sienna'), 62, 36, { scale: 0.6 })),
  ...far(0.28, place(ferroxHead('ochre', 'rust'), 96, 50, { scale: 0.8, flip: true })),
  ...place(ferroxHead('ochre', 'rust'), 62, 72, { scale: 0.98 }),
  ...spatter('madder', 24, 28, 18, 8),
];

const ferroxAlpha: Drawing = [
  flood('indigo', 'z 6,14 60,6 120,8 154,26 154,100 90,112 10,106', 0.6),
  ...moon(46, 34, 24),
  ...far(0.4, [...crag(16, 112, 40, 50, 'slate'), ...crag(52, 116, 34, 30, 'slate')]),
  ...place(
    [
      ...each(
        [
          [-6, -24, -2, -64],
          [2, -26, 16, -66],
          [12, -26, 36, -62],
          [20, -22, 52, -52],
          [26, -14, 62, -38],
        ],
        (x, y, tipX, tipY) => [area('wine', `z ${x - 4},${y}! ${tipX},${tipY}! ${x + 5},${y + 5}!`, 1.1)],
      ),
      ...ferroxHead('rust', 'shade'),
      // Old wounds: a torn ear, a blind eye, a cut across the nose.
      touch('paper', 'z 15,-42 20,-34 13,-32'),
      touch('ice', 'o -14.6,-13.8 2.2,1.8'),
      ...tinted(
        'rose',
        strokes(1.3, 's -8,-26 -14,-14 -20,-2', 's -36,-16 -40,-8 -38,2', 's 20,10 30,8 40,14', 's 22,16 32,15 42,22'),
      ),
      stroke('s -44,24 -46,34 -44,40', 1.2, 'ice'),
    ],
    96,
    66,
    { scale: 1.22, turn: 6 },
  ),
  ...spatter('madder', 30, 92, 16, 9),
];

const razorwingSwarm: Drawing = [
  flood('sky', 'z 8,16 70,6 140,10 154,60 140,104 70,112 12,100', 0.55),
  wash('slate', 'z 20,70 80,60 140,72 136,100 60,106 16,98', 0.35, 3),
  ...each(
    [
      [34, 26, 0.24, -14],
      [128, 22, 0.26, 10],
      [140, 74, 0.3, 22],
      [20, 74, 0.28, -24],
    ],
    (x, y, scale, turn) => far(0.4, place(razorwing('slate'), x, y, { scale, turn })),
  ),
  ...place(razorwing('grey'), 106, 48, { scale: 0.48, turn: 14 }),
  ...place(razorwing('slate'), 62, 76, { scale: 0.68, turn: -8 }),
];

const razorwingMatriarch: Drawing = [
  flood('vermilion', 'z 8,18 60,6 130,8 154,40 148,100 80,112 14,104', 0.42),
  wash('plum', 'z 10,60 70,70 150,56 148,104 70,112 12,104', 0.4, 3),
  ...far(0.5, [...crag(28, 118, 40, 44, 'plum'), ...crag(136, 118, 44, 52, 'plum')]),
  ...place(
    [
      ...razorwing('plum', 'bone', 'gold'),
      // A crown of feathers and the young she guards.
      ...each(
        [
          [-12, -46],
          [-6, -54],
          [0, -58],
          [6, -54],
          [12, -46],
        ],
        (x, y) => [area('vermilion', `z ${x * 0.4 - 2},-28! ${x},${y}! ${x * 0.4 + 2},-28!`, 1)],
      ),
      stroke('s -9,-20 -3,-14 -6,-6', 0.9, 'rose'),
    ],
    80,
    66,
    { scale: 0.98 },
  ),
  ...spatter('vermilion', 80, 18, 30, 8),
];

const giantRats: Drawing = [
  flood('ochre', 'z 8,30 60,14 130,18 152,50 148,96 80,110 10,100', 0.45),
  wash('sepia', 'z 40,10 110,8 124,40 80,46 44,36', 0.35, 3),
  ...far(0.5, place(rat('grey'), 96, 30, { scale: 0.56 })),
  ...far(0.25, place(rat('umber'), 66, 44, { scale: 0.66, flip: true })),
  ...ground(104),
  ...place(rat('sepia'), 34, 60, { scale: 1.06 }),
  area('bone', 'z 14,104 10,100 14,97 17,100 28,99 31,96 34,100 31,103 18,104', 1),
];

const enragedBoar: Drawing = [
  flood('sap', 'z 6,26 60,8 130,12 154,40 150,100 80,112 8,100', 0.45),
  wash('madder', 'z 8,40 40,26 60,50 50,90 12,92', 0.35, 3),
  ...far(0.55, [...fir(20, 60, 40), ...fir(140, 46, 40)]),
  ...place(boar, 82, 68, { scale: 0.96, turn: -6 }),
  wash('stone', 'z 6,84 22,74 30,88 24,98 8,98', 0.6, 1.4),
  ...strokes(0.9, 's 22,86 12,82 4,86', 's 24,92 14,94 6,100'),
  ...spatter('sepia', 34, 110, 26, 10),
];

const starvingWolves: Drawing = [
  flood('sky', 'z 8,20 70,8 140,12 154,60 146,104 70,112 8,96', 0.5),
  wash('slate', 'z 8,20 60,10 120,14 100,36 40,42 10,40', 0.35, 3),
  ...far(0.5, [...deadTree(20, 84, 60), ...deadTree(146, 80, 56)]),
  ...far(0.42, place(wolfHead('slate'), 58, 48, { scale: 0.54 })),
  ...far(0.2, place(wolfHead('slate'), 104, 56, { scale: 0.7, flip: true })),
  ...place(wolfHead('grey'), 66, 76, { scale: 0.92 }),
  ...each(
    [
      [18, 100],
      [30, 110],
      [140, 104],
    ],
    (x, y) => [touch('white', `o ${x},${y} 1.6,1.4`)],
  ),
];

const werewolf: Drawing = [
  flood('indigo', 'z 8,12 70,6 140,10 154,50 146,106 70,112 8,100', 0.6),
  ...moon(44, 36, 24),
  ...far(0.3, [...fir(16, 112, 56, 'prussian'), ...fir(34, 116, 40, 'prussian')]),
  area('sepia', 'z 66,124! 70,84 86,66 116,58 144,72 156,100 158,124!', 1.3),
  tufts('s 84,68 112,60 140,72 154,98', 8, { lean: 130, gap: 2.2 }),
  tufts('s 90,90 110,86 130,96', 8, { lean: -80, gap: 2.6 }),
  area('leather', 'z 128,72 150,84 160,124! 136,124!', 1.2),
  ...strokes(0.9, 'l 132,88 138,96', 'l 146,96 140,108'),
  ...place(
    wolfHead('sepia', 'vermilion').filter((_, i) => i > 4),
    102,
    54,
    { scale: 0.92, turn: 8 },
  ),
  tufts('s 92,74 104,80 118,74', 12, { lean: -80, gap: 2 }),
  band('sepia', 's 84,100 60,104 46,88', 22, 13),
  tufts('s 80,96 62,100 50,90', 6, { lean: 120, gap: 2.4 }),
  area('sepia', 'z 36,88 38,76 48,74 56,82 52,94 42,96', 1.2),
  ...each(
    [
      [36, 84, 24, 78],
      [38, 78, 30, 66],
      [44, 75, 42, 62],
      [50, 76, 54, 64],
    ],
    (x, y, tipX, tipY) => [
      band('sepia', `l ${x},${y} ${(x + tipX) / 2},${(y + tipY) / 2}`, 5, 4, 1),
      area(
        'bone',
        `z ${(x + tipX) / 2 - 2},${(y + tipY) / 2}! ${tipX},${tipY}! ${(x + tipX) / 2 + 2},${(y + tipY) / 2 + 1}!`,
        0.9,
      ),
    ],
  ),
];

const riverLurker: Drawing = [
  flood('teal', 'z 6,30 50,14 120,14 154,36 154,104 80,114 6,104', 0.5),
  ...far(0.5, [...grass('l 8,52 30,50 52,54', 26), ...grass('l 112,50 132,48 152,52', 28)]),
  area('teal', 'z 30,88 24,66 34,48 54,40 82,38 112,46 134,64 142,88', 1.5),
  ...each(
    [
      [44, 44, 40, 30],
      [62, 39, 62, 22],
      [82, 38, 86, 22],
      [102, 42, 110, 28],
      [120, 51, 132, 40],
    ],
    (x, y, tipX, tipY) => [area('viridian', `z ${x - 7},${y + 2}! ${tipX},${tipY}! ${x + 7},${y + 3}!`, 1.1)],
  ),
  black('z 30,84 44,70 70,64 100,64 126,72 140,86'),
  ...teeth(36, 79, 132, 79, 12, -12).map((mark) => mark),
  ...teeth(40, 74, 128, 75, 11, 9),
  ...each(
    [
      [50, 52],
      [108, 53],
    ],
    (x, y) => [area('moss', `o ${x},${y} 9,8`, 1.2), ...beastEye(x, y, 4.6, 'lime')],
  ),
  ...strokes(0.9, 's 70,48 76,54 70,58', 's 88,48 84,54 90,58', 's 34,66 38,60', 's 130,68 126,62'),
  wash('prussian', 'z 4,84 40,80 80,84 120,80 156,84 154,112 80,116 6,112', 0.8, 1.6),
  ...ripples([10, 92, 40], [60, 90, 50], [120, 93, 30], [26, 102, 50], [90, 104, 44], [50, 111, 40]),
  wash('white', 'z 22,84 40,81 60,84 40,88', 0.7, 0.6),
  wash('white', 'z 104,83 128,81 146,85 124,88', 0.7, 0.6),
];

const hydraHead: Drawing = [
  black('z 2,0 -16,2 -34,4 -30,14 -14,14 0,10'),
  wash('madder', 'z -4,7 -16,6 -28,9 -14,12', 0.9, 0.2),
  area('sap', 'z 8,2 -2,10 -16,14 -30,13 -36,9! -34,17 -20,21 0,18 10,10', 1.2),
  ...teeth(-31, 12, -10, 12, 4, -4),
  area('sap', 'z 12,-6 2,-16 -12,-14 -24,-9 -38,-8 -41,-2 -38,3 -22,3 -8,5 8,6', 1.3),
  ...teeth(-36, 2, -12, 4, 5, 5),
  ...beastEye(-10, -8, 2.6, 'vermilion'),
  ...each(
    [
      [0, -14, 4, -26],
      [6, -11, 16, -22],
      [11, -6, 24, -12],
    ],
    (x, y, tipX, tipY) => [area('moss', `z ${x - 3},${y}! ${tipX},${tipY}! ${x + 4},${y + 4}!`, 1)],
  ),
  black('z -40,-4 -37,-6 -36,-3'),
];

const youngHydra: Drawing = [
  flood('ochre', 'z 8,22 60,8 130,10 154,44 148,102 80,112 10,100', 0.45),
  wash('viridian', 'z 8,86 60,78 150,82 150,108 70,114 8,108', 0.55, 2.4),
  ...dragonNeck({ skin: 'sap', belly: 'straw', curve: 's 104,120 118,92 134,66 124,40 110,34', from: 30, to: 13 }),
  ...dragonNeck({ skin: 'sap', belly: 'straw', curve: 's 92,120 88,90 96,58 84,34 70,28', from: 30, to: 13 }),
  ...dragonNeck({ skin: 'sap', belly: 'straw', curve: 's 84,124 60,104 58,80 50,74', from: 34, to: 14 }),
  ...place(hydraHead, 112, 36, { scale: 0.78, turn: 14 }),
  ...place(hydraHead, 70, 30, { scale: 0.84, turn: -4 }),
  ...place(hydraHead, 50, 76, { scale: 0.92, turn: -10 }),
  ...ripples([6, 104, 40], [110, 106, 40], [20, 112, 50], [120, 113, 30]),
];

const basilisk: Drawing = [
  flood('lilac', 'z 8,18 60,8 130,10 154,40 148,100 80,112 10,102', 0.5),
  wash('olive', 'z 8,84 60,74 150,80 150,108 80,114 8,108', 0.45, 2.6),
  // One who met its eye.
  ...far(0.18, [
    area('stone', 'z 12,112! 14,86 20,76 18,68 22,60 30,60 33,68 31,76 38,86 40,112!', 1.2),
    ...strokes(0.8, 's 16,90 24,94 36,88', 'l 22,66 24,66', 'l 28,66 30,66', 's 24,72 28,71', 's 30,92 28,102 32,112'),
    band('stone', 's 36,88 46,80 44,70', 6, 4),
  ]),
  band('olive', 's 96,96 130,104 152,92 150,70', 26, 5),
  ...dragonNeck({ skin: 'olive', belly: 'straw', curve: 's 140,108 110,102 92,84 96,58', from: 40, to: 28 }),
  band('olive', 's 104,96 96,106 84,112', 12, 6),
  ...strokes(1.4, 'l 85,111 76,113', 'l 85,112 78,117', 'l 87,112 84,118'),
  area('madder', 'z 84,30! 82,10! 92,20! 98,4! 104,20! 116,8! 114,26! 124,24! 114,40 98,38', 1.2),
  ...strokes(0.8, 'l 90,30 86,16', 'l 98,30 98,12', 'l 106,31 113,15'),
  area('olive', 'z 118,40 106,30 90,30 76,38 62,44 52,46! 58,54! 70,58 86,66 104,68 118,58', 1.5),
  area('ochre', 'z 70,40 58,44 50,52 50,62! 58,56 72,56', 1.2),
  stroke('s 52,54 62,52 74,56 88,62', 1.1),
  ...each(
    [
      [100, 56],
      [108, 50],
      [104, 42],
      [112, 58],
      [94, 62],
      [112, 44],
    ],
    (x, y) => [stroke(`s ${x - 2},${y} ${x},${y + 2} ${x + 3},${y}`, 0.8)],
  ),
  black('o 87,45 8.4,7.6'),
  touch('lime', 'o 87,45 6.4,5.8'),
  touch('white', 'o 85,43 2,1.8'),
  touch('ink', 'o 87.6,45 1.1,5'),
  ...each(
    [
      [0.2, 14],
      [2.6, 13],
      [3.1, 16],
      [3.6, 13],
      [5.6, 13],
    ],
    (angle, length) => [
      stroke(
        `l ${87 + Math.cos(angle) * 11},${45 + Math.sin(angle) * 10} ${87 + Math.cos(angle) * (11 + length)},${45 + Math.sin(angle) * (10 + length)}`,
        1,
        'lime',
      ),
    ],
  ),
];

const chaosBeast: Drawing = [
  flood('violet', 'z 6,16 60,6 130,8 154,36 150,104 80,114 8,102', 0.6),
  wash('rose', 'z 30,30 80,14 130,30 120,66 50,70', 0.45, 4),
  ...each(
    [
      ['s 120,110 146,92 140,60 154,38', 13],
      ['s 104,90 126,60 116,26 132,10', 11],
      ['s 84,60 96,34 84,18 94,4', 9],
    ],
    (curve, width) => [band('violet', curve, width, 2.6)],
  ),
  ...each(
    [
      [143, 80],
      [141, 66],
      [121, 54],
      [118, 40],
      [90, 38],
      [87, 26],
    ],
    (x, y) => [area('rose', `o ${x},${y} 2.4,2`, 0.8)],
  ),
  area('plum', 'z 36,124! 44,96 40,76 56,54! 62,60! 68,42! 78,52! 92,44 112,58 128,82 134,124!', 1.6),
  tufts('s 92,46 112,60 127,84', 8, { lean: 80, gap: 2 }),
  // One half was a ram.
  band('bone', 's 60,60 48,36 26,34 18,50 28,60 34,52', 13, 3),
  ...strokes(0.9, 'l 52,38 46,48', 'l 40,32 38,44', 'l 26,34 30,44', 'l 18,44 27,48', 'l 22,56 28,51'),
  black('z 62,78 40,76 16,82 18,98 40,104 62,96'),
  wash('madder', 'z 56,92 40,90 24,94 40,101', 0.95, 0.2),
  area('plum', 'z 70,92 54,98 36,105 18,102! 14,96! 14,108 32,114 56,110 72,102', 1.4),
  ...teeth(20, 101, 50, 100, 6, -8),
  area('plum', 'z 78,62 62,58 44,62 26,66 12,72 8,80 16,85 34,84 54,86 74,84', 1.5),
  ...teeth(16, 84, 56, 86, 8, 8),
  black('z 10,76 15,73 16,78'),
  ...beastEye(44, 70, 4.4, 'lime'),
  // The other grows whatever it pleases.
  ...each(
    [
      [76, 70, 7, 'gold'],
      [92, 62, 5, 'vermilion'],
      [98, 80, 9, 'lime'],
      [82, 92, 4, 'gold'],
      [114, 92, 5, 'vermilion'],
      [108, 70, 3, 'gold'],
    ],
    (x, y, radius, iris) => [
      area('white', `o ${x},${y} ${radius},${radius * 0.92}`, 1.2),
      touch(iris, `o ${x - 1},${y} ${radius * 0.55},${radius * 0.58}`),
      touch('ink', `o ${x - 1},${y} ${radius * 0.2},${radius * 0.5}`),
    ],
  ),
  black('z 84,104 98,100 112,106 100,114'),
  ...teeth(87, 104, 110, 105, 6, 5),
  band('rose', 's 122,104 136,112 132,118', 12, 9),
  area('rose', 'z 124,112 132,98 148,94 156,104! 146,104 140,110 152,112! 146,120 132,122', 1.3),
  ...spatter('rose', 80, 24, 36, 10),
];

/** Animals and what was once one. */
export const beastChallenges = {
  'ferrox-on-the-prowl': ferroxOnTheProwl,
  'ferrox-pack': ferroxPack,
  'ferrox-alpha': ferroxAlpha,
  'razorwing-swarm': razorwingSwarm,
  'razorwing-matriarch': razorwingMatriarch,
  'giant-rats': giantRats,
  'enraged-boar': enragedBoar,
  'starving-wolves': starvingWolves,
  werewolf,
  'river-lurker': riverLurker,
  'young-hydra': youngHydra,
  basilisk,
  'chaos-beast': chaosBeast,
} satisfies Record<string, Drawing>;
