import {
  area,
  band,
  black,
  type Drawing,
  each,
  mirrored,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  wash,
} from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { chain } from '../kit/bust.js';
import { spark, spot } from '../kit/paper.js';
import { roundShield } from '../kit/weapons.js';

/** A garment for the upper body, seen from the front. */
const torso = (pigment: Pigment): Drawing => [
  area(
    pigment,
    'z 38,16! 24,20 12,30 8,46! 22,52! 26,42 24,64 22,88! 50,92 78,88! 76,64 74,42 78,52! 92,46! 88,30 76,20 62,16! 50,24',
    1.6,
  ),
];

const scaleRows = (rows: readonly (readonly [number, number, number])[], size: number, pigment?: Pigment): Drawing =>
  rows.flatMap(([y, from, to]) =>
    Array.from({ length: Math.floor((to - from) / size) + 1 }, (_, i) => {
      const x = from + i * size;
      const curve = `${x - size / 2},${y} ${x - size * 0.36},${y + size * 0.6} ${x},${y + size * 0.95} ${x + size * 0.36},${y + size * 0.6} ${x + size / 2},${y}`;
      return pigment === undefined ? stroke(`s ${curve}`, 0.8) : area(pigment, `z ${curve}`, 0.9);
    }),
  );

const leatherJerkin: Drawing = [
  ...spot('straw', 'sap'),
  ...torso('leather'),
  black('z 42,18 50,25 58,18 50,34'),
  ...strokes(1, 'l 50,34 50,90', 's 26,44 32,50 30,60', 's 74,44 68,50 70,60'),
  ...each([[40], [50], [60], [70]], (y) => [
    stroke(`l 45,${y} 55,${y + 5}`, 0.9, 'bone'),
    stroke(`l 55,${y} 45,${y + 5}`, 0.9, 'bone'),
  ]),
  band('sepia', 's 23,78 50,83 77,78', 5, 5),
  area('ochre', 'p 46,77 55,77 55,86 46,86', 1),
];

const chainmail: Drawing = [
  ...spot('sky', 'stone'),
  ...torso('steel'),
  black('z 40,17 50,24 60,17 50,30'),
  ...chain(
    's 28,30 50,36 72,30',
    's 27,38 50,44 73,38',
    's 27,46 50,52 73,46',
    's 26,54 50,60 74,54',
    's 25,62 50,68 75,62',
    's 24,70 50,76 76,70',
    's 24,78 50,84 76,78',
    's 13,34 18,40 24,44',
    's 76,44 82,40 87,34',
    's 17,28 22,34 27,36',
    's 73,36 78,34 83,28',
  ),
];

const plateHarness: Drawing = [
  ...spot('slate', 'gold'),
  ...mirrored(50, [
    area('steel', 'z 64,22 80,18 92,30 94,46 80,42 68,36', 1.5),
    ...strokes(0.9, 's 68,32 80,32 93,42', 's 68,27 80,24 88,32'),
  ]),
  area('steel', 'z 34,24 50,32 66,24 76,40 74,64 64,74 50,78 36,74 26,64 24,40', 1.6),
  ...strokes(1.1, 's 50,33 49,54 50,77', 's 28,44 40,54 49,54', 's 72,44 60,54 51,54', 's 34,30 50,40 66,30'),
  wash('white', 'z 33,42 41,46 40,60 33,54', 0.8, 0.4),
  ...each(
    [
      [78, 26, 24],
      [84, 25, 26],
      [90, 27, 28],
    ],
    (y, from, dx) => [
      area(
        'steel',
        `z ${from},${y - 4} 50,${y} ${100 - from},${y - 4} ${100 - from + 1},${y + 3} 50,${y + 7} ${from - 1},${y + 3}`,
        1.1,
      ),
      stroke(`l ${from + dx - 4},${y + 1} ${from + dx - 3},${y + 4}`, 0.6),
    ],
  ),
];

