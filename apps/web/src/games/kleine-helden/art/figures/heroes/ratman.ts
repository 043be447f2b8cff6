import type { Figure } from '../../kit/figure.js';
import { arm, ground } from '../../kit/parts.js';
import { line, mirrored, place, shape, tube, wash } from '../../pen/marks.js';

export const ratman: Figure = {
  behind: [
    ...ground,
    tube('rose', 's 76,128 98,138 112,128 106,112 114,100', 6, 1.5),
    shape('pine', 'z 44,80 30,98 24,122! 32,118 36,128! 46,122 84,126! 90,104 76,80'),
    ...mirrored(60, [tube('rat', 's 50,118 46,132', 11), shape('rose', 'z 36,138 44,132 54,136 54,141! 34,141!')]),
    shape('leather', 'z 45,84 75,84 80,102 78,122! 60,126 42,122! 40,102'),
    line('l 46,88 76,116', 3.4, 'brown'),
    line('l 46,88 76,116', 1.2, 'sand'),
    ...mirrored(60, [shape('rat', 'o 27,32 16,17'), wash('rose', 'o 28,34 10,11')]),
    shape('rat', 'z 60,24 78,30 86,46 82,62 72,74 66,86 60,90 54,86 48,74 38,62 34,46 42,30'),
    line('s 56,26 57,32', 1.3),
    line('s 61,25 61,32', 1.3),
    line('s 66,26 65,31', 1.3),
  ],
  face: { y: 50, gap: 12, eyes: 'dot', brow: 'brown', frown: 3, mouth: undefined },
  over: [
    wash('sand', 'z 60,58 70,68 66,82 60,87 54,82 50,68', 0.5),
    shape('rose', 'z 60,72 66,75 64,81 60,83 56,81 54,75', 1.8),
    line('s 50,86 55,89 60,85 65,89 71,84', 1.8),
    shape('white', 'p 56,88 64,88 63,97 57,97', 1.6),
    line('l 60,88 60,96', 1.1),
    ...mirrored(60, [line('s 50,80 36,76 24,78', 1.1), line('s 50,83 38,84 27,90', 1.1)]),
    shape('crimson', 'z 44,92 52,96 60,99 68,96 76,92 78,100 60,106 42,100'),
    shape('crimson', 'z 44,98 32,102 20,98! 24,108! 20,116! 36,112 48,104'),
    ...arm('rat', 'rat', '82,94 96,92', '102,76', 9),
    ...[-34, 0, 34].flatMap((turn) =>
      place([shape('silver', 'z -3,-8! 0,-30! 3,-8!', 1.7), tube('brown', 'l 0,-8 0,-1', 4)], { x: 102, y: 74, turn }),
    ),
    shape('rat', 'o 102,75 5.6,5.2'),
    ...arm('rat', 'rat', '40,98 32,110', '42,118', 9),
  ],
};
