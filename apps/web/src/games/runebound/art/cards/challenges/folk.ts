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
import { ferroxHead } from '../kit/beasts.js';
import { club } from '../kit/brutes.js';
import { arm, beard, hoodBack, hoodFront, longHair, mantle, neck, parting, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { deadTree, fir, grave, moon } from '../kit/nature.js';
import { flood, spark } from '../kit/paper.js';
import { dagger, sword } from '../kit/weapons.js';

const tollTakers: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.45),
  ...far(0.5, [...fir(18, 80, 50), ...fir(34, 78, 38), ...fir(148, 80, 54)]),
  ...far(
    0.24,
    place(
      [
        ...neck('tan', 22),
        ...shoulders('olive', 42),
        ...head({ skin: 'tan', jaw: 'heavy', eyes: 'narrow', nose: 'broken', mouth: 'scowl', brow: 3, frown: 2 }),
      ],
      112,
      52,
      { scale: 0.72, flip: true },
    ),
  ),
  ...far(0.24, place(club(40), 146, 88, { turn: 10 })),
  ...place(
    [
      ...neck('flesh', 18),
      ...shoulders('rust', 40),
      area('leather', 'z -12,36 4,44 20,34 26,42 4,56 -20,42', 1.2),
      ...head({ skin: 'flesh', jaw: 'lean', eyes: 'stern', nose: 'hooked', mouth: 'smirk', brow: 2 }),
      wash('sepia', 'z -15,10 -8,14 2,13 14,8 12,17 3,25 -5,26 -12,20', 0.35, 0.5),
      area('sepia', 'z -26,-10! -16,-18 -12,-34 6,-40 20,-32 22,-16 34,-8! 18,-12 0,-14 -16,-11', 1.4),
      band('madder', 's -15,-20 2,-25 21,-19', 4, 4, 0.9),
      area('gold', 'z 18,-24! 24,-46 36,-52! 32,-36 24,-22', 1),
    ],
    58,
    52,
    { scale: 0.86 },
  ),
  // The barrier, and the open hand.
  ...each([[0], [1], [2], [3], [4]], (i) => [
    area(
      i % 2 === 0 ? 'madder' : 'paper',
      `p ${-6 + i * 36},${101 - i} ${30 + i * 36},${100 - i} ${30 + i * 36},${110 - i} ${-6 + i * 36},${111 - i}`,
      1.2,
    ),
  ]),
  area('flesh', 'z 86,92 92,84 104,82 114,86 118,92 106,96 94,98', 1.2),
  ...strokes(0.8, 's 104,86 112,84 118,86', 's 104,90 114,89 120,91'),
  ...each(
    [
      [100, 84],
      [106, 82],
    ],
    (x, y) => [area('gold', `o ${x},${y} 4,2.4`, 0.9)],
  ),
];

const crookedAlchemist: Drawing = [
  flood('lime', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.38),
  wash('violet', 'z 90,16 146,12 150,70 120,80 96,50', 0.4, 3),
  ...far(0.3, [
    band('leather', 'l 98,44 158,42', 4),
    ...each(
      [
        [106, 'madder', 12],
        [120, 'teal', 16],
        [134, 'gold', 11],
        [148, 'violet', 15],
      ],
      (x, pigment, height) => [
        area(
          pigment,
          `z ${x - 5},42! ${x - 5},${42 - height * 0.6} ${x - 2},${42 - height}! ${x + 2},${42 - height}! ${x + 5},${42 - height * 0.6} ${x + 5},42!`,
          1,
        ),
      ],
    ),
  ]),
  ...place(
    [
      ...neck('flesh', 16),
      area('olive', 'z -10,36 -30,44 -40,74 -44,106! 56,106! 56,40 44,10 26,0 14,26 10,40', 1.5),
      ...head({
        skin: 'flesh',
        jaw: 'old',
        eyes: 'wide',
        iris: 'sap',
        nose: 'hooked',
        mouth: 'grin',
        brow: 1.6,
        browPigment: 'grey',
        frown: -1.4,
      }),
      // Goggles pushed up into thin hair.
      tufts('s 6,-26 16,-18 20,-4 20,10', 12, { lean: 20, gap: 1.8, pigment: 'grey', width: 1.2 }),
      band('leather', 's -15,-12 0,-17 18,-12', 3, 3, 0.9),
      ...each(
        [
          [-8, -15.4],
          [5, -16.4],
        ],
        (x, y) => [
          area('gold', `o ${x},${y} 5.4,5`, 1.1),
          touch('ice', `o ${x},${y} 3.4,3.2`),
          touch('white', `o ${x - 1},${y - 1} 1,0.9`),
        ],
      ),
    ],
    82,
    48,
    { scale: 0.88, turn: -8 },
  ),
  ...arm('olive', 'flesh', 's 66,116 46,112 36,96', 33, 90),
  area('ice', 'z 28,88! 28,76 20,66 20,54 28,46 40,46 47,54 46,66 38,76 38,88!', 1.2),
  wash('lime', 'z 21,58 30,61 46,57 46,66 38,75 28,75 21,67', 0.95, 0.2),
  touch('white', 'z 24,54 28,50 29,56 25,60'),
  ...each(
    [
      [30, 44, 3],
      [36, 36, 4],
      [28, 28, 3],
      [38, 22, 2.4],
    ],
    (x, y, radius) => [area('lime', `o ${x},${y} ${radius},${radius}`, 0.8)],
  ),
];

