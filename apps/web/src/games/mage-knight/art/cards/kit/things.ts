import { type Drawing, flat, glow, limb, mass, mirrored, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';
import { crystal } from './magic.js';

/** Things that lie in a hand or on a table. Each drawing lies around 0,0 and is about 60 high. */

export const banner = (cloth: Pigment, trim: Pigment, sign: Drawing = []): Drawing => [
  limb('wood', 'l -26,-42 -26,56', 4, 4),
  mass('gold', 'p -26,-54 -21,-45 -26,-38 -31,-45'),
  mass(cloth, 'z -24,-36! -8,-32 10,-38 34,-32! 30,-14 34,4 28,22! 14,12 4,24! -6,14 -24,18!', 14, 1.2),
  stroke(trim, 's -24,-33 -8,-29 10,-35 33,-29', 3, 1),
  ...strokes(cloth, 3, -2, 's 12,-34 8,-10 12,10', 's -10,-30 -12,-8 -9,14'),
  ...place(sign, 4, -8, { scale: 0.5 }),
];

export const ring = (metal: Pigment, stone: Pigment): Drawing => [
  { ...mass(metal, 's -3,-14 -20,0 -20,20 -4,34 16,30 24,14 18,-4 4,-14', -50, 1.2), ends: [7, 7] },
  mass(metal, 'p -14,-18 14,-18 9,-8 -9,-8'),
  ...place(crystal(stone), 0, -28, { scale: 0.66 }),
  glow(stone, -3, -32, 12, 0.45),
];

export const horn = (): Drawing => [
  limb('bone', 's 34,-26 26,8 0,24 -34,14', 26, 5, 60),
  mass('wine', 'o 33,-27 9,14 -12', 60),
  ...strokes('gold', 5, 1, 's 16,-18 26,-8 38,-8', 's 4,10 12,20 12,34', 's -20,12 -18,20 -20,26'),
  stroke('leather', 's -16,20 4,50 26,10', 2, 1),
];

export const bag = (pigment: Pigment, content: Drawing): Drawing => [
  mass(pigment, 'z -10,-14 -26,4 -30,22 -18,34 18,34 30,22 26,4 10,-14', 66, 1.2),
  mass(pigment, 'z -10,-14 -20,-28 -8,-24 0,-30 8,-24 20,-28 10,-14', 80, 1.2),
  stroke('gold', 's -12,-14 0,-11 12,-14', 4, 1),
  ...content,
];

export const coin = (): Drawing => [mass('gold', 'o 0,0 9,9', -50, 1.2), stroke('gold', 's -4,4 -1,-4 4,-3', 2, -2)];

export const grail = (): Drawing => [
  glow('sun', 0, -18, 30, 0.7),
  mass('gold', 'z -22,-26! 0,-22 22,-26! 20,-8 10,6 4,8 3,20 14,30! -14,30! -3,20 -4,8 -10,6 -20,-8', 70, 1.2),
  flat('red', 'o 0,-25 20,4', 0),
  flat('sun', 'o -5,-26 9,1.6', 2),
  ...[-12, 0, 12].map((x) => mass('jade', `o ${x},${-8 + Math.abs(x) * 0.1} 2.6,3`)),
];

/** A closed book with a sign on its cover. */
export const book = (cover: Pigment, trim: Pigment, sign: Drawing = []): Drawing => [
  mass('bone', 'p -20,-28 26,-34 30,30 -18,36', 84),
  mass(cover, 'p -28,-32 18,-38 22,28 -26,36', -50, 1.2),
  stroke(cover, 'l -24,-32 -22,34', 3.4, -2),
  ...strokes(trim, 3, 1, 'l -12,-30 14,-33', 'l 16,-32 19,24', 'l 18,24 -10,30'),
  ...place(sign, 2, -2, { scale: 0.5 }),
];

/** An open book. */
export const openBook = (cover: Pigment): Drawing => [
  mass(cover, 'p -42,-14 0,-8 42,-14 44,26 0,32 -44,26', 10),
  mass('bone', 'z -38,-18! -20,-20 0,-12! 0,26! -20,18 -40,22!', 84),
  mass('bone', 'z 38,-18! 20,-20 0,-12! 0,26! 20,18 40,22!', 96, 0.7),
  ...[-10, -3, 4, 11].flatMap((y) => [
    stroke('earth', `s -33,${y - 2} -20,${y - 4} -7,${y + 1}`, 1.6),
    stroke('earth', `s 8,${y + 1} 20,${y - 4} 32,${y - 2}`, 1.6),
  ]),
];

export const scroll = (seal: Pigment = 'red'): Drawing => [
  mass('bone', 'z -24,-26 18,-30 22,22 -20,30', 80, 0.9),
  limb('straw', 'l -30,-26 26,-32', 9, 9),
  limb('straw', 'l -26,32 30,25', 9, 9),
  ...[-14, -6, 2, 10].map((y) => stroke('earth', `s -15,${y} 0,${y - 3} 14,${y - 3}`, 1.8)),
  mass(seal, 'o 10,20 6,6'),
];

export const amulet = (metal: Pigment, middle: Drawing): Drawing => [
  stroke(metal, 's -24,-44 -22,-20 -8,-6', 3, 1),
  stroke(metal, 's 24,-44 22,-20 8,-6', 3, 0),
  mass(metal, 'o 0,12 22,22', -50, 1.2),
  mass('night', 'o 0,12 17,17', 40),
  ...place(middle, 0, 12, { scale: 0.5 }),
];

export const circletThing = (): Drawing => [
  { ...mass('gold', 's -32,-2 -22,14 0,20 22,14 32,-2', 10, 1.2), ends: [8, 8] },
  { ...mass('brass', 's -32,-3 -16,-12 0,-14 16,-12 32,-3', 10), ends: [4, 4] },
  mass('gold', 'p 0,-22 10,6 0,22 -10,6', 80, 1.2),
  ...place(crystal('red'), 0, 4, { scale: 0.36 }),
  mass('blue', 'o -19,10 3.4,3.4'),
  mass('jade', 'o 19,10 3.4,3.4'),
];

/** A chest or a box, its lid a little open. */
export const box = (wood: Pigment, metal: Pigment, light: Pigment): Drawing => [
  glow(light, 0, -8, 34, 0.8),
  mass(wood, 'p -32,-4 32,-4 28,32 -28,32', 4, 1.2),
  flat(light, 'p -31,-5 31,-5 32,-12 -30,-14', 2),
  mass(wood, 'z -34,-12! -30,-30 0,-36 30,-28 33,-9!', -8, 1.2),
  ...strokes(metal, 4, 1, 'l -20,-3 -18,31', 'l 20,-3 18,31', 's -21,-12 -20,-28 -18,-32', 's 21,-10 20,-26 18,-31'),
  mass(metal, 'p -6,-4 6,-4 5,10 -5,10'),
];

/** An open hand with its fingers spread, for something that hovers above it. */
export const hand = (skin: Pigment, sleeve: Pigment): Drawing => [
  mass(sleeve, 'z -12,32! 12,32! 19,64! -19,64!', 80, 1.1),
  ...[
    [-9, 12, -30],
    [-4, 8, -10],
    [4, 8, 9],
    [10, 12, 27],
  ].flatMap(([x = 0, y = 0, turn = 0]) =>
    place([mass(skin, 'z -4,4 -4,-12 -2.6,-20 1,-22 3.6,-19 4,-10 4,4', 84, 1.1)], x, y, { turn }),
  ),
  mass(skin, 'z -14,14 -8,6 6,6 14,12 14,26 9,38 -9,38 -13,28', 70, 1.1),
  ...place([mass(skin, 'z -5,6 -4,-8 0,-16 4,-13 5,2', 84, 1.1)], 15, 24, { turn: 58 }),
  stroke(skin, 's -10,20 -2,24 4,34', 1.6, -1),
  stroke(skin, 's -10,15 0,17 10,14', 1.4, -1),
];

/** A fist from the front. */
export const fist = (skin: Pigment, sleeve: Pigment): Drawing => [
  mass(sleeve, 'z -13,14! 13,14! 17,54! -17,54!', 80, 1.1),
  mass(skin, 'z -18,-8 -12,-20 12,-20 19,-8 17,12 10,20 -10,20 -17,12', 70, 1.1),
  ...[-13, -5, 4, 13].map((x) =>
    mass(skin, `z ${x - 4.6},-10 ${x - 4},-23 ${x},-25 ${x + 4},-23 ${x + 4.6},-10 ${x + 3},1 ${x - 3},1`, 80),
  ),
  mass(skin, 'z -18,0 -8,2 6,4 8,10 -6,11 -18,10', 10),
];

/** Boots in step, to the left. */
export const boots = (pigment: Pigment, trim: Pigment): Drawing => [
  mass(pigment, 'z 6,-34! 26,-34! 25,4 30,20! 20,27 -4,26! -8,18 8,10 8,-8', 78, 1.1),
  stroke(trim, 's 5,-32 16,-29 27,-33', 5, 1),
  ...place(
    [
      mass(pigment, 'z -4,-34! 17,-34! 16,6 20,22! 10,30 -22,30! -27,22 -8,12 -2,-6', 78, 1.2),
      stroke(trim, 's -5,-32 6,-29 18,-33', 5, 2),
      stroke('black', 's -27,29 -10,31 20,27', 3, -2),
      ...strokes(trim, 2, 1, 's -2,-8 6,-5 15,-9', 's -2,2 6,5 15,2'),
    ],
    -16,
    4,
    { turn: 4 },
  ),
];

export const heart = (pigment: Pigment): Drawing => [
  mass(pigment, 'z 0,30! -24,6 -28,-12 -18,-26 -6,-24 0,-12! 6,-24 18,-26 28,-12 24,6', -50, 1.2),
  stroke(pigment, 's -21,-6 -20,-16 -12,-20', 3.4, 2),
];

/** An eye that sees all. */
export const eye = (iris: Pigment, lid: Pigment): Drawing => [
  mass(lid, 'z -42,0! -22,-20 4,-24 28,-14 44,2! 24,18 0,23 -24,16', 10, 1.1),
  flat('white', 'z -34,1! -16,-12 4,-15 24,-8 36,2! 20,12 0,15 -20,11', 1),
  mass(iris, 'o 1,-1 13,13', -50, 1.1),
  flat('black', 'o 1,-1 6,7', -2),
  flat('white', 'o -3,-6 3,2.6', 2),
  stroke('black', 's -36,0 -16,-14 4,-17 26,-9 38,2', 4, -2),
];

export const hourglass = (frame: Pigment, sand: Pigment): Drawing => [
  mass('sky', 'z -17,-28! 17,-28! 14,-12 4,0 14,12 17,28! -17,28! -14,12 -4,0 -14,-12', 60, 0.6),
  mass(sand, 'z -13,-14! 13,-14! 10,-8 1,-1! -10,-8', 10),
  mass(sand, 'z -16,28! -8,16 0,12 8,16 16,28!', 10),
  stroke(sand, 'l 0,-2 0,16', 2, 1),
  ...[-32, 30].map((y) => mass(frame, `p -23,${y - 4} 23,${y - 4} 22,${y + 3} -22,${y + 3}`, 0)),
  ...mirrored([limb(frame, 'l 20,-28 20,28', 4, 4)]),
];

export const lute = (): Drawing => [
  limb('wood', 'l 6,-6 30,-42', 6, 5),
  mass('brass', 'z 10,-10 20,6 14,26 -6,36 -24,28 -28,10 -14,-4 2,-10', -40, 1.2),
  flat('black', 'o -4,12 6,5', -2),
  ...strokes('bone', 1.2, 2, 'l 28,-38 -14,24', 'l 32,-36 -10,27'),
  mass('wood', 'p 26,-40 36,-50 42,-44 34,-34'),
];

export const mirror = (glass: Pigment): Drawing => [
  limb('gold', 'l 0,18 0,44', 6, 5),
  mass('gold', 'o 0,-8 24,29', -50, 1.1),
  mass(glass, 'o 0,-8 18,23', -60, 1.1),
  ...strokes('white', 3, 2, 'l -8,4 4,-22', 'l 0,6 8,-10'),
];

export const chain = (metal: Pigment): Drawing =>
  [-30, -15, 0, 15, 30].flatMap((x, i) => [
    {
      ...mass(metal, `s ${x - 9},${i % 2 ? 2 : -1} ${x},-8 ${x + 9},0 ${x},8 ${x - 9},1`, 0, 1.2),
      ends: [4, 4] as const,
    },
  ]);

export const candle = (): Drawing => [
  mass('bone', 'p -8,-6 8,-6 9,34 -9,34', 84, 1.1),
  mass('brass', 'z -24,34! 24,34! 18,42 -18,42', 0),
  glow('sun', 0, -20, 24, 0.9),
  flat('flame', 'z 0,-36! 7,-20 4,-9 -4,-9 -7,-20', 1),
  flat('sun', 'z 0,-28! 4,-18 0,-10 -4,-18', 2),
];

/** A kettle or a flask of glass. */
export const flask = (content: Pigment): Drawing => [
  mass('sky', 'z -6,-34! 6,-34! 6,-14 20,4 22,20 12,32 -12,32 -22,20 -20,4 -6,-14', 60, 0.6),
  mass(content, 'z -20,6 0,2 20,6 22,20 12,32 -12,32 -22,20', 30, 1.1),
  mass('wood', 'p -7,-42 7,-42 6,-32 -6,-32'),
  stroke('white', 's -14,8 -17,18 -11,26', 3, 2),
  ...[-6, 4, 10].map((x) => flat(content, `o ${x},${18 - x} 2.4,2.4`, 2)),
];

/** A die of the Source: a cube with a sign of light. */
export const manaDie = (pigment: Pigment, sign: Pigment): Drawing => [
  mass(pigment, 'p -24,-14 0,-26 24,-14 24,14 0,28 -24,14', -50, 0.6),
  flat(pigment, 'p -24,-14 0,-26 24,-14 0,-2', 2),
  flat(pigment, 'p 0,-2 24,-14 24,14 0,28', -1),
  flat(pigment, 'p -24,-14 0,-2 0,28 -24,14', 1),
  flat(sign, 'p -12,-4 -6,6 -11,16 -17,4', 2),
  flat(sign, 'p 12,-3 17,4 11,16 6,8', 1),
];
