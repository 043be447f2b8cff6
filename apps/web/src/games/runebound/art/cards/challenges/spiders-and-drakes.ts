import { area, band, type Drawing, each, far, place, stroke, strokes, touch, wash } from '../brush/marks.js';
import { spider, web } from '../kit/beasts.js';
import { breath, dragonHead, dragonNeck, skinWing } from '../kit/dragons.js';
import { crag, crystal, fir, grass } from '../kit/nature.js';
import { flood, spark, spatter } from '../kit/paper.js';

const baneSpiderHatchling: Drawing = [
  flood('moss', 'z 8,24 60,10 130,14 150,50 146,98 80,110 12,100', 0.5),
  ...web(0, 0, 70),
  ...each(
    [
      [34, 96, 12],
      [50, 102, 9],
      [120, 100, 13],
      [138, 92, 9],
    ],
    (x, y, size) => [
      area(
        'paper',
        `z ${x - size},${y} ${x - size * 0.7},${y - size} ${x + size * 0.2},${y - size * 1.3}! ${x + size * 0.4},${y - size * 0.8}! ${x + size},${y - size * 0.4} ${x + size * 0.8},${y + size * 0.6} ${x - size * 0.6},${y + size * 0.7}`,
        1,
      ),
      stroke(`s ${x - size * 0.4},${y - size * 0.4} ${x},${y} ${x - size * 0.2},${y + size * 0.4}`, 0.6),
    ],
  ),
  ...far(0.3, place(spider(9, 30, 'sepia', 'ochre'), 124, 42)),
  ...place(spider(16, 56, 'sepia', 'ochre'), 74, 76),
];

const baneSpider: Drawing = [
  flood('plum', 'z 8,16 60,6 130,10 154,44 148,102 80,112 10,100', 0.5),
  ...far(0.3, [...web(0, 0, 96), ...place(web(0, 0, 80), 160, 0, { flip: true })]),
  ...place(spider(21, 78, 'shade', 'madder'), 80, 72),
  ...each([[-4], [5]], (dx) => [touch('lime', `z ${80 + dx},94 ${82 + dx},99 ${80 + dx},102 ${78 + dx},99`)]),
  ...spatter('lime', 80, 104, 14, 6),
];

const baneSpiderQueen: Drawing = [
  flood('wine', 'z 6,12 60,4 130,6 156,34 152,106 80,114 6,104', 0.62),
  ...far(0.2, [...web(0, 0, 120), ...place(web(0, 0, 110), 160, 0, { flip: true })]),
  // What hangs in her web.
  ...each(
    [
      [20, 34, 16],
      [142, 40, 18],
    ],
    (x, y, size) => [
      stroke(`l ${x},0 ${x},${y - size}`, 0.8),
      area(
        'pallor',
        `z ${x},${y - size} ${x + size * 0.42},${y - size * 0.5} ${x + size * 0.4},${y + size * 0.5} ${x},${y + size} ${x - size * 0.4},${y + size * 0.5} ${x - size * 0.42},${y - size * 0.5}`,
        1.1,
      ),
      ...strokes(
        0.7,
        `s ${x - size * 0.4},${y - 4} ${x},${y} ${x + size * 0.4},${y - 3}`,
        `s ${x - size * 0.4},${y + 5} ${x},${y + 8} ${x + size * 0.4},${y + 4}`,
      ),
    ],
  ),
  ...place(
    [
      ...spider(25, 84, 'wine', 'gold', 'lime'),
      // Her crown grows out of the shell.
      ...each(
        [
          [-11, -17, -17, -34],
          [-4, -14, -6, -38],
          [4, -14, 6, -38],
          [11, -17, 17, -34],
        ],
        (x, y, tipX, tipY) => [area('bone', `z ${x - 3},${y + 4}! ${tipX},${tipY}! ${x + 3},${y + 4}!`, 1)],
      ),
    ],
    80,
    80,
  ),
  ...place(spider(5, 16, 'shade', 'gold'), 22, 102),
  ...place(spider(4, 13, 'shade', 'gold'), 42, 112),
  ...place(spider(5, 16, 'shade', 'gold'), 140, 104),
];

/** A wyvern has two legs and wings for arms; the sting is in its tail. */
const wyvernFledgling: Drawing = [
  flood('sky', 'z 8,18 60,8 130,10 152,46 146,102 80,112 12,100', 0.5),
  ...crag(34, 122, 70, 34, 'stone'),
  ...crag(120, 122, 90, 24, 'stone'),
  ...place(skinWing('ochre', 'sienna'), 92, 72, { scale: 0.72, turn: 14 }),
  ...place(skinWing('ochre', 'sienna'), 76, 72, { scale: 0.62, turn: -20, flip: true }),
  band('sienna', 's 98,90 122,104 142,92 140,76', 12, 3),
  area('shade', 'z 136,78! 142,64! 146,80!', 1),
  area('sienna', 'z 62,74 74,62 94,66 102,84 94,100 74,100 64,90', 1.4),
  ...strokes(0.9, 's 66,80 74,84 76,92', 's 66,86 72,90 74,98'),
  band('sienna', 's 78,96 72,104 74,110', 10, 5),
  band('sienna', 's 92,96 94,104 92,110', 10, 5),
  ...strokes(1.3, 'l 74,109 68,113', 'l 74,110 75,115', 'l 92,109 87,113', 'l 92,110 95,114'),
  band('sienna', 's 76,76 66,62 64,48', 18, 13),
  // Big eyes and the remains of a shell: it has not been out for long.
  ...place(dragonHead({ skin: 'sienna', belly: 'straw', eye: 'lime', horns: 'none' }), 70, 42, { scale: 0.6 }),
  touch('ink', 'o 60,35 3.6,3.6'),
  touch('gold', 'o 60,35 2.8,2.8'),
  touch('ink', 'o 59.6,35 0.9,2.2'),
  area('paper', 'z 60,30! 64,18 76,16 84,26! 79,25! 75,31! 70,27! 65,32!', 1.1),
  area('paper', 'z 20,104! 24,94! 28,100! 34,92! 38,100! 44,96! 44,106 34,112 24,110', 1.1),
];

