import { type Drawing, flat, limb, mass, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Small people, about 56 high, feet at 0,30, looking to the left. */

interface Dress {
  readonly cloak: Pigment;
  readonly coat?: Pigment;
  readonly skin?: Pigment;
  readonly hood?: boolean;
  /** What the raised or forward hand holds. */
  readonly holds?: Drawing;
}

const headOf = ({ cloak, skin = 'flesh', hood = true }: Dress, x: number, y: number): Drawing => [
  mass(skin, `o ${x},${y} 6,7`, 60),
  flat(skin, `z ${x + 1},${y - 6} ${x + 6},${y} ${x + 2},${y + 7} ${x},${y + 2}`, -1, 0.7),
  ...strokes(
    'black',
    1.5,
    -2,
    `l ${x - 4.6},${y - 1.2} ${x - 2.4},${y - 0.6}`,
    `l ${x - 0.4},${y - 0.6} ${x + 1.6},${y - 1.2}`,
  ),
  stroke('wine', `l ${x - 4},${y + 3.4} ${x - 1.4},${y + 3.4}`, 1.1, -1),
  hood
    ? mass(
        cloak,
        `z ${x - 4},${y - 7}! ${x + 3},${y - 11} ${x + 9},${y - 5} ${x + 10},${y + 9}! ${x + 2},${y + 9} ${x + 2},${y - 2}`,
        70,
        1.2,
      )
    : mass(
        'leather',
        `z ${x - 6},${y - 2}! ${x - 3},${y - 9} ${x + 5},${y - 9} ${x + 8},${y} ${x + 5},${y + 5}! ${x + 2},${y - 3}`,
        40,
      ),
];

const fistAt = (skin: Pigment, x: number, y: number) => mass(skin, `o ${x},${y} 3.2,3.2`);

/** Walking, a staff or something else in the forward hand. */
export const walker = (dress: Dress): Drawing => {
  const { cloak, coat = 'leather', skin = 'flesh', holds = [] } = dress;
  return [
    limb(coat, 's 2,4 6,16 12,28', 7, 5),
    mass('black', 'z 8,26 18,24 16,31 4,31', 0),
    limb(coat, 's -2,4 -10,16 -10,28', 7.6, 5.4),
    mass('black', 'z -6,26 -10,31 -20,31 -14,26', 0),
    mass(coat, 'z -8,-14 6,-16 10,8 -8,10', 80),
    mass(cloak, 'z -3,-18 6,-19 14,-4 26,22! 14,16 10,24! 3,8 -2,-6', 58, 1.2),
    limb(coat, 's -3,-12 -12,-6 -17,-8', 6, 4),
    ...place(holds, -18, -8),
    fistAt(skin, -18, -8),
    ...headOf(dress, -3, -23),
  ];
};

/** Standing with one arm raised to the upper left. */
export const caller = (dress: Dress): Drawing => {
  const { cloak, coat = 'leather', skin = 'flesh', holds = [] } = dress;
  return [
    mass(cloak, 'z -4,-18 7,-18 16,4 22,31! -16,31! -9,4', 78, 1.2),
    mass(coat, 'z -7,-14 3,-16 5,10 4,31! -9,31! -8,8', 80),
    limb(cloak, 's -5,-13 -15,-20 -19,-32', 7, 5),
    ...place(holds, -20, -36),
    fistAt(skin, -20, -36),
    ...headOf(dress, -1, -24),
    stroke(cloak, 's 10,-6 14,10 16,28', 2, -2),
  ];
};

/** Lunging to the left with a blade ahead. */
export const fighter = (dress: Dress): Drawing => {
  const { cloak, coat = 'iron', skin = 'flesh', holds = [] } = dress;
  return [
    mass(cloak, 'z 0,-18! 14,-20 34,-8 44,-14! 38,4 28,10 8,4', 20, 1.2),
    limb('black', 's 8,6 20,16 28,30', 8, 5),
    limb('black', 's -2,6 -16,12 -16,29', 8.6, 5.4),
    mass('black', 'z -13,26 -16,31 -27,31 -20,26', 0),
    mass(coat, 'z -8,-18 8,-18 12,8 -6,10', 70, 1.2),
    limb(coat, 's 6,-14 18,-10 20,-18', 6, 4.4),
    limb(coat, 's -4,-13 -16,-12 -24,-16', 7, 5),
    ...place(holds, -26, -17),
    fistAt(skin, -26, -17),
    ...headOf({ ...dress, hood: false }, -4, -26),
  ];
};

/** Sitting cross-legged, from the front. */
export const sitter = ({ cloak, coat = 'leather', skin = 'flesh' }: Dress): Drawing => [
  mass(cloak, 'z -8,-12 8,-12 18,4 20,24 -20,24 -18,4', 80, 1.2),
  mass(coat, 'z -30,26 -18,16 0,20 18,16 30,26 20,32 0,30 -20,32', 6, 1.1),
  mass(coat, 'z -6,-10 6,-10 7,18 -7,18', 80),
  fistAt(skin, -22, 20),
  fistAt(skin, 22, 20),
  mass(skin, 'o 0,-20 6.4,7.6', 60),
  mass('black', 'z -7,-21! -5,-29 5,-29 8,-20! 4,-25 -3,-25', 20),
  ...strokes('black', 1, -2, 'l -4,-20 -1.6,-20', 'l 2,-20 4.4,-20'),
  flat(skin, 'z 1,-26 6,-20 3,-13 0,-13', -1, 0.6),
];
