import { dragonHead, dragonNeck } from './kit/dragons.js';
import { breastplate, circlet, cloak, furCollar, greatHelm, pauldrons, shoulders, tallCollar } from './kit/dress.js';
import { antlers, elfEar, face, hair, horns, neck, orcFace, skull } from './kit/head.js';
import { crystal, flame, lightning } from './kit/magic.js';
import { hand } from './kit/things.js';
import { spear, staff, sword } from './kit/weapons.js';
import { backlit, type Drawing, flat, glow, ground, limb, mass, place, stroke, strokes, tufts } from './paint/marks.js';

/** Heroes stand in a picture of 100 by 140; the square above is their portrait. */
const bust = (drawing: Drawing, scale = 0.98): Drawing => place(drawing, 50, 44, { scale });

const arythea: Drawing = [
  ground('wine', 'night', 'around', 62, 70, 86),
  glow('ember', 74, 96, 40, 0.6),
  ...backlit('flame', [
    ...bust([
      ...place(hair.long('red'), 1, 2, { scale: 1.16 }),
      ...tallCollar('black', 'gold'),
      ...neck('pale'),
      ...shoulders('wine', 40),
      mass('red', 'z -12,40! -4,62 0,90 2,116! -26,116! -28,60', 70, 1.2),
      mass('red', 'z 18,40! 10,62 6,90 6,116! 34,116! 36,60', 70, 1.2),
      mass('pale', 'z -8,38 4,44 14,38 6,56 2,62!', 80),
      stroke('gold', 's -13,40 -5,62 0,72', 2.6, 1),
      stroke('gold', 's 19,40 9,62 4,72', 2.6, 0),
      mass('red', 'p 1,62 7,70 1,79 -5,70'),
      ...face({ skin: 'pale', eyes: 'red', brows: 'wine', lips: 'red', anger: 1.4 }),
      ...hair.wild('red'),
      ...elfEar('pale'),
      stroke('red', 's -8,3.4 -8.6,8 -8,14', 1.5, -1),
      stroke('red', 's 7,3.4 7.6,8 7,13', 1.5, -1),
    ]),
    ...place(hand('pale', 'wine'), 75, 118, { scale: 0.66 }),
  ]),
  ...place(flame(), 75, 86, { scale: 0.78 }),
  ...strokes('sun', 1.6, 2, 'l 60,66 59,62', 'l 90,72 92,67', 'l 86,54 87,50', 'l 12,70 11,66'),
];

const tovak: Drawing = [
  ground('sky', 'navy', 'rain', 30, 30, 84),
  ...place(sword('ice', 'silver'), 17, 62, { scale: 1.3, turn: -12 }),
  ...backlit('ice', [
    ...bust([
      ...cloak('navy', 'silver'),
      ...breastplate('blue', 'silver'),
      ...pauldrons('silver', 'blue'),
      mass('silver', 'p -40,44 -50,26 -46,50', 60),
      mass('silver', 'p 38,40 52,22 50,48', 60),
      mass('blue', 'z -3,-34! -10,-52 4,-60 22,-52 32,-34 30,-6! 20,-26 8,-32', 50, 1.2),
      ...greatHelm('silver', 'ice', 'blue'),
      ...furCollar('white'),
    ]),
  ]),
  glow('ice', 41, 44, 6, 0.6),
  glow('ice', 57, 43, 6, 0.6),
];

const goldyx: Drawing = [
  ground('straw', 'forest', 'around', 38, 40, 84),
  ...backlit('sun', [
    ...place(
      [
        mass('jade', 'z 12,-12! 32,0 26,10 40,20! 26,22 32,38! 14,30', 60, 1.2),
        ...dragonNeck('green', 'straw', 'gold'),
        ...dragonHead({ skin: 'green', belly: 'straw', horn: 'gold' }),
        mass('gold', 'z -29,-13! -14,-24 4,-18! -8,-14 -16,-17', 0, 1.2),
      ],
      58,
      44,
      { scale: 0.94 },
    ),
    ...bust([
      ...place(cloak('gold', 'green', 46), 6, 14),
      mass('green', 'z 0,62! 14,62! 22,120! -8,120!', 80),
      ...strokes('brass', 3, 1, 's -2,62 -7,84 -9,118', 's 15,62 22,84 24,118'),
    ]),
  ]),
  glow('lime', 24, 102, 24, 0.8),
  ...place(crystal('jade'), 24, 96, { scale: 0.66 }),
  ...place(hand('green', 'gold'), 24, 126, { scale: 0.62 }),
];