const oakenShield: Drawing = [
  ...spot('moss', 'ochre'),
  ...place(roundShield(38, 'leather', 'umber'), 50, 50),
  ...strokes(0.7, 's 42,22 43,50 42,78', 's 58,22 57,50 58,78', 's 30,34 31,52 30,66', 's 70,34 69,52 70,66'),
  ...each(
    [
      [50, 16],
      [74, 26],
      [84, 50],
      [74, 74],
      [50, 85],
      [26, 74],
      [16, 50],
      [26, 26],
    ],
    (x, y) => [touch('bone', `o ${x},${y} 2,2`)],
  ),
  area('sap', 'z 50,40! 44,44 41,40! 41,47 36,50! 42,53 42,60! 50,57 58,60! 58,53 64,50! 59,47 59,40! 56,44', 1),
];

const towerShield: Drawing = [
  ...spot('madder', 'stone'),
  area('steel', 'z 24,12! 50,8 76,12! 78,60 70,80 50,94! 30,80 22,60', 1.6),
  area('madder', 'z 30,18! 50,14 50,86! 34,76 28,58', 1.1),
  area('bone', 'z 50,14 70,18! 72,58 66,76 50,86!', 1.1),
  ...strokes(1, 'l 50,14 50,86'),
  area(
    'gold',
    'p 40,66 42,44 38,44 38,34 43,34 43,38 47,38 47,34 53,34 53,38 57,38 57,34 62,34 62,44 58,44 60,66',
    1.2,
  ),
  black('z 46,66! 46,57 50,53 54,57 54,66!'),
  black('p 49,46 51,46 51,50 49,50'),
  ...strokes(0.8, 'l 34,70 40,62', 'l 62,28 68,36'),
];

const wardedRobe: Drawing = [
  ...spot('lilac', 'gold'),
  area(
    'indigo',
    'z 38,14! 22,22 10,48 6,62! 20,66! 28,48 26,72 18,94! 50,98 82,94! 74,72 72,48 80,66! 94,62! 90,48 78,22 62,14! 50,22',
    1.6,
  ),
  area('violet', 'z 44,18 50,24 56,18 58,60 60,96! 40,96! 42,60', 1.1),
  ...strokes(1, 's 32,58 30,76 26,92', 's 68,58 70,76 74,92'),
  ...each(
    [
      [50, 36],
      [50, 52],
      [50, 68],
      [50, 84],
    ],
    (x, y) => tinted('gold', strokes(1.3, `p ${x},${y - 5} ${x + 4},${y} ${x},${y + 5} ${x - 4},${y}`)),
  ),
  stroke('s 9,58 14,62 21,62', 2, 'gold'),
  stroke('s 91,58 86,62 79,62', 2, 'gold'),
  ...each(
    [
      [30, 34],
      [70, 34],
      [28, 84],
      [72, 84],
    ],
    (x, y) => spark(x, y, 4, 'gold'),
  ),
];

const elvenCloak: Drawing = [
  ...spot('sap', 'sky'),
  area(
    'viridian',
    'z 36,14 50,8 64,14 70,26 82,48 86,72 92,90! 76,88 64,94! 50,90 38,94! 26,88 8,90! 14,72 18,48 30,26',
    1.6,
  ),
  black('z 40,18 50,14 60,18 62,32 50,40 38,32'),
  area('sap', 'z 38,32 50,42 62,32 66,44 50,50 34,44', 1.2),
  ...strokes(
    1,
    's 30,40 26,64 20,86',
    's 42,48 38,70 38,92',
    's 58,48 62,70 62,92',
    's 70,40 74,64 80,86',
    's 50,52 50,72 50,88',
  ),
  area('gold', 'z 50,40! 44,46 46,54 50,58! 54,54 56,46', 1.1),
  stroke('l 50,44 50,56', 0.7),
  ...each(
    [
      [24, 56, -30],
      [76, 60, 26],
      [34, 74, -10],
      [66, 80, 12],
      [20, 78, -40],
    ],
    (x, y, turn) => place([area('lime', 'z 0,4! -3,-1 0,-7! 3,-1', 0.8), stroke('l 0,3 0,-5', 0.5)], x, y, { turn }),
  ),
];

