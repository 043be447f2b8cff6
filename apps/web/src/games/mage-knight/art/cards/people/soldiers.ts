import {
  arm,
  breastplate,
  cloak,
  furCollar,
  greatHelm,
  helmet,
  hoodBack,
  hoodFront,
  kettleHat,
  mask,
  pauldrons,
  plume,
  shoulders,
} from '../kit/dress.js';
import { beard, elfEar, face, hair, neck } from '../kit/head.js';
import { axe, bow, crossbow, mace, shield, spear, sword } from '../kit/weapons.js';
import { type Drawing, flat, limb, mass, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** People at arms in the measure of the heads (see `face`): eyes at 0,0, shoulders to 45 on both sides. */

const mail = (pigment: Pigment = 'iron'): Drawing => [
  mass(pigment, 'z -18,10 -22,34 -30,46 4,54 34,46 26,34 21,8 12,28 -8,28', 70),
  ...strokes(pigment, 1.4, 2, 's -20,30 -10,36 2,36', 's -22,38 -8,44 6,44'),
];

/** A soldier of Utem in red and iron. */
const utem = (head: Drawing, arms: Drawing): Drawing => [
  ...neck('flesh'),
  ...shoulders('red', 42),
  ...mail(),
  ...strokes('iron', 5, 1, 's -16,60 0,66 18,60'),
  ...face({ skin: 'flesh', eyes: 'blue', brows: 'leather', jaw: 2, anger: 1 }),
  ...head,
  ...arms,
];

export const crossbowmen = utem(kettleHat('iron'), [
  ...arm('red', 'flesh', 's -44,56 -46,78 -24,74', -18, 72, 0.8),
  ...place(crossbow(), -6, 68, { scale: 0.95, turn: 8 }),
]);

export const guardsmen = utem(helmet('iron', 'brass'), [
  ...place(spear('silver', 'red'), 46, 20, { turn: 6 }),
  ...place(shield('red', 'iron', [mass('brass', 'p 0,-16 8,0 0,16 -8,0')]), -20, 74, { scale: 1.05 }),
]);

export const swordsmen = utem(
  [...beard('leather', 2), ...plume('red'), ...helmet('iron', 'red')],
  [
    ...place(sword('silver', 'brass'), -44, 34, { turn: -16, scale: 1.1 }),
    ...arm('red', 'flesh', 's -42,58 -58,72 -40,80', -37, 72, 0.8),
  ],
);

/** The guard of Altem: gold over white, a tower shield. */
export const altemGuard: Drawing = [
  ...cloak('white', 'gold', 48),
  ...breastplate('gold', 'white'),
  ...pauldrons('gold', 'white'),
  ...place(spear('gold', 'white'), 52, 14, { turn: 5 }),
  ...plume('white'),
  ...greatHelm('gold', 'sky', 'white'),
  ...place(shield('white', 'gold', [mass('gold', 'p 0,-18 5,-4 16,0 5,4 0,20 -5,4 -16,0 -5,-4')]), -26, 80, {
    scale: 1.1,
  }),
];

/** Soldiers of the emperor that throw cold or fire from a bronze tube. */
const amotep = (coat: Pigment, skin: Pigment, muzzle: Pigment): Drawing => [
  ...neck(skin),
  ...shoulders(coat, 44),
  ...pauldrons('brass', coat),
  ...face({ skin, eyes: muzzle, brows: 'black', jaw: 2, anger: 2 }),
  ...beard('black', 5),
  mass(coat, 'z -17,-8! -20,-22 -8,-38 12,-38 24,-22 22,-6! 4,-13', 60, 1.2),
  stroke('gold', 's -18,-10 2,-16 22,-9', 4, 1),
  limb('brass', 'l 34,100 -30,50', 17, 13, 40),
  mass('brass', 'z -38,58 -40,44 -28,36 -20,44 -24,58', 40, 1.2),
  flat(muzzle, 'z -37,54 -37,46 -31,42 -27,48 -31,55', 2),
  ...strokes('gold', 4, 1, 'l -12,72 -4,58', 'l 12,88 20,74'),
];
export const freezers: Drawing = amotep('blue', 'pale', 'ice');
export const gunners: Drawing = amotep('red', 'brown', 'flame');

export const thugs: Drawing = [
  ...neck('flesh', 20),
  ...shoulders('leather', 46),
  ...face({ skin: 'flesh', eyes: 'black', brows: 'black', jaw: 5, anger: 3 }),
  ...beard('black', 5),
  mass('wine', 'z -16,-8! -18,-22 -8,-31 8,-32 19,-24 22,-6 30,8! 22,4! 18,-6 4,-12', 20),
  stroke('rose', 's 4,-10 8,2 13,10', 1.6, 2),
  ...place(mace('iron'), -40, 50, { turn: -18, scale: 1.15 }),
  ...arm('leather', 'flesh', 's -44,60 -60,80 -36,84', -34, 78, 0.9),
];

export const shocktroops: Drawing = [
  ...furCollar('black'),
  ...breastplate('black', 'red'),
  ...pauldrons('black', 'red'),
  ...[-50, -38].map((x) => mass('iron', `p ${x},46 ${x - 4},22 ${x + 7},42`)),
  ...[40, 52].map((x) => mass('iron', `p ${x - 4},40 ${x + 5},20 ${x + 6},46`)),
  ...greatHelm('iron', 'ember', 'red'),
  mass('red', 'z -4,-36! -10,-60 4,-54 20,-58 16,-36!', -80, 1.2),
  ...place(axe('iron'), -38, 44, { turn: -14, scale: 1.2 }),
  ...place(axe('iron'), 48, 48, { turn: 14, scale: 1.1, flip: true }),
];

export const legionnaires: Drawing = [
  ...cloak('violet', 'silver', 50),
  ...breastplate('iron', 'lilac'),
  ...pauldrons('iron', 'lilac'),
  ...plume('violet'),
  ...greatHelm('iron', 'lilac', 'silver'),
  ...place(sword('silver', 'iron'), -38, 42, { scale: 1.3, turn: -6 }),
  ...place(shield('violet', 'iron', [mass('silver', 'p 0,-16 10,4 0,0 -10,4')]), 36, 86),
];

/** Wandering heroes: one pair of arms and a colour for each kind. */
const hero = (coat: Pigment, metal: Pigment, head: Drawing, arms: Drawing): Drawing => [
  ...cloak(coat, metal, 48),
  ...breastplate(metal, coat),
  ...pauldrons(metal, coat),
  ...head,
  ...arms,
];
export const heroWhite = hero(
  'white',
  'silver',
  [
    ...neck('flesh'),
    ...face({ skin: 'flesh', eyes: 'sky', brows: 'straw' }),
    ...hair.short('blond'),
    stroke('gold', 's -16,-11 0,-16 18,-10', 3, 1),
  ],
  place(bow('wood', 'white', 'silver'), -26, 56, { scale: 1.05, turn: -8 }),
);
export const heroGreen = hero(
  'green',
  'brass',
  [
    ...hair.long('auburn'),
    ...neck('flesh'),
    ...face({ skin: 'flesh', eyes: 'jade', brows: 'auburn' }),
    ...hair.parting('auburn'),
    ...elfEar('flesh'),
  ],
  place(spear('silver', 'lime'), -42, 34, { turn: -6 }),
);
export const heroBlue = hero(
  'blue',
  'silver',
  [
    ...neck('pale'),
    ...face({ skin: 'pale', eyes: 'ice', brows: 'white', jaw: 2, anger: 1 }),
    ...beard('white', 8),
    ...helmet('silver', 'blue'),
  ],
  place(shield('blue', 'silver', [mass('ice', 'p 0,-18 7,-6 5,12 -5,12 -7,-6')]), -24, 78, { scale: 1.1 }),
);
export const heroRed = hero(
  'red',
  'gold',
  [
    ...neck('brown'),
    ...face({ skin: 'brown', eyes: 'flame', brows: 'black', jaw: 3, anger: 2 }),
    ...hair.wild('ember'),
  ],
  [
    ...place(sword('flame', 'gold'), -44, 36, { turn: -14, scale: 1.15 }),
    ...arm('gold', 'brown', 's -44,60 -58,74 -42,82', -37, 76, 0.8),
  ],
);

export const scouts: Drawing = [
  ...hoodBack('moss'),
  ...neck('flesh'),
  ...shoulders('moss', 40),
  ...face({ skin: 'flesh', eyes: 'jade', brows: 'leather', anger: 1 }),
  ...mask('leather'),
  ...hoodFront('moss'),
  ...place(bow('wood'), -32, 64, { turn: 12 }),
];

export const foresters: Drawing = [
  ...neck('brown'),
  ...shoulders('forest', 43),
  ...furCollar('leather'),
  ...face({ skin: 'brown', eyes: 'moss', brows: 'auburn', jaw: 2 }),
  ...beard('auburn', 8),
  mass('green', 'z -18,-9! -14,-26 4,-36 20,-26 34,-8! 18,-13 2,-15', 30, 1.2),
  mass('red', 'z 12,-24! 22,-44 32,-50! 28,-34 18,-20!', -60),
  ...place(axe('iron'), -38, 48, { turn: -18, scale: 1.1 }),
  ...arm('forest', 'brown', 's -42,60 -54,78 -34,82', -33, 76, 0.8),
];

export const peasants: Drawing = [
  ...neck('brown'),
  ...shoulders('earth', 40),
  mass('straw', 'z -10,36 4,46 16,36 12,56 2,64! -6,56', 70),
  ...face({ skin: 'brown', eyes: 'leather', brows: 'leather', jaw: 1 }),
  ...hair.short('leather'),
  mass('straw', 'z -34,-8! -16,-16 -10,-31 8,-34 18,-18 40,-8! 20,-7 2,-10 -14,-6', 20, 1.1),
  // A pitchfork.
  limb('wood', 'l -42,-6 -34,112', 4, 4),
  ...strokes('iron', 3, 1, 's -43,-4 -53,-10 -52,-32', 's -43,-4 -34,-12 -36,-34', 'l -43,-4 -45,-36'),
  ...arm('earth', 'brown', 's -40,60 -54,78 -40,84', -37, 78, 0.8),
];
