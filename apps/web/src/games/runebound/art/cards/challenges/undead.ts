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
  touch,
  tufts,
  wash,
} from '../brush/marks.js';
import { arm, chain, greatHelm, hoodBack, hoodFront, horn, mantle, pauldrons, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { deadTree, grave, moon, smoke } from '../kit/nature.js';
import { flood, glow, spatter } from '../kit/paper.js';
import { boneHand, boneNeck, ribs, skull } from '../kit/skull.js';
import { axe, roundShield, spear, staff, sword } from '../kit/weapons.js';

const rising = (tilt: number): Drawing => [...ribs(), ...place(skull(), 0, 0, { turn: tilt })];

const restlessSkeletons: Drawing = [
  flood('sap', 'z 8,20 60,8 130,12 152,44 148,98 80,110 10,98', 0.42),
  ...moon(124, 30, 15),
  ...far(0.5, [...deadTree(20, 90, 66), ...place(rising(8), 122, 66, { scale: 0.54, flip: true })]),
  ...grave(44, 92, 34, -2),
  ...place(rising(-8), 86, 50, { scale: 0.82 }),
  band('bone', 's 62,86 46,84 38,70', 5, 4),
  ...place(sword(48, 'stone', 'rust', 2.8), 36, 66, { turn: -14 }),
  ...boneHand(37, 67),
  area('sepia', 'z -4,124! 6,106 34,100 60,106 84,100 112,108 140,102 166,110 166,124!', 1.3),
  ...each(
    [
      [28, 106],
      [60, 110],
      [104, 112],
      [138, 108],
    ],
    (x, y) => strokes(0.8, `s ${x - 6},${y} ${x},${y - 2} ${x + 5},${y + 1}`),
  ),
  band('bone', 's 134,106 136,98 132,92', 4, 3),
  ...each(
    [
      [128, 84],
      [132, 82],
      [136, 84],
    ],
    (x, y) => [
      stroke(`s ${x + 1},${y + 10} ${x},${y + 4} ${x - 1},${y}`, 2, 'bone'),
      stroke(`s ${x + 2},${y + 10} ${x + 1},${y + 4} ${x},${y}`, 0.7),
    ],
  ),
];

const deserter = (cloth: 'madder' | 'slate'): Drawing => [
  ...boneNeck(),
  ...shoulders('grey', 38),
  area(cloth, 'z -14,38 2,44 20,38 24,60 18,106! -16,106! -18,60', 1.2),
  ...chain('s -12,33 2,40 18,32', 's -14,37 2,45 20,37'),
  ...skull('lime', 'pallor'),
  area('slate', 'z -22,-6! -20,-18 -8,-31 8,-32 22,-22 28,-2! 12,-9 -6,-10', 1.4),
  ...strokes(0.8, 's -18,-12 0,-17 22,-9', 's 4,-31 6,-22 2,-16'),
];

const desertersOfSirFarrow: Drawing = [
  flood('stone', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.6),
  wash('madder', 'z 90,16 140,12 150,50 120,60 94,44', 0.32, 3),
  ...far(0.35, [
    band('leather', 'l 128,120 124,14', 3),
    area('madder', 'z 124,16! 150,20 156,28! 146,34! 154,44! 142,46! 148,58! 126,54!', 1.1),
    ...strokes(0.8, 's 132,24 138,30 136,44'),
    ...place(deserter('slate'), 112, 58, { scale: 0.66, flip: true }),
  ]),
  ...place(spear(60), 26, 80, { turn: -6 }),
  ...place(deserter('madder'), 66, 48, { scale: 0.88 }),
  ...boneHand(27, 82),
  band('grey', 's 36,104 30,94 28,86', 9, 6),
];

const sorcerersShade: Drawing = [
  flood('indigo', 'z 8,14 60,6 130,8 154,40 148,104 80,114 10,102', 0.68),
  wash('teal', 'z 40,30 80,12 120,28 130,80 80,100 34,80', 0.45, 4),
  ...far(0.1, [
    wash(
      'ice',
      'z 78,8 104,20 116,50 124,84 140,112 110,106 96,118 78,106 58,118 46,104 22,110 38,80 44,46 54,20',
      0.85,
      1.6,
    ),
    ...strokes(
      0.8,
      's 54,40 46,74 38,100',
      's 106,40 116,74 126,100',
      's 70,70 66,92 70,106',
      's 92,70 96,92 90,106',
      's 80,64 80,84 82,100',
    ),
  ]),
  ...place(
    [
      ...hoodBack('teal'),
      wash('ink', 'z -12,-22 2,-28 16,-22 21,-4 18,20 4,30 -10,24 -17,8 -16,-10', 0.6, 0.4),
      ...head({
        skin: 'ice',
        jaw: 'old',
        eyes: 'hollow',
        iris: 'white',
        nose: 'hooked',
        mouth: 'shout',
        ear: 'none',
        brow: 1.3,
      }),
      ...hoodFront('sky'),
    ],
    80,
    42,
    { scale: 0.84 },
  ),
  ...each(
    [
      [32, 62, 1],
      [130, 62, -1],
    ],
    (x, y, side) => [
      wash(
        'ice',
        `z ${x + side * 20},${y + 14} ${x + side * 8},${y + 4} ${x},${y - 4} ${x - side * 2},${y + 4} ${x + side * 12},${y + 22}`,
        0.9,
        0.6,
      ),
      ...strokes(
        1,
        `s ${x + side * 4},${y} ${x - side * 4},${y - 8} ${x - side * 4},${y - 14}`,
        `s ${x + side * 2},${y} ${x - side * 8},${y - 4} ${x - side * 12},${y - 8}`,
        `s ${x + side * 6},${y} ${x + side * 3},${y - 9} ${x + side * 4},${y - 15}`,
      ),
    ],
  ),
  ...glow('teal', 26, 44, 7),
  ...glow('teal', 136, 44, 7),
];

const farrowsLieutenant: Drawing = [
  flood('madder', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.45),
  wash('shade', 'z 8,70 60,60 150,68 148,106 80,112 10,106', 0.5, 3),
  ...place(
    [
      ...boneNeck('pallor'),
      ...mantle('madder'),
      ...pauldrons('slate'),
      area('slate', 'z -20,44 4,50 28,44 32,64 28,106! -24,106! -26,64', 1.5),
      ...strokes(1, 's 4,50 2,66 4,84', 's -18,52 4,58 26,52'),
      ...skull('vermilion', 'pallor'),
      // An open helmet with a red crest.
      tufts('s -10,-34 4,-40 20,-32 30,-12 32,10', 12, { lean: 80, gap: 1.5, width: 1.6, pigment: 'madder' }),
      area('slate', 'z -18,-8! -19,-22 -8,-34 8,-36 22,-26 27,-8 26,22! 18,26! 16,4 13,-10 0,-14', 1.5),
      ...strokes(0.9, 's -18,-14 -2,-19 12,-17 25,-8', 's 19,2 20,14'),
    ],
    92,
    50,
    { scale: 0.9 },
  ),
  ...place(axe(54), 36, 90, { turn: -10, scale: 1.1 }),
  ...arm('slate', 'pallor', 's 62,116 46,112 38,96', 36, 90),
];

const wight = (eyes: 'ice' | 'lime'): Drawing => [
  ...shoulders('slate', 38),
  ...chain('s -26,46 2,54 32,46', 's -28,54 2,62 34,54', 's -28,62 2,70 34,62', 's -28,70 2,78 34,70'),
  ...greatHelm('steel', eyes),
];

const wightSentinels: Drawing = [
  flood('slate', 'z 8,16 60,6 130,8 154,40 150,104 80,114 8,102', 0.6),
  wash('ice', 'z 50,16 80,10 110,18 106,90 80,104 54,90', 0.7, 3),
  // The gate they keep.
  ...far(0.45, [
    area(
      'stone',
      'z 52,120! 52,40 64,22 80,16 96,22 108,40 108,120! 98,120! 98,44 90,32 80,28 70,32 62,44 62,120!',
      1.2,
    ),
    ...strokes(
      0.8,
      'l 52,60 62,60',
      'l 52,80 62,80',
      'l 98,60 108,60',
      'l 98,80 108,80',
      'l 66,24 70,32',
      'l 94,24 90,32',
    ),
  ]),
  ...place(spear(62), 62, 84, { turn: 16 }),
  ...place(spear(62), 98, 84, { turn: -16 }),
  ...place(wight('ice'), 38, 58, { scale: 0.78, flip: true }),
  ...place(wight('ice'), 122, 58, { scale: 0.78 }),
  ...smoke('ice', 80, 116, 24),
];

const barrowKingsGuard: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.5),
  wash('olive', 'z 20,70 80,56 146,72 148,106 70,114 14,104', 0.5, 3),
  // The barrow with its dark door.
  ...far(0.4, [
    area('moss', 'z 84,96! 96,58 124,44 150,56 164,96!', 1.2),
    black('z 114,96! 116,76 124,70 133,76 135,96!'),
    area('stone', 'p 110,74 112,66 138,66 140,74', 1),
  ]),
  ...place(
    [
      ...boneNeck(),
      ...mantle('olive'),
      ...chain('s -22,44 2,54 28,44', 's -24,52 2,62 30,52', 's -24,60 2,70 30,60'),
      ...skull('gold', 'bone'),
      area('ochre', 'z -20,-6! -20,-20 -8,-33 8,-35 23,-24 27,-4! 12,-10 -4,-11 -4,4! -8,4! -9,-11', 1.4),
      ...strokes(0.9, 's -18,-13 0,-18 24,-9', 's -2,-34 -6,-24 -6,-14'),
      ...horn(16, -26, 22, 1),
      ...horn(-14, -24, 20, -1),
    ],
    64,
    48,
    { scale: 0.84 },
  ),
  ...place(roundShield(25, 'madder', 'ochre'), 102, 92),
  ...strokes(1.1, 's 92,82 102,90 112,82', 's 92,100 102,94 112,100'),
  ...place(sword(56, 'stone', 'ochre', 3.2), 22, 88, { turn: -8 }),
  ...boneHand(22, 88),
];

