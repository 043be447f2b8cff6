import {
  area,
  black,
  type Drawing,
  each,
  far,
  mirrored,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  wash,
} from '../brush/marks.js';
import { arm, beard, hairCap, hoodBack, hoodFront, mantle, neck } from '../kit/bust.js';
import { dragonHead, flying } from '../kit/dragons.js';
import { head } from '../kit/head.js';
import { bolt, smoke } from '../kit/nature.js';
import { flood, glow, spatter } from '../kit/paper.js';
import { skull } from '../kit/skull.js';
import { dagger, flame, staff, torch } from '../kit/weapons.js';

const cultist = (cloth: 'madder' | 'wine', eyes: 'gold' | 'orange'): Drawing => [
  ...hoodBack(cloth),
  ...mantle(cloth),
  area('gold', 'z -16,40 4,50 24,40 28,46 5,62 -20,46', 1),
  // A dragon's mask of brass.
  area('ochre', 'z -14,-14 -18,-2 -19,8 -14,20 -6,28 2,24 10,16 17,4 17,-10 8,-20 -4,-20', 1.4),
  area('ochre', 'z -6,-2 -14,6 -20,14 -16,20 -6,18 0,10', 1.1),
  black('z 0,-4 8,-9 13,-6 6,0'),
  black('z -15,-3 -11,-8 -6,-4 -11,0'),
  touch(eyes, 'o 6,-5 1.6,1.3'),
  touch(eyes, 'o -11,-4.4 1.4,1.2'),
  ...strokes(0.9, 's -14,16 -8,20 -2,17', 's 4,4 10,6 14,2', 's 2,10 8,12 12,8'),
  ...each(
    [
      [-12, 19],
      [-8, 21],
      [-4, 20],
    ],
    (x, y) => [area('white', `z ${x - 1.2},${y}! ${x + 1.4},${y}! ${x},${y + 5}!`, 0.7)],
  ),
  ...hoodFront(cloth),
];

const dragonCultists: Drawing = [
  flood('orange', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.5),
  wash('shade', 'z 8,18 60,8 150,12 140,40 70,36 12,44', 0.42, 3),
  ...far(0.45, place(flying('shade'), 84, 24, { scale: 0.6 })),
  ...far(0.35, place(cultist('wine', 'orange'), 36, 62, { scale: 0.62 })),
  ...far(0.35, place(cultist('wine', 'orange'), 128, 62, { scale: 0.62, flip: true })),
  ...place(cultist('madder', 'gold'), 82, 58, { scale: 0.86 }),
  ...place(torch(26), 14, 108, { turn: -8 }),
  ...place(torch(26), 148, 108, { turn: 8 }),
];

const apprenticeOfVorakesh: Drawing = [
  flood('plum', 'z 8,16 60,6 130,8 154,40 148,104 80,112 10,100', 0.55),
  wash('sap', 'z 100,20 146,14 150,70 124,84 100,56', 0.5, 3),
  ...place(
    [
      ...neck('pallor', 15),
      ...mantle('shade'),
      area('plum', 'z -6,36 -16,20 -22,8! -26,26 -20,44 4,60 28,44 36,22 30,4! 24,20 16,32 5,48', 1.3),
      ...head({
        skin: 'pallor',
        jaw: 'lean',
        eyes: 'stern',
        iris: 'lime',
        nose: 'straight',
        mouth: 'smirk',
        brow: 1.8,
        frown: 1.4,
      }),
      ...hairCap('ink'),
      area('ink', 'z -14,-8! -8,-20 -2,-16 -8,-2! -10,-10', 0.9),
      stroke('s 6,3 8,8 7,14', 0.9, 'sap'),
      ...strokes(0.8, 's -12,3 -9,4', 's 2,4 8,4.6'),
    ],
    70,
    52,
    { scale: 0.9 },
  ),
  // He practises on what others left.
  ...arm('shade', 'pallor', 's 98,120 112,106 122,92', 126, 86),
  ...glow('lime', 130, 62, 14),
  ...place(skull('lime'), 130, 58, { scale: 0.5 }),
  ...smoke('sap', 132, 42, 30),
  ...each(
    [
      [20, 98],
      [30, 106],
      [14, 110],
    ],
    (x, y) => place(skull(), x, y, { scale: 0.34, turn: x }),
  ),
];

