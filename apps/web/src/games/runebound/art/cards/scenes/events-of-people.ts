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
  wash,
} from '../brush/marks.js';
import { greatHelm, hoodBack, hoodFront, mantle, neck, pauldrons, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { crag, deadTree, fir, grass, grave, smoke } from '../kit/nature.js';
import { flood } from '../kit/paper.js';
import { banner, candle, marcher, ridge } from '../kit/places.js';
import { skull } from '../kit/skull.js';
import { sword } from '../kit/weapons.js';

const rumoursOfVorakesh: Drawing = [
  flood('sienna', 'z 8,16 60,6 130,8 154,40 150,102 80,114 8,100', 0.5),
  wash('ink', 'z 8,14 60,6 150,10 150,60 116,54 80,20 44,54 10,60', 0.5, 3),
  // The shadow on the wall is not that of the talkers.
  ...far(0.55, place(skull('lime', 'shade'), 82, 38, { scale: 1.2 })),
  ...place(
    [
      ...hoodBack('olive'),
      ...mantle('olive'),
      ...head({ skin: 'flesh', eyes: 'wide', mouth: 'shout', nose: 'hooked', ear: 'none', brow: 1.8, frown: -1 }),
      ...hoodFront('olive'),
    ],
    118,
    70,
    { scale: 0.66 },
  ),
  ...place(
    [
      ...neck('tan'),
      ...shoulders('rust', 38),
      ...head({ skin: 'tan', jaw: 'broad', eyes: 'wide', mouth: 'firm', nose: 'flat', brow: 2, frown: -2 }),
      area('sepia', 'z -17,-9 -16,-24 -2,-32 14,-28 21,-12 22,-6 2,-13', 1.3),
    ],
    40,
    70,
    { scale: 0.66, flip: true },
  ),
  area('leather', 'p -6,124 -6,106 60,100 104,100 166,106 166,124', 1.4),
  ...strokes(0.8, 's 10,112 60,107 110,108', 's 60,116 100,113 150,116'),
  ...candle(80, 104, 14),
  ...each(
    [
      [62, 106],
      [100, 106],
    ],
    (x, y) => [
      area('ochre', `p ${x - 5},${y} ${x - 5},${y - 11} ${x + 5},${y - 11} ${x + 5},${y}`, 1.1),
      stroke(`s ${x + 5},${y - 9} ${x + 9},${y - 6} ${x + 5},${y - 2}`, 1.3),
    ],
  ),
];

const brigandsOnTheRoads: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.5),
  ...far(0.5, [...ridge(70, 'slate', [40, 40], [84, 48], [126, 36])]),
  area('moss', 'z -6,70 40,62 80,66 120,60 166,68 166,124! -6,124!', 1.2),
  // The road comes down the hill in two bends.
  area('straw', 'z 84,65! 94,65! 96,72 78,80 76,86 100,96 122,124! 42,124! 62,100 54,88 60,78 82,71', 1.1),
  ...strokes(0.7, 's 70,84 70,92 78,104 80,118', 's 86,74 72,80'),
  ...far(0.3, [...fir(48, 72, 34), ...fir(112, 70, 38), ...fir(126, 74, 30), ...fir(34, 76, 40)]),
  // A cart with a broken wheel.
  area('madder', 'z 66,82 68,70 78,64 90,68 94,82', 1.2),
  ...strokes(0.8, 's 74,81 75,72 78,65', 's 84,81 84,72 80,65'),
  area('leather', 'p 62,80 98,84 95,97 66,92', 1.3),
  ...strokes(0.8, 'l 63,86 97,91', 'l 74,82 74,93', 'l 86,83 85,95'),
  stroke('o 72,96 6.4,6.4', 1.8),
  ...strokes(0.9, 'l 72,90 72,102', 'l 66,96 78,96'),
  stroke('s 92,104 100,106 103,99 98,94', 2),
  // Those who wait for the next one.
  ...each(
    [
      [26, 114, 54, -1],
      [136, 116, 58, 1],
    ],
    (x, y, height, side) => [
      black(
        `z ${x - height * 0.3},${y + 8}! ${x - height * 0.26},${y - height * 0.4} ${x - height * 0.1},${y - height * 0.56} ${x + height * 0.1},${y - height * 0.56} ${x + height * 0.26},${y - height * 0.4} ${x + height * 0.3},${y + 8}!`,
      ),
      black(
        `z ${x - height * 0.13},${y - height * 0.5} ${x - height * 0.15},${y - height * 0.74} ${x + side * height * 0.02},${y - height * 0.88}! ${x + height * 0.15},${y - height * 0.74} ${x + height * 0.13},${y - height * 0.5}`,
      ),
      touch('gold', `o ${x - side * 5},${y - height * 0.66} 1.7,1`),
      touch('gold', `o ${x},${y - height * 0.66} 1.5,1`),
      ...place(sword(30, 'steel', 'leather', 2), x - side * height * 0.34, y - height * 0.2, { turn: side * -24 }),
    ],
  ),
  ...fir(4, 122, 84, 'viridian'),
  ...fir(157, 122, 90, 'viridian'),
  ...grass('l 30,120 50,117', 9),
  ...grass('l 104,119 128,120', 9),
];

