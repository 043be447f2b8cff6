import type { Figure } from '../../kit/figure.js';
import { arm, belt, ears, ground, legs, roundHead } from '../../kit/parts.js';
import { line, shape, tube } from '../../pen/marks.js';

export const barbarian: Figure = {
  behind: [
    ...ground,
    shape('ginger', 'z 60,22 40,24 26,38 20,58 14,84 26,92 36,90 60,96 84,90 94,92 106,84 100,58 94,38 80,24'),
    ...legs('tan', 'fur', 12),
    shape('tan', 'z 40,84 60,88 80,84 86,100 80,122 40,122 34,100'),
    line('s 46,104 54,106 59,102', 1.6),
    line('s 74,104 66,106 61,102', 1.6),
    shape('fur', 'z 36,112! 60,116 84,112! 88,130! 80,126 74,134! 66,128 60,136! 54,128 46,134! 40,126 32,130!'),
    ...belt('leather', 'gold', 112),
    ...roundHead('tan'),
    ...ears('tan'),
  ],
  face: {
    y: 58,
    eyes: 'round',
    iris: 'blue',
    brow: 'brown',
    frown: 3.4,
    nose: 'broad',
    mouth: undefined,
    cheeks: 'blush',
  },
  over: [
    shape(
      'ginger',
      'z 33,58! 38,70 48,68 60,71 72,68 82,70 87,58! 92,76 84,94 72,98 66,110! 60,102 52,109! 47,98 36,94 28,76',
    ),
    shape('white', 'z 51,76! 60,78 70,75! 66,82 60,83 54,82', 1.8),
    line('l 60,78 60,83', 1),
    shape('ginger', 'z 60,70 50,70 42,77! 52,78 60,75 68,78 78,77! 70,70', 1.8),
    shape('leather', 'z 32,42! 44,34 60,32 76,34 88,42! 88,48! 76,41 60,39 44,41 32,48!'),
    shape('crimson', 'o 60,36 3.6,3.6', 1.6),
    shape('ginger', 'z 38,34! 40,18 51,24 56,10 65,22 76,13 82,34! 71,29 60,28 49,29'),
    line('l 44,46 40,70', 1.8, 'wine'),
    tube('wood', 's 100,144 102,22', 6),
    shape('steel', 'z 99,20! 92,14 84,8! 82,28 86,46! 92,38 99,34!'),
    shape('steel', 'z 105,20! 112,14 118,10! 119,28 117,46! 112,38 105,34!'),
    line('s 86,14 85,28 88,40', 1.2),
    ...[104, 108, 112].map((y) => line(`l 97,${y} 104,${y - 2}`, 1.6, 'brown')),
    ...arm('tan', 'tan', '86,92 98,90', '102,98', 12),
    ...arm('tan', 'tan', '34,92 22,104', '30,116', 12),
    tube('leather', 's 88,86 94,96', 4),
  ],
};