const sirFarrow: Drawing = [
  flood('shade', 'z 6,14 60,6 130,8 154,36 150,104 80,114 8,102', 0.6),
  wash('madder', 'z 20,20 80,10 150,22 140,60 80,50 24,60', 0.5, 4),
  // His host, lances against the red sky.
  ...far(
    0.4,
    each(
      [
        [12, 30],
        [24, 22],
        [36, 32],
        [124, 26],
        [136, 34],
        [148, 24],
      ],
      (x, y) => [
        stroke(`l ${x},112 ${x + 2},${y}`, 1.4),
        area('slate', `z ${x},${y + 3}! ${x + 2.4},${y - 9}! ${x + 4.4},${y + 3}!`, 0.9),
        area('slate', `z ${x - 5},104 ${x - 4},84 ${x + 1},80 ${x + 6},84 ${x + 7},104`, 1),
      ],
    ),
  ),
  ...place(
    [
      area('wine', 'z -16,-18 4,-30 24,-18 34,20 60,106! -54,106! -28,30', 1.4),
      ...mantle('shade'),
      ...pauldrons('slate'),
      ...each(
        [
          [44, 44, 60, 24],
          [36, 40, 46, 18],
          [-38, 50, -52, 32],
          [-30, 44, -40, 24],
        ],
        (x, y, tipX, tipY) => [area('slate', `z ${x - 4},${y + 3}! ${tipX},${tipY}! ${x + 5},${y + 3}!`, 1.1)],
      ),
      area('slate', 'z -22,44 4,50 30,44 34,64 30,106! -26,106! -28,64', 1.5),
      ...place(skull(), 4, 66, { scale: 0.36 }),
      ...greatHelm('shade', 'vermilion'),
      ...each(
        [
          [-14, -30, -22, -54],
          [-5, -36, -8, -62],
          [6, -36, 10, -62],
          [16, -30, 26, -54],
        ],
        (x, y, tipX, tipY) => [area('gold', `z ${x - 5},${y + 5}! ${tipX},${tipY}! ${x + 5},${y + 5}!`, 1.1)],
      ),
      area('gold', 'z -19,-22 -4,-30 10,-30 23,-22 23,-27 10,-36 -4,-36 -19,-28', 1.1),
    ],
    82,
    56,
    { scale: 0.92 },
  ),
  ...place(sword(76, 'shade', 'gold', 4.2), 34, 104, { turn: -4 }),
  stroke('s 30,90 29,60 30,38', 1.2, 'vermilion'),
  ...arm('slate', 'slate', 's 52,124 42,118 36,108', 34, 104, 1.15),
  ...spatter('madder', 130, 30, 20, 8),
];