const graveRobbers: Drawing = [
  flood('indigo', 'z 8,14 60,6 130,10 154,44 148,102 80,112 10,100', 0.55),
  ...moon(132, 28, 13),
  wash('gold', 'z 50,60 80,44 110,60 106,96 60,98', 0.5, 4),
  ...far(0.4, [...deadTree(16, 96, 70), ...grave(142, 98, 34, 2)]),
  ...grave(30, 108, 44, -2),
  // One digs, one holds the lantern.
  ...place(
    [
      ...hoodBack('olive'),
      ...mantle('olive'),
      ...head({ skin: 'flesh', eyes: 'wide', nose: 'flat', mouth: 'firm', ear: 'none', brow: 1.8 }),
      ...hoodFront('olive'),
    ],
    118,
    60,
    { scale: 0.62 },
  ),
  ...place(
    [
      ...neck('tan', 18),
      ...shoulders('umber', 38),
      ...head({ skin: 'tan', jaw: 'broad', eyes: 'narrow', nose: 'broken', mouth: 'scowl', brow: 2.4 }),
      area('sepia', 'z -17,-9 -16,-24 -2,-32 14,-28 21,-12 22,-6 2,-13', 1.3),
      ...strokes(0.8, 's -14,-16 2,-21 18,-14'),
    ],
    62,
    58,
    { scale: 0.74 },
  ),
  band('leather', 'l 34,58 74,118', 4, 4),
  area('steel', 'z 24,58 22,44! 30,38 38,40! 42,50 36,60', 1.2),
  ...arm('umber', 'tan', 's 38,112 40,100 48,84', 50, 82, 0.9),
  ...arm('olive', 'flesh', 's 110,112 100,102 92,88', 90, 84, 0.8),
  area('gold', 'z 84,92! 86,86 94,86 96,92! 97,104! 83,104!', 1.2),
  ...strokes(1, 'l 90,86 90,80', 'l 86,92 86,104', 'l 94,92 94,104'),
  touch('white', 'o 90,98 2.4,3.4'),
  area('sepia', 'z -4,124! 10,112 40,108 80,114 120,108 164,114 164,124!', 1.2),
];

const highwaymanCaptain: Drawing = [
  flood('plum', 'z 8,16 60,6 130,8 154,40 150,102 80,114 8,100', 0.5),
  wash('orange', 'z 8,70 60,62 150,70 148,104 80,112 10,104', 0.45, 3),
  ...far(0.5, [...deadTree(20, 100, 80), ...deadTree(148, 96, 70)]),
  ...place(
    [
      ...neck('flesh', 18),
      ...mantle('wine'),
      area('madder', 'z 14,30 30,24 44,34 58,60 40,52 22,44', 1.3),
      area('paper', 'z -8,34 2,44 16,32 20,42 12,60 2,66 -6,58 -14,42', 1.1),
      ...strokes(0.8, 's -4,42 2,50 0,62', 's 12,40 6,50 6,60'),
      ...head({
        skin: 'flesh',
        jaw: 'lean',
        eyes: 'narrow',
        iris: 'gold',
        mouth: 'smirk',
        nose: 'straight',
        brow: 1.8,
      }),
      black('z -16,-6 -4,-6 2,-7 17,-8 18,2 10,5 2,3 -4,3 -12,5 -16,2'),
      touch('paper', 'z 1,-1.4 5,-3.4 10,-1.4 5,0.6'),
      touch('paper', 'z -13,-1.4 -9.6,-3.2 -6,-1.4 -9.6,0.4'),
      touch('ink', 'o 5,-1.6 1.3,1.5'),
      touch('ink', 'o -9.8,-1.6 1.2,1.4'),
      ...beard('sepia', 'goatee'),
      stroke('s -12,15 -8,13.4 -5,14 -1,13.4 4,14.6', 1.6),
      // The three-cornered hat with its plume.
      area('shade', 'z -30,-10! -24,-26 -10,-34 8,-38 26,-32 40,-14! 26,-18 6,-21 -14,-17', 1.5),
      stroke('s -26,-14 -8,-24 8,-27 36,-18', 1.3, 'gold'),
      area('vermilion', 'z 10,-34! 20,-52 44,-58 58,-44! 44,-46 30,-38 18,-28', 1.2),
      stroke('s 14,-34 28,-47 50,-50', 0.8),
      tufts('s 20,-40 34,-49 50,-50', 5, { lean: -60, gap: 2.4 }),
    ],
    86,
    56,
    { scale: 0.9 },
  ),
  ...place(sword(72, 'steel', 'gold', 2.2), 34, 98, { turn: -16 }),
  stroke('s 26,98 24,104 32,110 40,104', 1.3),
  ...arm('wine', 'leather', 's 60,122 46,114 38,104', 35, 98),
];

