import { type Drawing, flat, glow, limb, mass, mirrored, place, stroke, strokes, tufts } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** Land for pictures of 120 by 90. */
export const land = {
  hills: (near: Pigment, far: Pigment): Drawing => [
    mass(far, 'z -10,66 14,54 40,60 66,48 96,58 130,50 130,104! -10,104!', -12, 0.9),
    mass(near, 'z -10,78 24,68 54,76 88,66 130,74 130,110! -10,110!', 12, 0.9),
  ],
  plain: (near: Pigment, far: Pigment): Drawing => [
    mass(far, 'z -10,62 30,60 70,62 130,58 130,80! -10,80!', 2, 0.8),
    mass(near, 'z -10,72 40,70 80,73 130,69 130,110! -10,110!', 3, 0.9),
  ],
  mountains: (rock: Pigment, snow: Pigment, near: Pigment): Drawing => [
    mass(rock, 'p -10,80 12,38 24,52 48,16 66,46 82,30 104,58 116,46 140,80', -58, 1.1),
    mass(snow, 'p 48,16 57,31 52,34 47,30 42,36 38,32', -58, 1),
    mass(snow, 'p 82,30 89,39 83,42 78,40', -58, 1),
    mass(snow, 'p 12,38 17,44 11,47 7,47', -58, 1),
    mass(near, 'z -10,76 30,68 70,74 130,66 130,110! -10,110!', 8, 0.9),
  ],
  forest: (near: Pigment, far: Pigment): Drawing => [
    ...[6, 20, 37, 70, 88, 104, 118].flatMap((x, i) =>
      place(fir(far), x, 62 + ((i * 5) % 7), { scale: 0.5 + ((i * 3) % 4) * 0.07 }),
    ),
    mass(near, 'z -10,76 30,70 74,76 130,69 130,110! -10,110!', 6, 0.9),
  ],
  water: (near: Pigment, far: Pigment): Drawing => [
    mass(far, 'z -10,60 40,58 80,60 130,57 130,76! -10,76!', 0, 1),
    mass(near, 'z -10,72 30,68 60,72 92,68 130,71 130,110! -10,110!', 0, 1.2),
    ...strokes(near, 2, 2, 's 8,76 22,73 38,76', 's 62,82 80,79 98,82', 's 88,74 100,72 112,74', 's 24,86 40,83 56,86'),
  ],
  hall: (stone: Pigment, light: Pigment): Drawing => [
    ...[8, 34, 88, 112].map((x) => mass(stone, `p ${x - 7},-4 ${x + 7},-4 ${x + 6},74 ${x - 6},74`, 86, 1.2)),
    flat(light, 'p 50,-4 74,-4 86,76 36,76', 2, 0.24),
    mass(stone, 'p -6,74 126,74 130,96 -10,96', 4, 0.9),
  ],
  cave: (rock: Pigment, light: Pigment): Drawing => [
    flat(light, 'z 30,84 26,50 44,24 68,20 90,38 96,84', 1, 0.5),
    mass(rock, 'p -6,-6 126,-6 126,96 100,96 94,56 84,36 66,22 44,26 28,48 24,96 -6,96', 60, 1),
    mass(rock, 'p 50,-2 62,-2 57,18', 80),
    mass(rock, 'p 76,-2 88,-2 83,24', 80),
  ],
  walls: (stone: Pigment, roof: Pigment, near: Pigment): Drawing => [
    mass(stone, 'p 10,78 10,40 18,40 18,46 26,46 26,40 34,40 34,78', 80, 1),
    mass(stone, 'p 84,78 84,36 92,36 92,42 100,42 100,36 110,36 110,78', 80, 1),
    mass(stone, 'p 32,78 32,54 42,54 42,59 52,59 52,54 62,54 62,59 72,59 72,54 86,54 86,78', 10, 1),
    mass(roof, 'p 6,42 22,18 38,42', -60),
    mass(roof, 'p 80,38 97,12 114,38', -60),
    flat('black', 'z 52,78! 52,68 58,63 65,68 65,78!', -2),
    mass(near, 'z -10,78 40,74 84,77 130,72 130,110! -10,110!', 6, 0.9),
  ],
} satisfies Record<string, (...pigments: [Pigment, Pigment, Pigment]) => Drawing>;

/** A fir of about 60, its foot at 0,14. */
export function fir(pigment: Pigment): Drawing {
  return [
    limb('wood', 'l 0,4 0,16', 5, 5),
    mass(pigment, 'p 0,-46 9,-26 5,-26 15,-10 9,-10 20,8 -20,8 -9,-10 -15,-10 -5,-26 -9,-26', 66, 1.2),
  ];
}

