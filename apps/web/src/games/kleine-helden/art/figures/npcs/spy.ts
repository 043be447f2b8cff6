import type { Figure } from '../../kit/figure.js';
import { arm, ground, roundHead } from '../../kit/parts.js';
import { line, shape, tube, wash } from '../../pen/marks.js';

export const spy: Figure = {
  behind: [
    ...ground,
    shape('slate', 'z 44,80 28,100 22,138! 40,142 60,138 80,142 98,138! 92,100 76,80'),
    line('s 60,96 60,138', 1.6),
    ...[104, 116, 128].map((y) => shape('brass', `o 65,${y} 2.2,2.2`, 1.2)),
    shape('brown', 'z 34,50! 30,70 36,86! 84,86! 90,70 86,50!'),
    ...roundHead('peach'),
  ],
  face: { y: 62, eyes: 'lash', iris: 'teal', brow: undefined, nose: 'dot', mouth: 'smirk', cheeks: 'blush' },
  over: [
    shape('raven', 'z 34,56! 46,52 60,58 74,52 86,56! 86,66 76,72 64,68 60,65 56,68 44,72 34,66', 1.6),
    shape('white', 'o 48,62 6,5', 1.2),
    wash('teal', 'o 50,62 3.2,3.6'),
    wash('ink', 'o 50,62 1.7,2'),
    shape('slate', 'z 34,92! 26,78 26,66! 36,80 50,88 60,92 70,88 84,80 94,66! 94,78 86,92! 60,102'),
    shape('slate', 'z 36,46! 38,26 50,18 60,24 70,18 82,26 84,46!'),
    shape('raven', 'z 37,38! 60,42 83,38! 84,46! 60,49 36,46!', 1.5),
    shape('slate', 'z 18,52! 36,42 60,46 84,42 102,52! 86,55 60,53 34,55'),
    ...arm('slate', 'raven', '82,98 94,94', '86,74', 10),
    shape('brass', 'o 73,62 11,11', 2),
    shape('ghost', 'o 73,62 8,8', 1.4),
    wash('teal', 'o 72,63 4.6,5'),
    wash('ink', 'o 72,63 2.4,2.8'),
    wash('white', 'o 69,59 2,2'),
    tube('brass', 's 80,70 86,78', 4),
    ...arm('slate', 'raven', '38,98 28,108', '34,118', 10),
    shape('paper', 'p 20,110 38,106 42,122 24,126', 1.7),
    line('l 25,114 36,111', 1.1),
    line('l 26,119 37,116', 1.1),
  ],
};
