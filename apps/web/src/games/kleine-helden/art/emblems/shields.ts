import { type Drawing, line, place, shape, spots, tube, wash } from '../pen/marks.js';

export const shieldEmblems = {
  'wooden-shield': [
    shape('wood', 'z 10,12! 32,8 54,12! 54,34 32,58! 10,34'),
    line('l 22,11 22,47', 1.4),
    line('l 33,9 33,56', 1.4),
    line('l 44,11 44,46', 1.4),
    tube('bark', 's 9,24 32,22 55,24', 6),
    ...[14, 32, 50].map((x) => wash('ink', `o ${x},23 1.6,1.6`)),
    line('l 37,34 41,41', 1.4),
  ],
  'round-shield': [
    shape('crimson', 'o 32,33 25,25'),
    shape('paper', 'z 32,33! 32,8 50,15! ', 1.4),
    shape('paper', 'p 32,33 57,33 50,51', 1.4),
    shape('paper', 'p 32,33 32,58 14,51', 1.4),
    shape('paper', 'p 32,33 7,33 14,15', 1.4),
    line('s 32,8 50,15 57,33 50,51 32,58 14,51 7,33 14,15 32,8', 3),
    shape('iron', 'o 32,33 8,8'),
    line('s 28,31 32,28', 1.5, 'silver'),
  ],
  'tower-shield': [
    shape('navy', 'z 14,8! 32,3 50,8! 52,32 49,60! 32,62 15,60! 12,32'),
    line('s 18,13 32,9 46,13 47,32 45,55', 1.8, 'gold'),
    line('s 18,13 17,32 19,55 32,57 45,55', 1.8, 'gold'),
    shape(
      'gold',
      'p 24,48 24,28 21,26 21,17 26,17 26,21 30,21 30,17 34,17 34,21 38,21 38,17 43,17 43,26 40,28 40,48',
      1.6,
    ),
    wash('ink', 'z 29,48! 29,40 32,36 35,40 35,48!'),
  ],
  'mirror-shield': [
    shape('brass', 'o 32,32 25,27'),
    shape('ghost', 'o 32,32 18,20'),
    wash('sky', 'z 20,40 34,18 44,22 26,48', 0.8),
    line('l 24,44 40,20', 1.6, 'white'),
    line('l 32,46 42,31', 1.3, 'white'),
    ...spots([32, 8], [32, 56], [10, 32], [54, 32]).map(([x, y]) => shape('crimson', `o ${x},${y} 2.8,2.8`, 1.3)),
  ],
  'spiked-shield': [
    ...[0, 60, 120, 180, 240, 300].flatMap((turn) =>
      place([shape('silver', 'p -5,-20 0,-31 5,-20', 1.5)], { x: 32, y: 33, turn }),
    ),
    shape('iron', 'o 32,33 22,22'),
    line('s 32,15 47,23 47,43 32,51 17,43 17,23 32,15', 1.5, 'steel'),
    shape('silver', 'z 24,37! 32,14! 40,37! 32,42'),
    line('l 32,18 33,39', 1.2),
  ],
} as const satisfies Record<string, Drawing>;
