import { type Drawing, line, mirrored, place, shape } from '../pen/marks.js';

export const slotSheet = { width: 48, height: 48 } as const;

const hand: Drawing = [
  shape(
    'ink',
    'z 15,42! 13,30 7,20 10,17 16,24 14,8 18,7 21,20 23,5 27,5 27,20 32,8 36,9 33,24 39,21 42,24 35,34 33,42!',
  ),
  line('s 17,30 24,33 31,29', 1.2),
];

/** A hand that closes around a haft. */
const grip: Drawing = [
  line('l 21,3 21,11', 1.6),
  line('l 28,3 28,11', 1.6),
  line('l 21,36 21,46', 1.6),
  line('l 28,36 28,46', 1.6),
  ...[14, 20.5, 27, 33].map((y) => shape('ink', `o 26,${y} 10.5,3.6`, 1.6)),
  line('s 17,12 10,16 8,26 13,36 18,36', 1.8),
  line('s 10,20 17,17 22,23', 1.4),
];

/** Where on the body a card may lie: faint outlines that show through while a place is empty. */
export const slotDrawings = {
  head: [
    shape('ink', 'z 24,6 35,10 39,21 36,33 24,42 12,33 9,21 13,10'),
    line('s 10,20 24,16 38,20', 1.5),
    line('l 19,25 20,28', 1.8),
    line('l 29,25 28,28', 1.8),
    line('s 20,34 24,35 28,34', 1.4),
  ],
  neck: [line('s 8,8 12,24 22,32', 1.7), line('s 40,8 36,24 26,32', 1.7), shape('ink', 'z 24,30! 31,37 24,45! 17,37')],
  shoulders: mirrored(24, [
    shape('ink', 'z 21,22! 18,13 10,12 4,20 2,33! 11,28 21,29!'),
    line('s 4,26 11,22 20,23', 1.3),
    line('s 3,38 10,34 18,35', 1.3),
  ]),
  back: [
    shape('ink', 'z 17,6 31,6 38,24 44,42! 36,39 30,44! 24,39 18,44! 12,39 4,42! 10,24'),
    line('s 17,6 24,13 31,6', 1.5),
    line('s 19,20 15,36', 1.2),
    line('s 29,20 33,36', 1.2),
  ],
  torso: [
    shape('ink', 'z 13,7! 20,11 28,11 35,7! 42,13 38,24 37,43! 24,45 11,43! 10,24 6,13'),
    line('s 19,10 24,16 29,10', 1.4),
    line('l 24,16 24,44', 1.2),
  ],
  arms: mirrored(24, [
    shape('ink', 'z 7,8! 17,8! 21,36! 13,39 5,36!'),
    line('s 7,17 12,19 18,17', 1.3),
    line('s 6,28 12,30 19,28', 1.3),
  ]),
  hands: [
    ...place(hand, { x: 1, y: 8, scale: 0.58, turn: -8 }),
    ...place(hand, { x: 47, y: 8, scale: 0.58, turn: 8, flip: true }),
  ],
  finger: [
    shape('ink', 'o 24,30 13,13'),
    shape('ink', 'o 24,30 8.4,8.4', 1.4),
    shape('ink', 'p 18,8 30,8 33,13 24,20 15,13'),
  ],
  legs: mirrored(24, [shape('ink', 'z 8,6! 20,6! 20,26 19,43! 9,43! 8,26'), line('s 9,19 14,22 19,19', 1.4)]),
  feet: mirrored(24, [shape('ink', 'z 11,8! 20,8! 20,34 20,42! 3,42! 4,35 11,31'), line('l 11,13 20,13', 1.3)]),
  'left-hand': grip,
  'right-hand': place(grip, { x: 48, flip: true }),
} as const satisfies Record<string, Drawing>;

export type SlotName = keyof typeof slotDrawings;
