import { type Drawing, line, place, shape, tube, wash } from '../pen/marks.js';

const arrow = (length: number): Drawing => [
  line(`l 0,${length} 0,${-length}`, 2, 'bark'),
  shape('steel', `p -4,${-length} 0,${-length - 9} 4,${-length}`, 1.5),
  shape('crimson', `p 0,${length - 6} 4,${length} 4,${length + 7} 0,${length + 2} -4,${length + 7} -4,${length}`, 1.4),
];
const knife = (turn: number, x: number, y: number): Drawing =>
  place(
    [
      shape('silver', 'z -3.4,0! -3,-14 0,-24! 3,-14 3.4,0!', 1.6),
      tube('raven', 'l 0,2 0,10', 4),
      shape('iron', 'o 0,14 3,3', 1.5),
    ],
    { x, y, turn },
  );
const star = (x: number, y: number, scale: number, turn: number): Drawing =>
  place([shape('steel', 'z 0,-16! 3,-4! 16,0! 4,3! 0,16! -3,4! -16,0! -4,-3!', 1.6), wash('ink', 'o 0,0 2.6,2.6')], {
    x,
    y,
    scale,
    turn,
  });

export const rangedEmblems = {
  'short-bow': [
    line('l 20,14 20,52', 1.2),
    tube('wood', 's 20,13 34,20 30,33 34,46 20,53', 5),
    tube('leather', 's 30,29 30,37', 6.4),
    ...place(arrow(14), { x: 36, y: 33, turn: 90 }),
  ],
  'long-bow': [
    line('l 14,10 50,58', 1.2),
    tube('bark', 's 13,9 38,12 52,32 51,59', 5.4, 5),
    tube('sand', 's 42,18 47,25', 7),
    ...place(arrow(17), { x: 36, y: 30, turn: 52 }),
  ],
  crossbow: place(
    [
      line('l -22,-10 0,6 22,-10', 1.3),
      tube('wood', 'l 0,32 0,-24', 8, 6),
      tube('steel', 's -23,-9 -14,-19 0,-23 14,-19 23,-9', 5),
      line('l 0,8 0,-26', 2.2, 'bark'),
      shape('steel', 'p -4,-26 0,-35 4,-26', 1.5),
      tube('iron', 's 3,16 10,22', 3.6),
      shape('brass', 'o 0,10 3,3', 1.4),
    ],
    { x: 31, y: 33, turn: 38 },
  ),
  'hand-crossbow': [
    shape('leather', 'z 12,30! 40,26! 42,34! 30,36 24,56! 12,56! 16,38'),
    line('s 30,36 32,43 25,46', 1.8),
    line('l 40,12 26,28 42,48', 1.2),
    tube('iron', 's 40,10 48,20 48,38 42,50', 4.6),
    line('l 24,28 54,27', 2),
    shape('steel', 'p 53,23 62,27 54,32', 1.5),
  ],
  blowpipe: [
    ...place(
      [
        tube('wood', 'l 0,30 0,-30', 7, 6),
        ...[-16, -2, 12].map((y) => line(`s -3.4,${y} 0,${y + 1.4} 3.4,${y}`, 1.6)),
        wash('ink', 'o 0,-31 2.4,1.4'),
        shape('sand', 'p -5,24 5,24 6,33 -6,33', 1.5),
      ],
      { x: 27, y: 38, turn: 45 },
    ),
    line('l 54,22 60,6', 1.4),
    shape('lime', 'z 52,20! 56,24 53,29 49,26', 1.4),
    line('l 20,18 38,10', 1.6),
    shape('crimson', 'z 22,17 16,12 10,16! 13,20 10,26! 18,24', 1.4),
  ],
  'throwing-knives': [...knife(-28, 22, 42), ...knife(0, 33, 38), ...knife(28, 44, 42)],
  'throwing-axe': [
    ...place(
      [tube('wood', 's 0,26 2,4 0,-18', 5), shape('steel', 'z -2,-18! 8,-22 17,-22! 17,-10 12,2! 8,-4 -1,-6!')],
      { x: 30, y: 36, turn: 24 },
    ),
    line('s 10,26 12,14 22,7', 1.4),
    line('s 16,28 18,19 25,14', 1.2),
    line('s 54,44 50,54 42,58', 1.4),
  ],
  sling: [
    line('s 14,58 22,34 40,20', 2.2, 'leather'),
    line('s 8,54 24,40 46,32', 2.2, 'leather'),
    shape('leather', 'z 36,18 48,14 56,22 54,32 44,36 40,28'),
    shape('stone', 'o 47,24 8,7.4'),
    shape('stone', 'o 16,18 5,4.6', 1.5),
    shape('stone', 'o 26,10 3.6,3.4', 1.4),
  ],
  'throwing-stars': [
    ...star(24, 24, 1, 10),
    ...star(46, 40, 0.85, 40),
    ...star(20, 50, 0.6, 25),
    line('s 34,12 42,14', 1.2),
    line('s 54,54 48,57', 1.2),
  ],
} as const satisfies Record<string, Drawing>;