const shadowAssassin: Drawing = [
  flood('slate', 'z 8,14 60,6 130,8 154,40 148,104 80,112 10,100', 0.55),
  ...moon(80, 44, 36, 'ice'),
  // Only the blade and the eyes catch the moon.
  black('z 80,14! 96,20 104,36 106,54 124,66 142,92 150,124! 10,124! 20,90 38,66 56,54 56,36 64,20'),
  stroke('s 64,21 56,36 57,54 40,66 22,90', 1.2, 'ice'),
  stroke('s 79,15 95,21 103,36', 0.9, 'sky'),
  wash('indigo', 'z 66,40 80,36 96,42 96,60 80,70 66,58', 0.8, 0.8),
  ...each(
    [
      [73, 48],
      [88, 48],
    ],
    (x, y) => [
      touch('white', `z ${x - 5},${y + 1} ${x},${y - 2.4} ${x + 5},${y} ${x},${y + 2}`),
      touch('madder', `o ${x},${y - 0.2} 1.3,1.6`),
    ],
  ),
  ...tinted(
    'slate',
    strokes(
      1,
      's 62,58 80,66 98,58',
      's 60,66 80,75 102,66',
      's 52,84 60,100 58,118',
      's 108,82 102,100 106,118',
      's 80,78 78,96 80,116',
    ),
  ),
  ...place(dagger(52), 46, 100, { turn: 34, scale: 1.15 }),
  ...place(dagger(52), 116, 100, { turn: -34, scale: 1.15 }),
  ...each(
    [
      [46, 100],
      [116, 100],
    ],
    (x, y) => [
      area('shade', `o ${x},${y + 3} 7,6`, 1.2),
      ...strokes(0.8, `l ${x - 4},${y + 1} ${x + 4},${y + 2}`, `l ${x - 4},${y + 5} ${x + 4},${y + 5}`),
    ],
  ),
  ...spark(74, 58, 5),
  touch('lime', 'o 90,62 1.4,2'),
  touch('lime', 'o 92,68 1,1.5'),
];

const mistressOfTheFerrox: Drawing = [
  flood('gold', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.42),
  wash('sap', 'z 8,70 60,62 150,70 148,104 80,112 10,104', 0.45, 3),
  ...far(0.15, place(ferroxHead('ochre', 'rust'), 58, 76, { scale: 0.82 })),
  ...place(
    [
      ...longHair('ink'),
      ...neck('tan', 15),
      ...shoulders('leather', 34),
      ...each(
        [
          [-22, 40, -34, 22],
          [-14, 37, -22, 18],
          [24, 40, 36, 20],
          [32, 44, 48, 28],
        ],
        (x, y, tipX, tipY) => [area('rust', `z ${x - 4},${y + 4}! ${tipX},${tipY}! ${x + 4},${y + 4}!`, 1)],
      ),
      area('ochre', 'z -12,36 -26,42 -14,58 4,64 26,56 34,42 18,34 6,44', 1.3),
      ...strokes(1.3, 's -12,42 -8,50', 's 0,48 0,58', 's 12,46 12,56', 's 22,42 24,50'),
      ...head({
        skin: 'tan',
        jaw: 'soft',
        eyes: 'lashed',
        iris: 'gold',
        nose: 'small',
        mouth: 'lips',
        ear: 'none',
        brow: 1.6,
      }),
      ...tinted('rust', strokes(1.4, 's 8,3 12,5 17,4', 's 8,7 12,9 16,8', 's -15,3 -12,5')),
      ...parting('ink'),
      ...each(
        [
          [-12, -26, -18, -46],
          [-3, -30, -5, -54],
          [7, -31, 10, -54],
          [16, -27, 24, -46],
        ],
        (x, y, tipX, tipY) => [area('rust', `z ${x - 3},${y + 4}! ${tipX},${tipY}! ${x + 3},${y + 4}!`, 1)],
      ),
      area('bone', 'z -16,-15 -2,-22 12,-20 21,-10 22,-15 12,-26 -2,-28 -17,-21', 1.1),
    ],
    104,
    54,
    { scale: 0.84 },
  ),
  ...arm('leather', 'tan', 's 84,116 74,96 66,76', 64, 68, 0.85),
];

/** People who have taken to the wrong trade. */
export const folkChallenges = {
  'toll-takers': tollTakers,
  'crooked-alchemist': crookedAlchemist,
  'grave-robbers': graveRobbers,
  'highwayman-captain': highwaymanCaptain,
  'shadow-assassin': shadowAssassin,
  'mistress-of-the-ferrox': mistressOfTheFerrox,
} satisfies Record<string, Drawing>;
