import { area, band, type Drawing, each, place, stroke, strokes, tinted, touch, tufts, wash } from '../brush/marks.js';
import { bolt, crystal } from '../kit/nature.js';
import { glow, spark, spatter, spot } from '../kit/paper.js';
import { arrow, axe, bow, flame, mace, spear, staff, stoneTop, sword } from '../kit/weapons.js';

const huntingBow: Drawing = [
  ...spot('moss', 'ochre'),
  ...place(bow(44), 52, 52, { turn: 36, scale: 1.06 }),
  ...place(arrow(64, 'sap'), 78, 76, { turn: -48 }),
];

const shortSword: Drawing = [
  ...spot('sky', 'stone'),
  ...place(sword(58, 'steel', 'leather', 5), 32, 74, { turn: 40, scale: 1.24 }),
];

const apprenticeStaff: Drawing = [
  ...spot('lilac', 'sky'),
  ...place(
    staff(50, [band('leather', 's 0,2 -6,-6 -5,-14 3,-16 6,-10 2,-7', 4.4, 2, 1.1), ...spark(0, -10, 6, 'gold')]),
    40,
    62,
    { turn: 36 },
  ),
  ...each(
    [
      [44, 58],
      [41, 62],
      [38, 66],
    ],
    (x, y) => [stroke(`l ${x - 3},${y - 2} ${x + 3},${y + 2}`, 1.2, 'madder')],
  ),
];

const throwingKnives: Drawing = [
  ...spot('stone', 'madder'),
  ...each(
    [
      [24, 66, -8],
      [40, 72, 18],
      [54, 82, 44],
    ],
    (x, y, turn) =>
      place(
        [
          area('steel', 'z -3.4,-4! -5,-26 0,-42! 5,-26 3.4,-4!', 1.2),
          stroke('l 0,-6 0,-34', 0.7),
          band('madder', 'l 0,-2 0,12', 4.6, 3.6),
          stroke('o 0,17 3.4,3.4', 1.2),
          ...strokes(0.7, 'l -2,2 2,1', 'l -2,6 2,5'),
        ],
        x,
        y,
        { turn },
      ),
  ),
];

const militiaSpear: Drawing = [
  ...spot('straw', 'sap'),
  ...place(
    [...spear(46), tufts('s -3,-44 0,-43 3,-44', 12, { lean: -80, gap: 1, pigment: 'madder', width: 1.4 })],
    48,
    58,
    { turn: 40, scale: 1.02 },
  ),
];

const heavyCrossbow: Drawing = [
  ...spot('ochre', 'slate'),
  ...place(
    [
      stroke('s -36,-14 0,14 36,-14', 0.9),
      area('leather', 'z -5,-34! 5,-34! 6,10 8,38 4,46! -4,46! -8,38 -6,10', 1.4),
      ...strokes(0.8, 'l 0,-30 0,8', 's -4,16 -5,28 -3,40'),
      band('slate', 's -38,-14 -20,-28 0,-31 20,-28 38,-14', 6, 6),
      ...strokes(0.8, 's -30,-20 -16,-28 0,-30'),
      ...place(arrow(42, 'madder'), 0, 12),
      area('steel', 'z -7,8! 7,8! 5,14! -5,14!', 1),
      band('steel', 's 0,20 10,26 8,32', 3, 2, 1),
      stroke('z -7,-38 -7,-46 7,-46 7,-38', 1.6),
    ],
    50,
    54,
    { turn: 38, scale: 0.92 },
  ),
];

const dwarvenAxe: Drawing = [
  ...spot('sienna', 'slate'),
  ...place(
    [
      ...axe(54),
      ...tinted('gold', strokes(0.9, 'l 8,-46 14,-44 10,-40 15,-36', 's 6,-40 10,-34')),
      area('slate', 'z -3,-52! 0,-66! 4,-52!', 1),
      band('gold', 'l -3,-52 4,-52', 3, 3, 0.9),
      band('gold', 'l -3,14 3,14', 3, 3, 0.9),
    ],
    36,
    74,
    { turn: 30, scale: 1.12 },
  ),
];

const carvedRunestaff: Drawing = [
  ...spot('teal', 'ochre'),
  ...place(staff(54, stoneTop('teal'), 'umber'), 40, 68, { turn: 38 }),
  ...each(
    [
      [46, 60],
      [52, 52],
      [58, 45],
      [38, 70],
    ],
    (x, y) => tinted('ice', strokes(1.2, `l ${x - 2},${y + 2} ${x + 2},${y - 3}`, `l ${x},${y} ${x + 3},${y + 1}`)),
  ),
];

const duellingRapier: Drawing = [
  ...spot('rose', 'sky'),
  ...place(
    [
      area('steel', 'z -2.4,-4! -1.8,-60 0,-78! 1.8,-60 2.4,-4!', 1),
      ...strokes(1.6, 's -10,-2 -12,8 -2,14', 's 10,-4 13,6 3,14', 's -9,-4 0,2 9,-4'),
      area('gold', 'z -8,-3 0,-7 8,-3 5,3 -5,3', 1.1),
      band('wine', 'l 0,4 0,14', 3.6),
      area('gold', 'o 0,17 2.8,2.8', 1),
    ],
    30,
    76,
    { turn: 42, scale: 1.05 },
  ),
];

