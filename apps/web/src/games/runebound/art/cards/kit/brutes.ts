import { area, black, type Drawing, each, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { beastEye, teeth } from './beasts.js';

/** A goblin's head in the measure of `head`: wide, with sails for ears and a nose it follows. */
export const goblinHead = (pigment: Pigment = 'moss', eye: Pigment = 'gold'): Drawing => [
  area(pigment, 'z -16,-8! -42,-20! -36,-4 -18,6', 1.2),
  area(pigment, 'z 14,-8! 46,-22! 40,-2 18,9', 1.3),
  area('rose', 'z 20,-4! 38,-14! 32,-1 20,4', 0.7),
  ...strokes(0.8, 's -20,-4 -28,-8 -36,-15'),
  area(pigment, 'z -16,-14 -20,-2 -18,8 -12,17 -3,22 8,18 17,8 19,-8 12,-18 0,-21', 1.4),
  wash('olive', 'z 10,-16 18,-6 16,8 8,17 -2,21 6,12 11,2', 0.5, 0.6),
  black('z -14,9 -4,13 12,6 8,15 -2,18 -11,15'),
  ...teeth(-11, 10.6, 8, 9.4, 5, 4),
  ...teeth(-8, 15.6, 5, 15.2, 4, -3.6),
  area(pigment, 'z -5,-6 -10,2 -22,8 -25,13! -16,13 -6,10 -1,6', 1.2),
  touch('ink', 'o -9.6,10.4 1.3,0.8'),
  ...beastEye(5, -4, 3.4, eye),
  ...beastEye(-11, -4, 2.8, eye),
  ...strokes(1.5, 's -1,-6 4,-10 12,-10', 's -7,-6 -11,-9 -16,-8'),
  ...strokes(0.7, 's -6,-15 0,-13 6,-15', 's 13,2 15,6'),
];

/** The head of an ogre or troll: little skull, much jaw. */
export const ogreHead = (pigment: Pigment, nose: Pigment = pigment): Drawing => [
  area(pigment, 'z 17,-4 24,-8 27,0 22,8 16,8', 1.2),
  area(pigment, 'z -10,-22 -17,-12 -20,-3 -23,8 -24,20 -18,30 -6,35 8,34 20,25 23,10 20,-6 14,-19 2,-25', 1.5),
  wash('shade', 'z 12,-18 20,-4 22,12 18,26 4,34 10,20 12,4', 0.4, 0.8),
  black('z -20,16 -8,14 8,15 17,11 12,22 -4,26 -18,23'),
  ...teeth(-15, 16, 10, 15.6, 6, 4),
  area(pigment, 'z -22,20 -10,23 4,23 18,16 18,26 6,34 -8,35 -19,30', 1.2),
  area('bone', 'z -17,23! -20,8! -11,22!', 1),
  area('bone', 'z 6,22! 10,5! 14,20!', 1),
  area(nose, 'z -6,-4 -12,2 -17,8 -12,13 -4,12 2,11 3,6 -2,2', 1.2),
  ...strokes(0.9, 's -12,10 -10,8 -7,10', 's -3,9 0,8 1,10', 's 4,13 8,9 9,4'),
  black('z -1,-5 6,-8 12,-5 7,-1 1,-1'),
  black('z -18,-4 -13,-7 -8,-4 -12,-1'),
  touch('gold', 'o 5,-4 1.7,1.5'),
  touch('gold', 'o -12.6,-3.8 1.5,1.3'),
  area(pigment, 'z -20,-6 -12,-10 -4,-7 4,-10 15,-8! 12,-13 0,-15 -14,-14', 1.1),
  ...strokes(0.8, 's -8,-18 0,-17 8,-19', 's 16,4 19,8 17,14'),
];

/** The shoulders of something that does not fit through doors. */
export const hugeShoulders = (pigment: Pigment): Drawing => [
  area(pigment, 'z -12,26 -34,28 -56,42 -66,70 -66,110! 70,110! 70,66 58,40 34,24 16,22 4,36', 1.6),
  ...strokes(
    1.1,
    's -40,56 -30,72 -34,96',
    's 44,54 36,72 40,96',
    's -24,58 -8,66 2,60 14,66 32,56',
    's 3,62 1,78 3,92',
  ),
  tufts('s -16,66 -4,72 6,72 20,66', 4, { lean: -90, gap: 2.6, width: 0.7 }),
];

/** A knotted club with nails, grip at 0,0, pointing up. */
export const club = (length: number, pigment: Pigment = 'leather'): Drawing => [
  area(
    pigment,
    `z -3.4,12! -3,-${length * 0.3} -9,-${length * 0.74} -7,-${length} 3,-${length * 1.06} 10,-${length * 0.94} 9,-${length * 0.66} 3.6,-${length * 0.3} 3.4,12!`,
    1.4,
  ),
  ...strokes(
    0.8,
    `s -1,0 -2,-${length * 0.5} -4,-${length * 0.8}`,
    `s 3,-${length * 0.4} 4,-${length * 0.6} 3,-${length * 0.86}`,
  ),
  ...each(
    [
      [-8, 0.86, -16],
      [9, 0.8, 17],
      [-7, 0.66, -14],
      [8, 0.94, 15],
    ],
    (x, share, tipX) => [
      area('steel', `z ${x},-${length * share - 2}! ${tipX},-${length * share + 2}! ${x},-${length * share + 3}!`, 0.9),
    ],
  ),
  stroke(`o 0,-${length * 0.72} 2.4,3.4`, 0.8),
];