const norowas: Drawing = [
  ground('sun', 'green', 'rays', 50, 38, 92),
  ...place(spear('silver', 'white'), 86, 60, { turn: 5 }),
  mass('white', 'z 84,26! 66,22 54,30 40,24! 44,44 40,58! 56,52 68,60 83,56!', 20),
  ...backlit('lime', [
    ...bust([
      ...hair.long('blond'),
      ...neck('flesh'),
      ...cloak('white', 'gold', 46),
      mass('green', 'z -8,40! 5,54 16,38! 14,62 4,70! -6,62', 60),
      mass('jade', 'z 1,46! 8,54 3,64! -4,56', 60),
      stroke('gold', 's -12,38 -30,60 -38,118', 3, 1),
      stroke('gold', 's 20,38 36,60 44,118', 3, 0),
      ...face({ skin: 'flesh', eyes: 'jade', brows: 'straw', lips: 'rose', jaw: 1 }),
      ...hair.parting('blond'),
      ...elfEar('flesh'),
      ...circlet('silver', 'jade'),
    ]),
  ]),
];

/** A hawk that sits and looks to the left. */
const hawk: Drawing = [
  mass('leather', 'z 2,-14 12,-8 16,10 12,28 20,50! 8,44 0,28 -6,10 -6,-6', 70, 1.2),
  mass('bone', 'z -6,-8 2,-4 4,14 0,28 -7,14 -9,2', 80),
  ...strokes('brown', 1.6, -2, 's -5,4 -2,6 1,4', 's -5,11 -2,13 2,11', 's -3,18 -1,20 2,18'),
  mass('leather', 'z -12,-20 -4,-27 6,-24 9,-14 3,-6 -7,-7', 30, 1.2),
  mass('sun', 'z -11,-19! -19,-17 -20,-10! -14,-12 -9,-12!', 30),
  flat('sun', 'o -4,-17 2.6,2.6', 2),
  flat('black', 'o -4.4,-17 1.2,1.3', -2),
  stroke('black', 's -10,-20 -4,-21 1,-19', 1.8, -2),
  ...strokes('leather', 1.8, 1, 's 4,0 8,14 8,30', 's 9,0 12,14 14,34'),
  ...strokes('sun', 2.2, 0, 's 2,30 0,34 -4,35', 's 4,31 4,36 2,38'),
];

const wolfhawk: Drawing = [
  ground('sky', 'violet', 'slant', 30, 24, 88),
  ...backlit('ice', [
    ...bust([
      ...place(hair.long('black'), 0, 4),
      ...neck('brown'),
      ...shoulders('leather', 38),
      ...strokes('brass', 3, 1, 's -20,44 0,72 20,100', 's 30,48 10,76 -10,104'),
      ...face({ skin: 'brown', eyes: 'sun', brows: 'black', lips: 'wine', anger: 1 }),
      stroke('blue', 's -14,4 -10,6 -5,7', 2.2, 1),
      stroke('blue', 's -13,8 -10,10 -6,11', 2, 1),
      stroke('blue', 's 5,6 10,6 15,3', 2.2, 1),
      // The pelt of a wolf as a hood, its muzzle over her brow.
      mass(
        'ash',
        'z -14,-8! -22,10 -26,40! -34,30 -30,0 -24,-22 -10,-34 10,-34 26,-22 32,0 36,34 26,46! 22,20 18,-4 6,-14 -8,-13',
        70,
        1.2,
      ),
      mass('ash', 'z -20,-22! -26,-46! -8,-32!', 60),
      mass('ash', 'z 14,-32! 30,-46! 28,-20!', 60),
      mass('ash', 'z -12,-34 2,-38 12,-32 8,-16 -2,-9! -10,-14 -14,-24', 80),
      flat('black', 'z -8,-13 -2,-16 3,-13 -2,-8', -2),
      flat('sun', 'z -13,-25! -8,-28 -6,-24!', 2),
      flat('sun', 'z 5,-24! 8,-29 13,-26!', 2),
      ...strokes('bone', 2, 2, 'l -10,-14 -11,-9', 'l 6,-14 8,-9'),
      tufts('ash', 's -26,-10 -30,14 -30,36', 9, 3.4, -130),
      tufts('ash', 's 30,-12 33,14 32,38', 9, 3.4, -50),
    ]),
    ...place(furCollar('ash'), 50, 50, { scale: 0.94 }),
    ...place(hawk, 84, 66, { scale: 0.98 }),
  ]),
];

