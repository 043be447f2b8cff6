import {
  area,
  band,
  black,
  type Drawing,
  each,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  tufts,
  wash,
} from '../brush/marks.js';
import { gem } from '../kit/gem.js';
import { spark, spot } from '../kit/paper.js';

const boot: Drawing = [
  area('leather', 'z 0,0! 16,-2! 17,20 18,34 30,40 40,46 40,54! 0,54! 2,30', 1.5),
  area('umber', 'z -3,-2 8,-5 19,-4 20,5 8,7 -2,6', 1.3),
  band('sepia', 'l -1,56 42,56', 5, 5),
  ...strokes(0.9, 'l 14,14 20,12', 'l 15,20 21,18', 'l 16,26 22,24', 's 2,30 8,34 18,34', 's 32,42 30,48 32,53'),
];

const wayfarersBoots: Drawing = [
  ...spot('moss', 'ochre'),
  ...place(boot, 44, 20, { scale: 1.05 }),
  ...place(boot, 16, 30, { scale: 1.12 }),
  ...strokes(1, 's 6,60 2,58', 's 8,72 2,72', 's 10,84 4,86'),
];

const ridingHorse: Drawing = [
  ...spot('sap', 'straw'),
  area(
    'sienna',
    'z 96,104! 92,62 78,36 62,22 50,18 42,24 30,42 18,60 12,72 16,82 26,84 38,76 50,70 52,84 46,104!',
    1.6,
  ),
  area('sepia', 'z 56,20 66,14 78,24 90,44 98,68 98,98! 88,78 80,58 70,40 58,30', 1.2),
  tufts('s 62,22 78,40 90,66', 10, { lean: -30, gap: 2.6 }),
  area('sienna', 'z 50,22! 48,6! 58,18', 1.2),
  area('sienna', 'z 58,22! 62,6! 67,22', 1.2),
  area('sepia', 'z 46,20 40,28 36,40! 44,34 50,24', 1),
  black('z 38,44 43,40 47,43 42,47'),
  touch('white', 'o 41.6,42.8 1,0.9'),
  black('z 15,70 19,68 20,72 17,74'),
  stroke('s 16,79 24,77 30,75', 1.1),
  ...tinted('wine', strokes(1.8, 's 36,36 30,52 34,76', 's 26,58 32,62 42,60', 's 42,60 58,62 80,84')),
  stroke('o 34,64 3,3', 1.2, 'gold'),
  ...strokes(0.8, 's 46,52 52,58 52,68', 's 60,60 66,76 64,96'),
];

const ropeAndGrapple: Drawing = [
  ...spot('stone', 'ochre'),
  ...each(
    [
      [26, 20],
      [21, 15],
      [15, 10],
    ],
    (rx, ry) => [
      stroke(`o 40,68 ${rx},${ry}`, 5.2, 'ochre'),
      stroke(`o 40,68 ${rx + 2.4},${ry + 2.4}`, 0.8),
      stroke(`o 40,68 ${rx - 2.2},${ry - 2.2}`, 0.7),
    ],
  ),
  ...each(
    [
      [16, 60],
      [24, 52],
      [36, 48],
      [52, 52],
      [62, 60],
      [65, 70],
      [56, 82],
      [40, 87],
      [24, 83],
    ],
    (x, y) => [stroke(`l ${x - 2},${y - 1.4} ${x + 2},${y + 1.4}`, 0.8)],
  ),
  stroke('s 62,58 74,52 72,42', 4, 'ochre'),
  stroke('s 64,60 76,53 74,42', 0.8),
  stroke('o 72,38 3.6,3.6', 1.8, 'slate'),
  band('slate', 'l 72,36 70,14', 5, 4),
  ...each([['s 70,16 56,12 50,24'], ['s 70,16 84,10 92,22'], ['s 70,14 72,4 84,2']], (curve) => [
    band('slate', curve, 4.6, 1.6),
  ]),
];

const brassSpyglass: Drawing = [
  ...spot('sky', 'gold'),
  ...place(
    [
      area('gold', 'p -9,0 9,0 9,26 -9,26', 1.4),
      area('ochre', 'p -11,-28 11,-28 11,2 -11,2', 1.4),
      area('leather', 'p -13,-52 13,-52 13,-26 -13,-26', 1.4),
      area('gold', 'z -15,-58 0,-62 15,-58 15,-50 0,-48 -15,-50', 1.3),
      area('ice', 'z -11,-58 0,-61 11,-58 0,-55', 1),
      area('gold', 'p -11,24 11,24 11,31 -11,31', 1.2),
      ...strokes(0.8, 'l -9,6 9,6', 'l -11,-22 11,-22', 's -13,-44 0,-42 13,-44', 's -13,-34 0,-32 13,-34'),
      wash('white', 'z -7,-22 -4,-22 -4,-4 -7,-4', 0.8, 0.1),
      wash('white', 'z -6,4 -3,4 -3,22 -6,22', 0.8, 0.1),
    ],
    44,
    64,
    { turn: 42, scale: 0.92 },
  ),
  ...spark(84, 18, 8),
];