const barrowLich: Drawing = [
  flood('viridian', 'z 6,14 60,6 130,8 154,36 150,104 80,114 8,102', 0.55),
  wash('plum', 'z 8,60 60,50 150,60 150,106 80,114 8,106', 0.5, 3.4),
  ...far(0.45, [...grave(20, 106, 40, 2), ...grave(142, 108, 34, -2), ...deadTree(150, 96, 70)]),
  ...place(
    [
      area('plum', 'z -12,-24 6,-34 24,-22 32,10 44,44 22,50 -18,48 -26,14', 1.3),
      ...mantle('plum'),
      area('gold', 'z -16,38 4,48 24,38 30,46 6,62 -22,46', 1.1),
      ...boneNeck(),
      ...skull('lime', 'bone'),
      ...each(
        [
          [-16, -18],
          [-9, -24],
          [0, -28],
          [9, -26],
          [18, -19],
        ],
        (x, y) => [area('gold', `z ${x - 5},${y + 4}! ${x + (x - 1) * 0.2},${y - 14}! ${x + 5},${y + 4}!`, 1)],
      ),
      area('gold', 'z -19,-12 -4,-20 10,-19 22,-10 22,-16 10,-26 -4,-27 -19,-19', 1.1),
      ...each(
        [
          [-8, -20],
          [6, -21],
          [16, -15],
        ],
        (x, y) => [touch('madder', `o ${x},${y} 2,2`)],
      ),
    ],
    86,
    50,
    { scale: 0.94 },
  ),
  ...place(staff(56, [...place(skull('lime'), 0, -8, { scale: 0.42 })], 'sepia'), 32, 84, { turn: -6 }),
  ...boneHand(33, 84),
  band('plum', 's 62,118 46,108 38,90', 20, 11),
  ...glow('lime', 132, 62, 11),
  ...each(
    [
      [126, 76],
      [130, 78],
      [134, 78],
      [138, 75],
    ],
    (x, y) => [
      stroke(`s ${x + 1},${y + 12} ${x},${y + 4} ${x - 1},${y - 4}`, 2.4, 'bone'),
      stroke(`s ${x + 2.2},${y + 12} ${x + 1.2},${y + 4} ${x},${y - 4}`, 0.8),
    ],
  ),
  band('plum', 's 112,116 126,108 132,92', 18, 10),
  ...spatter('lime', 124, 38, 20, 8),
];

export const undeadChallenges = {
  'restless-skeletons': restlessSkeletons,
  'deserters-of-sir-farrow': desertersOfSirFarrow,
  'sorcerers-shade': sorcerersShade,
  'farrows-lieutenant': farrowsLieutenant,
  'wight-sentinels': wightSentinels,
  'barrow-kings-guard': barrowKingsGuard,
  'sir-farrow': sirFarrow,
  'barrow-lich': barrowLich,
} satisfies Record<string, Drawing>;
