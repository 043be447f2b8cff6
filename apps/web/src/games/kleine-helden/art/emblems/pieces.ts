import type { Tint } from '../palette.js';
import { type Drawing, line, shape, tube, wash } from '../pen/marks.js';

/** Pieces that several emblems share, drawn around 0,0. */

export const skull: Drawing = [
  shape('bone', 'z 0,-14 10,-11 14,-2 11,6 8,8 7,14! -7,14! -8,8 -11,6 -14,-2 -10,-11'),
  wash('ink', 'o -5.4,0 3.6,4'),
  wash('ink', 'o 5.4,0 3.6,4'),
  wash('ink', 'p 0,4 2,8 -2,8'),
  line('l -3,10 -3,14', 1.2),
  line('l 0.5,10 0.5,14', 1.2),
  line('l 4,10 4,14', 1.2),
];

export const openHand = (skin: Tint): Drawing => [
  shape(
    skin,
    'z -10,18! -14,4 -19,-8 -15,-10 -10,-1 -11,-18 -6,-19 -4,-3 -1,-21 4,-21 3,-2 9,-17 13,-15 9,1 17,-5 21,-1 13,10 10,18!',
  ),
  line('s -6,5 1,8 7,4', 1.2),
];

export const fist = (skin: Tint): Drawing => [
  shape(skin, 'z -12,-10 -4,-13 5,-13 12,-9 14,0 11,10 0,13 -11,10 -14,0'),
  line('s -6,-12 -5,-4', 1.4),
  line('s 0,-13 1,-4', 1.4),
  line('s 7,-12 7,-4', 1.4),
  shape(skin, 'z -12,2 -4,-2 6,-1 8,5 0,8 -10,8', 1.6),
];

export const sword = (blade: Tint = 'steel', guard: Tint = 'brass'): Drawing => [
  shape(blade, 'z -4,8! -4,-20 0,-29! 4,-20 4,8!'),
  line('l 0,5 0,-20', 1.1),
  tube('brown', 'l 0,10 0,20', 4.6),
  tube(guard, 'l -9,10 9,10', 4.2),
  shape(guard, 'o 0,22 3.2,3.2', 1.5),
];

export const flame: Drawing = [
  shape('ember', 'z 0,-18! 5,-9 11,-4 12,6 6,14 0,16 -7,14 -12,6 -9,-4! -6,2 -3,-8'),
  wash('sun', 'z 1,-6! 6,4 4,11 0,13 -5,10 -4,4! -1,6'),
];

export const heart = (tint: Tint): Drawing => [
  shape(tint, 'z 0,-8 7,-15 16,-12 17,-2 10,8 0,17! -10,8 -17,-2 -16,-12 -7,-15'),
  line('s -11,-5 -8,-9', 2, 'white'),
];

export const sparkle = (tint: Tint, x: number, y: number, r = 5): Drawing => [
  wash(
    tint,
    `p ${x},${y - r} ${x + r * 0.28},${y - r * 0.28} ${x + r},${y} ${x + r * 0.28},${y + r * 0.28} ${x},${y + r} ${x - r * 0.28},${y + r * 0.28} ${x - r},${y} ${x - r * 0.28},${y - r * 0.28}`,
  ),
];

export const star = (tint: Tint): Drawing => [shape(tint, 'p 0,-14 4,-5 14,-4 6,3 9,13 0,8 -9,13 -6,3 -14,-4 -4,-5')];

export const bolt = (tint: Tint): Drawing => [shape(tint, 'p 4,-24 -11,3 -2,3 -7,24 12,-6 2,-5 10,-24')];

export const eye = (iris: Tint): Drawing => [
  shape('white', 'z -20,0! -10,-9 0,-12 10,-9 20,0! 10,9 0,11 -10,9'),
  shape(iris, 'o 0,-0.5 8.4,8.8', 1.5),
  wash('ink', 'o 0,-0.5 4,4.4'),
  wash('white', 'o -3,-4 2,2'),
];

export const kite = (tint: Tint): Drawing => [shape(tint, 'z -14,-16! 0,-19 14,-16! 14,0 0,20! -14,0')];

/** A head in profile that looks to the right. */
export const profile = (skin: Tint): Drawing => [
  shape(skin, 'z -4,-24 10,-20 15,-8 14,-4 20,5! 15,7 16,13 12,17 5,17 4,26! -14,26! -13,12 -20,2 -20,-12 -14,-21'),
  wash('ink', 'o 8,-4 1.8,2.2'),
  line('s 10,12 15,11', 1.3),
];

export const scroll = (drawing: Drawing): Drawing => [
  shape('paper', 'z -17,-22! 17,-22! 16,0 17,22! -17,22! -16,0'),
  tube('sand', 's -21,-23 0,-22 21,-23', 6),
  tube('sand', 's -21,23 0,22 21,23', 6),
  ...drawing,
];

/** Arrow heads for movement. */
export const swoosh = (curve: string, head: string): Drawing => [line(curve, 3.4, 'crimson'), wash('crimson', head)];
