import { area, type Drawing, each, place, stroke, strokes, tinted, tufts, wash } from '../brush/marks.js';
import { arm, beard, breastplate, furCollar, hairCap, mantle, neck, pauldrons, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { glow, halo, spark, spatter } from '../kit/paper.js';
import { flame, staff, stoneTop } from '../kit/weapons.js';

export const jaes: Drawing = [
  ...halo('cobalt', 'violet'),
  ...place(
    [
      ...neck('flesh'),
      ...shoulders('indigo'),
      ...breastplate('steel'),
      area('madder', 'z -2,48 8,48 10,106! -6,106!', 1.1),
      stroke('p 2,58 6,64 2,70 -2,64', 1, 'gold'),
      ...pauldrons('steel'),
      ...head({ skin: 'flesh', iris: 'cobalt', brow: 2.1, jaw: 'broad' }),
      ...strokes(0.9, 's 9,1 7,8 10,14'),
      ...hairCap('sepia'),
      area('stone', 'z 14,-14 21,-14 23,-2 20,6! 17,-4', 0.8),
      ...beard('sepia', 'goatee'),
    ],
    54,
    46,
  ),
  ...arm('indigo', 'flesh', 's 6,128 10,116 18,104', 19, 98, 1.1),
  ...place(flame(40, 'cobalt', 'ice'), 19, 95),
  ...spatter('cobalt', 30, 58, 16),
];

export const carthos: Drawing = [
  ...halo('orange', 'madder'),
  ...place(
    [
      area(
        'pallor',
        'z -14,12 -26,16! -22,6 -36,4! -24,-4 -34,-16! -22,-16 -24,-30! -14,-24 -6,-33 8,-35 16,-30 28,-40! 26,-24 42,-26! 30,-12 44,-4! 30,0 38,14! 26,10 28,26! 18,16',
        1,
      ),
      tufts('s -16,14 -22,2 -22,-10 -16,-24', 15, { lean: 78, gap: 1.7, width: 0.8 }),
      tufts('s 16,-30 26,-18 28,-2 22,14', 17, { lean: 62, gap: 1.7, width: 0.8 }),
      ...neck('flesh'),
      ...mantle('madder'),
      area('ochre', 'z -10,34 -20,40 -26,52 -12,50 4,60 20,50 34,52 28,40 17,32 4,44', 1.2),
      ...head({
        skin: 'flesh',
        jaw: 'old',
        eyes: 'wide',
        iris: 'orange',
        nose: 'hooked',
        mouth: 'grin',
        brow: 2.4,
        browPigment: 'grey',
        frown: -2,
      }),
      ...strokes(0.7, 's -10,-13 -4,-11 4,-13', 's -9,-16.6 -2,-15 5,-17', 's 11,4 14,7 13,11', 's -15,4 -12,5'),
      wash('madder', 'z 8,-18 10,-8 9,4 11,16 8,16 6.6,-2', 0.85, 0.2),
      tufts('s -8,-26 0,-28 8,-26', 9, { lean: 80, gap: 2.4, width: 0.7 }),
    ],
    52,
    52,
  ),
  ...arm('madder', 'flesh', 's 96,126 94,110 88,98', 86, 92),
  ...glow('orange', 84, 78, 13),
  ...spark(84, 78, 12, 'white'),
  wash('madder', 'z 88,96 92,100 90,112 88,108', 0.9, 0.2),
  ...spatter('madder', 80, 66, 18, 10),
];

export const thorn: Drawing = [
  ...halo('teal', 'indigo'),
  ...place(
    [
      ...neck('tan', 20),
      ...mantle('indigo'),
      area('gold', 'z -18,40 -6,46 5,58 16,46 32,42 36,48 20,54 6,70 -8,54 -24,46', 1),
      ...head({
        skin: 'tan',
        jaw: 'broad',
        eyes: 'stern',
        iris: 'teal',
        nose: 'hooked',
        brow: 2.6,
        browPigment: 'paper',
        mouth: 'hidden',
      }),
      ...beard('bone', 'long'),
      ...tinted('teal', strokes(1.5, 'l -4,-22 -4,-13', 'l -4,-20 -0.6,-17.6', 'l -4,-17 -0.6,-14.6')),
      ...each(
        [
          [4, -21],
          [10, -17],
          [-10, -16],
        ],
        (x, y) => [
          stroke(`l ${x},${y - 3} ${x},${y + 4}`, 1.3, 'teal'),
          stroke(`l ${x},${y - 2} ${x + 3},${y} ${x},${y + 2}`, 1.1, 'teal'),
        ],
      ),
      wash('ice', 'z -8,-20 4,-25 14,-18 6,-12 -8,-11', 0.45, 0.6),
    ],
    46,
    48,
  ),
  ...place(staff(64, stoneTop('teal')), 88, 92, { turn: 4 }),
  ...arm('indigo', 'tan', 's 70,128 78,112 86,98', 88, 92),
  ...spark(92, 21, 8),
  ...spatter('teal', 76, 22, 16),
];

export const mok: Drawing = [
  ...halo('viridian', 'ochre'),
  // A spirit bird rises behind him.
  wash('ice', 'z 60,40 74,16 96,4! 90,20 98,24! 88,32 92,40! 78,44 70,54', 0.75, 0.8),
  ...strokes(0.7, 's 66,40 78,22 92,10', 's 70,44 82,30 94,24'),
  ...place(
    [
      ...each(
        [
          [-14, -30, -28],
          [-4, -38, -12],
          [8, -38, 6],
          [18, -32, 22],
        ],
        (x, y, turn) =>
          place(
            [
              area('madder', 'z -1,8! -5,-8 0,-24! 5,-8 1,8!', 1),
              stroke('l 0,6 0,-18', 0.7),
              wash('white', 'z -3,-14 0,-24 3,-14 0,-11', 0.9, 0.2),
            ],
            x,
            y + 8,
            { turn },
          ),
      ),
      ...neck('olive', 26),
      ...shoulders('leather', 46),
      ...furCollar('umber'),
      ...head({ skin: 'moss', jaw: 'heavy', eyes: 'shut', nose: 'flat', mouth: 'tusks', brow: 2.6, ear: 'pointed' }),
      area('leather', 'z -17,-12 0,-18 19,-12 20,-20 2,-27 -15,-21', 1.1),
      ...each(
        [
          [-10, -17],
          [0, -21],
          [11, -18],
        ],
        (x, y) => [area('bone', `o ${x},${y} 2.4,2.6`, 0.8)],
      ),
      ...tinted('paper', strokes(1.6, 's -16,8 -11,10', 's -17,12 -11,13.4', 's 8,8 16,6', 's 8,12 16,11')),
      ...each(
        [
          [-20, 46],
          [-14, 52],
          [-6, 56],
          [3, 58],
          [12, 56],
          [20, 51],
          [26, 45],
        ],
        (x, y) => [area('bone', `z ${x - 2.4},${y}! ${x},${y - 2} ${x + 2.4},${y}! ${x},${y + 9}!`, 0.9)],
      ),
    ],
    46,
    52,
    { scale: 0.94 },
  ),
  ...spatter('viridian', 20, 22, 14),
];
