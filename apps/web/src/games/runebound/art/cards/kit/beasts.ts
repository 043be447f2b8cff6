import { area, band, black, type Drawing, each, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** Heads of beasts look to the left, the hinge of the jaw is at 0,0 and the nose about 50 away. */

/** Teeth in a row from one point to another; `length` below 0 points them up. */
export function teeth(x: number, y: number, toX: number, toY: number, count: number, length: number): Drawing {
  const half = Math.hypot(toX - x, toY - y) / count / 2.3;
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1);
    const atX = x + (toX - x) * share;
    const atY = y + (toY - y) * share;
    const reach = length * (i % 2 === 0 ? 1 : 0.68);
    return area('white', `z ${atX - half},${atY}! ${atX + half},${atY}! ${atX - half * 0.3},${atY + reach}!`, 0.8);
  });
}

/** A slanted eye of a beast that glints. */
export const beastEye = (x: number, y: number, size: number, pigment: Pigment = 'gold'): Drawing => [
  black(
    `z ${x - size * 1.5},${y + size * 0.7} ${x - size * 0.2},${y - size * 0.9} ${x + size * 1.7},${y - size * 1.2} ${x + size * 1.1},${y + size * 0.6} ${x - size * 0.1},${y + size}`,
  ),
  touch(
    pigment,
    `z ${x - size * 0.9},${y + size * 0.4} ${x},${y - size * 0.5} ${x + size * 0.9},${y - size * 0.7} ${x + size * 0.5},${y + size * 0.5}`,
  ),
  touch('ink', `o ${x},${y} ${size * 0.2},${size * 0.52}`),
];

const quills = (pigment: Pigment): Drawing =>
  each(
    [
      [0, -27, 10, -52],
      [8, -27, 26, -50],
      [15, -24, 40, -44],
      [20, -18, 50, -34],
      [24, -10, 54, -20],
      [26, 0, 54, -4],
    ],
    (x, y, tipX, tipY) => [
      area(
        pigment,
        `z ${x - 3},${y - 1}! ${(x + tipX) / 2 - 1},${(y + tipY) / 2 - 3} ${tipX},${tipY}! ${(x + tipX) / 2 + 3},${(y + tipY) / 2 + 2} ${x + 4},${y + 4}!`,
        1,
      ),
    ],
  );

/** The ferrox: hairless, striped, with quills on its neck and fangs in the lower jaw. */
export const ferroxHead = (pigment: Pigment = 'ochre', quill: Pigment = 'rust'): Drawing => [
  ...quills(quill),
  area(pigment, 'z 0,-24 18,-22 34,-8 56,18 60,52! 4,56! -2,36 2,18', 1.4),
  ...strokes(1.6, 's 14,-10 16,2 10,14', 's 24,-6 27,10 20,26', 's 36,6 38,22 30,38', 's 46,20 48,34 42,48'),
  touch('ink', 'z -2,2 -20,4 -42,2 -40,22 -24,24 -4,16'),
  wash('madder', 'z -6,12 -20,12 -36,18 -28,23 -10,18', 0.95, 0.2),
  area(pigment, 'z 10,2 -4,12 -20,20 -38,22 -46,16! -47,25 -38,31 -20,30 0,24 12,14', 1.4),
  ...teeth(-40, 21, -10, 17, 5, -6),
  area('white', 'z -45,18! -50,0! -41,20!', 0.9),
  area(pigment, 'z 16,-12 6,-25 -8,-27 -20,-22 -34,-15 -47,-12 -53,-7 -50,0 -42,3 -28,4 -12,6 2,6 12,4', 1.5),
  ...teeth(-45, 2, -12, 5, 6, 7),
  black('z -53,-8 -48,-10 -47,-6 -51,-4'),
  ...strokes(1, 's -22,-20 -28,-14 -38,-11', 's -30,-7 -38,-6 -44,-2', 's 2,2 8,-6 8,-16'),
  ...strokes(1.6, 's 2,-22 4,-16 0,-10', 's -6,-25 -4,-20'),
  ...beastEye(-15, -14, 3.6),
  area(pigment, 'z 2,-22! 16,-42! 20,-30 16,-14 8,-14', 1.2),
  stroke('s 8,-20 14,-30 15,-36', 0.8),
];

