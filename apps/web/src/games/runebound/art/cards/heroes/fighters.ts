import {
  area,
  band,
  black,
  type Drawing,
  each,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  tufts,
  wash,
} from '../brush/marks.js';
import { arm, breastplate, chain, furCollar, mantle, neck, pauldrons, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { halo, spatter } from '../kit/paper.js';
import { skull } from '../kit/skull.js';
import { sword } from '../kit/weapons.js';

const wolfPelt: Drawing = [
  area(
    'grey',
    'z -22,-4! -26,-14 -18,-24 -16,-34 -8,-44! -2,-36 10,-37 18,-46! 22,-34 28,-20 30,4 36,30 28,48 18,40 20,16 18,-8 10,-16 -6,-15 -14,-10',
    1.3,
  ),
  area('stone', 'z -24,-6! -30,-14 -26,-22 -14,-24 -6,-18 -10,-13 -18,-9', 1.2),
  black('z -30,-15 -27,-19 -24,-17 -26,-13'),
  touch('gold', 'z -13,-27 -9,-30 -6,-27 -10,-25.6'),
  touch('ink', 'o -9.6,-27.6 0.8,1.6'),
  ...each(
    [
      [-21, -8.6],
      [-16, -10],
      [-11, -12.6],
    ],
    (x, y) => [area('white', `z ${x - 1.8},${y}! ${x + 1.8},${y - 1}! ${x + 0.4},${y + 7}!`, 0.8)],
  ),
  tufts('s -14,-32 0,-36 16,-36 26,-20 30,4 35,30', 5, { lean: 150, gap: 2.4 }),
  tufts('s 20,-10 22,8 23,30', 4, { lean: -30, gap: 3 }),
];

export const nara: Drawing = [
  ...halo('sienna', 'plum'),
  ...place(
    [
      area('ink', 'z 16,-10 24,6 27,34 20,48 12,40', 1),
      ...neck('tan', 17),
      ...shoulders('leather', 40),
      area('tan', 'z 20,44 36,42 48,54 52,106! 34,106!', 1.2),
      ...furCollar('grey'),
      ...head({
        skin: 'tan',
        jaw: 'soft',
        eyes: 'stern',
        iris: 'ochre',
        mouth: 'scowl',
        ear: 'none',
        brow: 2,
        frown: 1.6,
      }),
      wash('madder', 'z -16,2 -4,4 12,1 17,2 16,6 4,9 -6,8 -15,6', 0.8, 0.3),
      ...wolfPelt,
      ...each(
        [
          [-16, 48, -20],
          [-6, 52, -8],
          [5, 54, 4],
          [15, 51, 16],
        ],
        (x, y, turn) => place([area('bone', 'z -2.6,-3! 2.6,-3! 1.6,5 -1,11! -2,5', 0.9)], x, y, { turn }),
      ),
      stroke('s -22,43 -6,50 5,51 22,44', 1),
    ],
    52,
    52,
    { scale: 0.98 },
  ),
  ...spatter('madder', 18, 26, 16, 9),
];

export const redScorpion: Drawing = [
  ...halo('straw', 'vermilion'),
  ...place(
    [
      // The braid curls over her head like a scorpion's tail.
      band('ink', 's 18,-16 34,-22 42,-38 32,-54 12,-58', 13, 6),
      ...tinted(
        'paper',
        strokes(0.9, 'l 22,-24 28,-14', 'l 30,-30 38,-20', 'l 34,-40 45,-36', 'l 30,-48 38,-54', 'l 22,-52 24,-62'),
      ),
      area('gold', 'z 16,-62 8,-60 -2,-50! 8,-52 14,-52', 1.1),
      area('ink', 'z -12,-26 6,-33 22,-24 26,-4 24,16 16,26 14,0 -16,0 -18,-14', 1),
      ...neck('tan', 16),
      ...mantle('vermilion'),
      area('madder', 'z -14,34 -26,42 -18,52 0,58 22,54 32,44 18,32 6,40', 1.3),
      ...strokes(0.8, 's -18,46 0,52 24,46', 's -10,40 4,46 16,40'),
      ...head({
        skin: 'tan',
        jaw: 'soft',
        eyes: 'lashed',
        iris: 'sap',
        nose: 'small',
        mouth: 'lips',
        ear: 'none',
        brow: 1.7,
      }),
      // The mark on her cheek.
      ...tinted(
        'madder',
        strokes(
          0.9,
          's 8,14 8,9 11,6 13.4,8',
          'l 6,12 4.4,10',
          'l 6,13.4 3.8,13.4',
          'l 9.6,12 11.6,11',
          'l 9.4,13.6 11.4,14.2',
        ),
      ),
      area('ink', 'z -5,-25! -15,-16 -18,0! -21,-10 -16,-26 0,-33 16,-28 24,-10 20,4! 15,-10 4,-20', 1),
      stroke('s -14,-22 2,-28 18,-18', 0.9, 'steel'),
      area('vermilion', 'z -17,-9 -2,-16 14,-13 21,-5 22,-11 14,-20 -2,-22 -17,-15', 1.1),
      touch('gold', 'o -6,-17.4 2.4,2.6'),
    ],
    46,
    62,
    { scale: 0.94 },
  ),
  ...spatter('vermilion', 22, 24, 15),
];

export const valadir: Drawing = [
  ...halo('sky', 'gold'),
  ...place(sword(60, 'steel', 'gold', 3.8), 84, 40, { turn: 206, scale: 1.1 }),
  ...place(
    [
      ...neck('flesh', 20),
      ...shoulders('steel', 46),
      ...breastplate('steel'),
      area('madder', 'z -24,46 -8,52 2,53 0,106! -28,106!', 1.2),
      area('white', 'z 2,53 12,52 28,46 32,60 30,106! 0,106!', 1.2),
      ...pauldrons('steel'),
      ...chain('s -14,34 -2,42 8,42 20,32', 's -12,38 -2,46 8,46 20,38'),
      ...head({
        skin: 'flesh',
        jaw: 'broad',
        eyes: 'stern',
        iris: 'cobalt',
        brow: 2.2,
        browPigment: 'grey',
        mouth: 'hidden',
        frown: 0.4,
      }),
      area('straw', 'z -12,15 -8,12.4 -5,13.6 -1,12.4 6,15 9,20! 2,17.4 -5,16.4 -11,18.6! -13,21!', 1),
      area('straw', 'z -9,22 -4,21 0,22 -3,30! -7,28', 0.9),
      stroke('s -8,19.6 -4,19 0,19.6', 1),
      area('straw', 'z -13,-12! -16,-22 -6,-32 8,-33 21,-25 25,-6 24,14! 19,8 18,-6 12,-15 0,-18 -8,-16', 1.2),
      ...strokes(0.8, 's -8,-26 4,-29 16,-20 21,-4', 's -4,-22 8,-22 16,-10', 's 22,-6 22,4 20,10'),
      stroke('s 8,-14 11,-4 9,4', 0.9, 'rust'),
    ],
    48,
    44,
  ),
];

export const varikas: Drawing = [
  ...halo('sap', 'shade'),
  ...place(
    [
      area('shade', 'z -12,-20 6,-33 24,-22 30,6 40,40 22,44 -16,42 -24,10', 1.2),
      ...mantle('shade'),
      ...pauldrons('slate'),
      ...chain('s -16,38 -2,46 8,46 24,38', 's -18,44 -2,52 8,52 26,44', 's -18,50 -2,58 8,58 26,50'),
      ...skull('lime', 'pallor'),
      wash('sap', 'z 0,-22 12,-14 10,0 14,8 6,14 4,0', 0.3, 0.6),
      // What is left of a crowned helmet.
      area(
        'slate',
        'z -18,-9! -18,-20 -15,-36! -9,-28 -4,-42! 3,-29 10,-42! 13,-28 23,-35! 23,-18 23,2! 18,-6 8,-13 -6,-13',
        1.4,
      ),
      ...strokes(0.8, 's -17,-15 -4,-20 10,-19 22,-11', 's 8,-30 6,-24 10,-20 7,-15'),
      wash('rust', 'z 12,-26 20,-28 21,-14 15,-14', 0.6, 0.6),
    ],
    50,
    54,
  ),
  ...arm('slate', 'pallor', 's 0,128 6,116 14,104', 17, 98),
  ...place(sword(70, 'stone', 'rust', 3.6), 17, 98, { turn: -3 }),
  ...strokes(0.8, 's 18,60 16,56', 's 15,48 19,46'),
  ...spatter('lime', 78, 24, 14, 6),
];
