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
import { club, goblinHead, hugeShoulders, ogreHead } from '../kit/brutes.js';
import { arm, furCollar, helmet, horn, neck, pauldrons, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { crag, fir, grass, ripples } from '../kit/nature.js';
import { flood, glow, spark, spatter } from '../kit/paper.js';
import { skull } from '../kit/skull.js';
import { axe, bow, dagger, flame, staff } from '../kit/weapons.js';

const goblinAmbushers: Drawing = [
  flood('sap', 'z 8,18 60,8 130,12 152,44 148,98 80,110 10,98', 0.5),
  ...far(0.45, [...fir(28, 70, 60), ...fir(136, 66, 56)]),
  ...far(0.25, [...place(goblinHead('sap'), 118, 60, { scale: 0.62 }), ...place(bow(22), 146, 70)]),
  ...place([area('leather', 'z -10,16 -26,24 -36,60! 40,60! 28,24 10,14', 1.3), ...goblinHead()], 62, 60, {
    scale: 1.06,
  }),
  area('leather', 'z 42,42! 46,32 62,26 78,32 84,44 62,38', 1.2),
  ...strokes(0.8, 's 50,38 62,33 76,38'),
  ...place(dagger(32), 24, 88, { turn: -22, scale: 1.1 }),
  ...arm('leather', 'moss', 's 40,108 32,102 26,92', 24, 90, 0.9),
  // The bush they lie in wait behind.
  area(
    'viridian',
    'z -6,124! -4,104 10,96 22,102 34,94 50,102 66,96 80,104 96,94 112,100 126,90 142,98 156,92 166,104 166,124!',
    1.2,
  ),
  ...grass('s 4,104 34,98 66,100 96,98 128,96 156,98', 9, 'sap'),
  ...grass('s 4,112 40,108 80,112 120,106 156,108', 9),
];

const goblinShaman: Drawing = [
  flood('violet', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.45),
  wash('lime', 'z 14,20 50,12 64,40 50,66 16,60', 0.5, 3),
  ...place(
    [
      area('rust', 'z -8,14 -30,26 -44,70! 46,70! 34,26 12,12', 1.4),
      ...strokes(0.9, 's -14,28 -20,48 -20,68', 's 16,26 22,46 22,68', 's 2,28 0,50 2,68'),
      ...each(
        [
          [-16, 30],
          [-8, 34],
          [1, 36],
          [10, 34],
          [18, 29],
        ],
        (x, y) => [area('bone', `z ${x - 2},${y}! ${x},${y - 2} ${x + 2},${y}! ${x},${y + 8}!`, 0.9)],
      ),
      ...goblinHead('olive', 'lime'),
      ...tinted('paper', strokes(1.6, 'l -14,2 -18,4', 'l 10,4 15,4', 'l 9,8 14,9')),
      // The skull of a ram for a hat.
      area('bone', 'z -17,-12 -13,-26 0,-32 13,-26 19,-11 8,-16 -6,-16', 1.3),
      black('z -9,-19 -5,-23 -2,-19 -6,-17'),
      black('z 5,-19 9,-23 12,-19 8,-17'),
      band('bone', 's 14,-24 30,-38 42,-26 34,-14', 9, 2.4),
      band('bone', 's -13,-24 -28,-38 -38,-26 -31,-16', 8, 2.2),
      ...strokes(0.8, 'l 22,-36 22,-26', 'l 32,-36 30,-27', 'l -20,-35 -20,-26', 'l -29,-35 -27,-26'),
    ],
    92,
    58,
    { scale: 1.06 },
  ),
  ...place(
    staff(48, [...place(skull('lime'), 0, -7, { scale: 0.36 }), tufts('s -6,4 0,6 6,4', 14, { lean: -90, gap: 1.6 })]),
    38,
    84,
    { turn: -6 },
  ),
  ...arm('rust', 'olive', 's 66,116 50,104 42,90', 38, 84, 0.95),
  ...glow('lime', 33, 28, 9),
  ...spatter('lime', 40, 26, 22, 9),
];

const orcFace = (skin: 'moss' | 'olive' | 'sap'): Drawing =>
  head({
    skin,
    jaw: 'heavy',
    eyes: 'narrow',
    iris: 'vermilion',
    nose: 'flat',
    mouth: 'tusks',
    ear: 'pointed',
    brow: 3,
    frown: 2.4,
  });

const orcRaiders: Drawing = [
  flood('sienna', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.5),
  wash('shade', 'z 90,14 150,10 152,40 120,44 94,34', 0.4, 3),
  // A farm burns behind them.
  ...far(0.3, [
    area('sepia', 'p 112,96 112,66 128,54 146,66 146,96', 1.1),
    ...place(flame(28), 122, 62),
    ...place(flame(20), 138, 66),
  ]),
  ...far(
    0.28,
    place([...neck('sap', 24), ...shoulders('rust', 42), ...orcFace('sap'), ...helmet('slate')], 114, 62, {
      scale: 0.62,
      flip: true,
    }),
  ),
  ...place(
    [
      ...neck('moss', 26),
      ...shoulders('leather', 46),
      ...pauldrons('slate'),
      ...each(
        [
          [36, 42, 44, 22],
          [46, 48, 60, 32],
          [-36, 48, -46, 30],
        ],
        (x, y, tipX, tipY) => [area('bone', `z ${x - 4},${y + 3}! ${tipX},${tipY}! ${x + 4},${y + 3}!`, 1)],
      ),
      ...orcFace('moss'),
      area('ink', 'z 2,-26 12,-34 26,-32! 20,-26 30,-16! 20,-18 12,-22', 1),
      stroke('s -12,-16 -8,-4 -12,10', 1.6, 'madder'),
      stroke('s 2,-14 8,-2 6,12', 1.6, 'madder'),
    ],
    64,
    50,
    { scale: 0.9 },
  ),
  ...place(axe(56), 22, 100, { turn: -4, scale: 1.1 }),
  ...arm('leather', 'moss', 's 34,124 28,116 24,106', 22, 100),
];

const hillOgreYoungling: Drawing = [
  flood('moss', 'z 8,22 60,10 130,12 152,48 148,100 80,112 10,98', 0.5),
  ...far(0.5, [
    area('sap', 'z -4,96 30,62 70,52 110,60 164,50! 164,110! -4,110!', 1),
    ...fir(24, 74, 20),
    ...fir(136, 62, 22),
    ...fir(146, 64, 16),
  ]),
  ...place(
    [
      ...hugeShoulders('flesh'),
      area('leather', 'z -30,40 -10,58 10,84 6,106! -14,106! -20,78 -40,54', 1.3),
      ...ogreHead('flesh', 'rose'),
      tufts('s -6,-24 4,-27 12,-22', 12, { lean: 84, gap: 1.8, width: 1.2, pigment: 'rust' }),
    ],
    84,
    52,
    { scale: 0.88 },
  ),
  // He has found a sheep.
  area('paper', 'z 20,96 16,86 22,78 32,76 44,78 52,86 50,98 38,104 26,103', 1.2),
  tufts('s 22,92 26,84 34,82 44,86', 5, { lean: 50, gap: 2.4, width: 0.7 }),
  area('shade', 'z 16,86 10,84 6,90 10,97 17,95', 1.1),
  touch('white', 'o 11,89 1.3,1.3'),
  ...strokes(1.8, 'l 28,103 27,111', 'l 42,103 43,111'),
  ...arm('flesh', 'flesh', 's 40,108 48,100 46,88', 45, 82, 1.3),
];

const ogreMarauder: Drawing = [
  flood('rust', 'z 6,16 60,6 130,8 154,38 150,104 80,114 8,102', 0.55),
  wash('shade', 'z 8,70 60,60 150,68 150,106 80,114 8,106', 0.45, 3),
  ...place(club(70), 28, 92, { turn: -14, scale: 1.25 }),
  ...place(
    [
      ...hugeShoulders('stone'),
      ...furCollar('umber'),
      area('slate', 'z 24,38 44,30 62,44 68,66 46,62 28,54', 1.5),
      ...strokes(1, 's 30,48 48,46 64,60'),
      ...each(
        [
          [40, 36, 44, 14],
          [54, 42, 66, 24],
        ],
        (x, y, tipX, tipY) => [area('bone', `z ${x - 5},${y + 3}! ${tipX},${tipY}! ${x + 5},${y + 4}!`, 1.1)],
      ),
      ...ogreHead('stone', 'grey'),
      area('slate', 'z -14,-12! -14,-24 2,-32 16,-24 21,-8! 8,-16 -4,-16', 1.3),
      ...horn(14, -24, 20, 1),
      ...horn(-9, -24, 18, -1),
      ...tinted('rose', strokes(1.4, 's -22,10 -18,14 -20,20', 's 14,-2 18,2 16,8')),
    ],
    92,
    50,
    { scale: 0.96 },
  ),
  ...arm('stone', 'stone', 's 44,126 34,112 30,98', 29, 90, 1.5),
  ...spatter('madder', 26, 22, 16, 7),
];

const bridgeTroll: Drawing = [
  flood('teal', 'z 8,18 60,8 130,12 154,44 150,100 80,112 8,100', 0.45),
  wash('slate', 'z 8,70 60,62 150,70 150,108 80,114 8,106', 0.4, 3),
  // It comes up from under its arch.
  area(
    'stone',
    'z -4,40! -4,14! 60,4 110,4 164,14! 164,120! 144,120! 140,70 116,42 80,32 44,42 20,70 16,120! -4,120!',
    1.5,
  ),
  ...each(
    [
      [8, 30, 20, 44],
      [36, 14, 42, 34],
      [80, 6, 80, 30],
      [122, 12, 116, 36],
      [150, 32, 138, 48],
      [2, 70, 18, 72],
      [146, 74, 160, 72],
      [4, 96, 16, 96],
      [144, 98, 160, 98],
    ],
    (x, y, toX, toY) => [stroke(`l ${x},${y} ${toX},${toY}`, 1)],
  ),
  wash('ink', 'z 22,112 26,72 46,46 80,37 114,46 134,72 138,112', 0.6, 0.8),
  ...place(
    [
      ...hugeShoulders('viridian'),
      area(
        'olive',
        'z -16,-16 -8,-28 6,-31 20,-24 28,-6 32,20 38,44! 28,38 24,50! 18,30 -20,30 -24,46! -30,30 -27,4',
        1.2,
      ),
      ...ogreHead('viridian', 'teal'),
      area('olive', 'z -18,-10! -14,-25 2,-32 18,-25 24,-4! 14,-16 4,-18! 0,-12! -6,-19! -12,-10!', 1.1),
      tufts('s -24,34 -26,14 -18,-14', 8, { lean: 150, gap: 2.4 }),
      tufts('s 22,-14 30,10 34,38', 8, { lean: -20, gap: 2.4 }),
      area('teal', 'z -4,-4 -12,4 -24,16 -28,24 -20,27 -12,20 -2,12 3,6', 1.3),
      ...each(
        [
          [-18, 20],
          [-14, 12],
          [10, -16],
          [16, 20],
        ],
        (x, y) => [stroke(`o ${x},${y} 1.6,1.3`, 0.7)],
      ),
      wash('moss', 'z -50,44 -34,30 -22,34 -34,46', 0.8, 0.8),
      wash('moss', 'z 34,28 56,42 48,48 34,38', 0.8, 0.8),
    ],
    82,
    64,
    { scale: 0.92 },
  ),
  ...each(
    [
      [30, 104],
      [128, 106],
    ],
    (x, y) => [
      area(
        'viridian',
        `z ${x - 10},${y + 2} ${x - 8},${y - 8} ${x + 6},${y - 9} ${x + 12},${y} ${x + 6},${y + 8} ${x - 6},${y + 8}`,
        1.3,
      ),
      ...strokes(
        0.9,
        `l ${x - 5},${y - 2} ${x - 6},${y + 6}`,
        `l ${x},${y - 2} ${x},${y + 7}`,
        `l ${x + 5},${y - 2} ${x + 6},${y + 6}`,
      ),
    ],
  ),
  wash('prussian', 'z 4,110 50,106 110,110 156,106 154,118 6,118', 0.6, 1),
  ...ripples([14, 113, 50], [90, 114, 50]),
];

const giantOfThePeaks: Drawing = [
  flood('sky', 'z 6,10 60,4 130,6 156,34 152,104 80,114 6,102', 0.6),
  ...far(0.5, [...crag(26, 106, 56, 74, 'slate'), ...crag(136, 106, 60, 66, 'slate')]),
  ...each(
    [
      [26, 32, 9],
      [136, 40, 9],
    ],
    (x, y, size) => [
      wash(
        'white',
        `z ${x - size},${y + size} ${x},${y} ${x + size},${y + size * 1.2} ${x},${y + size * 0.8}`,
        0.9,
        0.6,
      ),
    ],
  ),
  ...place(
    [
      ...hugeShoulders('slate'),
      ...neck('pallor', 24),
      ...furCollar('stone'),
      ...head({
        skin: 'pallor',
        jaw: 'broad',
        eyes: 'stern',
        iris: 'cobalt',
        nose: 'broken',
        mouth: 'hidden',
        brow: 3.4,
        frown: 2,
        browPigment: 'slate',
      }),
      area('ice', 'z -17,6 -12,13 -5,12 2,13 13,5 18,2 22,24 16,46 6,64! 2,52 -4,68! -8,50 -16,56! -20,30', 1.3),
      ...strokes(0.9, 's -12,20 -12,36 -8,48', 's 0,20 0,38 -2,56', 's 12,18 11,34 6,52', 's -9,16 -4,17 2,16'),
      area('ice', 'z -14,-10! -18,-22 -6,-34 10,-35 23,-24 27,-4 26,18! 19,6 17,-8 8,-17 -6,-17', 1.2),
      ...strokes(0.8, 's -8,-26 6,-29 18,-18 22,2', 's -4,-22 8,-22 16,-8'),
      wash('white', 'z -50,46 -38,34 -24,34 -36,46', 0.9, 0.6),
      wash('white', 'z 34,30 52,40 60,52 44,44', 0.9, 0.6),
    ],
    78,
    48,
    { scale: 0.86 },
  ),
  // A rock over his head, and pines to his chest.
  ...crag(130, 40, 36, 30, 'stone'),
  ...arm('slate', 'pallor', 's 118,84 140,70 134,48', 130, 42, 1.5),
  ...each(
    [
      [10, 118, 28],
      [22, 120, 22],
      [36, 119, 30],
      [52, 121, 20],
      [110, 121, 22],
      [126, 119, 30],
      [142, 121, 24],
      [154, 119, 28],
    ],
    (x, y, height) => fir(x, y, height),
  ),
  ...each(
    [
      [20, 20],
      [60, 14],
      [100, 12],
      [148, 70],
      [10, 60],
    ],
    (x, y) => spark(x, y, 2.4),
  ),
];

/** Goblins, orcs and giants. */
export const bruteChallenges = {
  'goblin-ambushers': goblinAmbushers,
  'goblin-shaman': goblinShaman,
  'orc-raiders': orcRaiders,
  'hill-ogre-youngling': hillOgreYoungling,
  'ogre-marauder': ogreMarauder,
  'bridge-troll': bridgeTroll,
  'giant-of-the-peaks': giantOfThePeaks,
} satisfies Record<string, Drawing>;
