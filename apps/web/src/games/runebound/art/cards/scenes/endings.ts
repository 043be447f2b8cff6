import { area, black, type Drawing, each, far, place, stroke, strokes, wash } from '../brush/marks.js';
import { dragonHead, dragonNeck, skinWing } from '../kit/dragons.js';
import { fir, grass, smoke } from '../kit/nature.js';
import { flood, glow, spark, spatter } from '../kit/paper.js';
import { ridge, wanderer } from '../kit/places.js';
import { flame, sword } from '../kit/weapons.js';

/** A hero with a cloak in the wind, small against the sky; stands on x, y. */
const victor = (x: number, y: number): Drawing => [
  area(
    'madder',
    `z ${x - 2},${y - 30} ${x + 12},${y - 28} ${x + 30},${y - 34}! ${x + 26},${y - 20} ${x + 32},${y - 8}! ${x + 14},${y - 8} ${x},${y - 4}`,
    1.3,
  ),
  area(
    'steel',
    `z ${x - 7},${y}! ${x - 6},${y - 14} ${x - 8},${y - 28} ${x},${y - 32} ${x + 7},${y - 28} ${x + 5},${y - 14} ${x + 8},${y}! ${x + 3},${y}! ${x},${y - 12} ${x - 3},${y}!`,
    1.3,
  ),
  area('flesh', `o ${x},${y - 36} 4,4.6`, 1.1),
  area(
    'sepia',
    `z ${x - 4},${y - 37} ${x - 2},${y - 42} ${x + 4},${y - 42} ${x + 5},${y - 36} ${x + 2},${y - 39}`,
    0.9,
  ),
  ...place(sword(34, 'steel', 'gold', 2.2), x - 16, y - 42, { turn: -8 }),
  stroke(`s ${x - 6},${y - 27} ${x - 13},${y - 32} ${x - 16},${y - 40}`, 4, 'steel'),
  stroke(`s ${x - 8},${y - 26} ${x - 15},${y - 31} ${x - 18},${y - 39}`, 0.9),
];

const dragonSlain: Drawing = [
  flood('gold', 'z 8,10 80,4 160,6 194,30 190,104 110,114 10,104', 0.6),
  wash('rose', 'z 8,10 80,4 192,10 190,40 110,34 12,44', 0.5, 3.4),
  wash('white', 'o 126,44 26,24', 0.6, 2.4),
  ...far(0.5, place(ridge(98, 'lilac', [20, 60], [60, 70], [104, 62], [146, 66]), 10, 0, { scale: 1.1 })),
  // Margath lies where he fell.
  ...far(0.2, place(skinWing('wine', 'shade'), 150, 96, { scale: 0.9, turn: 50 })),
  ...dragonNeck({ skin: 'madder', belly: 'ochre', curve: 's 204,104 176,92 146,94 118,90', from: 44, to: 30 }),
  ...place(dragonHead({ skin: 'madder', belly: 'ochre', eye: 'shade', horns: 'swept' }).slice(0, -5), 112, 86, {
    scale: 1.05,
    turn: 6,
  }),
  area('wine', 'z 88,79! 94,70 104,69 108,74 100,77', 1.1),
  stroke('s 88,79 96,78 106,75', 1.8),
  area('madder', 'z 76,92 60,96 46,98! 40,104! 56,106 72,102', 1.1),
  ...place(victor(0, 0), 116, 66, { scale: 0.8 }),
  area('sepia', 'z -6,126! -6,110 30,106 80,112 130,108 206,114 206,126!', 1.3),
  ...grass('l 6,114 40,110 70,114', 8),
  ...smoke('shade', 62, 84, 30),
  ...spatter('gold', 60, 30, 50, 14),
];

const runeStone = (x: number, y: number, size: number, ...cuts: string[]): Drawing =>
  place(
    [
      wash('teal', 'o 0,0 18,20', 0.5, 2),
      area('slate', 'z -8,-14! 6,-16 12,-4! 11,12 2,17! -9,12 -12,-2!', 1.3),
      ...cuts.map((curve) => stroke(curve, 3.4, 'teal')),
      ...cuts.map((curve) => stroke(curve, 1.2, 'white')),
    ],
    x,
    y,
    { scale: size },
  );

