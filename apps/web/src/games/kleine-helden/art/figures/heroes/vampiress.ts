import type { Figure } from '../../kit/figure.js';
import { arm, ground, robe } from '../../kit/parts.js';
import { line, shape, wash } from '../../pen/marks.js';

export const vampiress: Figure = {
  behind: [
    ...ground,
    shape('raven', 'z 34,68 20,98 8,134! 20,130 28,140! 40,132 60,138! 80,132 92,140! 100,130 112,134! 100,98 86,68'),
    shape('crimson', 'z 60,96 40,88 26,62 16,44! 14,70 24,94 44,108 76,108 96,94 106,70 104,44! 94,62 80,88'),
    ...robe('wine'),
    shape('raven', 'z 49,86! 52,104 60,110! 68,104 71,86! 60,92'),
    line('l 53,97 67,101', 1.3, 'rose'),
    line('l 67,97 53,101', 1.3, 'rose'),
    shape('raven', 'z 60,14 76,12 84,24 92,42 92,66 86,84! 60,80 34,84! 28,66 28,42 36,24 44,12'),
    shape('pale', 'z 60,32 76,36 84,50 83,66 74,80 60,88! 46,80 37,66 36,50 44,36'),
  ],
  face: {
    y: 60,
    eyes: 'lash',
    iris: 'crimson',
    brow: 'raven',
    frown: 1.5,
    nose: 'dot',
    mouth: 'vampire',
    mouthY: 17,
    cheeks: 'rose',
  },
  over: [
    shape('raven', 'z 60,46! 50,36 38,42 33,58 30,48 36,30 48,18 60,22 72,18 84,30 90,48 87,58 82,42 70,36'),
    shape('raven', 'z 60,4 70,6 76,14 70,22 60,24 50,22 44,14 50,6'),
    line('s 52,10 60,14 68,10', 1.3, 'violet'),
    shape('crimson', 'z 60,24 54,20 44,18! 47,25 44,31! 54,29 60,27 66,29 76,31! 73,25 76,18! 66,20', 1.7),
    shape('gold', 'o 60,93 3.6,3.8', 1.7),
    ...arm('wine', 'pale', '82,96 94,104', '100,96', 9),
    shape('ghost', 'z 94,72! 108,72! 108,84 101,90 94,84', 1.8),
    wash('crimson', 'z 95,78! 107,78! 106,84 101,88 96,84'),
    line('l 101,90 101,104', 2),
    line('l 95,104 107,104', 2),
    ...arm('wine', 'pale', '38,96 26,106', '36,116', 9),
  ],
};
