import { type Drawing, flat, limb, mass, mirrored, place, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Arms and armour. Each drawing lies around 0,0 and is about 60 to 80 high. */

/** A sword that points up. */
export const sword = (blade: Pigment = 'silver', hilt: Pigment = 'gold'): Drawing => [
  mass(blade, 'p 0,-46 5,-38 4.4,14 -4.4,14 -5,-38', 86, 0.8),
  flat(blade, 'p 0,-46 5,-38 4.4,14 0.4,14', -1),
  stroke(blade, 'l -2.6,-36 -2.4,10', 1.8, 2),
  limb('leather', 'l 0,16 0,32', 4.6, 4),
  mass(hilt, 'z -16,12! -8,13 8,13 16,12! 15,18 6,18 -6,18 -15,18', 0),
  mass(hilt, 'o 0,35 4.4,4.4'),
];

export const dagger = (blade: Pigment = 'silver', hilt: Pigment = 'brass'): Drawing => [
  mass(blade, 'z 0,-30! 6,-12 5,8! -5,8! -4,-12', 84),
  flat(blade, 'z 0,-30! 6,-12 5,8! 0,8!', -1),
  limb('leather', 'l 0,11 0,26', 5, 4),
  mass(hilt, 'p -11,7 11,7 10,12 -10,12', 0),
  mass(hilt, 'o 0,28 4,4'),
];

/** An axe with one broad blade to the left. */
export const axe = (blade: Pigment = 'iron'): Drawing => [
  limb('wood', 'l 2,-36 0,42', 4.6, 5),
  mass(blade, 'z 2,-32! -10,-36 -26,-38! -30,-22 -26,-6! -10,-12 2,-14!', -70, 1.2),
  stroke(blade, 's -25,-36 -28,-22 -25,-8', 2.6, 2),
  mass(blade, 'p 4,-30 14,-24 4,-17', 0),
];

export const spear = (point: Pigment = 'silver', tassel: Pigment = 'red'): Drawing => [
  limb('wood', 'l 0,-36 0,60', 3.6, 3.6),
  mass(point, 'z 0,-60! 7,-46 3,-32! -3,-32! -7,-46', 84, 1.1),
  flat(point, 'z 0,-60! 7,-46 3,-32! 0,-32!', -1, 0.8),
  tufts(tassel, 'l -4,-32 4,-32', 12, 2.4, -90),
];

/** A drawn bow with an arrow to the left. */
export const bow = (wood: Pigment = 'wood', string: Pigment = 'bone', point: Pigment = 'silver'): Drawing => [
  limb(wood, 's -2,-40 -20,-24 -27,0 -20,24 -2,40', 4.4, 4.4),
  limb(wood, 's -24,-12 -27,0 -24,12', 6.6, 6.6),
  stroke(string, 'l -2,-40 16,0', 1.3, 1),
  stroke(string, 'l -2,40 16,0', 1.3, 1),
  stroke('wood', 'l 20,0 -36,0', 2.4, 2),
  mass(point, 'p -44,0 -32,-5 -35,0 -32,5'),
  mass('red', 'p 12,0 18,-5 26,-5 20,0 26,5 18,5'),
];

export const crossbow = (): Drawing => [
  limb('wood', 'l -30,-16 26,18', 7, 8),
  limb('iron', 's -34,12 -30,-10 -20,-24 0,-32', 4.4, 3),
  stroke('bone', 'l -34,12 0,2', 1.4, 1),
  stroke('bone', 'l 0,-32 0,2', 1.4, 1),
  stroke('silver', 'l 2,3 -38,-21', 2.2, 2),
  mass('silver', 'p -46,-26 -36,-24 -40,-17'),
];

export const arrow = (pigment: Pigment = 'silver', feather: Pigment = 'red'): Drawing => [
  limb('wood', 'l 26,26 -26,-26', 3, 3),
  mass(pigment, 'p -36,-36 -20,-28 -24,-24 -28,-20'),
  mass(feather, 'p 14,18 20,14 32,24 28,28 24,32 14,20'),
];

/** A shield with a rounded point at its foot. */
export const shield = (field: Pigment, edge: Pigment = 'silver', sign: Drawing = []): Drawing => [
  mass(edge, 'z -28,-30! -10,-27 0,-33! 10,-27 28,-30! 28,-2 18,22 0,38! -18,22 -28,-2', 60),
  mass(field, 'z -23,-24! -8,-21 0,-26! 8,-21 23,-24! 23,-2 14,19 0,31! -14,19 -23,-2', -50, 1.2),
  flat(field, 'z 0,-26! 8,-21 23,-24! 23,-2 14,19 0,31!', -1, 0.55),
  ...sign,
];

export const roundShield = (field: Pigment, edge: Pigment = 'iron'): Drawing => [
  mass(edge, 'o 0,0 31,31', 45),
  mass(field, 'o 0,0 25,25', -45, 1.2),
  mass(edge, 'o 0,0 8,8'),
  ...[0, 1, 2, 3].map((i) => flat(edge, `o ${[0, 28, 0, -28][i]},${[-28, 0, 28, 0][i]} 1.8,1.8`, 2)),
];

export const hammer = (head: Pigment = 'iron'): Drawing => [
  limb('wood', 'l 0,-20 0,42', 5, 5),
  mass(head, 'p -22,-38 18,-38 22,-34 22,-16 18,-14 -22,-14 -26,-18 -26,-34', 10, 1.2),
  stroke(head, 'l -20,-34 14,-34', 2.4, 2),
];

export const mace = (head: Pigment = 'iron'): Drawing => [
  limb('wood', 'l 0,-18 0,42', 4.6, 4.6),
  ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
    place([mass(head, 'p -4,-10 0,-23 4,-10')], 0, -26, { turn }),
  ),
  mass(head, 'o 0,-26 14,14', -50, 1.2),
];

