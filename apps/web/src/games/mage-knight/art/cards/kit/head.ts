import { type Drawing, flat, mass, mirrored, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

export interface Face {
  readonly skin: Pigment;
  readonly eyes?: Pigment;
  readonly brows?: Pigment;
  readonly lips?: Pigment;
  /** How far the brows are drawn down, 0 calm to 3 furious. */
  readonly anger?: number;
  /** Broad jaws from 0 to 6. */
  readonly jaw?: number;
}

/** A face turned a little to the left. Its measure is that of all heads: eyes at 0,0, chin at 25, crown at -25. */
export function face({ skin, eyes = 'blue', brows = 'black', lips = 'rose', anger = 0, jaw = 0 }: Face): Drawing {
  const eye = (x: number, width: number): Drawing => [
    flat('white', `z ${x - width},0.4! ${x - 1},-1.9 ${x + width},0! ${x},1.7`, -1),
    flat(eyes, `o ${x - 0.8},-0.3 1.7,1.8`, 1),
    flat('black', `o ${x - 0.9},-0.4 0.8,1`, -2),
    flat('white', `o ${x - 1.6},-1 0.6,0.6`, 2),
    stroke('black', `s ${x - width - 0.6},0.2 ${x - 0.6},-2.8 ${x + width + 0.6},-0.2`, 1.5, -2),
  ];
  return [
    mass(
      skin,
      `z -15,-12 -11,-22 2,-26 14,-21 17,-7 ${15 + jaw * 0.6},8 ${10 + jaw},17 2,25 -5,25.4 ${-11 - jaw * 0.8},18 ${-15 - jaw * 0.3},8 -15.6,-2`,
      62,
      0.8,
    ),
    flat(skin, `z 5,-22 14,-19 17,-4 ${14 + jaw * 0.6},9 ${9 + jaw},18 1,25 6,14 9,6 5,-2 7,-10`, -1, 0.75),
    flat(skin, 'z -13.6,-2.4 -8,-5.4 -3,-3 -3.4,1.6 -7,3.4 -12,2.4', -1, 0.85),
    flat(skin, 'z 2,-2.6 7,-5.6 13,-3 12,2 6,3.4 2.6,1.6', -2, 0.6),
    flat(skin, 'z -2.6,-4 -0.4,-4 0.6,3 2.6,8 -1,10.6 -5.4,9.6! -2,6', -1),
    stroke(skin, 's -3,-5 -3.8,2 -5.2,8', 2.2, 2),
    flat(skin, 'z -11.5,5 -8.6,4.4 -7.6,8 -9.4,11 -11.6,9', 2, 0.75),
    flat(skin, 'z -10,-19 -2,-22 2,-17 -3,-12 -10,-11', 2, 0.5),
    stroke('black', 's -5.4,9.8 -3,10.8 0.8,10', 1.1, -1),
    ...eye(-8, 3.4),
    ...eye(7, 3.6),
    stroke(brows, `s -1.6,${-5.4 + anger * 1.1} -6,-6.6 -13.6,-5.2`, 2.3),
    stroke(brows, `s 2.4,${-5.4 + anger * 1.1} 7,-7 13.4,${-4.6 - anger * 0.5}`, 2.3),
    flat(lips, 'z -8.4,15.2! -5,13.8 -2.8,14.4 2,15.2! -2,18 -6,17.6', 0),
    stroke('wine', 's -8.6,15.3 -3.6,15 2.2,15.4', 1.2, -2),
    stroke(lips, 's -6,16.8 -4,17.4 -1.4,16.8', 1.1, 2),
    flat(skin, 'z -6,19.6 -1,19.4 -2,21.4 -5,21.2', -1, 0.9),
    flat(skin, 'z -6,22.4 -3,22 -2.4,24 -5,24.4', 2, 0.7),
  ];
}

export const neck = (skin: Pigment, width = 16): Drawing => [
  mass(skin, `z -8,16 -8,34 -14,44! ${width + 6},46! ${width - 2},32 ${width - 3},8`, 80),
  flat(skin, `z -8,22 0,28 ${width - 4},14 ${width - 1},34 4,38 -7,32`, -2, 0.75),
];

export const elfEar = (skin: Pigment): Drawing => [
  mass(skin, 'z 15,-1! 19,-6 28,-14! 25,-2 19,6 15,6!', -30, 1.1),
  flat(skin, 'z 18,-1 22,-6 25,-10! 22,-2 19,3', -2, 0.8),
];

/** A beard over a `face`. */
export const beard = (pigment: Pigment, length = 10): Drawing => [
  mass(
    pigment,
    `z -15,4! -12,11 -8,12.4 -3,12.6 4,12 11,8 16,0! 17,12 12,22 6,${26 + length * 0.6} -2,${28 + length} -8,${25 + length * 0.6} -14,16`,
    78,
  ),
  stroke('wine', 's -7.6,16 -3.4,15.4 1.6,16', 1.6, -2),
  ...strokes(pigment, 1.3, 1, 's -11,16 -9,22 -6,28', 's -5,19 -4,25 -3,31'),
  ...strokes(pigment, 1.3, -2, 's 10,14 8,22 3,30', 's 2,19 2,26 0,32'),
];

export const hair = {
  /** Cut close to the head. */
  short: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -15,-10! -17,-20 -9,-30 5,-32 17,-26 21,-10 18,4! 15,-7 9,-15 -4,-17', -20),
    ...strokes(pigment, 1.2, 2, 's -9,-26 -2,-28 6,-25', 's -12,-20 -4,-23 4,-20'),
  ],
  /** Behind the head, down to the shoulders; `parting` belongs in front. */
  long: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -12,-28 4,-34 20,-26 26,-6 27,18 33,44 22,56 8,50 -10,50 -24,46 -20,20 -20,-8', 80),
    ...strokes(pigment, 1.6, 1, 's -16,4 -18,24 -20,42', 's -14,20 -14,34 -14,46'),
    ...strokes(pigment, 1.6, -2, 's 22,4 23,24 28,46', 's 17,16 17,34 20,50'),
  ],
  parting: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -4,-24! -12,-18 -16,-6 -18,16! -22,-6 -19,-24 -6,-32', 80),
    mass(pigment, 'z -6,-31 8,-34 21,-25 25,-4 26,22 21,34! 18,12 16,-6 9,-17 -4,-24!', 70),
    ...strokes(pigment, 1.3, 2, 's -8,-27 -14,-18 -17,-4', 's -2,-29 8,-28 16,-20'),
  ],
  /** Standing like flames. */
  wild: (pigment: Pigment): Drawing => [
    mass(
      pigment,
      'z -15,-8! -24,-20 -20,-36! -12,-30 -10,-46! -2,-36 4,-52! 10,-37 20,-46! 20,-32 32,-34! 26,-20 34,-12! 26,-4 30,12! 20,10 17,-6 8,-16 -4,-18',
      -70,
      1.2,
    ),
    ...strokes(pigment, 1.4, 2, 's -12,-20 -16,-26 -18,-32', 's -6,-22 -8,-34 -9,-42', 's 4,-24 4,-36 4,-46'),
  ],
  /** A tuft of hair over a bald skull. */
  crest: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -6,-24! -8,-38 2,-46 16,-42 26,-28 28,-8! 20,-20 10,-26', 30),
  ],
} satisfies Record<string, (pigment: Pigment) => Drawing>;

