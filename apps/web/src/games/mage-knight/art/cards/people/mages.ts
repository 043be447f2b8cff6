import {
  arm,
  circlet,
  cloak,
  crown,
  furCollar,
  hoodBack,
  hoodFront,
  pointedHat,
  shoulders,
  tallCollar,
} from '../kit/dress.js';
import { beard, elfEar, face, hair, horns, neck } from '../kit/head.js';
import { crystal, drop, flame, iceSpikes, orb, runeRing, snowflake } from '../kit/magic.js';
import { staff } from '../kit/weapons.js';
import { type Drawing, flat, glow, mass, mirrored, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** People of magic and faith in the measure of the heads (see `face`). */

const robe = (pigment: Pigment, trim: Pigment): Drawing => [
  ...shoulders(pigment, 42),
  mass(trim, 'z -10,36! 3,44 18,34! 12,70 12,116! -8,116! -4,70', 80),
  ...strokes(trim, 2.4, 2, 's -8,44 -4,76 -6,112'),
];

export const fireMages: Drawing = [
  ...tallCollar('red', 'gold'),
  ...neck('brown'),
  ...robe('red', 'gold'),
  ...face({ skin: 'brown', eyes: 'flame', brows: 'black', jaw: 1, anger: 2 }),
  ...beard('black', 8),
  ...crown('gold', 'red'),
  ...place(flame(), -34, 50, { scale: 0.86 }),
  ...arm('red', 'brown', 's -40,60 -58,86 -36,86', -34, 80, 0.85),
];

export const iceMages: Drawing = [
  ...hair.long('white'),
  ...neck('pale'),
  ...robe('blue', 'ice'),
  ...furCollar('white'),
  ...face({ skin: 'pale', eyes: 'ice', brows: 'white', lips: 'lilac', anger: 1 }),
  ...hair.parting('white'),
  mass('ice', 'p -16,-14 -18,-32 -10,-24 -4,-44 2,-24 12,-36 12,-22 22,-28 19,-12 2,-17', 80, 1.1),
  ...place(snowflake(), -36, 56, { scale: 0.8 }),
  glow('ice', -36, 56, 20, 0.5),
];

export const altemMages: Drawing = [
  ...tallCollar('violet', 'gold'),
  ...neck('pale'),
  ...robe('violet', 'white'),
  ...face({ skin: 'pale', eyes: 'violet', brows: 'white' }),
  ...beard('white', 22),
  ...pointedHat('violet', 'gold'),
  ...place(flame('red', 'flame', 'sun'), -40, 48, { scale: 0.66 }),
  ...place(flame('blue', 'ice', 'white'), 46, 52, { scale: 0.66 }),
];

export const illusionists: Drawing = [
  ...mirrored([mass('lilac', 'z 8,-20 26,-16 34,4 30,26 18,36 14,8', 70, 0.6)]),
  ...hair.long('black'),
  ...neck('pale'),
  ...robe('lilac', 'white'),
  ...face({ skin: 'pale', eyes: 'lilac', brows: 'black', lips: 'violet' }),
  ...hair.parting('black'),
  ...circlet('silver', 'lilac'),
  ...place(runeRing('lilac'), -32, 66, { scale: 0.86 }),
  ...place(orb('lilac', 'white'), -32, 66, { scale: 0.5 }),
];

export const sorcerers: Drawing = [
  ...hoodBack('navy'),
  ...neck('ash'),
  ...robe('navy', 'teal'),
  ...face({ skin: 'ash', eyes: 'lime', brows: 'black', lips: 'violet', anger: 2 }),
  ...strokes('teal', 1.6, 1, 's -13,5 -10,9 -11,14', 'l -3,-20 -3,-11', 's 12,4 10,9 11,14'),
  ...hoodFront('navy'),
  ...place(staff('black', place(crystal('jade'), 0, -40, { scale: 0.7 })), -40, 52, { turn: -6 }),
  glow('lime', -36, 12, 20, 0.6),
];

/** A monk: shaven head, crossed robe, the sign of the order on the brow. */
const monk = (cloth: Pigment, sash: Pigment, skin: Pigment, sign: Drawing): Drawing => [
  ...neck(skin),
  ...shoulders(cloth, 44),
  mass(sash, 'z -22,42! -12,38 22,84 34,116! 16,116!', 50),
  mass(sash, 'z 28,42! 18,38 -18,84 -30,116! -12,116!', 130),
  mass(skin, 'z 14,-2 20,-4 20,6 15,8', 0),
  ...face({ skin, eyes: 'leather', brows: 'black', jaw: 3, anger: 1.6 }),
  ...sign,
];
export const monks = monk('leather', 'earth', 'flesh', [
  stroke('moss', 's -10,-14 -2,-18 8,-15', 3, 1),
  ...place(drop('lime'), -36, 58, { scale: 0.7 }),
  ...arm('leather', 'flesh', 's -40,60 -58,84 -36,86', -34, 82, 0.85),
]);
export const northernMonks = monk('blue', 'white', 'pale', [
  ...beard('white', 14),
  mass('ice', 'p -3,-22 1,-15 -3,-9 -7,-15'),
  ...place(iceSpikes(), -36, 62, { scale: 0.66 }),
  ...arm('blue', 'pale', 's -40,64 -58,88 -36,90', -34, 88, 0.85),
]);
export const redCapeMonks = [
  ...cloak('red', 'gold', 52),
  ...monk('ember', 'red', 'brown', [
    flat('flame', 'z -3,-22! 1,-15 -3,-9 -7,-15', 2),
    ...place(flame(), -38, 58, { scale: 0.7 }),
    ...arm('ember', 'brown', 's -40,60 -58,86 -38,88', -36, 84, 0.85),
  ]),
];
export const savageMonks = monk('auburn', 'bone', 'brown', [
  ...beard('auburn', 16),
  ...hair.wild('auburn'),
  ...strokes('red', 2.6, 1, 's -14,4 -10,7 -5,8', 's 5,7 10,6 15,3'),
  ...place(staff('wood', [mass('stone', 'z -16,-30 -10,-48 8,-50 18,-34 8,-22 -8,-22', 40, 1.2)]), -40, 56, {
    turn: -12,
  }),
  ...arm('auburn', 'brown', 's -40,60 -58,82 -36,86', -34, 82, 0.9),
]);

export const herbalists: Drawing = [
  ...hair.long('auburn'),
  ...neck('flesh'),
  ...robe('green', 'straw'),
  ...face({ skin: 'flesh', eyes: 'jade', brows: 'auburn', lips: 'rose' }),
  mass('white', 'z -16,-4! -20,-20 -6,-34 12,-34 24,-20 27,12 20,32! 19,4 14,-12 2,-19 -10,-16', 60),
  ...[-46, -38, -30, -22].flatMap((x, i) =>
    place(
      [stroke('forest', 's 0,14 0,0 1,-10', 2.4), mass(i % 2 ? 'lime' : 'green', 'z 0,-22! 7,-10 0,2! -7,-10', 80)],
      x,
      70,
      {
        turn: (x + 34) * 2.4,
      },
    ),
  ),
  ...arm('green', 'flesh', 's -40,62 -54,86 -34,92', -34, 86, 0.85),
];

/** Small winged spirits that serve mages. */
const imp = (skin: Pigment, eyes: Pigment): Drawing => [
  ...mirrored([mass(skin, 'z 10,20! 26,-2 48,-14! 46,4 54,12! 40,20 42,32! 24,32 12,34', 50, 1.2)]),
  mass(skin, 'z -10,16 12,16 16,40 8,58 -6,58 -14,40', 80),
  ...mirrored([mass(skin, 'z 11,-4! 22,-12 34,-12! 26,0 14,8!', 0)]),
  ...horns(eyes, 0.4),
  mass(skin, 'z -16,-10 -8,-21 8,-21 18,-9 17,6 8,18 -6,18 -15,6', 60, 1.2),
  flat('black', 'o -7,-1 5,5.4', -2),
  flat('black', 'o 8,-1 5,5.4', -2),
  flat(eyes, 'o -7.4,-1 3.4,4', 2),
  flat(eyes, 'o 7.6,-1 3.4,4', 2),
  flat('black', 'o -7.6,-1 1.2,3', -2),
  flat('black', 'o 7.4,-1 1.2,3', -2),
  flat('wine', 'z -8,9! 0,11 10,9! 4,15 -3,15', -2),
  ...[-5, 0, 5].map((x) => flat('bone', `z ${x - 1.4},10! ${x},13! ${x + 1.4},10!`, 2)),
];
export const familiars: Drawing = [
  ...place(imp('blue', 'ice'), 26, 38, { scale: 0.86, turn: 8 }),
  ...place(imp('red', 'sun'), -20, 2, { scale: 1.02, turn: -8 }),
];

/** The masters of the Delphana: a face of gold under a great crown of rays. */
export const delphana: Drawing = [
  ...Array.from({ length: 9 }, (_, i) => -80 + i * 20).flatMap((turn) =>
    place([mass(turn % 40 === 0 ? 'gold' : 'teal', 'z -5,-24! -3,-40 0,-58! 3,-40 5,-24!', 80)], 2, 0, { turn }),
  ),
  ...tallCollar('teal', 'gold'),
  ...neck('gold'),
  ...robe('teal', 'gold'),
  ...elfEar('gold'),
  ...face({ skin: 'gold', eyes: 'ice', brows: 'brass', lips: 'brass' }),
  flat('ice', 'z -12,0.4! -8,-2.6 -4,0.2! -8,2.2', 2),
  flat('ice', 'z 3,0.2! 7,-2.6 12,0! 7,2.2', 2),
  ...circlet('gold', 'ice'),
  ...place(orb('ice', 'white'), -32, 66, { scale: 0.7 }),
];