const sirFarrowMarches: Drawing = [
  flood('madder', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.55),
  wash('gold', 'z 30,50 60,40 96,48 90,70 40,72', 0.7, 3),
  wash('shade', 'z 6,10 60,4 150,8 152,30 90,26 10,36', 0.45, 3),
  ...far(0.5, [...ridge(88, 'plum', [16, 56], [54, 62], [108, 60], [146, 52])]),
  ...far(
    0.35,
    each([[8], [20], [32], [44], [56], [68], [80], [92], [104]], (x) => marcher(x, 90, 17)),
  ),
  ...far(
    0.15,
    each([[4], [22], [40], [58], [76], [94]], (x) => marcher(x, 106, 24)),
  ),
  ...each([[10], [38], [66]], (x) => marcher(x, 124, 34, 'slate')),
  ...banner(52, 118, 92, 'shade'),
  ...place(skull(undefined, 'pallor'), 72, 44, { scale: 0.36 }),
  // The general himself, at their head.
  ...place(
    [
      area('wine', 'z -14,-14 4,-28 24,-14 36,24 62,110! -50,110! -26,30', 1.4),
      ...shoulders('slate', 44),
      ...pauldrons('slate'),
      ...greatHelm('shade', 'vermilion'),
      ...each(
        [
          [-14, -30, -22, -52],
          [-5, -36, -8, -58],
          [6, -36, 10, -58],
          [16, -30, 26, -52],
        ],
        (x, y, tipX, tipY) => [area('gold', `z ${x - 5},${y + 5}! ${tipX},${tipY}! ${x + 5},${y + 5}!`, 1.1)],
      ),
      area('gold', 'z -19,-22 -4,-30 10,-30 23,-22 23,-27 10,-36 -4,-36 -19,-28', 1.1),
    ],
    124,
    66,
    { scale: 0.74 },
  ),
];

