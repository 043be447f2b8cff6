import { area, black, type Drawing, each, far, place, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import { arm, longHair, mantle, neck, parting, pointedHat } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { deadTree, moon, smoke } from '../kit/nature.js';
import { flood, glow, spark, spatter } from '../kit/paper.js';
import { skull } from '../kit/skull.js';

const deathWitch: Drawing = [
  flood('sap', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.4),
  wash('plum', 'z 8,60 60,50 150,60 148,106 80,112 10,104', 0.5, 3),
  ...far(0.45, [...deadTree(146, 104, 86), ...deadTree(14, 100, 60)]),
  ...place(
    [
      ...longHair('ink'),
      ...neck('pallor', 14),
      ...mantle('shade'),
      ...each(
        [
          [-14, 40],
          [18, 40],
        ],
        (x, y) => place(skull(), x, y + 4, { scale: 0.26 }),
      ),
      ...head({
        skin: 'pallor',
        jaw: 'soft',
        eyes: 'hollow',
        iris: 'lime',
        nose: 'small',
        mouth: 'lips',
        ear: 'none',
        brow: 1.4,
      }),
      ...strokes(0.9, 'l -8,14 -8,20', 'l -5,14.6 -5,20.4', 'l -2,14.4 -2,20'),
      ...parting('ink'),
      // A stag's skull for a crown.
      area('bone', 'z -12,-14 -10,-28 2,-36 14,-28 18,-14 10,-18 4,-10! 0,-10! -4,-18', 1.2),
      black('z -6,-22 -3,-26 0,-21'),
      black('z 6,-21 9,-26 12,-21'),
      ...each([[1], [-1]], (side) =>
        strokes(
          2.2,
          `s ${2 + side * 10},-28 ${2 + side * 24},-38 ${2 + side * 26},-58`,
          `s ${2 + side * 20},-36 ${2 + side * 34},-40 ${2 + side * 38},-50`,
          `s ${2 + side * 24},-44 ${2 + side * 16},-50 ${2 + side * 14},-58`,
        ),
      ),
    ],
    92,
    60,
    { scale: 0.88 },
  ),
  ...arm('shade', 'pallor', 's 66,118 50,110 42,94', 38, 86),
  ...glow('lime', 34, 68, 11),
  ...place(skull('lime'), 34, 66, { scale: 0.34 }),
  ...smoke('sap', 36, 52, 36),
];

const runawayApprentice: Drawing = [
  flood('sky', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.55),
  wash('rose', 'z 14,30 50,20 60,60 40,84 14,76', 0.4, 3),
  ...place(
    [
      ...neck('flesh', 14),
      ...mantle('cobalt'),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'wide',
        iris: 'viridian',
        nose: 'small',
        mouth: 'shout',
        brow: 1.6,
        frown: -2.4,
      }),
      ...each(
        [
          [-11, 8],
          [-8, 10],
          [-13, 10],
          [9, 9],
          [12, 8],
          [7, 11],
        ],
        (x, y) => [touch('sienna', `o ${x},${y} 0.7,0.6`)],
      ),
      tufts('s -16,-8 -12,-14 -4,-12', 7, { lean: -70, gap: 1.6, width: 1.4, pigment: 'orange' }),
      tufts('s 12,-14 18,-6 19,4', 9, { lean: -30, gap: 1.5, width: 1.4, pigment: 'orange' }),
      // His master's hat, three sizes too large.
      ...place(pointedHat('indigo', 'gold'), 0, 6, { scale: 1.06 }),
      ...each(
        [
          [0, -36],
          [10, -30],
          [12, -48],
        ],
        (x, y) => spark(x, y, 3.4, 'gold'),
      ),
    ],
    96,
    66,
    { scale: 0.84 },
  ),
  area('rust', 'p 46,92 76,84 86,106 56,116', 1.3),
  ...strokes(0.8, 'l 50,96 78,88', 'l 60,94 68,112'),
  stroke('o 66,99 5,4', 1, 'gold'),
  ...arm('cobalt', 'flesh', 's 100,122 92,116 84,108', 80, 106, 0.9),
  ...arm('cobalt', 'flesh', 's 60,120 44,98 34,80', 30, 74, 0.9),
  ...each(
    [
      [24, 60, 9],
      [36, 46, 6],
      [18, 42, 5],
      [42, 62, 4],
      [28, 30, 4],
    ],
    (x, y, size) => spark(x, y, size, 'rose'),
  ),
  ...glow('rose', 28, 62, 6),
  ...spatter('rose', 30, 52, 20, 9),
];

const hexingCrone: Drawing = [
  flood('violet', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.45),
  wash('lime', 'z 20,80 60,70 90,84 80,108 30,108', 0.6, 3),
  ...moon(132, 28, 13),
  ...place(
    [
      ...neck('olive', 14),
      area('olive', 'z -8,36 -34,46 -46,106! 60,106! 58,50 44,18 26,6 14,28', 1.5),
      ...strokes(1, 's 40,26 46,50 44,84', 's 20,36 24,60 22,90'),
      area('pallor', 'z -14,-18 4,-28 22,-18 28,8 34,40! 24,34 20,46! 14,20 -16,10', 1.1),
      ...head({
        skin: 'moss',
        jaw: 'old',
        eyes: 'wide',
        iris: 'gold',
        nose: 'hooked',
        mouth: 'grin',
        ear: 'none',
        brow: 2,
        browPigment: 'paper',
        frown: 0.6,
      }),
      area('moss', 'z -4,-4 -10,2 -19,9 -22,17! -14,14 -5,11', 1.1),
      touch('madder', 'o -13,8 1.4,1.2'),
      ...strokes(0.7, 's 10,4 13,8 11,12', 's -16,5 -13,8', 's -10,-14 -2,-12 6,-14'),
      area('wine', 'z -17,-10! -20,-22 -6,-36 12,-36 26,-22 31,4 30,32! 22,20 20,-4 8,-17 -6,-17', 1.4),
      ...strokes(0.8, 's -12,-20 4,-27 18,-20 25,0'),
      ...each(
        [
          [-6, -26],
          [8, -30],
          [20, -20],
        ],
        (x, y) => [touch('gold', `o ${x},${y} 1.5,1.5`)],
      ),
    ],
    100,
    52,
    { scale: 0.88, turn: -10 },
  ),
  ...arm('olive', 'moss', 's 76,116 62,104 52,92', 48, 86, 0.9),
  ...strokes(1, 's 44,84 36,80 34,72', 's 45,82 40,76 40,68', 's 48,81 46,74 48,66'),
  area('shade', 'z 14,92 16,88 54,88 56,92 52,112 42,119 28,119 18,112', 1.4),
  wash('lime', 'z 16,89 34,86 54,89 34,93', 0.95, 0.4),
  ...each(
    [
      [26, 84, 4],
      [38, 80, 3],
      [32, 72, 2.6],
      [46, 84, 2.4],
    ],
    (x, y, radius) => [area('lime', `o ${x},${y} ${radius},${radius}`, 0.8)],
  ),
  ...smoke('lime', 24, 82, 44),
];

export const witchChallenges = {
  'death-witch': deathWitch,
  'runaway-apprentice': runawayApprentice,
  'hexing-crone': hexingCrone,
} satisfies Record<string, Drawing>;
