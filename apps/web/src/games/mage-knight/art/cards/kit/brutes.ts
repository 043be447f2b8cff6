import { type Drawing, flat, glow, limb, mass, mirrored, place, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Bodies that are not human, in the measure of the heads (see `face`). */

/** A giant of blocks with light in its joints. */
export const golem = (body: Pigment, light: Pigment): Drawing => [
  ...mirrored([
    mass(body, 'p 30,34 52,30 64,44 62,66 40,68 30,56', 50, 1.2),
    mass(body, 'p 44,70 62,68 66,110 44,112', 80, 1.1),
  ]),
  mass(body, 'p -34,36 -14,26 18,26 36,36 40,74 28,116 -26,116 -38,74', 60, 1.2),
  mass(body, 'p -17,-14 -8,-26 12,-26 20,-14 21,12 12,26 -8,26 -17,12', 70, 1.2),
  flat('black', 'p -17,-6 0,-2 20,-6 18,6 8,9 -6,9 -16,5', -2),
  mass(body, 'p -20,-9 -8,-15 2,-7 12,-15 24,-9 16,-3 2,-1 -12,-3', 0),
  flat(light, 'p -13,0 -4,2 -6,6 -12,5', 2),
  flat(light, 'p 5,2 15,0 14,5 7,6', 2),
  ...strokes('black', 2, -2, 'l -8,18 2,16 12,18', 'l -30,58 -20,52 -22,44', 'l 30,64 22,60 24,50'),
  glow(light, 1, 60, 15, 0.8),
  flat(light, 'p 1,48 10,58 6,72 -6,71 -8,57', 2),
  ...strokes(light, 2, 1, 'l -8,60 -18,64 -24,60', 'l 10,60 20,66 26,62', 'l 0,72 -4,84 2,92'),
];

/** A face of the dark: no more than eyes under a hood. */
export const wraith = (cloth: Pigment, eyes: Pigment): Drawing => [
  mass(cloth, 'z -6,-40! 10,-38 26,-20 32,10 50,30 62,70 58,120! -54,120! -58,70 -44,32 -26,12 -22,-16', 78, 1.2),
  flat('black', 'z -4,-30 8,-28 20,-12 20,14 8,32 -6,34 -17,16 -16,-10', -2),
  glow(eyes, -7, 0, 8, 0.8),
  glow(eyes, 9, 0, 8, 0.8),
  flat(eyes, 'z -12,-2! -6,-1 -3,3! -9,3', 2),
  flat(eyes, 'z 5,3! 9,-1 15,-2! 11,3', 2),
  ...strokes(cloth, 3, 2, 's -18,-14 -14,-30 -4,-37', 's -30,34 -42,60 -44,110', 's -12,40 -20,70 -18,110'),
  ...strokes(cloth, 3, -2, 's 22,34 34,60 36,110', 's 4,42 4,74 8,112'),
];

/** The head of a bull on a man's neck. */
export const bullHead = (skin: Pigment): Drawing => [
  ...mirrored([
    limb('bone', 's 14,-18 34,-20 44,-34 40,-52', 11, 2, 40),
    mass(skin, 'z 14,-8! 26,-12 38,-6! 28,3 15,3!', 0),
  ]),
  mass(skin, 'z -16,-18 -8,-26 2,-28 12,-26 20,-18 18,0 14,14 15,26 6,33 -5,33 -12,26 -12,14 -15,0', 78, 1.1),
  flat(skin, 'z 4,-26 20,-18 18,0 13,14 15,26 4,32 6,10', -1, 0.6),
  tufts('black', 's -14,-22 0,-27 16,-22', 12, 3.6, -80),
  flat('black', 'z -14,-3! -6,-5 -4,1! -10,3', -2),
  flat('black', 'z 6,1! 8,-5 17,-3! 12,3', -2),
  flat('ember', 'z -11,-1! -7,-2 -6,1! -9,1.6', 2),
  flat('ember', 'z 8,1! 9,-2 14,-1! 11,1.6', 2),
  mass('flesh', 'z -11,18 2,15 14,18 14,27 5,33 -5,33 -12,27', 10),
  flat('black', 'z -9,21 -5,20 -4,25 -8,25', -2),
  flat('black', 'z 6,20 10,21 10,25 6,25', -2),
  { ...mass('gold', 's -3,27 -4,36 2,39 7,36 5,27'), ends: [2.4, 2.4] },
];

/** The head of a lion with its mane. */
export const lionHead = (skin: Pigment, mane: Pigment): Drawing => [
  mass(mane, 'z -20,-30 2,-40 26,-30 36,-6 34,22 18,44 0,48 -20,42 -32,20 -32,-8', 60, 1.1),
  tufts(mane, 's 2,-38 26,-28 36,-2 32,24 14,44', 12, 4.6, 50),
  tufts(mane, 's -8,46 -28,28 -32,0 -22,-28 0,-40', 12, 4.6, 50),
  mass(skin, 'z -17,-14 -8,-24 4,-25 16,-18 19,-2 14,12 12,24 3,32 -5,32 -12,24 -13,10 -18,-2', 70, 1.1),
  flat(skin, 'z 6,-22 18,-14 18,0 13,12 11,24 3,31 7,8', -1, 0.6),
  flat('black', 'z -15,-3! -7,-5 -4,1! -11,2', -2),
  flat('black', 'z 4,1! 8,-5 16,-3! 12,2', -2),
  flat('sun', 'z -12,-1.6! -8,-3 -6,0.6! -10,1', 2),
  flat('sun', 'z 6,0.6! 9,-3 14,-1.6! 11,1', 2),
  flat('black', 'z -6,8! 1,7 7,8! 2,13', -2),
  flat('wine', 'z -9,18! 1,15 10,18! 7,29 1,31 -6,29', -2),
  ...[-6, 6].map((x) => flat('bone', `z ${x - 2},17! ${x},25! ${x + 2},17!`, 2)),
  stroke(skin, 's -4,-12 -5,0 -5,7', 3, 2),
];

/** One neck with a serpent's head, from 0,0 up to the left. */
export const serpent = (skin: Pigment, belly: Pigment): Drawing => [
  limb(skin, 's 0,0 12,-20 4,-38 -8,-46', 18, 11, 70),
  ...[-8, -18, -28].map((y) => stroke(belly, `s ${-6 + (y > -20 ? 6 : 4)},${y} ${2},${y + 2} 8,${y}`, 2.4, 1)),
  flat('wine', 'z -6,-44 -20,-44 -30,-40 -22,-34 -8,-36', -2),
  mass(skin, 'z 2,-42 -4,-34 -20,-30 -28,-33! -18,-37 -8,-38', 10),
  mass(skin, 'z 4,-44 0,-56 -12,-58 -26,-52 -35,-46 -33,-42! -18,-44 -6,-42', 20, 1.1),
  flat('sun', 'z -16,-50! -11,-53 -8,-49! -12,-48', 2),
  flat('black', 'o -12,-50.4 0.8,1.4', -2),
  ...[-30, -24].map((x) => flat('bone', `z ${x - 1.4},-43! ${x},-37! ${x + 1.6},-43!`, 2)),
];

/** A worm that rises: rings and a round mouth full of teeth, towards the left. */
export const worm = (skin: Pigment): Drawing => [
  limb(skin, 's 40,70 34,20 14,-2 -4,2', 52, 40, 60),
  ...[
    's 14,66 38,62 64,72',
    's 10,48 34,40 62,48',
    's 6,34 26,22 52,22',
    's 0,24 14,6 34,-2',
    's -4,20 4,2 18,-14',
  ].map((curve) => stroke(skin, curve, 3, -2)),
  mass(skin, 'o -6,4 21,24', 40, 1.2),
  flat('wine', 'o -9,5 15,18', -2),
  ...Array.from({ length: 12 }, (_, i) => i * 30).flatMap((turn) =>
    place([mass('bone', 'p -3,-17 3,-17 0,-6')], -9, 5, { turn, scale: 0.94 }),
  ),
  flat('red', 'o -9,6 4,5', -1),
];

/** The walking fortress of the orcs or a beast of burden: a boar's head with plates. */
export const boarHead = (skin: Pigment, plate: Pigment): Drawing => [
  mass(skin, 'z 10,-24 36,-20 60,4 66,50 60,110! -10,110! -8,60 0,30', 60, 1.1),
  tufts('black', 's 0,-26 22,-28 50,-8 64,26', 14, 4.6, 70),
  mass(skin, 'z 4,-14! 12,-38! 22,-12!', -70),
  mass(skin, 'z -10,-20 6,-24 20,-12 24,8 16,28 -2,34 -22,30 -36,26 -41,16 -36,6 -22,0', 30, 1.1),
  mass(plate, 'z -14,-18! 4,-27 20,-14 14,-6 -4,-8 -18,-4!', 20, 1.2),
  mass(plate, 'p -2,-22 -8,-42 8,-24', -60),
  mass('rose', 'z -42,10 -34,5 -31,15 -36,26 -42,20', 80),
  flat('black', 'o -38,12 1.4,2.2', -2),
  flat('black', 'o -36.6,19 1.4,2.2', -2),
  flat('ember', 'z -12,0! -7,-3 -3,1! -8,2.4', 2),
  flat('wine', 'z -34,25! -18,24 -4,22! -12,31 -26,31', -2),
  mass('bone', 'z -30,26! -36,12 -30,0! -26,12 -22,25!', -70),
  mass('bone', 'z -14,27! -16,14 -8,4! -8,16 -6,26!', -70),
  tufts(skin, 's 8,-2 14,12 8,28', 9, 3.4, -60),
];
