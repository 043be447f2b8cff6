import { area, band, type Drawing, far, place, stroke, strokes, tinted, touch, tufts, wash } from '../brush/marks.js';
import { featherWing } from '../kit/birds.js';
import {
  arm,
  breastplate,
  chain,
  furCollar,
  helmet,
  horn,
  longHair,
  mantle,
  neck,
  pauldrons,
  shoulders,
} from '../kit/bust.js';
import { head } from '../kit/head.js';
import { halo } from '../kit/paper.js';
import { axe, flame, roundShield, spear, sword } from '../kit/weapons.js';

const villageMilitia: Drawing = [
  ...halo('straw', 'moss', 100, 100),
  ...far(0.35, [
    ...place(spear(40), 84, 50),
    ...place(
      [...neck('tan'), ...shoulders('olive', 36), ...head({ skin: 'tan', mouth: 'firm' }), ...helmet('slate')],
      76,
      46,
      { scale: 0.5, flip: true },
    ),
  ]),
  ...place(spear(62), 16, 72, { turn: -4 }),
  ...place(
    [
      ...neck('flesh'),
      ...shoulders('leather', 38),
      ...chain('s -14,34 2,42 20,33', 's -16,40 2,48 22,39'),
      ...head({ skin: 'flesh', jaw: 'broad', eyes: 'wide', nose: 'broken', mouth: 'firm', frown: -0.6 }),
      ...helmet('steel'),
    ],
    46,
    44,
    { scale: 0.78 },
  ),
  ...arm('leather', 'flesh', 's 22,108 18,92 17,80', 16, 74, 0.8),
];

const sellsword: Drawing = [
  ...halo('stone', 'madder', 100, 100),
  ...place(sword(70, 'steel', 'slate', 3.4), 84, 34, { turn: 205 }),
  ...place(
    [
      ...neck('tan'),
      ...shoulders('leather', 42),
      ...pauldrons('slate'),
      area('madder', 'z -14,34 2,44 20,33 24,42 4,54 -18,42', 1.2),
      ...head({ skin: 'tan', jaw: 'broad', eyes: 'narrow', iris: 'slate', nose: 'broken', mouth: 'smirk', brow: 2.2 }),
      wash('ink', 'z -15,9 -8,14 2,13 15,7 14,18 3,27 -6,27 -13,21', 0.3, 0.4),
      stroke('s 10,-12 7,-2 10,9', 1.2, 'rose'),
      area('ink', 'z -14,-14 -6,-26 8,-28 20,-20 22,-2! 16,-10 4,-18', 1),
      ...tinted('steel', strokes(0.7, 's 0,-22 10,-20 17,-10')),
    ],
    46,
    44,
    { scale: 0.84 },
  ),
];

const burningPriest: Drawing = [
  ...halo('orange', 'gold', 100, 100),
  ...place(
    [
      ...neck('umber'),
      ...mantle('vermilion'),
      area('gold', 'z -4,40 12,40 14,106! -8,106!', 1.1),
      stroke('p 4,56 9,64 4,72 -1,64', 1.2),
      ...head({ skin: 'umber', jaw: 'lean', eyes: 'glow', iris: 'orange', nose: 'straight', mouth: 'shout', brow: 2 }),
      stroke('s -8,-22 -6,-14 -8,-10', 1.6, 'gold'),
      stroke('s 0,-24 1,-16 -1,-11', 1.6, 'gold'),
      stroke('s 8,-22 8,-16 6,-11', 1.6, 'gold'),
    ],
    50,
    48,
    { scale: 0.82 },
  ),
  ...place(flame(30), 50, 30),
  ...arm('vermilion', 'umber', 's 6,106 8,88 14,74', 15, 68, 0.8),
  ...place(flame(30), 15, 64),
  ...arm('vermilion', 'umber', 's 98,106 92,88 86,74', 85, 68, 0.8),
  ...place(flame(30), 85, 64),
];

const fieldSurgeon: Drawing = [
  ...halo('rose', 'sky', 100, 100),
  ...place(
    [
      ...longHair('umber').slice(0, 1),
      ...neck('flesh', 15),
      ...shoulders('slate', 38),
      area('paper', 'z -14,40 4,48 22,40 30,70 30,106! -24,106! -24,70', 1.3),
      wash('madder', 'z 8,66 18,62 20,78 10,82', 0.7, 1),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'stern',
        iris: 'umber',
        nose: 'small',
        mouth: 'firm',
        ear: 'none',
        brow: 1.5,
      }),
      area('paper', 'z -16,-6! -17,-22 -6,-33 8,-34 22,-25 27,-4 28,22 24,34! 19,14 17,-6 8,-16 -6,-16', 1.2),
      ...strokes(0.8, 's -10,-20 4,-24 16,-16'),
      ...tinted('madder', strokes(2.6, 'l 0,-30 0,-21', 'l -4.6,-25.4 4.6,-25.8')),
    ],
    48,
    46,
    { scale: 0.82 },
  ),
  ...arm('slate', 'flesh', 's 94,108 92,92 86,80', 84, 74, 0.8),
  area('ice', 'z 80,72! 80,62 77,54! 89,54! 86,62 88,72!', 1),
  wash('madder', 'z 80,64 86,64 87,71 81,71', 0.9, 0.1),
];