/** The whole animal, creeping; nose at about 2,38, feet on 48. */
export const ferroxBody = (pigment: Pigment = 'ochre', quill: Pigment = 'rust'): Drawing => [
  band(pigment, 's 116,12 132,10 142,-4 154,-2', 7, 2),
  area('umber', 'z 96,22 104,20 106,32 98,38 92,44 94,48! 84,48! 88,40 96,32', 1.2),
  area('umber', 'z 44,30 38,38 26,42 16,45! 14,48! 28,48 42,44 52,36', 1.2),
  ...each(
    [
      [40, 14, 40, -8],
      [48, 9, 54, -14],
      [57, 6, 68, -13],
      [66, 8, 80, -8],
      [75, 11, 89, -2],
      [84, 13, 96, 2],
    ],
    (x, y, tipX, tipY) => [area(quill, `z ${x - 3},${y + 2}! ${tipX},${tipY}! ${x + 5},${y + 3}!`, 0.9)],
  ),
  area(pigment, 'z 28,26 40,13 56,5 72,10 90,14 108,4 121,9 126,22 116,34 98,30 80,32 64,39 46,41 34,38', 1.5),
  ...strokes(
    1.7,
    's 60,8 64,18 60,30',
    's 70,11 73,20 71,30',
    's 80,13 83,21 81,29',
    's 90,14 94,21 92,28',
    's 100,10 105,18 103,26',
    's 112,7 116,14 115,22',
  ),
  tufts('s 46,38 62,36 80,30', 3, { lean: -60, gap: 3, width: 0.7 }),
  area(pigment, 'z 106,14 122,12 130,26 122,36 114,42 118,48! 106,48! 106,42 112,34 104,26', 1.4),
  area(pigment, 'z 50,16 64,14 66,28 58,38 58,48! 46,48! 50,38 46,26', 1.4),
  ...strokes(
    1.1,
    's 52,20 50,28 54,36',
    's 110,20 110,28 116,34',
    'l 46,48 42,48.6',
    'l 50,48 47,49.4',
    'l 106,48 102,48.6',
    'l 110,48 107,49.4',
    'l 15,47 10,48.4',
    'l 18,47.6 14,49.4',
  ),
  area(pigment, 'z 40,42 26,46 10,45! 9,49 22,53 38,50', 1.2),
  touch('ink', 'z 8,41 22,41 36,42 26,46 12,45'),
  area('white', 'z 11,46! 9,36! 15,46!', 0.8),
  area(pigment, 'z 44,20 34,16 22,21 10,30 1,36 1,40 8,42 20,42 34,45 44,38', 1.5),
  ...teeth(10, 41.4, 28, 43, 5, 3.6),
  area(pigment, 'z 36,18! 48,4! 50,20 44,24', 1.1),
  ...beastEye(22, 28, 2.7),
  ...strokes(0.9, 's 18,25 12,32 6,35', 's 30,32 26,37 18,38'),
  black('z 0,37 4,34 5,38 2,39'),
];

const wolfSkins: Partial<Record<Pigment, Pigment>> = { grey: 'shade', sepia: 'ink' };

/** A wolf that bares its teeth, with its shaggy neck. */
export const wolfHead = (pigment: Pigment = 'grey', eye: Pigment = 'gold'): Drawing => [
  area(pigment, 'z 4,-26 24,-26 46,-8 66,22 74,60! -16,62! -12,42 -8,22', 1.1),
  tufts('s -4,16 -10,34 -16,58', 8, { lean: -40, gap: 2 }),
  tufts('s 50,-2 64,20 72,50', 8, { lean: 140, gap: 2.4 }),
  tufts('s 16,-26 34,-18 52,0', 9, { lean: 150, gap: 2.6 }),
  tufts('s 10,-8 22,6 30,26', 8, { lean: -20, gap: 3.4 }),
  tufts('s 0,20 6,34 10,50', 8, { lean: -10, gap: 3 }),
  tufts('s 24,-2 38,18 44,44', 8, { lean: -20, gap: 3.6 }),
  touch('ink', 'z 2,0 -18,3 -40,4 -38,16 -20,20 -2,14'),
  wash('madder', 'z -6,10 -20,10 -34,12 -24,18 -8,15', 0.9, 0.2),
  area(pigment, 'z 8,0 -4,11 -20,16 -36,15 -41,12! -40,20 -24,25 -6,22 10,12', 1.3),
  ...teeth(-36, 15, -12, 14, 5, -4.6),
  area(pigment, 'z 14,-14 4,-24 -8,-24 -18,-17 -32,-11 -46,-10 -49,-4 -46,2 -34,3 -16,5 0,7 12,4', 1.4),
  ...teeth(-42, 2, -14, 5, 6, 6),
  black('z -50,-6 -46,-11 -42,-9 -43,-5 -47,-3'),
  ...strokes(1, 's -22,-12 -30,-7 -38,-6', 's -26,-5 -32,-2 -40,-1', 's -18,-6 -22,0'),
  tufts('s -8,10 2,12 12,4', 8, { lean: -100, gap: 1.7 }),
  tufts('s -30,22 -16,24 0,20', 5, { lean: -70, gap: 2 }),
  tufts('s 8,-20 12,-8 10,4', 5, { lean: -10, gap: 2.2, width: 0.7 }),
  tufts('s -16,-16 -6,-22 6,-22', 4, { lean: 150, gap: 2.4, width: 0.7 }),
  ...beastEye(-13, -12, 3, eye),
  area(pigment, 'z 0,-22! 4,-46! 16,-28 14,-14', 1.3),
  area(wolfSkins[pigment] ?? 'shade', 'z 5,-24! 6,-38! 11,-26', 0.6),
];