const dragonHighPriest: Drawing = [
  flood('vermilion', 'z 6,14 60,4 130,6 156,36 152,104 80,114 6,102', 0.5),
  wash('shade', 'z 8,16 50,8 110,8 152,18 140,54 80,40 20,52', 0.5, 4),
  // The idol behind him opens its jaws.
  ...far(
    0.45,
    mirrored(
      80,
      place(dragonHead({ skin: 'rust', belly: 'ochre', eye: 'orange' }), 128, 44, { scale: 0.62, flip: true }),
    ),
  ),
  ...place(
    [
      ...neck('umber', 16),
      ...mantle('madder'),
      area('gold', 'z -4,42 12,42 16,106! -10,106!', 1.2),
      ...strokes(1, 'l 4,50 9,58 4,66 -1,58 4,50', 'l 4,74 9,82 4,90 -1,82 4,74'),
      area('gold', 'z -14,34 -34,38 -50,54 -38,62 -18,52 4,60 26,52 46,62 58,56 40,38 18,32 4,42', 1.4),
      ...strokes(0.9, 's -36,48 -20,44 -8,46', 's 42,48 28,44 14,46'),
      ...head({
        skin: 'umber',
        jaw: 'old',
        eyes: 'glow',
        iris: 'orange',
        nose: 'hooked',
        mouth: 'firm',
        ear: 'none',
        brow: 2.2,
        frown: 2,
      }),
      ...beard('shade', 'goatee'),
      ...tinted('gold', strokes(1.4, 's -8,-12 -6,-4', 's 2,8 6,14', 's 10,8 11,14')),
      // The mitre is a dragon's head.
      area('gold', 'z -18,-8! -19,-24 -10,-42 6,-62! 12,-44 24,-30 27,-6 26,24! 20,18 18,-6 8,-15 -6,-15', 1.4),
      area('madder', 'z -13,-20 -6,-38 5,-52 9,-38 12,-24 0,-20', 1.1),
      black('z -8,-26 -4,-31 0,-26'),
      black('z 4,-27 8,-32 10,-27'),
      ...each(
        [
          [-12, -14],
          [-4, -16],
          [4, -16],
          [12, -13],
        ],
        (x, y) => [area('white', `z ${x - 2.4},${y}! ${x + 2.4},${y}! ${x},${y + 6}!`, 0.8)],
      ),
    ],
    78,
    62,
    { scale: 0.86 },
  ),
  ...place(staff(56, [...place(flame(22), 0, 2)], 'gold'), 132, 90, { turn: 6 }),
  ...arm('madder', 'umber', 's 108,122 122,108 130,96', 132, 90),
  ...place(dagger(36, 'gold'), 26, 96, { turn: -10 }),
  ...arm('madder', 'umber', 's 46,124 34,114 28,104', 26, 99),
  ...spatter('gold', 80, 18, 40, 10),
];

const vorakesh: Drawing = [
  flood('shade', 'z 4,12 60,4 130,4 156,32 152,106 80,116 4,104', 0.62),
  wash('lime', 'z 30,40 60,16 110,18 136,46 120,90 80,100 40,88', 0.55, 4.5),
  // The dead answer him.
  ...far(
    0.4,
    each(
      [
        [18, 78, 0.42, -6],
        [142, 76, 0.44, 8],
        [34, 96, 0.36, 10],
        [126, 98, 0.36, -8],
      ],
      (x, y, scale, turn) => place(skull('lime'), x, y, { scale, turn }),
    ),
  ),
  ...place(
    [
      // The high collar.
      area('wine', 'z -10,40 -22,20 -36,-18! -40,10 -36,44 4,66 42,44 52,8 46,-20! 30,20 18,38 4,54', 1.5),
      ...strokes(0.9, 's -32,0 -26,24 -14,42', 's 42,-2 34,24 22,42'),
      ...neck('pallor', 13),
      ...mantle('shade'),
      ...head({
        skin: 'pallor',
        jaw: 'old',
        eyes: 'glow',
        iris: 'lime',
        nose: 'hooked',
        mouth: 'scowl',
        ear: 'pointed',
        brow: 1.8,
        frown: 2.6,
      }),
      ...strokes(
        0.8,
        's 10,4 12,10 9,15',
        's 12,3 14.6,10 12,14',
        's -16,6 -13,12',
        's -10,-14 -2,-12 6,-14',
        's -9,-18 -2,-16 6,-18',
      ),
      area(
        'bone',
        'z -14,-12! -18,-24 -8,-32 8,-33 20,-26 26,-6 30,24 34,52! 26,44 24,60! 18,30 17,-4 10,-17 0,-22 -8,-20',
        1.1,
      ),
      ...strokes(0.8, 's 2,-28 16,-20 20,4 24,36', 's -8,-28 4,-26 14,-14'),
      area('shade', 'z -15,-17 -2,-24 12,-22 21,-12 21,-17 12,-28 -2,-30 -16,-23', 1.1),
      ...place(skull('lime'), -2, -28, { scale: 0.24 }),
      ...beard('bone', 'goatee'),
      area('gold', 'o 4,56 5,5.6', 1.1),
      touch('lime', 'o 4,56 2.6,3'),
    ],
    82,
    54,
    { scale: 0.94 },
  ),
  ...arm('shade', 'pallor', 's 48,124 34,108 26,90', 24, 82),
  ...arm('shade', 'pallor', 's 120,124 134,108 140,90', 142, 82),
  ...each(
    [
      [24, 82, 1],
      [142, 82, -1],
    ],
    (x, y, side) =>
      strokes(
        1.4,
        `s ${x - side * 3},${y - 3} ${x - side * 8},${y - 10} ${x - side * 7},${y - 17}`,
        `s ${x},${y - 4} ${x - side * 2},${y - 12} ${x},${y - 20}`,
        `s ${x + side * 3},${y - 3} ${x + side * 5},${y - 11} ${x + side * 8},${y - 17}`,
      ),
  ),
  ...glow('lime', 24, 56, 10),
  ...glow('lime', 142, 56, 10),
  ...bolt('l 30,52 44,40 42,34 58,22', 'lime'),
  ...bolt('l 136,52 124,40 126,34 112,22', 'lime'),
  ...spatter('lime', 80, 20, 50, 14),
];

export const cultistChallenges = {
  'dragon-cultists': dragonCultists,
  'apprentice-of-vorakesh': apprenticeOfVorakesh,
  'dragon-high-priest': dragonHighPriest,
  vorakesh,
} satisfies Record<string, Drawing>;
