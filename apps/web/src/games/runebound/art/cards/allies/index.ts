import { area, band, type Drawing, each, far, place, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { featherWing } from '../kit/birds.js';
import {
  arm,
  beard,
  breastplate,
  chain,
  furCollar,
  hairCap,
  helmet,
  hoodBack,
  hoodFront,
  horn,
  longHair,
  mantle,
  neck,
  parting,
  pauldrons,
  pointedHat,
  shoulders,
} from '../kit/bust.js';
import { head } from '../kit/head.js';
import { fir } from '../kit/nature.js';
import { glow, halo, spark, spatter } from '../kit/paper.js';
import { axe, bow, flame, quiver, roundShield, spear, staff, stoneTop, sword } from '../kit/weapons.js';

const back = (pigment: Pigment, second: Pigment): Drawing => halo(pigment, second, 100, 100);

const villageMilitia: Drawing = [
  ...back('straw', 'moss'),
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

const youngScout: Drawing = [
  ...back('sap', 'sky'),
  ...far(0.5, [...fir(14, 66, 44), ...fir(88, 64, 50)]),
  ...place(
    [
      ...neck('flesh', 14),
      ...mantle('moss'),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'wide',
        iris: 'sap',
        nose: 'small',
        mouth: 'smirk',
        brow: 1.4,
        frown: -1,
      }),
      ...each(
        [
          [-11, 9],
          [-8, 11],
          [10, 9],
          [7, 11],
        ],
        (x, y) => [touch('sienna', `o ${x},${y} 0.7,0.6`)],
      ),
      ...hairCap('straw'),
      tufts('s -12,-20 -4,-26 8,-28', 7, { lean: -40, gap: 2, width: 1.4, pigment: 'ochre' }),
      area('sap', 'z -17,-14 -10,-30 8,-36 24,-28 30,-14! 20,-16 4,-22 -8,-20', 1.2),
      area('madder', 'z 14,-30! 22,-46 34,-50! 28,-36 20,-26', 1),
    ],
    52,
    48,
    { scale: 0.8 },
  ),
  // He points where nobody saw a path.
  ...arm('moss', 'flesh', 's 40,108 26,92 18,78', 16, 74, 0.8),
  ...strokes(2.4, 's 13,72 8,68 4,66').map((mark) => ({ ...mark, pigment: 'flesh' as const })),
  ...strokes(0.8, 's 13,70 8,66 3,65', 's 13,74 9,70 4,67'),
];

const hedgeWizard: Drawing = [
  ...back('lilac', 'moss'),
  ...place(
    [
      ...neck('flesh'),
      ...mantle('olive'),
      ...head({
        skin: 'flesh',
        jaw: 'old',
        eyes: 'stern',
        iris: 'sap',
        nose: 'hooked',
        mouth: 'hidden',
        browPigment: 'paper',
        brow: 2.4,
      }),
      ...beard('stone', 'full'),
      ...pointedHat('sap', 'rust'),
      ...each(
        [
          [-8, -22, -30],
          [6, -27, 10],
          [18, -22, 40],
        ],
        (x, y, turn) => place([area('moss', 'z 0,4! -4,-2 0,-10! 4,-2', 0.8)], x, y, { turn }),
      ),
    ],
    50,
    58,
    { scale: 0.76 },
  ),
  ...arm('olive', 'flesh', 's 92,108 90,94 86,82', 84, 76, 0.8),
  ...glow('lime', 83, 62, 8),
  ...spark(83, 62, 7),
];

const sellsword: Drawing = [
  ...back('stone', 'madder'),
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
      ...strokes(0.7, 's 0,-22 10,-20 17,-10').map((mark) => ({ ...mark, pigment: 'steel' as const })),
    ],
    46,
    44,
    { scale: 0.84 },
  ),
];