const elderWyvern: Drawing = [
  flood('sienna', 'z 6,14 60,6 130,8 154,34 150,104 80,114 8,102', 0.52),
  wash('indigo', 'z 8,16 60,8 150,12 146,40 80,34 14,44', 0.4, 3.4),
  ...far(0.5, [...crag(16, 118, 30, 34, 'slate'), ...crag(146, 118, 34, 46, 'slate')]),
  ...place(skinWing('teal', 'prussian'), 90, 60, { scale: 1.12, turn: 2 }),
  ...place(skinWing('teal', 'prussian'), 72, 60, { scale: 1.12, turn: -6, flip: true }),
  band('prussian', 's 92,84 116,108 144,104 150,76', 18, 4),
  area('shade', 'z 144,80! 151,56! 157,80 151,84', 1.2),
  touch('lime', 'o 151,54 1.6,2'),
  ...dragonNeck({ skin: 'prussian', belly: 'ochre', curve: 's 92,104 84,88 78,66 80,44', from: 40, to: 18 }),
  band('prussian', 's 72,92 58,98 56,108', 14, 7),
  band('prussian', 's 98,94 104,102 100,112', 14, 7),
  ...strokes(
    1.7,
    'l 56,107 48,113',
    'l 56,108 56,116',
    'l 57,107 64,113',
    'l 100,111 94,117',
    'l 101,111 102,119',
    'l 101,111 108,116',
  ),
  ...place(dragonHead({ skin: 'prussian', belly: 'ochre', eye: 'orange', horns: 'swept' }), 84, 40, {
    scale: 0.74,
    turn: -12,
  }),
  ...spatter('lime', 142, 44, 10, 5),
];

const frostDrake: Drawing = [
  flood('ice', 'z 8,14 70,6 140,12 154,56 146,104 70,114 10,102', 0.75),
  wash('prussian', 'z 8,16 50,10 80,30 40,50 10,52', 0.32, 3),
  ...far(0.45, [...fir(16, 84, 44, 'prussian'), ...fir(32, 80, 32, 'prussian'), ...fir(144, 84, 50, 'prussian')]),
  // No wings: it hunts on four legs, low over the snow.
  band('sky', 's 118,84 140,74 152,86 140,98', 14, 3),
  band('slate', 's 112,86 122,98 114,106', 14, 8),
  band('slate', 's 64,88 58,100 62,106', 13, 8),
  area('sky', 'z 52,78 66,58 90,52 114,58 128,76 122,96 98,98 72,100 56,94', 1.5),
  ...each(
    [
      [66, 58, 60, 42],
      [78, 53, 76, 34],
      [91, 52, 94, 33],
      [104, 55, 112, 38],
      [116, 62, 130, 48],
    ],
    (x, y, tipX, tipY) => crystal(x, y + 4, y - tipY + 8, ((tipX - x) / (y - tipY)) * 90),
  ),
  ...each(
    [
      [80, 70],
      [90, 66],
      [100, 72],
      [86, 80],
      [98, 82],
      [108, 78],
      [76, 82],
    ],
    (x, y) => [stroke(`s ${x - 3},${y} ${x},${y + 3} ${x + 3},${y}`, 0.8)],
  ),
  band('sky', 's 110,90 118,100 108,110', 16, 9),
  band('sky', 's 72,92 70,102 60,110', 16, 9),
  ...strokes(1.5, 'l 60,109 52,111', 'l 60,110 54,115', 'l 63,111 60,117', 'l 107,109 100,112', 'l 107,110 102,116'),
  ...dragonNeck({ skin: 'sky', belly: 'white', curve: 's 72,88 60,72 62,56', from: 28, to: 20 }),
  ...place(dragonHead({ skin: 'sky', belly: 'ice', eye: 'cobalt', horns: 'swept' }), 66, 52, { scale: 0.7, turn: -8 }),
  ...place(breath('ice', 'white'), 28, 62, { scale: 0.5, turn: -16 }),
  wash('white', 'z 4,108 50,104 110,110 156,104 154,118 6,118', 0.9, 1.6),
  ...grass('l 10,114 40,112', 5, 'slate'),
  ...each(
    [
      [26, 30],
      [50, 18],
      [100, 16],
      [136, 30],
      [20, 92],
      [140, 106],
    ],
    (x, y) => spark(x, y, 3),
  ),
];

export const spiderAndDrakeChallenges = {
  'bane-spider-hatchling': baneSpiderHatchling,
  'bane-spider': baneSpider,
  'bane-spider-queen': baneSpiderQueen,
  'wyvern-fledgling': wyvernFledgling,
  'elder-wyvern': elderWyvern,
  'frost-drake': frostDrake,
} satisfies Record<string, Drawing>;
