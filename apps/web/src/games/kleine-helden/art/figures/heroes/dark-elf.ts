import type { Figure } from '../../kit/figure.js';
import { arm, ground, pointedEars, robe, roundHead } from '../../kit/parts.js';
import { line, shape, wash } from '../../pen/marks.js';

export const darkElf: Figure = {
  behind: [
    ...ground,
    shape('white', 'z 60,26 36,32 26,54 24,84 18,118! 30,112 38,120! 60,110 82,120! 90,112 102,118! 96,84 94,54 84,32'),
    ...robe('plum'),
    shape('raven', 'z 50,83! 54,104 46,140! 60,138 74,140! 66,104 70,83! 60,92'),
    line('s 48,84 54,104 50,124', 1.5, 'lilac'),
    line('s 72,84 66,104 70,124', 1.5, 'lilac'),
    ...pointedEars('mauve'),
    ...roundHead('mauve'),
  ],
  face: {
    y: 61,
    eyes: 'lash',
    iris: 'crimson',
    brow: 'white',
    frown: 2.5,
    nose: 'dot',
    mouth: 'smirk',
    cheeks: 'violet',
  },
  over: [
    shape('white', 'z 60,26 80,30 92,46 92,74! 84,62 80,48 66,40! 56,50 40,54 36,66! 28,76! 28,46 40,30'),
    line('s 62,28 74,36 84,54', 1.2),
    line('s 56,28 42,36 34,56', 1.2),
    line('s 30,48 46,46 60,42 74,42 90,48', 2.6, 'brass'),
    shape('violet', 'p 60,36 65,43 60,50 55,43', 1.7),
    ...arm('plum', 'mauve', '82,94 92,102', '98,92', 9),
    wash('violet', 'o 102,78 15,15', 0.35),
    shape('violet', 'o 102,78 9.5,9.5'),
    line('s 97,80 100,73 106,75 105,81 101,80', 1.5, 'lilac'),
    ...arm('plum', 'mauve', '38,94 28,106', '36,116', 9),
  ],
};
