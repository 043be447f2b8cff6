import { bullHead, golem, lionHead, serpent, worm, wraith } from '../kit/brutes.js';
import { breath, type DragonLook, dragon, skinWing } from '../kit/dragons.js';
import { furCollar, shoulders } from '../kit/dress.js';
import { face, horns, neck, skull, wolfHead } from '../kit/head.js';
import { lightning, orb, runeRing } from '../kit/magic.js';
import { axe } from '../kit/weapons.js';
import { type Drawing, dyed, flat, glow, limb, mass, mirrored, place, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Beasts in the measure of the heads (see `face`). */

export const minotaur: Drawing = [
  ...shoulders('leather', 50),
  ...furCollar('black'),
  ...bullHead('brown'),
  ...place(axe('iron'), 46, 44, { turn: 12, scale: 1.3, flip: true }),
];

export const gargoyle: Drawing = [
  ...place(skinWing('stone', 'ash'), 16, 40, { turn: -8 }),
  ...place(skinWing('stone', 'ash'), -14, 40, { turn: 8, flip: true }),
  ...shoulders('stone', 36),
  ...mirrored([mass('stone', 'z 12,-6! 26,-14 36,-10! 28,2 14,8!', 0)]),
  ...horns('ash', 0.8, 4),
  ...dyed({ bone: 'stone' }, skull()),
  flat('ember', 'o -8,0 2.4,2', 2),
  flat('ember', 'o 8,0 2.4,2', 2),
  mass('ash', 'z -18,-7! -8,-11 0,-4 10,-11 20,-7! 12,-3 0,0 -10,-3', 0),
  ...[-5, 4].map((x) => mass('bone', `p ${x - 2},16 ${x + 3},16 ${x},26`)),
];

const snake = (turn: number, reach: number): Drawing =>
  place(
    [
      limb('green', `s 0,0 6,${-reach * 0.35} -4,${-reach * 0.7} 4,${-reach}`, 7, 5, 60),
      mass(
        'green',
        `z 0,${-reach + 3} -4,${-reach - 5} 1,${-reach - 14} 4,${-reach - 18}! 7,${-reach - 14} 12,${-reach - 5} 8,${-reach + 3}`,
        80,
        1.2,
      ),
      ...strokes('sun', 1.8, 2, `l 0,${-reach - 4} 2,${-reach - 8}`, `l 8,${-reach - 4} 6,${-reach - 8}`),
      ...strokes(
        'red',
        1.2,
        1,
        `s 4,${-reach - 17} 3,${-reach - 21} 0,${-reach - 25}`,
        `s 4,${-reach - 17} 5,${-reach - 21} 8,${-reach - 24}`,
      ),
      stroke('lime', `s 1,-2 7,${-reach * 0.35} -3,${-reach * 0.7} 4,${-reach}`, 2, 1),
    ],
    Math.sin((turn * Math.PI) / 180) * 15 + 1,
    -6 - Math.cos((turn * Math.PI) / 180) * 15,
    { turn },
  );
export const medusa: Drawing = [
  ...[-118, -84, -54, -26, 0, 26, 54, 84, 118].flatMap((turn, i) => snake(turn, 18 + ((i * 5) % 9))),
  ...neck('jade'),
  ...shoulders('teal', 38),
  mass('gold', 'z -14,40 2,50 18,38 24,48 3,62 -20,50', 30),
  ...face({ skin: 'jade', eyes: 'sun', brows: 'forest', lips: 'wine', anger: 2 }),
  flat('sun', 'z -12,0.4! -8,-2.4 -4,0.2! -8,2.2', 2),
  flat('sun', 'z 3,0.2! 7,-2.4 12,0! 7,2.2', 2),
  stroke('black', 'l -8,-2 -8,2', 1.4, -2),
  stroke('black', 'l 7,-2 7,2', 1.4, -2),
  ...strokes('jade', 1.6, -2, 's 10,6 12,9 10,12', 's 12,0 15,2 14,6'),
];

export const cryptWorm: Drawing = [
  ...place(worm('rose'), 0, 6, { scale: 1.15 }),
  mass('stone', 'p -50,76 -30,66 -14,72 6,64 30,70 60,64 60,110 -60,110', 20),
];

export const werewolf: Drawing = [
  ...shoulders('iron', 50),
  ...place(wolfHead('iron', 'sun'), 4, -2, { scale: 1.2 }),
  tufts('iron', 's -46,58 -20,44 10,46 44,52', 14, 4.6, -70),
  ...[-52, -44, -36, -28].flatMap((x, i) => [
    limb('iron', `s ${x + 8},96 ${x},82 ${x + 1},${70 - (i % 2) * 4}`, 8, 5),
    mass('bone', `z ${x - 2},${72 - (i % 2) * 4}! ${x - 1},${58 - (i % 2) * 4}! ${x + 4},${71 - (i % 2) * 4}!`),
  ]),
];

export const manticore: Drawing = [
  ...place(skinWing('red', 'wine'), 18, 36, { turn: -10, scale: 0.9 }),
  ...place(skinWing('red', 'wine'), -16, 36, { turn: 10, scale: 0.9, flip: true }),
  limb('wine', 's 44,90 62,50 48,14 30,-20', 10, 4, 50),
  mass('lime', 'z 34,-16! 28,-30 14,-36! 22,-24 24,-14', 40),
  ...shoulders('straw', 40),
  ...lionHead('straw', 'auburn'),
];

export const hydra: Drawing = [
  mass('teal', 'z -40,60 -20,40 20,38 46,56 56,112! -54,112!', 60, 1.1),
  ...place(serpent('teal', 'lime'), 30, 54, { scale: 1.05, turn: 26, flip: true }),
  ...place(serpent('green', 'lime'), -22, 58, { scale: 1.05, turn: -24 }),
  ...place(serpent('jade', 'straw'), 4, 50, { scale: 1.34, turn: 2 }),
  ...strokes('teal', 3, 2, 's -34,70 -20,62 -8,66', 's 4,78 18,70 30,76', 's -20,88 -4,80 10,88'),
];

export const shadow: Drawing = [
  ...wraith('night', 'lilac'),
  ...strokes('violet', 4, 0, 's -52,100 -64,70 -50,50', 's 54,96 66,66 52,40', 's -34,90 -46,76 -42,62'),
  ...[-50, -42, -34].map((x) => limb('violet', `s ${x + 10},88 ${x},76 ${x - 2},60`, 3.6, 1)),
];

export const golems = {
  plain: golem('stone', 'sun'),
  fire: golem('ember', 'sun'),
  ice: golem('ice', 'white'),
  guardian: golem('brass', 'ice'),
};

const beast = (look: DragonLook, wing: Pigment, more: Drawing = []): Drawing => [
  ...place(dragon(look, wing), 14, 2, { scale: 1 }),
  ...more,
];
const from = (drawing: Drawing): Drawing => place(drawing, -22, 20, { scale: 0.95, turn: -12 });

export const dragons = {
  swamp: beast({ skin: 'moss', belly: 'lime', horn: 'wood', eye: 'lime', horns: 'curled' }, 'forest', [
    ...strokes('lime', 3, 1, 's -26,24 -28,34 -27,44', 's -18,26 -19,32 -18,38'),
  ]),
  fire: beast({ skin: 'red', belly: 'flame', horns: 'swept' }, 'wine', from(breath('ember', 'flame', 'sun'))),
  ice: beast(
    { skin: 'ice', belly: 'white', horn: 'sky', eye: 'blue', horns: 'crest' },
    'blue',
    from(breath('sky', 'ice', 'white')),
  ),
  high: beast({ skin: 'violet', belly: 'gold', horn: 'gold', eye: 'ice', horns: 'upright' }, 'violet', [
    ...from(breath('ice', 'lilac', 'white')),
    glow('flame', -40, 48, 14, 0.7),
  ]),
  lava: beast({ skin: 'black', belly: 'ember', horn: 'stone', eye: 'flame', horns: 'curled' }, 'black', [
    ...strokes(
      'flame',
      2.6,
      2,
      'l -20,-8 -12,-2 -4,-6 6,0',
      'l 20,14 26,24 22,34 28,44',
      'l -6,-16 4,-12',
      'l 30,40 38,50 36,62',
    ),
    glow('flame', -18, 18, 14, 0.7),
  ]),
  summoner: beast({ skin: 'wine', belly: 'lilac', horn: 'lilac', eye: 'lilac', horns: 'upright' }, 'night', [
    ...place(runeRing('lilac'), -30, 58, { scale: 0.8 }),
    ...place(orb('violet', 'lilac'), -30, 58, { scale: 0.5 }),
  ]),
  storm: beast({ skin: 'sky', belly: 'silver', horn: 'navy', eye: 'sun', horns: 'crest' }, 'navy', [
    ...place(lightning('sun'), -36, 44, { scale: 0.9 }),
    ...place(lightning('ice'), 46, -20, { scale: 0.6, turn: 20 }),
  ]),
};
