import type { Figure } from '../../kit/figure.js';
import { arm, ground, robe } from '../../kit/parts.js';
import { line, place, shape, tube, wash } from '../../pen/marks.js';

export const exorcist: Figure = {
  behind: [
    ...ground,
    wash('sun', 'o 60,52 48,46', 0.35),
    ...robe('white'),
    shape('gold', 'z 54,84! 52,140! 68,140! 66,84!', 1.6),
    line('s 53,104 60,98 67,104 60,110 53,104', 1.8, 'crimson'),
    wash('crimson', 'o 60,104 2.4,2.6'),
    shape('white', 'z 60,22 36,28 24,50 26,78 38,94 82,94 94,78 96,50 84,28'),
    shape('tan', 'z 60,36 76,40 84,54 82,68 74,80 60,86 46,80 38,68 36,54 44,40'),
  ],
  face: {
    y: 61,
    gap: 11,
    eyes: 'round',
    iris: 'blue',
    brow: 'brown',
    frown: 2.2,
    nose: 'dot',
    mouth: 'flat',
    cheeks: 'blush',
  },
  over: [
    shape('raven', 'z 60,36 44,40 36,52 36,58! 46,50 60,48 74,50 84,58! 84,52 76,40', 1.6),
    line('s 34,48 46,38 60,35 74,38 86,48', 2.4, 'gold'),
    ...arm('white', 'tan', '82,96 94,94', '98,76', 11),
    wash('sun', 'o 98,52 17,17', 0.6),
    tube('brass', 'l 98,78 98,60', 5),
    ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
      place([shape('gold', 'p -4,-9 0,-18 4,-9', 1.4)], { x: 98, y: 48, turn }),
    ),
    shape('gold', 'o 98,48 10,10'),
    wash('crimson', 'o 98,48 4.6,3.4'),
    wash('ink', 'o 98,48 1.6,2.6'),
    ...arm('white', 'tan', '38,96 26,106', '28,116', 11),
    shape('wine', 'z 12,106! 34,102! 38,124! 16,128!'),
    line('s 17,115 25,109 33,113 26,120 17,115', 1.6, 'gold'),
    wash('gold', 'o 25,114.5 2.2,2.4'),
    shape('tan', 'o 34,120 4.6,4.4', 1.6),
  ],
};