/** The face of an orc: heavy brow, flat nose, tusks. */
export const orcFace = (skin: Pigment = 'orc', eyes: Pigment = 'sun'): Drawing => [
  mass(skin, 'z 14,-6! 24,-12 36,-14! 28,0 18,8!', -20),
  mass(skin, 'z -14,-5! -20,-9 -27,-8! -22,1 -15,4!', 20),
  mass(skin, 'z -15,-12 -11,-22 2,-25 14,-21 18,-6 20,10 15,22 4,28 -8,28 -16,21 -18,9 -16,-2', 62),
  flat(skin, 'z 5,-20 14,-18 18,-4 19,10 14,22 4,28 8,16 9,6 6,-2', -1, 0.75),
  flat(skin, 'z -15,-3 -8,-5 -2,-3 6,-5 14,-4 13,3 6,5 0,3 -5,5 -13,3', -2),
  flat(eyes, 'z -11,0.6! -7,-0.8 -4.4,1.6! -8,2.4', 2),
  flat(eyes, 'z 3,1.6! 7,-1 11,0.4! 7,2.4', 2),
  flat('black', 'o -7.4,0.8 0.8,1', -2),
  flat('black', 'o 6.4,0.8 0.8,1', -2),
  mass(skin, 'z -17,-7! -10,-9 -2,-3 8,-9 16,-8! 14,-3 6,-2.4 -1,0 -7,-2 -15,-3', 0),
  mass(skin, 'z -5,0 1,0 5,9 4,12 -3,12.6 -9,11 -8,7', 80),
  flat('black', 'z -7,10.4 -4,9.4 -3,11.4 -6,12', -2),
  flat('black', 'z 0,11 2.6,9.6 3.6,11.4 1,12', -2),
  flat('wine', 'z -13,17.4! -6,15.6 4,15.6 13,17! 6,21 -6,21.4', -2),
  flat('bone', 'z -11,19.4! -11.6,9.6! -7.4,19!', 2),
  flat('bone', 'z 5.6,19! 10,8.6! 10.2,19.4!', 1),
  flat('bone', 'z -6,20! -5,17! -4,20!', 1),
  flat('bone', 'z 1,20! 2,17! 3,20!', 1),
  stroke(skin, 's -12,21.6 -3,23.4 8,21.4', 2.2, 1),
  stroke(skin, 's -15,-2 -16,6 -14,12', 1.6, 2),
];