const guildQuarrel: Drawing = [
  flood('gold', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.42),
  wash('plum', 'z 60,12 100,12 104,60 80,70 56,60', 0.35, 3.4),
  ...far(0.35, [
    area('leather', 'p 58,92 58,36 102,36 102,92', 1.2),
    ...strokes(1, 'l 72,36 72,92', 'l 88,36 88,92'),
    band('sepia', 'l 54,54 106,48', 5, 5),
    band('sepia', 'l 54,72 106,78', 5, 5),
  ]),
  ...place(
    [
      ...neck('flesh'),
      ...shoulders('madder', 42),
      area('gold', 'z -14,36 4,46 22,36 28,44 4,58 -20,44', 1.1),
      ...head({ skin: 'flesh', jaw: 'heavy', eyes: 'stern', nose: 'flat', mouth: 'shout', brow: 2.6, frown: 2.4 }),
      area('madder', 'z -22,-10! -18,-26 2,-36 22,-28 30,-8! 8,-15', 1.3),
      area('gold', 'o 4,-24 4,4', 0.9),
    ],
    124,
    60,
    { scale: 0.78 },
  ),
  ...place(
    [
      ...neck('flesh'),
      ...shoulders('cobalt', 38),
      ...head({
        skin: 'flesh',
        jaw: 'old',
        eyes: 'wide',
        nose: 'hooked',
        mouth: 'shout',
        brow: 2,
        frown: 2,
        browPigment: 'grey',
      }),
      area('cobalt', 'z -17,-9 -18,-26 0,-36 18,-28 22,-8 2,-14', 1.3),
      area('white', 'z 14,-10 22,-6 24,12! 17,8', 1),
    ],
    36,
    60,
    { scale: 0.78, flip: true },
  ),
  ...each(
    [
      [74, 56],
      [88, 62],
      [80, 48],
    ],
    (x, y) => tinted('madder', strokes(1.4, `l ${x - 4},${y - 5} ${x + 3},${y}`, `l ${x + 3},${y} ${x - 3},${y + 4}`)),
  ),
  area('leather', 'p 30,124 34,108 126,108 130,124', 1.3),
  ...each(
    [
      [60, 106],
      [68, 104],
      [76, 107],
      [92, 105],
      [100, 107],
    ],
    (x, y) => [area('gold', `o ${x},${y} 4,2.4`, 0.9)],
  ),
];

const hourOfVorakesh: Drawing = [
  flood('shade', 'z 6,12 60,4 130,6 156,32 152,104 80,114 6,102', 0.7),
  wash('lime', 'o 80,46 46,40', 0.6, 4),
  // A moon with a face, a clock without hands.
  touch('paper', 'o 80,44 31,31'),
  wash('lime', 'o 80,44 31,31', 0.45, 0.8),
  ...place(skull('lime', 'bone'), 82, 44, { scale: 0.92 }),
  stroke('o 80,44 32,32', 1.3),
  ...each(
    [
      [80, 8],
      [112, 27],
      [112, 62],
      [80, 80],
      [48, 62],
      [48, 27],
    ],
    (x, y) => [stroke(`l ${x},${y} ${80 + (x - 80) * 1.14},${44 + (y - 44) * 1.14}`, 1.8)],
  ),
  ...far(0.2, [...deadTree(14, 104, 80), ...deadTree(148, 104, 84)]),
  area('sepia', 'z -4,124! -4,102 30,94 80,102 130,94 164,102 164,124!', 1.3),
  ...grave(34, 106, 26, -2),
  ...grave(62, 110, 20, 1),
  ...grave(102, 110, 22, -1),
  ...grave(128, 106, 28, 2),
  ...each(
    [
      [48, 102],
      [84, 106],
      [116, 102],
    ],
    (x, y) => [
      ...each([[-4], [-1], [2], [5]], (dx) => [
        stroke(`s ${x + dx * 0.4},${y + 6} ${x + dx * 0.8},${y - 3} ${x + dx * 1.3},${y - 8}`, 2, 'bone'),
        stroke(`s ${x + dx * 0.4 + 0.8},${y + 6} ${x + dx * 0.8 + 0.8},${y - 3} ${x + dx * 1.3 + 0.8},${y - 8}`, 0.7),
      ]),
    ],
  ),
  ...smoke('sap', 20, 96, 40),
  ...smoke('sap', 142, 96, 40),
  ...crag(80, 126, 60, 12, 'sepia'),
];

export const peopleEvents = {
  'rumours-of-vorakesh': rumoursOfVorakesh,
  'brigands-on-the-roads': brigandsOnTheRoads,
  'sir-farrow-marches': sirFarrowMarches,
  'guild-quarrel': guildQuarrel,
  'hour-of-vorakesh': hourOfVorakesh,
} satisfies Record<string, Drawing>;
