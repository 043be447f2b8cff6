import { type Drawing, flat, limb, mass, mirrored, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** What belongs to a head, in its measure (see `face`): clothes, armour and headgear. */

/** Upper body from the shoulders down, past the edge of the canvas. */
export const shoulders = (pigment: Pigment, width = 42): Drawing => [
  mass(
    pigment,
    `z -10,34 ${-width * 0.6},40 ${-width * 0.95},52 ${-width * 1.1},116! ${width * 1.2},116! ${width * 1.1},54 ${width * 0.7},41 16,33 4,42`,
    72,
  ),
  stroke(pigment, `s ${-width * 0.62},58 ${-width * 0.66},76 ${-width * 0.56},104`, 2.4, -2),
  stroke(pigment, `s ${width * 0.72},58 ${width * 0.8},76 ${width * 0.74},104`, 2.4, -2),
];

/** A cloak that closes at the throat with a clasp. */
export const cloak = (pigment: Pigment, clasp: Pigment = 'gold', width = 50): Drawing => [
  mass(
    pigment,
    `z -9,32 -28,37 ${-width},56 ${-width - 10},120! ${width + 12},120! ${width + 4},56 34,38 15,30 5,46!`,
    68,
    1.2,
  ),
  ...strokes(pigment, 2.6, -2, 's -12,46 -22,64 -26,104', 's 20,44 32,62 36,104', 's 6,52 6,76 10,110'),
  ...strokes(pigment, 2.2, 2, 's -24,44 -38,62 -44,96', 's -4,50 -10,70 -10,104', 's 26,48 40,62 46,90'),
  mass(clasp, 'o 1,45 5,5'),
];

export const furCollar = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -10,30 -26,36 -42,48 -36,58 -18,54 -4,60 6,63 22,57 42,60 50,50 36,38 17,28 8,40 -2,40', 60),
  tufts(pigment, 's -40,50 -22,52 4,60 26,54 48,54', 9, 3.4, -75),
  tufts(pigment, 's -28,40 -12,38 4,46 20,38 36,42', 7, 3, -75),
];

/** Plates on both shoulders. */
export const pauldrons = (pigment: Pigment, trim: Pigment = pigment): Drawing => [
  mass(pigment, 'z 16,44 28,34 44,38 56,54 58,72 44,70 30,62 18,56', 40, 1.2),
  mass(pigment, 'z -18,44 -32,36 -46,42 -56,58 -56,74 -44,70 -32,62 -20,56', -40, 1.2),
  stroke(trim, 's 19,54 34,57 57,70', 2.6, 1),
  stroke(trim, 's -20,54 -34,58 -55,72', 2.6, 2),
  stroke(pigment, 's 22,47 38,47 54,58', 1.4, -2),
  stroke(pigment, 's -22,47 -38,50 -53,62', 1.4, -2),
];

/** Breast plate with a ridge down its middle. */
export const breastplate = (pigment: Pigment, trim: Pigment = pigment): Drawing => [
  mass(pigment, 'z -24,44 -6,52 8,52 28,44 34,66 32,118! -30,118! -30,66', 74, 1.3),
  flat(pigment, 'z 2,54! 26,50 33,66 30,118! 2,118!', -1, 0.6),
  stroke(pigment, 's -14,58 -18,74 -14,100', 3.2, 2),
  stroke(trim, 's -24,46 -6,55 8,55 28,46', 3, 1),
  stroke(trim, 's 1,55 0,80 2,112', 1.8, 2),
];

export const hoodBack = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -16,-24 -4,-36 12,-36 25,-24 30,-4 30,22 26,42 -14,42 -22,22 -24,0 -22,-14', 80),
  flat('black', 'z -13,-22 2,-29 17,-23 22,-4 21,20 12,36 -8,34 -18,10 -17,-10', -2),
];

/** The edge of a hood in front of the face. */
export const hoodFront = (pigment: Pigment): Drawing => [
  mass(
    pigment,
    'z -15,-12! -19,-27 -5,-39 12,-39 27,-27 33,-4 33,24 30,46! 12,46! 20,26 21,2 17,-15 5,-24 -6,-22',
    70,
    1.2,
  ),
  mass(pigment, 'z -15,-14! -20,-24 -24,-4 -25,20 -20,44! -8,44! -15,26 -18,6', 80, 1.2),
  stroke(pigment, 's -16,-26 -4,-34 10,-33', 2, 2),
  stroke(pigment, 's 24,-16 28,6 26,36', 2, -2),
];

/** An open helmet with a nose guard. */
export const helmet = (pigment: Pigment, trim: Pigment = pigment): Drawing => [
  mass(
    pigment,
    'z -18,-6! -18,-24 -7,-37 8,-38 22,-28 26,-8 25,14! 17,16! 16,-7 2,-11 -1,-9! -2,7! -6.6,7! -6.6,-9! -13,-8 -14,16! -19,14!',
    60,
    1.2,
  ),
  stroke(trim, 's -18,-9 -6,-13 10,-12 25,-8', 3, 1),
  stroke(trim, 's -3,-37 -5,-26 -4,-12', 2.2, 1),
  stroke(pigment, 's -13,-16 -12,-26 -7,-33', 3, 2),
];

