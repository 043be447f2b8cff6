import { area, band, black, type Drawing, place, stroke, strokes, tinted, touch, tufts, wash } from '../brush/marks.js';
import { falcon } from '../kit/birds.js';
import { arm, hoodBack, hoodFront, longHair, mantle, neck, parting, shoulders } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { halo, spatter } from '../kit/paper.js';
import { bow, dagger, quiver } from '../kit/weapons.js';

export const bogran: Drawing = [
  ...halo('indigo', 'plum'),
  touch('paper', 'o 80,24 11,11'),
  wash('straw', 'o 80,24 11,11', 0.5, 0.5),
  ...place(
    [
      ...hoodBack('slate'),
      ...mantle('shade'),
      ...head({
        skin: 'umber',
        eyes: 'narrow',
        iris: 'gold',
        ear: 'none',
        brow: 2.4,
        frown: 2.4,
        mouth: 'hidden',
        nose: 'broken',
      }),
      wash('ink', 'z -16,-20 2,-27 18,-18 17,4 8,0 0,-8 -16,-6', 0.62, 0.5),
      area('plum', 'z -19,7 -10,5 0,8 12,4 21,2 24,22 16,38 2,44 -10,38 -18,22', 1.3),
      ...strokes(0.8, 's -16,12 -2,15 18,8', 's -16,19 0,24 20,16', 's -13,28 2,33 18,26'),
      ...hoodFront('slate'),
    ],
    50,
    50,
  ),
  ...place(dagger(38), 22, 106, { turn: -20, scale: 1.2 }),
  ...arm('shade', 'umber', 's 2,132 8,124 20,112', 23, 108, 1.1),
  ...place(dagger(38), 82, 108, { turn: 24, scale: 1.2 }),
  ...arm('shade', 'umber', 's 98,134 92,124 82,114', 81, 110, 1.1),
];

export const ronan: Drawing = [
  ...halo('sap', 'ochre'),
  ...place(quiver(), 86, 50, { turn: 18, scale: 1.1 }),
  ...place(
    [
      ...hoodBack('moss'),
      ...neck('flesh'),
      ...mantle('sap'),
      area('moss', 'z -12,30 -28,38 -30,50 -10,50 4,58 20,50 40,50 36,38 18,28 6,42', 1.4),
      ...strokes(0.8, 's -22,42 -8,44 2,52', 's 32,42 20,44 8,52'),
      area('gold', 'z 4,50 -2,54 -1,61 4,66! 9,61 10,54', 1),
      stroke('l 4,52 4,64', 0.7),
      ...head({ skin: 'flesh', jaw: 'lean', eyes: 'stern', iris: 'sap', mouth: 'smirk', brow: 2 }),
      wash('sepia', 'z -15,9 -9,13 2,13 14,8 13,16 3,25 -5,26 -12,20', 0.38, 0.5),
      tufts('s -13,17 -8,23 -1,26 6,23 12,16', 2, { gap: 1.5, width: 0.6, lean: -80 }),
      area('rust', 'z -15,-6! -16,-18 -4,-24 6,-23 0,-19 -4,-15! -8,-17 -12,-13', 1),
      area('rust', 'z 4,-23 14,-18 19,-4 18,14! 14,2 13,-10', 1),
      ...hoodFront('moss'),
      tufts('s -14,-28 0,-35 14,-33 26,-18', 3.4, { lean: 30, gap: 3, pigment: 'sap', width: 1.2 }),
    ],
    50,
    48,
  ),
  ...place(bow(58), 14, 80, { turn: 6 }),
  ...arm('sap', 'leather', 's 18,132 12,112 10,96', 8, 84),
  ...spatter('moss', 70, 18, 14),
];

/** Against the light: her outline and one eye are all there is to see. */
export const silhouette: Drawing = [
  wash('straw', 'o 50,46 40,40', 0.75, 2.6),
  wash('orange', 'z 6,64 40,56 94,62 92,98 50,106 8,98', 0.4, 3),
  ...place(
    [
      ...longHair('ink'),
      black('z -8,34 -26,40 -42,54 -50,106! 56,106! 50,56 32,42 16,33'),
      ...head({
        skin: 'plum',
        jaw: 'soft',
        eyes: 'lashed',
        iris: 'ice',
        nose: 'small',
        mouth: 'lips',
        ear: 'none',
        brow: 1.4,
      }),
      wash(
        'ink',
        'z -13,-19 -15.5,-7 -14,-1 -16,4 -13,13 -8,21 -3.5,24.5 3,22.5 12,13 16,3 17,-10 12,-22 0,-26',
        0.4,
        0.2,
      ),
      black('z -17,6 -6,4 6,7 18,0 19,14 12,26 2,34 -8,32 -15,20'),
      ...parting('ink'),
      black('z -6,-28 -16,-22 -20,-6 -20,12! -15,-4 -12,-14 -2,-22 8,-18 16,-4 18,20! 26,10 25,-10 18,-26 6,-34'),
      ...tinted(
        'straw',
        strokes(
          1,
          's -40,52 -28,43 -10,38',
          's -18,4 -20,-8 -17,-22 -6,-31 6,-33',
          's -16,10 -14,20 -8,30',
          's 20,38 34,44 48,56',
        ),
      ),
    ],
    54,
    52,
  ),
  ...place(bow(62, 'ink'), 16, 72, { turn: -8 }),
  black('z 44,128 20,112 8,86 4,74 12,68 20,74 30,92 52,104'),
  stroke('s 6,76 12,90 24,108', 0.9, 'straw'),
];

export const vyrah: Drawing = [
  ...halo('ochre', 'teal'),
  ...place(
    [
      ...longHair('rust'),
      ...neck('flesh', 15),
      ...shoulders('viridian', 36),
      area('leather', 'z -12,36 -22,41 -14,64 -10,106! 4,106! 2,60 -2,44', 1.2),
      ...strokes(0.8, 'l -14,50 -4,48', 'l -12,58 0,56', 'l -11,66 1,64', 'l -10,74 2,72'),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'stern',
        iris: 'viridian',
        nose: 'small',
        mouth: 'lips',
        brow: 1.5,
        ear: 'none',
      }),
      ...parting('rust'),
      band('gold', 's -16,-15 -4,-21 10,-19 21,-9', 2.6, 2.6, 0.9),
      touch('teal', 'o -7,-19.6 1.8,2'),
      band('rust', 's 20,20 26,40 22,60 26,74', 11, 5),
      ...strokes(0.9, 'l 17,28 29,33', 'l 20,38 31,42', 'l 19,48 29,50', 'l 19,57 28,60', 'l 21,66 28,68'),
    ],
    62,
    52,
    { scale: 0.94 },
  ),
  ...arm('viridian', 'leather', 's 26,130 10,112 20,94', 21, 88, 1.25),
  area('leather', 'z 10,98 16,80 30,84 28,104 18,108', 1.2),
  ...strokes(0.8, 's 13,98 20,101 28,99'),
  ...place(falcon, 21, 82, { scale: 1.05 }),
  ...spatter('teal', 84, 20, 12),
];