const krang: Drawing = [
  ground('flame', 'violet', 'around', 22, 86, 84),
  ...place(staff('wood', place(skull(), 0, -44, { scale: 0.62 })), 87, 66, { scale: 0.9, turn: 4 }),
  ...backlit('ember', [
    ...bust(
      [
        mass('forest', 'z -14,18 -16,38 -30,50! 30,50! 24,34 20,10', 80),
        ...shoulders('orc', 48),
        ...furCollar('auburn'),
        limb('bone', 's -18,62 0,74 22,64', 3, 3),
        ...[-14, -6, 3, 12].map((x) =>
          mass('bone', `p ${x},${70 - Math.abs(x) * 0.2} ${x + 6},${70 - Math.abs(x) * 0.2} ${x + 3},86`),
        ),
        ...orcFace('orc', 'flame'),
        ...strokes('red', 3, 0, 's -12,5 -12,11 -10,16', 's 12,5 13,11 11,17', 's -2,-22 -2,-16 -1,-10'),
        ...place(hair.crest('black'), 0, 4),
        ...horns('bone', 1.1, 14),
        mass('bone', 'z -14,-14! -10,-28 2,-32 14,-27 18,-14! 8,-18 1,-14 -6,-18', 30),
        flat('black', 'z -9,-21 -5,-24 -3,-20 -7,-18', -2),
        flat('black', 'z 5,-20 9,-24 12,-20 8,-18', -2),
        mass('red', 'z 20,-26! 34,-48 44,-52! 40,-34 26,-18!', -50),
        mass('teal', 'z 24,-18! 42,-34 52,-34! 44,-20 28,-10!', -40),
      ],
      0.94,
    ),
  ]),
  glow('flame', 18, 96, 26, 0.7),
  ...place(flame('violet', 'ember', 'sun'), 18, 94, { scale: 0.66 }),
  ...place(hand('orc', 'leather'), 18, 128, { scale: 0.66 }),
];

const braevalar: Drawing = [
  ground('teal', 'navy', 'rain', 66, 26, 84),
  ...place(lightning('ice'), 86, 34, { scale: 0.86 }),
  ...backlit('ice', [
    ...bust([
      ...antlers('wood'),
      ...hair.long('auburn'),
      ...neck('flesh'),
      ...cloak('forest', 'bone', 48),
      ...[-30, -16, -2, 12, 26].flatMap((x, i) =>
        place([mass(i % 2 ? 'green' : 'moss', 'z 0,-9! 8,0 0,15! -8,0', 80)], x, 50 + ((i * 7) % 9), {
          turn: x,
          scale: 1.1,
        }),
      ),
      ...face({ skin: 'flesh', eyes: 'teal', brows: 'auburn', jaw: 2, anger: 0.6 }),
      ...hair.parting('auburn'),
      ...elfEar('flesh'),
      stroke('teal', 's -13,4 -10,8 -11,13', 2, 1),
      stroke('teal', 's 12,3 10,8 11,13', 2, 0),
      ...[-16, -8, 0, 8, 16].flatMap((x, i) =>
        place([mass(i % 2 ? 'lime' : 'green', 'z 0,-9! 6,0 0,8! -6,0', 80)], x, -25 + Math.abs(x) * 0.35, {
          turn: x * 3,
        }),
      ),
    ]),
  ]),
];

export const heroPictures = { arythea, tovak, goldyx, norowas, wolfhawk, krang, braevalar } satisfies Record<
  string,
  Drawing
>;
