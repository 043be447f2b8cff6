import { type Drawing, line, place, shape, spots, tube, wash } from '../pen/marks.js';
import { bolt, heart, profile, skull, sparkle, star } from './pieces.js';

const rock = (x: number, y: number, scale: number, turn: number): Drawing =>
  place([shape('stone', 'z -8,-5! -2,-9! 7,-7! 9,2! 4,8! -6,7! -10,1!'), line('l -3,-4 1,0 0,5', 1.2)], {
    x,
    y,
    scale,
    turn,
  });
const beetle = (x: number, y: number, turn: number, scale = 1): Drawing =>
  place(
    [
      line('l -8,-3 8,-3', 1.2),
      line('l -9,2 9,2', 1.2),
      line('l -7,8 7,8', 1.2),
      shape('raven', 'o 0,1 5,8', 1.6),
      shape('raven', 'o 0,-8 3,3', 1.4),
      line('l 0,-4 0,8', 1, 'lime'),
      shape('ghost', 'z 1,-3! 9,-9 12,-2 3,3', 1.1),
      shape('ghost', 'z -1,-3! -9,-9 -12,-2 -3,3', 1.1),
    ],
    { x, y, turn, scale },
  );

export const attackSpellEmblems = {
  fireball: [
    shape('ember', 'z 24,58 10,48 8,34 16,22 30,16 44,10 60,2! 54,16 60,18! 52,28 56,32! 48,44 38,56'),
    shape('flame', 'z 24,52 14,44 14,34 22,26 34,24 46,20! 42,30 46,34! 38,46', 1.4),
    shape('sun', 'o 25,39 9,9', 1.4),
  ],
  lightning: [
    ...place(bolt('sun'), { x: 32, y: 32, scale: 1.2 }),
    line('l 10,18 16,24', 1.7),
    line('l 54,42 48,38', 1.7),
    line('l 50,12 46,20', 1.6),
    line('l 12,46 19,44', 1.6),
  ],
  'ice-lance': [
    shape('sky', 'z 58,6! 52,22 42,34 28,46 8,58! 18,40 30,24 42,12'),
    line('s 52,11 36,30 16,51', 1.3),
    line('s 42,14 44,26 36,38', 1.1),
    wash('white', 'z 48,12 36,22 26,36 38,26'),
    shape('sky', 'p 14,26 20,16 24,26 19,34', 1.5),
    shape('sky', 'p 40,52 48,44 52,52 46,58', 1.5),
  ],
  'hail-of-stones': [
    ...rock(20, 20, 1, 0),
    ...rock(44, 30, 1.3, 40),
    ...rock(22, 48, 1.15, 90),
    ...spots([30, 6], [50, 10], [10, 34], [40, 48]).map(([x, y]) => line(`l ${x},${y} ${x + 4},${y - 6}`, 1.5)),
  ],
  'acid-arrow': [
    ...place(
      [
        line('l 0,26 0,-16', 2.6, 'pine'),
        shape('lime', 'z -8,-12! 0,-30! 8,-12! 0,-16'),
        shape('leaf', 'p 0,16 6,22 6,32 0,26 -6,32 -6,22', 1.5),
      ],
      { x: 30, y: 32, turn: 45 },
    ),
    shape('lime', 'z 52,28! 57,36 52,41 47,36', 1.5),
    shape('lime', 'z 40,40! 44,47 40,51 36,47', 1.5),
    shape('lime', 'o 46,54 2.6,2.6', 1.3),
  ],
  'shadow-bolt': [
    shape('night', 'z 44,24 56,18 60,6! 46,8 30,16 14,30 8,46 16,57 30,56 40,46'),
    shape('violet', 'o 24,43 10,10', 1.6),
    wash('lilac', 'o 22,40 4,4'),
    line('s 52,10 40,18 32,28', 1.5, 'lilac'),
    line('s 54,20 44,26 38,36', 1.4, 'lilac'),
  ],
  'life-drain': [
    ...place(heart('crimson'), { x: 24, y: 40, scale: 1.05 }),
    line('s 34,28 44,30 50,22 44,14 36,16', 2.4, 'crimson'),
    ...spots([40, 22], [52, 32], [52, 10]).map(([x, y]) =>
      shape('crimson', `z ${x},${y - 6}! ${x + 4},${y + 1} ${x},${y + 5} ${x - 4},${y + 1}`, 1.4),
    ),
    line('l 20,34 27,41 22,47', 1.5),
  ],
  'breath-of-death': [
    ...place(skull, { x: 21, y: 24, scale: 1.15 }),
    ...spots([40, 34, 6], [50, 42, 8], [36, 48, 7], [54, 56, 5], [44, 57, 6]).map(([x, y, r]) =>
      wash('lime', `o ${x},${y} ${r},${r}`, 0.65),
    ),
    line('s 34,36 44,34 50,40', 1.5),
    line('s 30,44 42,44 50,52', 1.5),
    line('s 26,50 34,52 38,58', 1.4),
  ],
  'curse-of-weakness': [
    shape('steel', 'z 27,34! 26,20 32,10 42,10 50,20 56,32! 46,26 40,19 36,24 36,34!'),
    tube('brass', 'l 20,36 43,36', 4.6),
    tube('brown', 'l 32,39 32,50', 5),
    shape('brass', 'o 32,54 3.6,3.6', 1.5),
    ...spots([12, 18], [14, 48], [52, 48]).flatMap(([x, y]) => [
      line(`l ${x},${y - 6} ${x},${y + 4}`, 2, 'plum'),
      wash('plum', `p ${x - 4},${y + 2} ${x + 4},${y + 2} ${x},${y + 8}`),
    ]),
  ],
  'mind-spike': [
    ...place(profile('peach'), { x: 26, y: 35 }),
    shape('rose', 'z 10,24 18,15 30,14 36,22 30,28 16,29', 1.5),
    line('s 15,24 20,20 24,25 29,19 32,24', 1.2),
    ...place([shape('violet', 'z -5,-16! 5,-16! 0,14!', 1.6)], { x: 47, y: 12, turn: 50 }),
  ],
  madness: [
    shape('rose', 'o 32,32 25,25'),
    line('s 22,26 24,23 28,25 26,30 20,30 18,24 22,18', 1.8),
    line('s 43,26 41,23 37,25 39,30 45,30 47,24 43,18', 1.8),
    shape('wine', 'z 17,38! 32,42 47,37! 42,51 32,54 22,50'),
    wash('white', 'p 20,40 27,42 25,45'),
    wash('white', 'p 44,40 37,42 39,46'),
    wash('rose', 'o 33,50 6,3'),
  ],
  'thorn-vines': [
    tube('pine', 's 8,58 22,52 20,36 34,30 46,38 54,28 48,14 34,12', 6, 2.4),
    tube('pine', 's 30,60 40,52 54,56 60,48', 5, 2),
    ...spots(
      [18, 45, -70],
      [26, 34, -20],
      [40, 33, 20],
      [52, 33, 80],
      [52, 21, 60],
      [42, 12, 0],
      [16, 55, 200],
      [46, 52, 10],
    ).flatMap(([x, y, turn]) => place([shape('lime', 'p -3,0 0,-8 3,0', 1.3)], { x, y, turn })),
    shape('leaf', 'z 34,12! 26,4 16,6! 20,14 30,16', 1.5),
    shape('leaf', 'z 24,56! 14,46 6,46! 10,54', 1.5),
  ],
  'insect-swarm': [
    ...beetle(22, 22, -30),
    ...beetle(45, 34, 25, 1.1),
    ...beetle(20, 50, 60, 0.8),
    line('s 36,10 42,8 46,12', 1.2),
    line('s 6,34 8,40 14,38', 1.2),
    line('s 38,56 44,58 50,54', 1.2),
  ],
  'magic-missile': [
    ...spots([46, 16, 0.9], [48, 42, 0.7], [22, 24, 0.6]).flatMap(([x, y, scale]) => [
      line(`s ${x - 30 * scale},${y + 24 * scale} ${x - 16 * scale},${y + 14 * scale} ${x},${y}`, 3, 'blue'),
      line(`s ${x - 24 * scale},${y + 26 * scale} ${x - 12 * scale},${y + 16 * scale} ${x},${y}`, 1.8, 'sky'),
      ...place(star('sky'), { x, y, scale, turn: 15 }),
    ]),
    ...sparkle('blue', 26, 54, 4),
  ],
} as const satisfies Record<string, Drawing>;