/** A rat from the side, nose at 0,20, feet on 40. */
export const rat = (pigment: Pigment): Drawing => [
  band('rose', 's 84,30 104,36 120,28 132,34', 5, 1.4, 1),
  area(pigment, 'z 14,16 26,6 46,-2 68,2 84,16 88,32 76,40 40,40 24,34 10,28', 1.3),
  tufts('s 24,10 44,0 66,4 82,18', 5, { lean: 160, gap: 2.2 }),
  tufts('s 40,14 56,14 70,24', 4, { lean: -30, gap: 3 }),
  tufts('s 34,24 48,26 60,34', 4, { lean: -30, gap: 3 }),
  area(pigment, 'z 28,10 18,10 8,16 -2,22 -2,26 6,28 18,30 28,28', 1.2),
  area('rose', 'o 27,6 6.4,7.4 20', 1.1),
  touch('ink', 'o 26,8 2.6,3.6'),
  ...beastEye(13, 17, 2.1, 'vermilion'),
  touch('rose', 'o -2,23 2,1.8'),
  area('white', 'z 3,28! 5,35! 8,28.6!', 0.8),
  ...strokes(0.6, 's 3,25 -6,24 -14,20', 's 3,26 -6,28 -12,29', 's 4,27 -2,32 -8,36'),
  band('rose', 's 40,36 34,41 26,41', 5, 3, 1),
  band('rose', 's 72,36 66,42 56,42', 7, 3, 1),
  ...strokes(0.8, 'l 27,40 22,41', 'l 27,41 23,43', 'l 57,41 52,42', 'l 57,42 53,44'),
];

export const boar: Drawing = [
  area('umber', 'z -6,-34 18,-40 46,-32 74,-12 84,30 80,62! 0,62! -6,44', 1.4),
  tufts('s -14,-30 0,-38 20,-44 46,-36 74,-14', 14, { lean: 120, gap: 2, width: 1.2 }),
  ...each(
    [['s 20,-20 34,-8 40,10'], ['s 40,-18 54,-4 60,14'], ['s 20,6 32,18 36,36'], ['s 48,10 60,24 62,42']],
    (curve) => [tufts(curve, 7, { lean: -20, gap: 3.4 })],
  ),
  area('umber', 'z 8,-30 -8,-32 -22,-22 -36,-8 -48,6 -56,14 -54,26 -44,30 -26,30 -8,36 12,30 16,0', 1.5),
  tufts('s -40,30 -20,32 0,34 14,24', 7, { lean: -80, gap: 1.9 }),
  tufts('s -10,-22 0,-14 6,0 6,14', 6, { lean: -20, gap: 2.4, width: 0.8 }),
  tufts('s -30,-14 -22,-4 -18,8', 4, { lean: -20, gap: 2.4, width: 0.7 }),
  tufts('s -4,38 -6,50 -2,62', 8, { lean: -40, gap: 2 }),
  area('rose', 'z -52,10 -58,14 -58,25 -52,29 -46,22 -47,13', 1.3),
  black('o -54.6,17.4 1.5,2.3'),
  black('o -53,23.4 1.4,1.9'),
  area('bone', 'z -40,27! -46,12 -42,-4! -35,10 -32,27!', 1.1),
  area('bone', 'z -28,30! -30,18 -24,8! -22,20 -22,30!', 1),
  ...strokes(1.1, 's -44,30 -30,28 -16,33', 's -34,-2 -38,4 -46,8', 's -26,4 -32,10 -40,12', 's -20,-14 -10,-18 0,-12'),
  ...beastEye(-17, -9, 3.2, 'vermilion'),
  area('umber', 'z 2,-26! -4,-48! 14,-40 18,-22', 1.2),
  tufts('s 0,-28 2,-40', 4, { lean: 40, gap: 2 }),
];

/**
 * A spider that faces us, body at 0,0; `reach` of the legs, `size` of the body. The pattern on its back is the
 * difference between the young and the old.
 */
