import type { Figure } from '../../kit/figure.js';
import { arm, ears, ground, legs, roundHead } from '../../kit/parts.js';
import { line, mirrored, shape, spots, wash } from '../../pen/marks.js';

export const alchemist: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [shape('ash', 'z 36,46! 20,40 12,54! 20,56 16,68! 26,66 24,78! 38,72!')]),
    ...legs('slate', 'brown', 10),
    shape('sand', 'z 46,82 74,82 82,104 86,132! 60,136 34,132! 38,104'),
    shape('leather', 'z 50,88! 48,128! 60,131 72,128! 70,88!', 1.7),
    ...spots([56, 112], [66, 122]).map(([x, y]) => wash('lime', `o ${x},${y} 4,3`, 0.7)),
    shape('leather', 'p 53,100 67,100 66,109 54,109', 1.3),
    ...ears('peach'),
    ...roundHead('peach'),
    line('s 56,32 54,22', 1.4),
    line('s 60,31 61,20', 1.4),
    line('s 64,32 68,23', 1.4),
  ],
  face: { y: 58, eyes: 'round', iris: 'violet', brow: 'ash', frown: -2, nose: 'none', mouth: 'laugh', mouthY: 20 },
  over: [
    ...mirrored(60, [line('s 38,58 40,50 48,47 56,51 57,58 55,65 48,68 40,65 38,58', 2.8, 'brass')]),
    line('l 57,58 63,58', 2.8, 'brass'),
    ...mirrored(60, [line('l 38,56 32,50', 2.6, 'brown')]),
    shape('peach', 'z 60,62 67,70 60,75 53,70', 1.6),
    wash('coal', 'o 74,76 6,3.6', 0.45),
    wash('coal', 'o 40,44 5,3', 0.35),
    ...arm('sand', 'leather', '80,94 94,98', '100,88', 10),
    shape('ghost', 'z 96,84! 97,68! 103,68! 104,84! 112,96 108,106 92,106 88,96'),
    wash('lime', 'z 91,95 100,93 109,95 107,104 93,104'),
    line('l 95,68 105,68', 2.4, 'wood'),
    ...spots([100, 60], [106, 52], [98, 46]).map(([x, y], i) => shape('lime', `o ${x},${y} ${3 + i},${3 + i}`, 1.3)),
    shape('leather', 'o 91,103 5,4.6', 1.7),
    ...arm('sand', 'leather', '40,94 26,98', '20,86', 10),
    shape('ghost', 'z 17,82! 17,66! 25,66! 25,82! 21,86', 1.6),
    wash('rose', 'z 18,74! 24,74! 24,81 21,84 18,81'),
  ],
};
