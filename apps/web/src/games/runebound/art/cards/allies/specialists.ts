import { area, band, type Drawing, each, far, place, stroke, strokes, tinted, touch, tufts } from '../brush/marks.js';
import { arm, beard, hairCap, hoodBack, hoodFront, longHair, mantle, neck, parting, pointedHat } from '../kit/bust.js';
import { head } from '../kit/head.js';
import { fir } from '../kit/nature.js';
import { glow, halo, spark, spatter } from '../kit/paper.js';
import { bow, quiver, staff, stoneTop } from '../kit/weapons.js';

const youngScout: Drawing = [
  ...halo('sap', 'sky', 100, 100),
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
  ...tinted('flesh', strokes(2.4, 's 13,72 8,68 4,66')),
  ...strokes(0.8, 's 13,70 8,66 3,65', 's 13,74 9,70 4,67'),
];

const hedgeWizard: Drawing = [
  ...halo('lilac', 'moss', 100, 100),
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

const poacher: Drawing = [
  ...halo('moss', 'sienna', 100, 100),
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

const latariSharpshooter: Drawing = [
  ...halo('viridian', 'gold', 100, 100),
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
  ...halo('sky', 'indigo', 100, 100),
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
      ...tinted('ice', strokes(1, 'l 6,6 9,9 6,12', 'l 10,5 13,8 10,11')),
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
      tinted('cobalt', strokes(1.4, `l ${x},${y - 4} ${x},${y + 4}`, `l ${x},${y - 2} ${x + 4},${y} ${x},${y + 2}`)),
  ),
  ...glow('ice', 20, 62, 9),
];

const guildThief: Drawing = [
  ...halo('plum', 'ochre', 100, 100),
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

const runelordEmeritus: Drawing = [
  ...halo('indigo', 'teal', 100, 100),
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

export const specialistAllies = {
  'young-scout': youngScout,
  'hedge-wizard': hedgeWizard,
  poacher,
  'latari-sharpshooter': latariSharpshooter,
  'greyhaven-adept': greyhavenAdept,
  'guild-thief': guildThief,
  'runelord-emeritus': runelordEmeritus,
} satisfies Record<string, Drawing>;