/** A scythe with its blade to the left. */
export const scythe = (blade: Pigment = 'silver'): Drawing => [
  limb('black', 's 16,44 8,6 12,-38', 4, 4),
  mass(blade, 'z 14,-42! -6,-42 -26,-30 -38,-8! -22,-24 -4,-31 12,-32!', 20, 1.2),
  stroke(blade, 's 8,-33 -10,-31 -34,-12', 1.8, 2),
];

/** A staff with what it carries at its head. */
export const staff = (wood: Pigment = 'wood', head: Drawing = []): Drawing => [
  limb(wood, 's 1,-28 -1,10 2,62', 4.4, 4.4),
  ...head,
];

/** Two arms crossed. */
export const crossed = (left: Drawing, right: Drawing = left): Drawing => [
  ...place(left, 0, 0, { turn: -38 }),
  ...place(right, 0, 0, { turn: 38 }),
];

export const helm = (pigment: Pigment, feather: Pigment): Drawing => [
  mass(feather, 'z -4,-22! 0,-40 18,-42 30,-26 30,-2! 20,-18 8,-24', 40, 1.2),
  mass(pigment, 'z -22,-4 -16,-20 0,-28 16,-22 24,-6 24,16 14,30! -2,22! -14,30! -23,14', 60, 1.2),
  flat('black', 'z -20,0! -4,3 -1,24! -5,24 -9,8 -19,7', -2),
  flat('black', 'z 2,3! 18,-1! 18,6 6,8 3,22! 1,22', -2),
  stroke(pigment, 's -16,-8 -12,-18 -4,-23', 3, 2),
];

export const gauntlet = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -12,36! -14,12 -16,-6 -8,-18 8,-18 15,-6 13,14 12,36!', 80, 1.2),
  ...[-11, -4, 3, 10].map((x) =>
    mass(pigment, `z ${x - 4},-12 ${x - 3.6},-26 ${x},-30 ${x + 3.6},-26 ${x + 4},-12`, 80),
  ),
  mass(pigment, 'z -14,-2 -22,-12 -24,-6 -16,10', 50),
  ...strokes(pigment, 2, -2, 's -15,12 0,16 14,12', 's -13,22 0,26 13,22'),
];

/** A pair of feathered wings around 0,0. */
export const wings = (pigment: Pigment): Drawing =>
  mirrored([
    mass(pigment, 'z 2,8! 4,-10 14,-26 34,-36! 44,-30 42,-16 34,-2 22,10 8,16', 60, 1.1),
    tufts(pigment, 's 8,16 24,10 36,-4 44,-20', 16, 4.4, -60),
    ...strokes(pigment, 2, 1, 's 8,2 18,-12 32,-26', 's 12,8 24,-6 36,-18'),
  ]);
