import type { Figure } from '../../kit/figure.js';
import { arm, ground, robe, roundHead } from '../../kit/parts.js';
import { line, mirrored, place, shape, spots, wash } from '../../pen/marks.js';

export const herbalist: Figure = {
  behind: [
    ...ground,
    shape('ash', 'z 60,28 34,36 26,60 30,84 44,92 76,92 90,84 94,60 86,36'),
    ...robe('leaf'),
    shape('white', 'z 50,88! 46,132! 60,136 74,132! 70,88! 60,94'),
    line('s 47,112 60,115 73,112', 1.3),
    shape('leaf', 'z 54,118 60,112 62,120 58,124', 1.3),
    ...roundHead('peach'),
  ],
  face: { y: 62, eyes: 'dot', brow: 'ash', frown: -1, nose: 'dot', mouth: 'smile', cheeks: 'blush' },
  over: [
    ...mirrored(60, [line('s 42,62 48,55 54,62 48,69 42,62', 1.3, 'brass'), line('s 38,73 42,75', 1)]),
    line('s 54,62 60,60 66,62', 1.3, 'brass'),
    shape('crimson', 'z 28,56! 34,36 46,26 60,23 74,26 86,36 92,56! 78,48 60,46 42,48'),
    ...spots([42, 38], [56, 32], [72, 36], [62, 41], [84, 46], [34, 48]).map(([x, y]) =>
      wash('white', `o ${x},${y} 2,2`),
    ),
    shape('crimson', 'z 52,84! 60,90 68,84! 72,96! 62,92 58,92 48,96!', 1.6),
    ...arm('leaf', 'peach', '82,96 92,106', '84,116', 9),
    ...arm('leaf', 'peach', '38,96 28,104', '24,92', 9),
    line('s 24,94 22,80 18,66', 1.8, 'pine'),
    ...spots([14, 72, 60], [28, 76, -50], [12, 82, 70], [18, 62, 10]).flatMap(([x, y, turn]) =>
      place([shape('leaf', 'z 0,6! 4,0 0,-8! -4,0', 1.4)], { x: x, y: y, turn: turn }),
    ),
    shape('wood', 'z 72,110! 106,110! 102,130 76,130'),
    line('s 74,118 104,117', 1.2),
    line('s 75,124 103,124', 1.2),
    ...spots([80, 106], [88, 103], [97, 106]).map(([x, y]) =>
      shape('lime', `z ${x},${y + 6} ${x - 6},${y} ${x},${y - 7} ${x + 6},${y}`, 1.5),
    ),
    shape('crimson', 'z 84,108! 86,100 92,100 95,108!', 1.5),
  ],
};