const merchantsScales: Drawing = [
  ...spot('ochre', 'teal'),
  area('gold', 'z 34,92 40,86 47,84 47,24! 53,24! 53,84 60,86 66,92', 1.4),
  area('gold', 'o 50,20 5,5', 1.2),
  band('gold', 's 14,34 32,26 50,28 68,24 86,22', 4, 4),
  ...strokes(0.8, 'l 15,34 6,60', 'l 15,34 26,60', 'l 86,23 76,48', 'l 86,23 96,48'),
  area('ochre', 'z 4,60 16,62 28,60 24,68 16,71 8,68', 1.3),
  area('ochre', 'z 74,48 86,50 98,48 94,56 86,59 78,56', 1.3),
  ...each(
    [
      [12, 59],
      [20, 58],
      [16, 54],
    ],
    (x, y) => [area('gold', `o ${x},${y} 4.6,2.6`, 1)],
  ),
  ...gem('madder', 86, 44, 5),
];

const healersSatchel: Drawing = [
  ...spot('rose', 'sap'),
  band('leather', 's 22,46 26,14 50,8 74,14 78,46', 4.4, 4.4),
  area('leather', 'z 18,42! 82,42! 88,76 80,90 50,94 20,90 12,76', 1.6),
  area('sienna', 'z 16,40! 84,40! 86,58 72,68 50,72 28,68 14,58', 1.4),
  area('paper', 'o 50,56 11,11', 1.1),
  ...tinted('madder', strokes(4.2, 'l 50,48 50,64', 'l 42,56 58,56')),
  area('gold', 'p 46,69 54,69 54,77 46,77', 1),
  ...each(
    [
      [30, 36, -20],
      [40, 32, 4],
      [66, 34, 18],
    ],
    (x, y, turn) => place([area('sap', 'z 0,8! -6,-2 0,-16! 6,-2', 1), stroke('l 0,6 0,-12', 0.6)], x, y, { turn }),
  ),
  area('ice', 'z 52,40! 52,28 50,22! 58,22! 56,28 58,40!', 1),
  ...strokes(0.8, 's 18,64 24,78 22,86', 's 82,64 76,78 78,86'),
];

const chartsOfTerrinoth: Drawing = [
  ...spot('sky', 'moss'),
  area('bone', 'z 8,26! 34,18 64,26 92,16! 90,48 94,80! 64,88 36,80 8,88! 10,58', 1.6),
  wash('sky', 'z 14,62 30,54 36,66 30,78 14,80', 0.8, 1),
  wash('sap', 'z 44,30 70,30 80,50 64,62 46,52', 0.5, 1.4),
  ...strokes(0.7, 's 34,18 36,50 36,80', 's 64,26 62,58 64,88'),
  ...each(
    [
      [20, 40],
      [27, 36],
      [33, 42],
    ],
    (x, y) => [stroke(`l ${x - 5},${y + 5} ${x},${y - 4} ${x + 5},${y + 5}`, 1.2)],
  ),
  ...each(
    [
      [50, 40],
      [56, 36],
      [60, 43],
    ],
    (x, y) => [stroke(`l ${x},${y + 4} ${x},${y}`, 0.9), touch('viridian', `o ${x},${y - 2} 2.6,3`)],
  ),
  stroke('s 68,28 60,48 48,62 34,68', 1.2, 'cobalt'),
  ...each(
    [
      [74, 72],
      [70, 66],
      [72, 58],
      [78, 52],
    ],
    (x, y) => [stroke(`l ${x},${y} ${x + 1.4},${y - 2}`, 1.6, 'madder')],
  ),
  ...tinted('madder', strokes(2, 'l 78,40 85,47', 'l 85,40 78,47')),
  stroke('o 50,76 6,6', 0.9),
  area('madder', 'p 50,69 52,76 50,83 48,76', 0.8),
];

/** Artifacts for the road. */
export const gearPictures = {
  'wayfarers-boots': wayfarersBoots,
  'riding-horse': ridingHorse,
  'rope-and-grapple': ropeAndGrapple,
  'brass-spyglass': brassSpyglass,
  'merchants-scales': merchantsScales,
  'healers-satchel': healersSatchel,
  'charts-of-terrinoth': chartsOfTerrinoth,
} satisfies Record<string, Drawing>;