export function spider(
  size: number,
  reach: number,
  pigment: Pigment,
  mark: Pigment,
  eyes: Pigment = 'vermilion',
): Drawing {
  const s = size;
  const r = reach;
  const legs = each(
    [
      [-0.5, -0.9, -1.1],
      [-0.18, -0.62, -0.5],
      [0.1, -0.3, 0.32],
      [0.34, 0, 0.85],
    ],
    (from, knee, foot) =>
      each([[-1], [1]], (side) => [
        band(
          pigment,
          `s ${side * s * 0.5},${from * s} ${side * r * 0.62},${knee * r * 0.85 - s * 0.2} ${side * r * 0.72},${knee * r * 0.82 - s * 0.1} ${side * r * 0.96},${foot * r * 0.55 + r * 0.1}`,
          s * 0.26,
          s * 0.07,
          1.1,
        ),
      ]),
  );
  return [
    area(
      pigment,
      `z 0,${-s * 2.1} ${s * 0.95},${-s * 1.7} ${s * 1.15},${-s * 0.9} ${s * 0.6},${-s * 0.25} ${-s * 0.6},${-s * 0.25} ${-s * 1.15},${-s * 0.9} ${-s * 0.95},${-s * 1.7}`,
      1.4,
    ),
    area(
      mark,
      `z 0,${-s * 1.95} ${s * 0.3},${-s * 1.5} 0,${-s * 1.15} ${s * 0.34},${-s * 0.75} 0,${-s * 0.4} ${-s * 0.34},${-s * 0.75} 0,${-s * 1.15} ${-s * 0.3},${-s * 1.5}`,
      0.9,
    ),
    tufts(
      `s ${-s},${-s * 0.6} ${-s * 1.05},${-s * 1.4} 0,${-s * 2.1} ${s * 1.05},${-s * 1.4} ${s},${-s * 0.6}`,
      s * 0.3,
      { lean: 80, gap: 1.8, width: 0.7 },
    ),
    ...legs,
    area(
      pigment,
      `z 0,${-s * 0.55} ${s * 0.66},${-s * 0.3} ${s * 0.66},${s * 0.3} 0,${s * 0.62} ${-s * 0.66},${s * 0.3} ${-s * 0.66},${-s * 0.3}`,
      1.3,
    ),
    ...each([[-1], [1]], (side) => [
      area(
        pigment,
        `z ${side * s * 0.08},${s * 0.4} ${side * s * 0.46},${s * 0.36} ${side * s * 0.4},${s * 0.8} ${side * s * 0.12},${s * 0.72}`,
        1,
      ),
      area(
        'bone',
        `z ${side * s * 0.14},${s * 0.72}! ${side * s * 0.36},${s * 0.74}! ${side * s * 0.1},${s * 1.2}!`,
        0.9,
      ),
    ]),
    ...each(
      [
        [-0.2, 0.06, 0.14],
        [0.2, 0.06, 0.14],
        [-0.46, -0.06, 0.09],
        [0.46, -0.06, 0.09],
        [-0.16, -0.22, 0.09],
        [0.16, -0.22, 0.09],
      ],
      (x, y, radius) => [
        touch('ink', `o ${x * s},${y * s} ${radius * s * 1.35},${radius * s * 1.35}`),
        touch(eyes, `o ${x * s},${y * s} ${radius * s},${radius * s}`),
        touch('white', `o ${(x - 0.04) * s},${(y - 0.04) * s} ${radius * s * 0.35},${radius * s * 0.35}`),
      ],
    ),
  ];
}

/** Threads of a web between corner points of the paper. */
export const web = (x: number, y: number, reach: number): Drawing => {
  const ends = [0.05, 0.32, 0.62, 0.95, 1.3, 1.52].map(
    (angle) => [Math.cos(angle) * reach, Math.sin(angle) * reach] as const,
  );
  return [
    ...ends.map(([dx, dy]) => stroke(`l ${x},${y} ${x + dx},${y + dy}`, 0.6, 'grey')),
    ...[0.3, 0.5, 0.7, 0.9].flatMap((share) =>
      ends.slice(1).map(([dx, dy], i) => {
        const [beforeX = 0, beforeY = 0] = ends[i] ?? [];
        return stroke(
          `s ${x + beforeX * share},${y + beforeY * share} ${x + ((beforeX + dx) / 2) * share * 0.9},${y + ((beforeY + dy) / 2) * share * 0.9} ${x + dx * share},${y + dy * share}`,
          0.5,
          'grey',
        );
      }),
    ),
  ];
};