/** A helmet that shows only two eyes in the dark. */
export const greatHelm = (pigment: Pigment, eyes: Pigment, trim: Pigment = pigment): Drawing => [
  mass(pigment, 'z -19,-14 -15,-30 2,-38 19,-30 24,-12 23,16 14,30 -2,37! -14,29 -19,10', 74, 1.2),
  flat(pigment, 'z 0,-36 19,-30 24,-12 23,16 14,30 -2,37! 0,8', -1, 0.65),
  flat('black', 'z -18,-5! -6,-3 -4,0 -2,0 4,-3 20,-6! 18,2 2,5 -1,26! -5,26! -5,5 -17,2', -2),
  flat(eyes, 'z -14,-1.6! -10,-2.8 -7,-0.8! -10,0.6', 2),
  flat(eyes, 'z 3,-0.8! 8,-3 14,-2.4! 9,0.6', 2),
  stroke(trim, 's -3,-38 -3,-24 -3,-6', 2.4, 1),
  stroke(trim, 's -19,-9 -8,-7 8,-8 23,-11', 2.4, 1),
  stroke(pigment, 's -14,-14 -12,-24 -8,-31', 3, 2),
  ...[9, 15, 21].map((y) => flat('black', `o 6,${y} 1.4,1`, -2)),
  ...[10, 16].map((y) => flat('black', `o 11,${y} 1.4,1`, -2)),
];

/** A round iron hat with a brim. */
export const kettleHat = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -16,-14 -12,-30 2,-38 16,-31 21,-14 2,-10', 50, 1.2),
  mass(pigment, 'z -28,-6! -16,-15 2,-17 22,-16 33,-6! 16,-9 2,-10 -12,-8', 10, 1.2),
  stroke(pigment, 's -11,-18 -9,-27 -3,-33', 2.6, 2),
];

export const plume = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -2,-36! -2,-50 12,-58 30,-52 38,-34 36,-14! 28,-30 16,-40', 40, 1.3),
  tufts(pigment, 's 4,-44 18,-48 30,-36 35,-18', 9, 3, 40),
];

/** A wizard's hat with a bent tip. */
export const pointedHat = (pigment: Pigment, trim: Pigment): Drawing => [
  mass(pigment, 'z -16,-14 -10,-36 4,-54 28,-62! 19,-46 23,-32 23,-12 4,-17', 70, 1.2),
  mass(pigment, 'z -36,-6! -20,-17 2,-21 24,-18 46,-4! 24,-8 2,-11 -16,-9', 10, 1.2),
  stroke(trim, 's -16,-19 2,-25 23,-20', 4, 1),
];

/** A mitre-like head-dress of the magi. */
export const tallCollar = (pigment: Pigment, trim: Pigment): Drawing => [
  ...mirrored([mass(pigment, 'z 12,40! 20,20 30,-4 40,-16! 44,10 40,36 30,48!', 70, 1.2)]),
  ...mirrored([stroke(trim, 's 40,-15 44,10 40,36 31,47', 2.6, 1)]),
];

export const circlet = (pigment: Pigment, stone: Pigment): Drawing => [
  stroke(pigment, 's -15,-12 -4,-15 8,-14 18,-10', 3.4, 1),
  mass(stone, 'p -4,-20 -0.4,-14.6 -4,-9.6 -7.4,-14.6'),
];

export const crown = (pigment: Pigment, stone: Pigment): Drawing => [
  mass(pigment, 'p -17,-13 -20,-34 -11,-24 -5,-40 2,-25 10,-40 14,-25 23,-34 20,-12 2,-16', 80, 1.2),
  mass(stone, 'o -5,-20 2.6,3'),
  mass(stone, 'o 9,-20 2.4,2.8'),
];

/** A scarf over mouth and nose. */
export const mask = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -16.6,5! -4,8 6,8 17,3! 17,16 10,28 2,34 -6,33 -13,24', 20),
  ...strokes(pigment, 1.6, -2, 's -13,12 -3,15 12,9', 's -9,22 0,24 10,18'),
];

/** An arm in a sleeve along the curve, with its fist at the end. */
export const arm = (sleeve: Pigment, skin: Pigment, curve: string, x: number, y: number, size = 1): Drawing => [
  limb(sleeve, curve, 17 * size, 12 * size),
  fist(skin, x, y, size),
  stroke(skin, `s ${x - 5 * size},${y - 1 * size} ${x},${y - 2 * size} ${x + 4 * size},${y}`, 1.2 * size, -2),
  stroke(
    skin,
    `s ${x - 5 * size},${y + 2.4 * size} ${x},${y + 2 * size} ${x + 4 * size},${y + 3 * size}`,
    1.2 * size,
    -2,
  ),
];

const fist = (skin: Pigment, x: number, y: number, size: number) =>
  mass(
    skin,
    `z ${x - 7 * size},${y - 5 * size} ${x},${y - 7 * size} ${x + 6 * size},${y - 4 * size} ${x + 7 * size},${y + 3 * size} ${x + 1 * size},${y + 7 * size} ${x - 6 * size},${y + 5 * size}`,
    20,
  );
