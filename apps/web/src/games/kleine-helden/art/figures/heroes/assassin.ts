import type { Figure } from '../../kit/figure.js';
import { arm, ground, tunic } from '../../kit/parts.js';
import { line, mirrored, place, shape, tube, wash } from '../../pen/marks.js';

export const assassin: Figure = {
  behind: [
    ...ground,
    shape('night', 'z 44,78 28,100 16,126! 26,124 28,136! 40,126 78,130 94,138! 94,124 106,126! 90,98 76,78'),
    tube('coal', 's 48,118 36,130', 12),
    tube('coal', 's 72,118 86,128', 12),
    shape('night', 'z 24,134 32,128 42,132 44,141! 22,141!'),
    shape('night', 'z 80,126 90,124 100,134! 102,141! 80,140'),
    ...tunic('coal'),
    shape('crimson', 'z 38,108! 60,112 82,108! 82,116! 60,120 38,116!', 1.9),
    shape('crimson', 'z 66,116! 72,134 68,146! 78,140 82,146! 80,130 74,114!'),
    line('s 46,86 60,100 76,106', 1.5),
    shape('night', 'z 60,16! 80,26 94,46 94,68 84,84 60,92 36,84 26,68 26,46 40,26'),
    shape('peach', 'z 60,40 78,44 84,58 80,70 40,70 36,58 42,44'),
    wash('plum', 'z 60,40 78,44 84,56 60,50 36,56 42,44', 0.55),
  ],
  face: { y: 60, eyes: 'sly', iris: 'leaf', brow: 'ink', frown: 2.5, mouth: undefined },
  over: [
    shape('crimson', 'z 35,66! 48,70 60,72 72,70 85,66! 82,80 70,89 60,93! 50,89 38,80'),
    line('s 44,78 60,82 76,77', 1.3),
    shape('night', 'z 60,16! 82,26 95,48 93,70 84,84! 88,64 82,46 60,38 38,46 32,64 36,84! 27,70 25,48 38,26'),
    line('s 60,18 62,28 60,37', 1.5),
    ...arm('coal', 'raven', '84,94 92,102', '84,112'),
    ...arm('coal', 'raven', '36,94 28,102', '36,112'),
    ...mirrored(
      60,
      place(
        [
          shape('silver', 'z -3.5,0! -4,-20 1,-36! 4,-18 3.5,0!', 1.9),
          tube('gold', 'l -7,1 7,1', 4),
          tube('brown', 'l 0,3 0,10', 5),
        ],
        { x: 84, y: 105, turn: 48 },
      ),
    ),
  ],
};