const poacher: Drawing = [
  ...back('moss', 'sienna'),
  ...place(
    [
      ...hoodBack('umber'),
      ...mantle('umber'),
      ...head({ skin: 'flesh', jaw: 'lean', eyes: 'narrow', nose: 'straight', mouth: 'firm', ear: 'none', brow: 2 }),
      ...beard('rust', 'full'),
      ...hoodFront('umber'),
    ],
    54,
    46,
    { scale: 0.82 },
  ),
  // The day's catch over the shoulder.
  area('stone', 'z 84,46 92,42 97,50 95,66 92,80 86,82 82,68', 1.2),
  ...strokes(1.2, 's 86,44 84,32 88,24', 's 91,43 92,32 96,26'),
  tufts('s 84,56 90,60 95,58', 4, { lean: -80, gap: 2 }),
  touch('ink', 'o 88,76 1.2,1.2'),
  ...place(bow(42), 14, 62, { turn: 8 }),
  ...arm('umber', 'flesh', 's 24,108 12,90 6,72', 6, 62, 0.75),
];

const burningPriest: Drawing = [
  ...back('orange', 'gold'),
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
  ...back('rose', 'sky'),
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
      ...strokes(2.6, 'l 0,-30 0,-21', 'l -4.6,-25.4 4.6,-25.8').map((mark) => ({
        ...mark,
        pigment: 'madder' as const,
      })),
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
  ...back('slate', 'sienna'),
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

const latariSharpshooter: Drawing = [
  ...back('viridian', 'gold'),
  ...place(quiver('sap'), 84, 46, { turn: 16, scale: 0.9 }),
  ...place(
    [
      ...longHair('straw'),
      ...neck('flesh', 14),
      ...mantle('viridian'),
      area('gold', 'z -14,36 4,46 22,36 26,42 4,54 -18,42', 1),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'lashed',
        iris: 'viridian',
        nose: 'small',
        mouth: 'firm',
        ear: 'pointed',
        brow: 1.6,
      }),
      ...parting('straw'),
      area('flesh', 'z 17,-3 24,-10 36,-18! 31,-4 24,5 18,6', 1.1),
    ],
    50,
    46,
    { scale: 0.82 },
  ),
  ...place(bow(46, 'ochre'), 16, 56, { turn: 4 }),
  ...arm('viridian', 'flesh', 's 22,108 10,88 5,70', 5, 58, 0.7),
];

const greyhavenAdept: Drawing = [
  ...back('sky', 'indigo'),
  ...place(
    [
      ...hoodBack('stone'),
      ...neck('umber', 14),
      ...mantle('stone'),
      area('cobalt', 'z -10,34 4,48 20,33 28,40 6,62 -18,42', 1.1),
      ...head({
        skin: 'umber',
        jaw: 'soft',
        eyes: 'glow',
        iris: 'ice',
        nose: 'small',
        mouth: 'lips',
        ear: 'none',
        brow: 1.4,
      }),
      ...strokes(1, 'l 6,6 9,9 6,12', 'l 10,5 13,8 10,11').map((mark) => ({ ...mark, pigment: 'ice' as const })),
      ...hoodFront('stone'),
    ],
    52,
    46,
    { scale: 0.82 },
  ),
  area('indigo', 'p 8,82 34,76 44,94 16,102', 1.3),
  stroke('l 12,86 36,80', 0.8),
  ...each(
    [
      [18, 66],
      [28, 58],
      [12, 54],
      [24, 44],
    ],
    (x, y) =>
      strokes(1.4, `l ${x},${y - 4} ${x},${y + 4}`, `l ${x},${y - 2} ${x + 4},${y} ${x},${y + 2}`).map((mark) => ({
        ...mark,
        pigment: 'cobalt' as const,
      })),
  ),
  ...glow('ice', 20, 62, 9),
];