/** A skull: worn as a mask or bare. */
export const skull = (pigment: Pigment = 'bone'): Drawing => [
  mass(pigment, 'z -16,-8 -10,-22 2,-26 14,-21 18,-8 16,4 11,9 10,20 1,24 -7,23 -10,18 -11,9 -16,4', 60),
  flat('black', 'z -13,-3 -8,-5.6 -3,-2 -4,4 -10,5', -2),
  flat('black', 'z 2,-2 8,-5.6 14,-3 12,4.6 5,4', -2),
  flat('black', 'z -3,5! -0.6,4! 1,11! -5,11!', -2),
  ...strokes('black', 1, -2, 'l -7,15 -7,22', 'l -3.6,15 -3.6,23', 'l 0,15 0,23', 'l 3.6,15 3.6,23', 'l 7,15 6.6,21'),
  stroke('black', 's -10,15 -2,16 9,14.6', 1, -1),
];

/** The head of a wolf, looking to the left; nose at -34,8, ears at the top. */
export const wolfHead = (pigment: Pigment, eyes: Pigment): Drawing => [
  mass(pigment, 'z 6,-16! 14,-36! 20,-12!', -70),
  tufts(pigment, 's 20,-10 26,6 22,26 8,34', 12, 4, -50),
  mass(pigment, 'z -6,-16 6,-20 18,-12 24,4 18,22 4,28 -8,24 -14,18 -30,16 -35,9 -33,3 -18,-2 -12,-10', 30),
  mass(pigment, 'z -8,-14! -8,-34! 6,-18!', -70),
  flat('wine', 'z -7,-18! -6,-28! 0,-18!', -1),
  flat('wine', 'z -32,12! -20,13 -8,12! -10,20 -18,22 -28,18', -2),
  ...[-29, -25, -20, -15].map((x) => flat('bone', `z ${x - 1.4},12! ${x},17! ${x + 1.6},12.4!`, 2)),
  ...[-24, -18].map((x) => flat('bone', `z ${x - 1.4},20! ${x},15! ${x + 1.4},20!`, 1)),
  flat('black', 'z -36,5 -33,2 -29,4 -31,8 -35,9', -2),
  flat('black', 'z -14,-4! -6,-7 -1,-2! -7,0', -2),
  flat(eyes, 'z -11,-3.4! -6.6,-5 -4,-2.4! -7.6,-1.4', 2),
  tufts(pigment, 's -2,4 4,12 2,22', 9, 3, -60),
  tufts(pigment, 's 6,-12 12,0 10,12', 8, 3, -60),
];

/** A pair of horns that grow from the temples of a head. */
export const horns = (pigment: Pigment = 'bone', size = 1, curve = 0): Drawing =>
  mirrored([
    mass(
      pigment,
      `z 10,-20! ${18 + 4 * size},${-22 - 4 * size} ${20 + 12 * size - curve},${-26 - 20 * size}! ${24 + 10 * size},${-20 - 2 * size} 15,-11!`,
      40,
    ),
    stroke(pigment, `s 14,-21 ${18 + size * 3},${-20 - size * 3} ${20 + size * 6},${-22 - size * 9}`, 1, -2),
  ]);

export const antlers = (pigment: Pigment = 'bone'): Drawing =>
  mirrored([
    { ...mass(pigment, 's 10,-22 20,-34 20,-48 28,-60'), ends: [4.6, 1.4] },
    { ...mass(pigment, 's 18,-33 30,-38 36,-48'), ends: [3.4, 1.2] },
    { ...mass(pigment, 's 20,-46 14,-54 14,-62'), ends: [3, 1.2] },
  ]);