const dwarfIronguard: Drawing = [
  ...halo('slate', 'sienna', 100, 100),
  ...place(
    [
      ...shoulders('slate', 50),
      ...pauldrons('steel'),
      ...head({
        skin: 'flesh',
        jaw: 'broad',
        eyes: 'stern',
        iris: 'cobalt',
        nose: 'flat',
        mouth: 'hidden',
        brow: 3,
        browPigment: 'rust',
      }),
      area(
        'rust',
        'z -19,4 -12,13 -5,12.4 2,13 14,6 20,2 26,26 24,50 10,74! 6,62 -2,78! -8,62 -18,70! -26,46 -24,22',
        1.4,
      ),
      ...strokes(
        0.9,
        's -16,20 -18,38 -14,56',
        's -4,22 -6,44 -3,66',
        's 10,20 12,40 8,60',
        's 18,16 20,34 17,50',
        's -9,17 -4,18 2,17',
      ),
      band('gold', 'l -20,58 -12,59', 4, 4, 0.9),
      band('gold', 'l 4,64 12,62', 4, 4, 0.9),
      ...helmet('steel'),
      ...horn(18, -24, 18, 1),
      ...horn(-13, -24, 16, -1),
    ],
    50,
    42,
    { scale: 0.8 },
  ),
  ...place(roundShield(17, 'cobalt', 'gold'), 18, 84),
  ...place(axe(34), 90, 84, { turn: 8, scale: 0.9 }),
];

const orcChampion: Drawing = [
  ...halo('ochre', 'madder', 100, 100),
  ...place(
    [
      ...neck('sap', 28),
      ...shoulders('sap', 50),
      area('leather', 'z 14,38 30,36 12,70 -10,106! -30,106! -8,66', 1.3),
      ...furCollar('sepia'),
      ...head({
        skin: 'sap',
        jaw: 'heavy',
        eyes: 'stern',
        iris: 'vermilion',
        nose: 'flat',
        mouth: 'tusks',
        ear: 'pointed',
        brow: 3,
        frown: 2,
      }),
      ...tinted('madder', strokes(2, 's -18,2 -10,5', 's 2,5 12,3', 's -19,7 -11,10', 's 3,10 13,8')),
      area('ink', 'z -4,-24 4,-36 16,-44! 20,-32 28,-20 24,4! 18,-10 8,-22', 1),
      area('gold', 'o 30,-10 3,3', 0.9),
    ],
    46,
    44,
    { scale: 0.82 },
  ),
  ...place(axe(52, 'steel', true), 86, 88, { turn: 4, scale: 0.86 }),
  ...arm('sap', 'sap', 's 70,110 80,102 86,92', 86, 86, 0.95),
];

const griffinRider: Drawing = [
  ...halo('sky', 'ochre', 100, 100),
  ...far(0.15, place(featherWing(46, 'ochre', 'umber'), 58, 56, { turn: -6 })),
  ...far(0.3, place(featherWing(40, 'ochre', 'umber'), 40, 54, { turn: 10, flip: true })),
  // The griffin's head, and behind it the rider.
  ...place(
    [
      ...neck('tan'),
      ...shoulders('cobalt', 34),
      ...breastplate('steel'),
      ...head({ skin: 'tan', jaw: 'soft', eyes: 'stern', mouth: 'firm', ear: 'none' }),
      ...helmet('steel'),
      area('vermilion', 'z 2,-35! 14,-52 34,-48! 26,-38 18,-28', 1.1),
    ],
    66,
    34,
    { scale: 0.44 },
  ),
  area('straw', 'z 24,108! 20,84 24,64 22,48 30,38 44,36 54,46 60,64 70,84 74,108!', 1.5),
  tufts('s 30,60 40,66 54,62', 7, { lean: -80, gap: 2.4 }),
  tufts('s 26,76 42,82 62,78', 8, { lean: -80, gap: 2.6 }),
  tufts('s 24,92 44,98 68,94', 8, { lean: -80, gap: 2.6 }),
  area('gold', 'z 26,44 14,46 6,54 6,66! 12,60 22,60 30,56', 1.3),
  stroke('s 10,58 20,56 29,55', 1),
  area('straw', 'z 40,38! 48,22! 52,42', 1.2),
  area('straw', 'z 32,38! 34,24! 42,38', 1.1),
  touch('ink', 'z 27,47 34,43 39,47 33,50'),
  touch('orange', 'o 33,46.8 2.2,2'),
  touch('ink', 'o 32.6,46.8 0.9,1.2'),
  ...tinted('wine', strokes(1.5, 's 42,52 50,66 66,62', 's 24,58 34,62 42,52')),
];

export const fighterAllies = {
  'village-militia': villageMilitia,
  sellsword,
  'burning-priest': burningPriest,
  'field-surgeon': fieldSurgeon,
  'dwarf-ironguard': dwarfIronguard,
  'orc-champion': orcChampion,
  'griffin-rider': griffinRider,
} satisfies Record<string, Drawing>;