const orcChampion: Drawing = [
  ...back('ochre', 'madder'),
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
      ...strokes(2, 's -18,2 -10,5', 's 2,5 12,3', 's -19,7 -11,10', 's 3,10 13,8').map((mark) => ({
        ...mark,
        pigment: 'madder' as const,
      })),
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

const guildThief: Drawing = [
  ...back('plum', 'ochre'),
  ...place(
    [
      ...hoodBack('wine'),
      ...mantle('shade'),
      ...head({
        skin: 'flesh',
        jaw: 'soft',
        eyes: 'narrow',
        iris: 'sap',
        nose: 'small',
        mouth: 'smirk',
        ear: 'none',
        brow: 1.6,
      }),
      area('ink', 'z -14,-6! -15,-18 -4,-23 4,-21 -4,-14! -9,-15', 0.9),
      ...hoodFront('wine'),
    ],
    48,
    46,
    { scale: 0.84 },
  ),
  // Whose purse is it?
  ...arm('shade', 'leather', 's 96,108 92,88 84,72', 82, 64, 0.8),
  ...strokes(1.1, 's 82,68 84,74 83,78'),
  area('leather', 'z 80,78 86,78 94,88 92,98 82,100 73,97 73,87', 1.3),
  ...each(
    [
      [78, 74],
      [88, 102],
      [70, 100],
    ],
    (x, y) => [area('gold', `o ${x},${y} 3,2.2`, 0.9)],
  ),
  ...spark(70, 80, 5),
];

const griffinRider: Drawing = [
  ...back('sky', 'ochre'),
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
  ...strokes(1.5, 's 42,52 50,66 66,62', 's 24,58 34,62 42,52').map((mark) => ({ ...mark, pigment: 'wine' as const })),
];

const runelordEmeritus: Drawing = [
  ...back('indigo', 'teal'),
  ...place(staff(50, stoneTop('gold')), 84, 74, { turn: 4 }),
  ...place(
    [
      ...neck('flesh'),
      ...mantle('violet'),
      area('gold', 'z -16,38 4,48 24,38 28,46 5,62 -20,46', 1.1),
      ...each(
        [
          [-12, 45],
          [4, 54],
          [20, 45],
        ],
        (x, y) => [
          area('stone', `p ${x - 4},${y - 4} ${x + 4},${y - 4} ${x + 4},${y + 5} ${x - 4},${y + 5}`, 0.9),
          stroke(`l ${x},${y - 3} ${x},${y + 3}`, 1.2, 'teal'),
        ],
      ),
      ...head({
        skin: 'flesh',
        jaw: 'old',
        eyes: 'stern',
        iris: 'teal',
        nose: 'hooked',
        mouth: 'hidden',
        browPigment: 'paper',
        brow: 3,
        frown: 0,
      }),
      ...strokes(0.7, 's -10,-14 -2,-12 6,-14', 's -9,-18 -2,-16 6,-18', 's 10,4 13,7'),
      area('white', 'z 12,-22 22,-16 27,4 30,24! 22,18 17,4', 1.1),
      ...beard('white', 'long'),
      area('violet', 'z -15,-17 -10,-32 4,-36 18,-30 22,-15 4,-22', 1.3),
      band('gold', 's -15,-18 3,-24 22,-16', 3, 3, 0.9),
    ],
    46,
    44,
    { scale: 0.8 },
  ),
  ...arm('violet', 'flesh', 's 68,108 78,92 84,80', 84, 74, 0.8),
  ...spatter('gold', 84, 18, 12, 6),
];

/** Companions one can hire, 100 by 100. */
export const allyPictures = {
  'village-militia': villageMilitia,
  'young-scout': youngScout,
  'hedge-wizard': hedgeWizard,
  sellsword,
  poacher,
  'burning-priest': burningPriest,
  'field-surgeon': fieldSurgeon,
  'dwarf-ironguard': dwarfIronguard,
  'latari-sharpshooter': latariSharpshooter,
  'greyhaven-adept': greyhavenAdept,
  'orc-champion': orcChampion,
  'guild-thief': guildThief,
  'griffin-rider': griffinRider,
  'runelord-emeritus': runelordEmeritus,
} satisfies Record<string, Drawing>;
