import type { Figure } from '../../kit/figure.js';
import { arm, ground, legs, roundHead } from '../../kit/parts.js';
import type { Tint } from '../../palette.js';
import { type Drawing, line, mirrored, place, shape, spots, tube, wash } from '../../pen/marks.js';

const feather = (tint: Tint, turn: number): Drawing =>
  place([shape(tint, 'z 0,0! 5,10 0,24! -5,10', 1.6), line('l 0,2 0,20', 1)], { x: 101, y: 58, turn });

export const shaman: Figure = {
  behind: [
    ...ground,
    ...mirrored(60, [
      tube('bone', 's 42,30 32,16 20,12 14,2', 7, 3),
      tube('bone', 's 28,15 20,20 12,18', 5, 2),
      tube('bone', 's 34,20 34,10 30,2', 5, 2),
    ]),
    shape('fur', 'z 42,78 28,92 22,116! 32,112 34,124! 46,116 74,116 86,124! 88,112 98,116! 92,92 78,78'),
    ...legs('tan', 'leather', 10),
    shape('leaf', 'z 45,82 75,82 82,104 88,130! 80,127 76,135! 68,129 60,137! 52,129 44,135! 40,127 32,130! 38,104'),
    line('l 39,110 44,116 49,110 54,116 60,110 66,116 71,110 76,116 81,110', 1.8, 'sun'),
    ...roundHead('tan'),
    ...mirrored(60, [tube('brown', 's 34,62 28,80 30,104', 10, 7), line('l 25,90 35,90', 2.4, 'crimson')]),
  ],
  face: {
    y: 62,
    eyes: 'round',
    iris: 'leaf',
    brow: 'brown',
    frown: -0.5,
    nose: 'dot',
    mouth: 'smile',
    cheeks: 'blush',
  },
  over: [
    ...mirrored(60, [line('l 38,72 47,74', 2.4, 'crimson'), line('l 39,77 46,78', 2, 'white')]),
    shape(
      'fur',
      'z 60,16 76,18 90,34 96,58! 88,56 86,66! 80,54 72,58! 68,48 60,54! 52,48 48,58! 40,54 34,66! 32,56 24,58! 30,34 44,18',
    ),
    ...mirrored(60, [shape('fur', 'z 40,26! 34,16 38,8! 48,14 50,22!', 1.9)]),
    ...mirrored(60, [wash('ink', 'o 51,30 2.4,2.6')]),
    shape('raven', 'z 60,40 65,42 60,47 55,42', 1.6),
    ...spots([48, 92], [54, 96], [60, 98], [66, 96], [72, 92]).map(([x, y]) =>
      shape('bone', `o ${x},${y} 2.6,3.4`, 1.5),
    ),
    tube('wood', 's 98,144 102,96 100,48', 5),
    shape('bone', 'z 100,30 110,34 112,44 107,48 107,54 93,54 93,48 88,44 90,34', 2),
    wash('ink', 'o 95,43 3,3.4'),
    wash('ink', 'o 105,43 3,3.4'),
    ...feather('crimson', -24),
    ...feather('sky', 16),
    ...arm('tan', 'tan', '82,94 92,104', '101,100', 9),
    ...arm('tan', 'tan', '38,94 26,102', '24,114', 9),
  ],
};
