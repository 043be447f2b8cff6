import type { Figure } from '../../kit/figure.js';
import { arm, ears, ground, roundHead, tunic } from '../../kit/parts.js';
import { line, shape, spots, tube, wash } from '../../pen/marks.js';

export const cutpurse: Figure = {
  behind: [
    ...ground,
    tube('brown', 's 50,118 40,132', 10),
    tube('brown', 's 70,118 80,130', 10),
    shape('leather', 'z 28,138 38,130 46,134 46,142! 26,142!'),
    shape('leather', 'z 74,134 82,128 94,136 94,142! 74,142!'),
    ...tunic('sand'),
    shape('pine', 'z 44,82! 52,84 54,124! 38,126! 38,100'),
    shape('pine', 'z 76,82! 68,84 66,124! 82,126! 82,100'),
    ...ears('tan'),
    ...roundHead('tan'),
  ],
  face: { y: 61, eyes: 'round', iris: 'leaf', brow: 'brown', frown: -1, nose: 'dot', mouth: 'grin', cheeks: 'blush' },
  over: [
    ...spots([44, 73], [48, 71], [76, 73], [72, 71]).map(([x, y]) => wash('umber', `o ${x},${y} 1,1`)),
    wash('ink', 'o 62,76 2,2.4'),
    shape('brown', 'z 34,58! 36,44 48,38 60,42 72,36 86,46 87,58! 80,52 76,56! 70,48 62,54! 56,48 48,55! 42,50'),
    shape('pine', 'z 28,46! 32,32 48,22 64,20 82,28 90,44! 104,50! 84,50 60,42 44,42'),
    line('s 34,40 58,34 86,42', 1.2),
    shape('crimson', 'z 40,30! 32,18 20,10! 26,26 34,36', 1.6),
    shape('crimson', 'z 48,84 60,89 72,84 74,92 60,98 46,92', 1.7),
    ...arm('sand', 'tan', '82,94 94,92', '100,78', 9),
    line('s 100,76 98,66 92,60', 1.6, 'bark'),
    shape('leather', 'z 94,56! 104,56! 112,68 110,82 98,84 90,78 88,66'),
    line('l 92,58 106,58', 2, 'sand'),
    shape('gold', 'o 100,70 5,5', 1.5),
    ...arm('sand', 'tan', '38,94 26,104', '34,114', 9),
    shape('silver', 'z 34,114! 20,122 10,120! 18,112 32,108!', 1.5),
    ...spots([108, 48], [114, 92]).map(([x, y]) => shape('gold', `o ${x},${y} 3.6,3.8`, 1.4)),
  ],
};