const dragonscaleMail: Drawing = [
  ...spot('orange', 'wine'),
  ...torso('madder'),
  ...scaleRows(
    [
      [74, 30, 72],
      [66, 34, 70],
      [58, 30, 72],
      [50, 34, 70],
      [42, 30, 72],
      [34, 34, 70],
    ],
    8,
    'madder',
  ).map((mark, i) => (i % 3 === 1 && mark.kind === 'area' ? { ...mark, pigment: 'vermilion' as const } : mark)),
  ...scaleRows(
    [
      [32, 14, 22],
      [38, 12, 20],
    ],
    7,
    'vermilion',
  ),
  ...scaleRows(
    [
      [32, 80, 88],
      [38, 82, 90],
    ],
    7,
    'vermilion',
  ),
  area('gold', 'z 38,16! 50,25 62,16! 66,20 50,33 34,20', 1.2),
  band('sepia', 's 23,84 50,90 77,84', 5, 5),
];

const spikedMail: Drawing = [
  ...spot('stone', 'madder'),
  ...mirrored(
    50,
    each(
      [
        [80, 24, 88, 8],
        [88, 32, 98, 20],
        [72, 20, 74, 4],
      ],
      (x, y, tipX, tipY) => [area('steel', `z ${x - 4},${y + 3}! ${tipX},${tipY}! ${x + 4},${y + 3}!`, 1.1)],
    ),
  ),
  ...torso('slate'),
  black('z 40,17 50,24 60,17 50,30'),
  ...scaleRows(
    [
      [80, 28, 72],
      [72, 31, 70],
      [64, 28, 72],
      [56, 31, 70],
      [48, 28, 72],
      [40, 31, 70],
    ],
    6,
  ),
  ...each(
    [
      [34, 40],
      [50, 44],
      [66, 40],
      [34, 58],
      [50, 62],
      [66, 58],
      [34, 76],
      [50, 80],
      [66, 76],
    ],
    (x, y) => [
      area('steel', `z ${x - 4},${y - 2}! ${x + 4},${y - 2}! ${x + 1},${y + 9}!`, 1),
      touch('white', `o ${x - 1},${y} 1,1`),
    ],
  ),
];

const mirrorShield: Drawing = [
  ...spot('lilac', 'sky'),
  area('gold', 'z 50,8! 66,16 86,16! 88,46 76,74 50,92! 24,74 12,46 14,16! 34,16', 1.6),
  area('ice', 'z 50,16 66,23 80,23! 81,46 71,68 50,83! 29,68 19,46 20,23! 34,23', 1.2),
  wash('white', 'z 28,28 42,26 34,60 24,48', 0.95, 0.5),
  wash('cobalt', 'z 56,30 76,28 76,46 66,66 52,76', 0.4, 1),
  ...strokes(0.9, 'l 60,28 46,70', 'l 68,30 56,66'),
  ...spark(36, 36, 12),
  ...each(
    [
      [50, 12],
      [84, 20],
      [16, 20],
      [50, 87],
    ],
    (x, y) => [touch('madder', `o ${x},${y} 2.2,2.2`)],
  ),
];

export const armorPictures = {
  'leather-jerkin': leatherJerkin,
  chainmail,
  'plate-harness': plateHarness,
  'oaken-shield': oakenShield,
  'tower-shield': towerShield,
  'warded-robe': wardedRobe,
  'elven-cloak': elvenCloak,
  'dragonscale-mail': dragonscaleMail,
  'spiked-mail': spikedMail,
  'mirror-shield': mirrorShield,
} satisfies Record<string, Drawing>;