const runesGathered: Drawing = [
  flood('indigo', 'z 8,10 80,4 160,6 194,30 190,104 110,114 10,104', 0.65),
  wash('teal', 'z 60,110 74,60 84,8 118,8 128,60 142,110', 0.6, 4),
  wash('white', 'z 84,110 90,60 96,10 108,10 112,60 118,110', 0.5, 2.4),
  ...far(0.5, place(ridge(104, 'indigo', [10, 70], [44, 80], [124, 78], [154, 68]), 10, 0, { scale: 1.15 })),
  area('stone', 'z 58,122! 62,106 80,102 124,102 140,106 144,122!', 1.4),
  ...strokes(0.8, 's 66,110 100,107 138,110'),
  ...wanderer(100, 104, 40, 'violet'),
  ...glow('gold', 86, 60, 9),
  ...runeStone(52, 54, 1.55, 'l 0,-9 0,9', 'l 0,-6 6,-1 0,4'),
  ...runeStone(100, 28, 1.5, 'l -5,-7 5,7', 'l 5,-7 -5,7', 'l 0,-9 0,9'),
  ...runeStone(150, 54, 1.55, 'l 0,-9 0,9', 'l -5,-3 0,-9 5,-3'),
  ...each(
    [
      [56, 46],
      [84, 20],
      [120, 20],
      [148, 46],
      [46, 84],
      [158, 84],
    ],
    (x, y) => spark(x, y, 5),
  ),
  ...spatter('ice', 100, 50, 60, 18),
];

const dusk: Drawing = [
  flood('plum', 'z 8,10 80,4 160,6 194,30 190,104 110,114 10,104', 0.6),
  wash('orange', 'z 8,56 60,48 140,46 192,58 190,80 110,86 10,80', 0.65, 4),
  wash('gold', 'o 130,70 32,26', 0.5, 3),
  wash('vermilion', 'o 130,72 16,16', 0.9, 0.7),
  stroke('s 116,66 122,58 134,57', 0.9),
  ...far(0.25, place(ridge(80, 'plum', [10, 56], [44, 62], [78, 54], [104, 64], [138, 56]), 0, -8, { scale: 1.25 })),
  // The last light, a fire, and nobody on the road.
  area('shade', 'z -6,126! -6,92 40,84 90,92 140,86 206,94 206,126!', 1.3),
  area('straw', 'z 120,90! 128,89! 122,98 134,108 150,126! 96,126! 108,108 112,98', 1),
  ...fir(12, 104, 60, 'prussian'),
  ...fir(30, 106, 44, 'prussian'),
  ...fir(182, 104, 56, 'prussian'),
  ...place(flame(22), 66, 108),
  ...strokes(2.4, 'l 56,110 76,106', 'l 57,105 76,111'),
  area('umber', 'z 34,112 36,96 44,90 52,94 54,104 50,112', 1.3),
  area('umber', 'z 40,92 41,84 47,82 51,87 50,93', 1.2),
  black('z 46,91 47,86 51,87 50,92'),
  stroke('s 50,100 56,102 60,100', 2, 'umber'),
  ...place(sword(18, 'steel', 'ochre', 2), 86, 96, { turn: 190 }),
  stroke('s 80,113 85,111 91,113', 1.2),
  ...each(
    [
      [150, 20],
      [164, 28],
      [40, 24],
      [84, 16],
      [110, 28],
      [60, 40],
    ],
    (x, y) => spark(x, y, 2.6),
  ),
  ...each(
    [
      [146, 44],
      [156, 40],
      [164, 46],
    ],
    (x, y) => [stroke(`s ${x - 4},${y - 1} ${x - 1},${y + 1} ${x + 1},${y} ${x + 4},${y - 2}`, 1.2)],
  ),
  ...spatter('gold', 70, 84, 16, 8),
];

/** How a game ends: the dragon is slain, three runes are gathered, or time runs out. 200 by 120. */
export const endingPictures = {
  'dragon-slain': dragonSlain,
  'runes-gathered': runesGathered,
  dusk,
} satisfies Record<string, Drawing>;