const lightningMace: Drawing = [
  ...spot('indigo', 'violet'),
  ...place(mace(46, 'cobalt'), 36, 72, { turn: 36, scale: 1.08 }),
  ...bolt('l 70,26 84,20 80,14 94,6'),
  ...bolt('l 66,40 82,44 80,50 94,56'),
  ...bolt('l 56,22 52,12 58,10 52,2'),
];

const maceOfKellos: Drawing = [
  ...spot('gold', 'vermilion'),
  ...glow('orange', 68, 28, 20),
  ...place(mace(44, 'gold'), 38, 70, { turn: 36, scale: 1.1 }),
  ...place(flame(26, 'vermilion', 'gold'), 74, 24, { turn: 16 }),
];

const executionersAxe: Drawing = [
  ...spot('wine', 'slate'),
  ...place(axe(52, 'slate', true), 40, 78, { turn: 24, scale: 1.16 }),
  wash('madder', 'z 74,22 82,30 80,42 74,40', 0.8, 0.6),
  ...spatter('madder', 82, 54, 12, 7),
];

const stormwoodBow: Drawing = [
  ...spot('prussian', 'violet'),
  ...place(
    [
      ...bow(44, 'slate'),
      ...each(
        [
          [-6, -28],
          [-11, -12],
          [-11, 12],
          [-6, 28],
        ],
        (x, y) => tinted('ice', strokes(1.2, `l ${x - 2},${y - 3} ${x + 2},${y} ${x - 1},${y + 3}`)),
      ),
    ],
    52,
    52,
    { turn: 36, scale: 1.06 },
  ),
  ...bolt('l 84,20 76,34 80,38 68,52 73,56 60,72 64,76 50,92'),
];

const wandOfWinter: Drawing = [
  ...spot('ice', 'cobalt'),
  ...place(
    [
      band('slate', 'l 0,34 0,-16', 4, 5.4),
      band('steel', 'l -3,-4 3,-4', 3),
      band('steel', 'l -3,18 3,18', 3),
      ...crystal(0, -14, 30),
      ...crystal(-4, -14, 18, -34),
      ...crystal(4, -14, 18, 34),
    ],
    44,
    62,
    { turn: 36, scale: 1.1 },
  ),
  ...each(
    [
      [80, 46],
      [46, 16],
      [86, 16],
      [26, 36],
    ],
    (x, y) => spark(x, y, 5),
  ),
];

const soulbrand: Drawing = [
  ...spot('plum', 'teal'),
  ...place(
    [
      wash('teal', 'z -8,-6 -12,-30 -6,-50 -10,-66! 0,-58 6,-78! 8,-54 13,-40 9,-6', 0.7, 1),
      ...sword(64, 'ice', 'shade', 5),
      wash('teal', 'z -2,-8 2,-8 1.6,-52 -1.6,-52', 0.9, 0.2),
      touch('lime', 'o 0,-4 2,2'),
    ],
    32,
    76,
    { turn: 40, scale: 1.06 },
  ),
  ...spatter('teal', 66, 60, 14, 8),
];

const ghostBlade: Drawing = [
  ...spot('sky', 'lilac'),
  ...place(
    [
      wash('ice', 'z -4,-4 -7,-34 2,-72! 8,-58 6,-30 4,-4', 0.8, 1),
      wash('white', 'z -2,-6 -3,-34 2,-64 4,-32 2,-6', 0.9, 0.4),
      ...strokes(0.8, 's -4,-6 -7,-24 -4,-38', 's -3,-48 0,-60 3,-70', 's 4,-8 6,-20', 's 7,-34 7,-48 5,-58'),
      band('slate', 's -11,-7 0,-2 11,-7', 3, 3),
      band('shade', 'l 0,0 0,12', 4),
      area('slate', 'o 0,15 3,3', 1),
    ],
    32,
    76,
    { turn: 40, scale: 1.06 },
  ),
  ...each(
    [
      [78, 40],
      [54, 20],
    ],
    (x, y) => spark(x, y, 4),
  ),
];

const longEyeBow: Drawing = [
  ...spot('viridian', 'gold'),
  ...place(
    [
      ...bow(46, 'ochre'),
      // The eye in the grip.
      area('gold', 'z -20,0! -14,-7 -6,-7 -1,0! -6,7 -14,7', 1.2),
      touch('viridian', 'o -10,0 4,4.4'),
      touch('ink', 'o -10,0 1.4,2.6'),
      touch('white', 'o -11.4,-1.6 1,1'),
    ],
    52,
    52,
    { turn: 36, scale: 1.06 },
  ),
];

export const weaponPictures = {
  'hunting-bow': huntingBow,
  'short-sword': shortSword,
  'apprentice-staff': apprenticeStaff,
  'throwing-knives': throwingKnives,
  'militia-spear': militiaSpear,
  'heavy-crossbow': heavyCrossbow,
  'dwarven-axe': dwarvenAxe,
  'carved-runestaff': carvedRunestaff,
  'duelling-rapier': duellingRapier,
  'lightning-mace': lightningMace,
  'mace-of-kellos': maceOfKellos,
  'executioners-axe': executionersAxe,
  'stormwood-bow': stormwoodBow,
  'wand-of-winter': wandOfWinter,
  soulbrand,
  'ghost-blade': ghostBlade,
  'long-eye-bow': longEyeBow,
} satisfies Record<string, Drawing>;