/** A broad old tree, its foot at 0,32. */
export const oak = (crown: Pigment, trunk: Pigment = 'wood'): Drawing => [
  limb(trunk, 's 0,-8 -3,14 -1,34', 9, 15, 84),
  limb(trunk, 's 0,2 10,-8 18,-16', 6, 3),
  limb(trunk, 's -1,4 -12,-8 -18,-14', 6, 3),
  mass(crown, 'z -32,-4 -36,-18 -24,-32 -4,-38 18,-34 34,-20 34,-6 18,2 2,-4 -16,4', -40, 1.2),
  tufts(crown, 's -30,-6 -10,2 10,-4 30,-4', 6, 3.4, -80),
];

export const leaf = (pigment: Pigment): Drawing => [
  mass(pigment, 'z 0,-32! 14,-18 17,2 8,18 0,28! -8,18 -17,2 -14,-18', 50, 1.2),
  flat(pigment, 'z 0,-32! 14,-18 17,2 8,18 0,28!', -1, 0.6),
  stroke(pigment, 's 0,36 -1,4 0,-28', 2.4, 2),
  ...strokes(pigment, 1.4, 2, 's 0,14 6,8 12,4', 's 0,2 7,-5 12,-10', 's 0,14 -6,8 -12,4', 's 0,2 -7,-5 -12,-10'),
];

/** A twig with leaves on both sides. */
export const twig = (pigment: Pigment, wood: Pigment = 'wood'): Drawing => [
  limb(wood, 's -4,38 2,10 -2,-30', 3, 1.6),
  ...[
    [-1, -30, 0],
    [6, -14, 50],
    [-6, -10, -50],
    [8, 4, 60],
    [-6, 8, -60],
    [6, 22, 64],
  ].flatMap(([x = 0, y = 0, turn = 0]) => place([mass(pigment, 'z 0,4! 7,-5 0,-18! -7,-5', 70, 1.1)], x, y, { turn })),
];

export const sun = (pigment: Pigment = 'sun'): Drawing => [
  ...Array.from({ length: 12 }, (_, i) => i * 30).flatMap((turn) =>
    place([flat(pigment, turn % 60 ? 'p -3,-20 0,-30 3,-20' : 'p -4,-20 0,-36 4,-20', 1)], 0, 0, { turn }),
  ),
  glow(pigment, 0, 0, 26, 0.8),
  mass(pigment, 'o 0,0 17,17', -50, 0.8),
];

export const moon = (pigment: Pigment = 'white'): Drawing => [
  glow(pigment, 0, 0, 30, 0.35),
  mass(pigment, 'z 6,-24! -8,-22 -20,-10 -22,4 -14,18 2,25 18,18! 4,16 -6,6 -8,-6 -3,-18', 60, 0.9),
];

/** A wolf's or a bear's footprint. */
export const paw = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -13,14 -8,2 0,-2 8,2 13,14 6,20 -6,20', 40),
  ...[
    [-16, -4],
    [-6, -14],
    [6, -14],
    [16, -4],
  ].map(([x, y]) => mass(pigment, `o ${x},${y} 5,7`)),
];

export const feather = (pigment: Pigment): Drawing => [
  mass(pigment, 'z 12,-36! 18,-22 12,0 -2,20! -14,18 -12,2 -2,-20', 60, 1.2),
  stroke(pigment, 's -14,34 -4,10 11,-32', 2, 2),
  ...strokes(pigment, 1.6, -2, 'l 2,-2 12,-6', 'l -4,8 6,6', 'l 6,-14 14,-18', 'l 0,2 -10,6', 'l 4,-10 -5,-8'),
];

/** A bird with spread wings, from the front. */
export const bird = (pigment: Pigment): Drawing => [
  ...mirrored([mass(pigment, 'z 2,0! 10,-14 26,-20 46,-12! 36,-8 38,0! 28,0 26,8! 16,6 6,10', 20, 1.1)]),
  mass(pigment, 'z 0,-12 5,-8 5,8 8,24! 0,20 -8,24! -5,8 -5,-8', 80),
  flat('sun', 'p -1,-12 -7,-9 -1,-7', 1),
];

/** A stone bridge over a gap, about 90 wide. */
export const bridge = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -48,14! -30,0 0,-8 30,0 48,14! 48,26! 34,24 20,12 0,7 -20,12 -34,24 -48,26!', 10, 1.2),
  stroke(pigment, 's -46,12 0,-9 46,12', 3, 2),
];

/** A road that winds to the horizon, from the lower edge up. */
export const road = (pigment: Pigment): Drawing => [
  mass(pigment, 'z -22,34! -2,16 -14,2 4,-10 0,-18! 4,-18! 14,-8 2,4 18,18 26,34!', 10, 1),
];
