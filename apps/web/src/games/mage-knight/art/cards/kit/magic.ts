import { type Drawing, flat, glow, mass, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Things of magic. Each drawing lies around 0,0 and is about 60 high unless it says otherwise. */

export const flame = (outer: Pigment = 'ember', inner: Pigment = 'flame', core: Pigment = 'sun'): Drawing => [
  mass(outer, 'z -4,30 -18,24 -23,8 -16,-6 -14,-18! -7,-10 -4,-34! 6,-18 9,-26! 16,-10 22,6 17,22 6,30', -80, 1.2),
  mass(inner, 'z -2,28 -12,22 -14,10 -9,-1 -7,-8! -2,0 1,-20! 7,-6 13,8 10,21', -80, 1.1),
  flat(core, 'z 0,27 -7,20 -6,10 -1,-2! 5,10 6,20', 2),
];

/** A shard of crystal with its cut faces. */
export const crystal = (pigment: Pigment): Drawing => [
  mass(pigment, 'p 0,-32 13,-16 11,14 0,30 -12,15 -13,-14', -60, 0.8),
  flat(pigment, 'p 0,-32 -13,-14 -4,-10', 2),
  flat(pigment, 'p -13,-14 -4,-10 -4,16 -12,15', 1),
  flat(pigment, 'p 0,-32 13,-16 4,-10 -4,-10', 1, 0.8),
  flat(pigment, 'p 4,-10 13,-16 11,14 4,16', -1),
  flat(pigment, 'p -4,16 4,16 11,14 0,30', -2),
  stroke(pigment, 'l -9,-10 -8,8', 1.8, 2),
];

/** A group of crystals on its rock. */
export const crystals = (pigment: Pigment, other: Pigment = pigment): Drawing => [
  ...place(crystal(pigment), -17, 6, { scale: 0.66, turn: -28 }),
  ...place(crystal(other), 17, 8, { scale: 0.6, turn: 26 }),
  ...place(crystal(pigment), 1, -4, { scale: 0.95, turn: 3 }),
  mass('stone', 'p -30,32 -22,22 -10,25 0,20 12,26 22,21 31,32', 10),
];

/** A jagged bolt from the upper right to the lower left. */
export const lightning = (pigment: Pigment = 'sun'): Drawing => [
  flat(pigment, 'p 18,-36 -6,-2 4,0 -16,36 14,-8 3,-9 26,-36', 0, 0.5),
  flat(pigment, 'p 18,-34 -3,-3 7,-1 -12,32 12,-6 1,-7 23,-34', 2),
  ...strokes(pigment, 1.6, 1, 'l 4,-2 14,6 12,14 20,20', 'l -2,-4 -14,-8 -14,-14 -24,-18'),
];

/** A fast burst that flies to the upper left, with a tail. */
export const bolt = (outer: Pigment, inner: Pigment, core: Pigment): Drawing => [
  mass(outer, 'z -26,-24 -14,-30 -2,-24 16,-8! 8,-8 34,16! 16,6 30,30! 6,14 10,24! -8,8 -26,-6 -31,-15', 42, 1.1),
  mass(inner, 'z -24,-22 -12,-26 2,-14 14,2! 6,0 18,18! 0,8 -14,2 -26,-10', 42, 1),
  flat(core, 'z -23,-20 -14,-22 -4,-12 4,2! -8,-4 -22,-11', 2),
];

/** A whirl of wind: three bands that turn. */
export const whirl = (pigment: Pigment): Drawing => [
  stroke(pigment, 's 30,-26 6,-34 -22,-26 -18,-16 8,-16 24,-18', 7, 1),
  stroke(pigment, 's 24,-10 4,-18 -18,-10 -12,0 8,0 18,-4', 6.4, 2),
  stroke(pigment, 's 16,6 0,0 -14,8 -8,16 6,14 12,10', 5.4, 0),
  stroke(pigment, 's 10,20 -2,16 -8,22 -2,30 6,34', 4.4, 1),
];

/** A streaming gust from left to right. */
export const gust = (pigment: Pigment): Drawing => [
  stroke(pigment, 's -36,-8 -10,-14 18,-12 28,-22 20,-30 12,-24', 5, 2),
  stroke(pigment, 's -34,4 -4,0 24,2 36,-6', 6, 1),
  stroke(pigment, 's -28,16 0,12 20,16 26,26 16,30 12,24', 4.6, 0),
];

/** Spikes of ice that grow from the ground. */
export const iceSpikes = (pigment: Pigment = 'ice'): Drawing => [
  mass(pigment, 'p -34,32 -27,2 -19,30', -70),
  mass(pigment, 'p 16,32 27,-4 35,32', -70),
  mass(pigment, 'p -22,32 -9,-32 4,32', -76, 1.1),
  mass(pigment, 'p -4,32 12,-18 22,32', -70, 1.1),
  flat(pigment, 'p -9,-32 4,32 -6,32', -1, 0.8),
  flat(pigment, 'p 12,-18 22,32 13,32', -1, 0.8),
  stroke(pigment, 'l -11,-18 -17,24', 2, 2),
];

/** A six-armed flake of snow. */
export const snowflake = (pigment: Pigment = 'ice'): Drawing =>
  [0, 60, 120, 180, 240, 300].flatMap((turn) =>
    place(
      [stroke(pigment, 'l 0,0 0,-30', 4, 2), ...strokes(pigment, 2.6, 1, 'l 0,-14 7,-22', 'l 0,-14 -7,-22')],
      0,
      0,
      { turn },
    ),
  );

/** A ball of light or darkness. */
export const orb = (pigment: Pigment, core: Pigment = pigment): Drawing => [
  glow(pigment, 0, 0, 32, 0.8),
  mass(pigment, 'o 0,0 19,19', -50, 1.1),
  flat(core, 'o -4,-5 9,8', 2, 0.8),
  flat('white', 'o -8,-9 3.4,2.6', 2),
  stroke(pigment, 's -14,8 0,16 15,4', 2.6, 1),
];

/** A drop, of blood or of dew. */
export const drop = (pigment: Pigment): Drawing => [
  mass(pigment, 'z 0,-32! 12,-4 17,10 12,24 0,29 -12,24 -17,10 -11,-4', 80, 1.1),
  stroke('white', 's -10,8 -9,17 -3,22', 3, 2),
];

/** A star of four long and four short rays. */
export const star = (pigment: Pigment = 'sun'): Drawing => [
  flat(
    pigment,
    'p 0,-36 3,-10 12,-12 10,-3 34,0 10,3 12,12 3,10 0,36 -3,10 -12,12 -10,3 -34,0 -10,-3 -12,-12 -3,-10',
    1,
    0.75,
  ),
  flat(pigment, 'p 0,-26 4,-4 25,0 4,4 0,26 -4,4 -25,0 -4,-4', 2),
];

/** A ring of signs on the ground or in the air, seen from the front. */
export const runeRing = (pigment: Pigment): Drawing => [
  ...[0, 1, 2, 3].flatMap((i) =>
    place(
      [
        stroke(pigment, 's 0,-30 16,-26 25,-16', 2.6, 2),
        stroke(pigment, 's 0,-23 10,-21 18,-14', 1.4, 1),
        stroke(pigment, 'l 21,-27 27,-33', 2, 2),
      ],
      0,
      0,
      { turn: i * 90 },
    ),
  ),
  ...strokes(pigment, 2, 1, 'l 0,-17 15,9', 'l 15,9 -15,9', 'l -15,9 0,-17'),
];

/** A gate of light, open in the middle. */
export const portal = (pigment: Pigment, inside: Pigment): Drawing => [
  glow(pigment, 0, 0, 38, 0.7),
  mass(pigment, 'o 0,0 24,31', 80),
  flat(inside, 'o 0,1 18,25', -1),
  flat(inside, 'o 1,3 12,17', 1),
  flat(inside, 'o 2,5 6,9', 2),
  ...strokes(pigment, 2.6, 2, 's -21,-10 -12,-28 4,-29', 's 21,8 14,24 0,29'),
];

/** A cloud of mist or smoke. */
export const cloud = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -32,14 -34,2 -22,-4 -20,-16 -4,-22 8,-14 20,-20 30,-8 36,4 30,16 8,20 -14,18', 8, 1.1),
  stroke(pigment, 's -22,2 -14,-10 0,-14', 3.4, 2),
  stroke(pigment, 's 8,4 18,-8 28,-2', 3.4, 2),
];
