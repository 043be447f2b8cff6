import { area, band, black, type Drawing, each, far, place, stroke, strokes, touch, wash } from '../brush/marks.js';
import { arm, beard, chain, helmet, neck, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { fir, smoke } from '../kit/nature.js';
import { flood } from '../kit/paper.js';
import { banner, wanderer } from '../kit/places.js';
import { sword, torch } from '../kit/weapons.js';

const lostPilgrim: Drawing = [
  flood('stone', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.55),
  wash('lilac', 'z 20,30 80,18 140,30 136,70 80,80 24,70', 0.4, 4),
  ...far(0.6, [...fir(16, 84, 56), ...fir(36, 80, 44), ...fir(128, 80, 50), ...fir(148, 84, 60)]),
  wash('olive', 'z -4,88 50,82 110,82 164,88 164,122 -4,122', 0.5, 2.4),
  // Three ways, and none of the names is known to him.
  area('straw', 'z 70,86! 82,86! 84,96 120,104 150,116! 140,124! 96,112 78,112 50,124! 20,124! 60,104 70,96', 1),
  band('leather', 'l 110,112 108,38', 5, 4),
  area('ochre', 'p 110,42 138,38 146,44 140,52 110,54', 1.2),
  area('ochre', 'p 108,58 84,56 76,63 84,70 108,69', 1.2),
  ...strokes(0.9, 's 116,46 124,48 134,44', 's 86,63 94,65 104,63'),
  ...wanderer(58, 116, 62, 'umber'),
  stroke('s 44,86 56,92 70,84', 1.3, 'straw'),
  area('ochre', 'o 74,96 9,11', 1.2),
  ...strokes(1, 's 66,92 74,95 82,91', 's 66,100 74,103 82,99'),
  area('straw', 'z 50,60 54,52 64,52 69,60 60,57', 1),
  touch('gold', 'o 55,82 2.2,2.8'),
  ...smoke('stone', 24, 116, 24),
  ...smoke('stone', 140, 98, 22),
];

const talkativePeddler: Drawing = [
  flood('ochre', 'z 8,18 60,8 130,10 152,44 148,100 80,112 10,100', 0.45),
  wash('teal', 'z 90,12 150,14 148,60 120,70 94,46', 0.4, 3),
  // Everything he owns is on his back.
  area('leather', 'z 86,40 96,24 122,20 140,34 146,70 140,104 104,108 92,80', 1.5),
  ...strokes(1, 's 94,46 116,42 142,46', 's 96,74 118,72 146,76'),
  band('madder', 's 92,24 116,14 138,26', 11, 9),
  ...each(
    [
      [148, 52, 'gold'],
      [150, 72, 'steel'],
    ],
    (x, y, pigment) => [
      stroke(`l ${x - 6},${y - 8} ${x},${y - 5}`, 1),
      area(pigment, `o ${x},${y} 5.6,5`, 1.1),
      stroke(`l ${x - 5},${y} ${x + 5},${y}`, 0.8),
    ],
  ),
  ...place(sword(26, 'steel', 'ochre', 2.4), 128, 22, { turn: 16 }),
  ...place(
    [
      ...neck('flesh'),
      ...shoulders('teal', 36),
      area('madder', 'z -12,34 4,44 20,33 24,42 4,54 -16,42', 1.1),
      ...head({
        skin: 'flesh',
        jaw: 'broad',
        eyes: 'wide',
        iris: 'sap',
        nose: 'flat',
        mouth: 'shout',
        brow: 2.2,
        frown: -2.4,
      }),
      wash('rose', 'o 9,9 4.6,3.4', 0.6, 0.5),
      wash('rose', 'o -13,9 3,3', 0.6, 0.5),
      area('sienna', 'z -34,-10! -16,-17 -12,-32 4,-38 18,-32 21,-17 38,-8! 16,-13 0,-15 -18,-11', 1.4),
      band('gold', 's -14,-19 2,-24 20,-18', 3.4, 3.4, 0.9),
    ],
    70,
    56,
    { scale: 0.82 },
  ),
  ...arm('teal', 'flesh', 's 48,116 34,108 26,94', 24, 88),
  area('ice', 'z 20,84! 20,74 16,66 20,58! 30,58! 33,66 29,74 29,84!', 1.1),
  wash('rose', 'z 18,67 31,67 29,75 28,82 21,82 20,74', 0.95, 0.2),
];

const captiveMercenary: Drawing = [
  flood('slate', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.6),
  area('stone', 'p -6,-6 166,-6 166,126 -6,126', 0),
  wash('ink', 'z 30,6 130,6 138,20 138,112 22,112 22,20', 0.6, 1.4),
  wash('gold', 'z 40,0 74,0 96,112 50,112', 0.28, 2),
  ...place(
    [
      ...neck('tan'),
      ...shoulders('rust', 42),
      ...chain('s -16,38 2,46 22,38', 's -18,44 2,52 24,44'),
      ...head({ skin: 'tan', jaw: 'broad', eyes: 'stern', iris: 'cobalt', nose: 'broken', mouth: 'hidden', brow: 2.2 }),
      ...beard('sepia', 'full'),
      area('sepia', 'z -14,-12 -16,-24 0,-32 18,-26 24,-4 24,18! 18,6 14,-12 0,-18', 1.1),
      wash('violet', 'o 6,2 5,3.6', 0.5, 0.5),
    ],
    80,
    54,
    { scale: 0.84 },
  ),
  ...each(
    [
      [48, 84],
      [112, 84],
    ],
    (x, y) => [
      area(
        'tan',
        `z ${x - 7},${y - 4} ${x},${y - 7} ${x + 7},${y - 4} ${x + 7},${y + 4} ${x},${y + 7} ${x - 7},${y + 4}`,
        1.2,
      ),
      ...strokes(0.8, `l ${x - 6},${y - 2} ${x + 6},${y - 2}`, `l ${x - 6},${y + 2} ${x + 6},${y + 2}`),
      area('slate', `p ${x - 8},${y + 8} ${x + 8},${y + 8} ${x + 8},${y + 14} ${x - 8},${y + 14}`, 1.1),
    ],
  ),
  ...each([[32], [48], [64], [80], [96], [112], [128]], (x) => [
    band('shade', `s ${x},-4 ${x + 0.6},60 ${x},124`, 4.4, 4.4, 1.2),
  ]),
  band('shade', 'l 20,26 140,25', 5, 5),
  band('shade', 'l 20,104 140,104', 5, 5),
  area('slate', 'p 122,56 140,56 140,76 122,76', 1.4),
  black('z 129,62 131,60 133,62 132,65 133,71 129,71 130,65'),
  area('stone', 'p -6,-6 20,-6 22,124 -6,124', 1.4),
  area('stone', 'p 140,-6 166,-6 166,124 138,124', 1.4),
  ...strokes(
    1,
    'l 0,24 20,24',
    'l 0,52 20,54',
    'l 0,82 20,82',
    'l 10,24 10,52',
    'l 140,38 160,38',
    'l 140,92 160,92',
    'l 150,38 150,56',
  ),
];

const borderPatrol: Drawing = [
  flood('moss', 'z 8,14 60,6 130,8 154,40 150,104 80,114 8,100', 0.5),
  wash('sky', 'z 8,12 60,6 150,10 150,46 80,44 10,50', 0.55, 3),
  // The palisade and its gate.
  ...far(0.35, [
    ...each([[6], [16], [26], [36], [46], [106], [116], [126], [136], [146], [156]], (x) => [
      area('leather', `p ${x - 5},100 ${x - 5},60 ${x},52 ${x + 5},60 ${x + 5},100`, 1),
    ]),
    band('leather', 'l 50,50 102,50', 6, 6),
    ...banner(78, 50, 30, 'cobalt'),
  ]),
  ...far(
    0.2,
    place(
      [
        ...neck('flesh'),
        ...shoulders('cobalt', 38),
        ...head({ skin: 'flesh', jaw: 'soft', eyes: 'stern', mouth: 'firm' }),
        ...helmet('steel'),
      ],
      132,
      64,
      { scale: 0.56 },
    ),
  ),
  ...place(
    [
      ...neck('tan'),
      ...shoulders('cobalt', 42),
      area('gold', 'z -8,52 4,48 16,52 14,72 4,80 -6,72', 1.2),
      ...strokes(1, 'l 4,54 4,74', 'l -2,62 10,62'),
      ...chain('s -14,34 2,42 20,33', 's -16,40 2,48 22,39'),
      ...head({ skin: 'tan', jaw: 'broad', eyes: 'stern', nose: 'straight', mouth: 'hidden', brow: 2.4 }),
      area('sepia', 'z -12,15 -8,12.4 -5,13.6 -1,12.4 6,15 8,20! 2,17.4 -5,16.4 -12,20!', 1),
      ...helmet('steel'),
    ],
    92,
    52,
    { scale: 0.86 },
  ),
  // Halt.
  ...arm('cobalt', 'tan', 's 62,118 40,114 26,94', 22, 84, 1.2),
  ...each(
    [
      [16, 79, 13, 68],
      [20, 77, 19, 64],
      [24, 77, 25, 64],
      [28, 79, 31, 68],
    ],
    (x, y, tipX, tipY) => [band('tan', `l ${x},${y} ${tipX},${tipY}`, 4, 3.4, 1)],
  ),
  band('tan', 's 28,86 34,82 35,76', 4, 3.4, 1),
];

const dragonsRiddle: Drawing = [
  flood('vermilion', 'z 6,8 60,2 130,4 158,28 156,108 80,118 4,106', 0.5),
  // One eye fills the cave mouth.
  area('madder', 'z -6,-6! 166,-6! 166,90 140,104 96,106 50,112 20,106 -6,112!', 0),
  ...each(
    [
      [10, 14],
      [30, 8],
      [54, 10],
      [80, 6],
      [106, 8],
      [130, 10],
      [150, 18],
      [8, 38],
      [6, 64],
      [152, 44],
      [154, 68],
      [20, 88],
      [138, 88],
      [120, 98],
      [44, 98],
      [96, 100],
      [70, 100],
    ],
    (x, y) => [
      area(
        'madder',
        `z ${x - 11},${y - 6} ${x},${y - 9} ${x + 11},${y - 5} ${x + 8},${y + 6} ${x},${y + 11} ${x - 9},${y + 5}`,
        1.2,
      ),
    ],
  ),
  area('wine', 'z 14,50! 40,20 80,10 122,18 150,46! 128,32 84,26 42,34', 1.5),
  black('z 18,54! 46,32 82,26 120,34 144,52! 118,76 80,84 44,76'),
  area('gold', 'z 26,54! 50,37 82,32 114,39 136,53! 112,70 80,77 50,70', 1.3),
  wash('orange', 'z 52,40 82,34 110,42 124,54 106,66 80,74 54,66 40,54', 0.6, 1.4),
  ...each([[0.3], [0.8], [1.3], [1.9], [2.4], [2.9], [3.5], [4.1], [4.7], [5.2], [5.8]], (angle) => [
    stroke(
      `l ${81 + Math.cos(angle) * 11},${54 + Math.sin(angle) * 14} ${81 + Math.cos(angle) * 30},${54 + Math.sin(angle) * 17}`,
      0.9,
      'rust',
    ),
  ]),
  black('z 81,33 88,46 88,62 81,76 74,62 74,46'),
  touch('white', 'z 66,42 73,38 72,45 67,48'),
  // The one who was asked is mirrored in it.
  ...wanderer(82, 67, 17, 'ice'),
  ...wanderer(34, 120, 32, 'cobalt'),
  ...place(torch(16), 22, 106),
  ...each(
    [
      [92, 116],
      [104, 118],
      [116, 114],
      [128, 118],
      [142, 115],
      [152, 119],
      [80, 119],
    ],
    (x, y) => [area('gold', `o ${x},${y} 6,3.4`, 1)],
  ),
];

export const peopleEncounters = {
  'lost-pilgrim': lostPilgrim,
  'talkative-peddler': talkativePeddler,
  'captive-mercenary': captiveMercenary,
  'border-patrol': borderPatrol,
  'dragons-riddle': dragonsRiddle,
} satisfies Record<string, Drawing>;
