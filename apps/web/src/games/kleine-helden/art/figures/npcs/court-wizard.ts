import type { Figure } from '../../kit/figure.js';
import { arm, ears, ground, robe, roundHead } from '../../kit/parts.js';
import { line, shape, spots, tube, wash } from '../../pen/marks.js';

export const courtWizard: Figure = {
  behind: [
    ...ground,
    ...robe('blue'),
    ...spots([42, 126], [78, 124], [46, 108], [76, 106], [60, 134]).map(([x, y]) =>
      wash(
        'sun',
        `p ${x},${y - 4} ${x + 1.3},${y - 1.3} ${x + 4},${y} ${x + 1.3},${y + 1.3} ${x},${y + 4} ${x - 1.3},${y + 1.3} ${x - 4},${y} ${x - 1.3},${y - 1.3}`,
      ),
    ),
    ...ears('peach'),
    ...roundHead('peach'),
  ],
  face: { y: 60, eyes: 'dot', brow: 'white', frown: -1, nose: 'none', mouth: undefined, cheeks: 'blush' },
  over: [
    shape('white', 'z 33,62! 40,74 52,71 60,74 68,71 80,74 87,62! 90,82 82,100 70,112 60,126! 50,112 38,100 30,82'),
    line('s 50,86 52,100 58,112', 1.1),
    line('s 70,86 68,100 62,112', 1.1),
    shape('white', 'z 60,74 50,71 40,78! 52,82 60,78 68,82 80,78! 70,71', 1.6),
    shape('rose', 'o 60,69 5.4,5', 1.7),
    shape('blue', 'z 30,48! 40,28 50,10 70,0 88,6 96,18! 84,16 78,24 88,48! 60,42'),
    shape('gold', 'p 62,14 65,21 72,22 66,27 68,34 62,30 56,34 58,27 52,22 59,21', 1.5),
    shape('navy', 'z 18,50! 40,42 60,40 80,42 102,50! 84,56 60,53 36,56'),
    ...arm('blue', 'peach', '82,96 94,104', '100,96', 12),
    tube('bark', 's 92,116 106,70', 4, 3),
    shape('sun', 'p 107,54 110,62 118,64 111,68 112,76 106,71 99,75 102,67 97,61 104,61', 1.6),
    ...arm('blue', 'peach', '38,96 26,106', '34,114', 12),
  ],
};
