import { boarHead } from '../kit/brutes.js';
import { arm, breastplate, furCollar, helmet, hoodBack, hoodFront, pauldrons, shoulders } from '../kit/dress.js';
import { boulder, catapult } from '../kit/engines.js';
import { hair, horns, orcFace, skull, wolfHead } from '../kit/head.js';
import { flame, orb } from '../kit/magic.js';
import { axe, bow, dagger, mace, roundShield, spear, staff } from '../kit/weapons.js';
import { type Drawing, flat, limb, mass, place, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Orcs in the measure of the heads (see `face`). */

const body = (skin: Pigment = 'orc'): Drawing => [
  mass(skin, 'z -14,18 -18,36 -32,48! 34,48! 24,34 20,10', 80),
  ...shoulders(skin, 47),
  flat(skin, 'z -8,30 4,34 18,24 22,40 6,48 -12,44', -2, 0.7),
];

export const prowlers: Drawing = [
  ...body(),
  ...furCollar('earth'),
  ...orcFace(),
  ...hair.crest('black'),
  ...place(axe('iron'), -38, 42, { turn: -16, scale: 1.15 }),
  ...arm('orc', 'orc', 's -44,60 -60,78 -36,84', -34, 78, 0.9),
];

export const diggers: Drawing = [
  ...body('moss'),
  ...strokes('leather', 8, 0, 's -30,46 0,80 34,112'),
  ...orcFace('moss'),
  mass('iron', 'z -18,-8! -16,-24 -4,-34 10,-34 20,-24 24,-8! 4,-13', 50, 1.2),
  mass('sun', 'o -2,-23 5,5'),
  // A pick.
  limb('wood', 'l -24,-16 -44,96', 5, 5),
  limb('iron', 's -56,-6 -36,-26 -20,-22 0,-2', 2, 8),
  ...arm('moss', 'moss', 's -44,60 -62,80 -42,86', -40, 80, 0.9),
];

export const hags: Drawing = [
  ...place(hair.long('ash'), 0, 4, { scale: 1.1 }),
  ...hoodBack('wine'),
  ...shoulders('wine', 40),
  ...orcFace('moss', 'lime'),
  mass('moss', 'z -4,-1! 1,2 0,10 -8,19! -10,12', 70, 1.2),
  tufts('ash', 's -16,-16 -18,6 -17,24', 22, 3.4, -170),
  tufts('ash', 's 18,-16 20,6 20,24', 22, 3.4, -10),
  ...hoodFront('wine'),
  ...place(orb('lime', 'sun'), -34, 66, { scale: 0.66 }),
  ...strokes('moss', 3.4, 0, 's -52,90 -52,78 -46,72', 's -44,94 -42,84 -38,80', 's -20,88 -18,78 -22,72'),
];

export const wolfRiders: Drawing = [
  ...place([...body(), ...furCollar('leather'), ...orcFace(), ...hair.crest('red')], 16, -16, { scale: 0.78 }),
  ...place(spear('iron', 'red'), 46, 8, { turn: 14, scale: 0.9 }),
  ...place(wolfHead('iron', 'sun'), -10, 44, { scale: 1.25 }),
];

export const ironclads: Drawing = [
  ...body(),
  ...breastplate('iron', 'brass'),
  ...pauldrons('iron', 'brass'),
  ...[-48, -36].map((x) => mass('bone', `p ${x},46 ${x - 5},22 ${x + 7},42`)),
  ...[38, 50].map((x) => mass('bone', `p ${x - 4},40 ${x + 6},18 ${x + 6},46`)),
  ...orcFace(),
  ...helmet('iron', 'brass'),
  ...horns('bone', 0.9, 6),
];

export const orcSummoners: Drawing = [
  ...hoodBack('violet'),
  ...shoulders('violet', 44),
  ...orcFace('orc', 'lilac'),
  ...strokes('white', 2.4, 1, 's -13,6 -12,11 -13,15', 's 13,6 13,11 14,15', 's -2,-20 -2,-15 -1,-10'),
  ...hoodFront('violet'),
  ...place(staff('wood', place(skull(), 0, -44, { scale: 0.62 })), 46, 48, { turn: 6 }),
  ...place(flame('violet', 'lilac', 'white'), -34, 54, { scale: 0.8 }),
  ...arm('violet', 'orc', 's -42,62 -58,86 -36,88', -34, 82, 0.9),
];

export const skirmishers: Drawing = [
  ...place([...body('moss'), ...orcFace('moss'), ...hair.crest('auburn')], 24, -10, { scale: 0.72 }),
  ...place([...body(), ...furCollar('wood'), ...orcFace(), ...hair.crest('black')], -14, 14, { scale: 0.86 }),
  ...place(dagger('iron'), -46, 50, { turn: -20, scale: 1.3 }),
  ...place(roundShield('wood', 'iron'), 36, 76, { scale: 0.9 }),
];

export const trackers: Drawing = [
  ...hoodBack('forest'),
  ...shoulders('forest', 42),
  ...orcFace('orc', 'lime'),
  flat('black', 'z -16,4! 0,6 18,4! 20,14 10,28 -8,28 -18,14', -1),
  mass('forest', 'z -17,6! -4,10 8,10 19,5! 20,16 12,30 -8,31 -17,18', 20),
  ...hoodFront('forest'),
  ...place(bow('black', 'bone', 'lime'), -30, 58, { turn: 8, scale: 1.05 }),
];

export const warBeasts: Drawing = place(boarHead('earth', 'iron'), 6, 6, { scale: 1.14 });

export const stonethrower: Drawing = [
  ...place([...body(), ...orcFace(), ...hair.crest('black')], 34, 0, { scale: 0.6 }),
  ...place(catapult(boulder(), 'wood', 'bone'), -4, 36, { scale: 0.94 }),
  ...place(mace('stone'), 54, 24, { turn: 12, scale: 0.6 }),
  stroke('earth', 's -60,84 0,90 60,84', 6, -1),
];
