import { area, type Drawing, each, place, stroke, strokes, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { bolt, crystal } from '../kit/nature.js';
import { glow, spark, spatter, spot } from '../kit/paper.js';
import { flame } from '../kit/weapons.js';

/** Every stone was broken from another rock. */
const stones = {
  shard: 'z 44,10! 62,14 76,34! 80,60 66,88! 46,92 26,78! 20,50 28,26!',
  slab: 'z 28,14! 56,10 76,16! 78,52 74,88! 46,92 24,86! 22,48',
  pebble: 'z 50,12 72,20 84,44 80,70 60,88 34,86 18,66 18,40 30,20',
  wedge: 'z 50,8! 70,40 84,76! 66,90 34,92! 16,78! 30,42',
  hex: 'z 50,10! 80,28! 81,68! 50,90! 19,68! 20,28!',
} as const;

/** A sign cut into stone, filled with light. */
function rune(stone: keyof typeof stones, rock: Pigment, light: Pigment, ...cuts: string[]): Drawing {
  return [
    wash('sepia', 'z 20,88 50,86 82,89 88,94 50,98 18,94', 0.4, 0.8),
    area(rock, stones[stone], 1.7),
    ...strokes(0.8, 'l 30,26 36,34 32,42', 'l 70,72 64,78 66,84', 'l 68,22 64,28', 'l 28,70 34,74'),
    wash(light, 'o 50,51 24,27', 0.5, 2),
    ...cuts.map((curve) => stroke(curve, 6.4)),
    ...cuts.map((curve) => stroke(curve, 4, light)),
    ...cuts.map((curve) => stroke(curve, 1.3, 'white')),
  ];
}

export const runePictures = {
  'rune-of-fire': [
    ...spot('orange', 'madder'),
    ...rune('wedge', 'rust', 'orange', 'l 38,74 50,30 62,74', 'l 44,58 50,66 56,58'),
    ...place(flame(24), 50, 16, { scale: 0.8 }),
    ...place(flame(16), 24, 80),
    ...place(flame(14), 80, 82),
  ],
  'rune-of-frost': [
    ...spot('ice', 'cobalt'),
    ...rune('hex', 'slate', 'ice', 'l 50,28 50,74', 'l 32,40 68,62', 'l 68,40 32,62'),
    ...crystal(16, 94, 24, -20),
    ...crystal(28, 96, 16, -6),
    ...crystal(84, 94, 22, 18),
  ],
  'rune-of-shielding': [
    ...spot('sky', 'gold'),
    ...rune('hex', 'stone', 'gold', 's 34,34 50,28 66,34 64,56 50,74 36,56 34,34', 'l 50,38 50,62'),
    stroke('s 8,62 14,26 50,4 86,26 92,62', 1.6, 'gold'),
    stroke('s 12,70 10,40 30,14', 0.9, 'ink'),
  ],
  'rune-of-haste': [
    ...spot('lime', 'sky'),
    ...place(rune('pebble', 'stone', 'lime', 'l 34,36 50,50 34,66', 'l 52,36 68,50 52,66'), 6, 0),
    ...strokes(1.2, 's 2,34 12,33 18,35', 's 0,50 10,50 16,49', 's 4,66 12,67 20,65'),
  ],
  'rune-of-binding': [
    ...spot('plum', 'stone'),
    ...rune('slab', 'grey', 'violet', 'l 36,30 64,70', 'l 64,30 36,70', 'l 36,30 36,70', 'l 64,30 64,70'),
    ...each(
      [
        [16, 46],
        [24, 54],
        [33, 60],
        [84, 30],
        [77, 22],
        [69, 16],
      ],
      (x, y) => [stroke(`o ${x},${y} 5,3.6 40`, 1.8)],
    ),
  ],
  'rune-of-lightning': [
    ...spot('indigo', 'lilac'),
    ...rune('shard', 'slate', 'ice', 'l 58,22 40,52 58,52 42,80'),
    ...bolt('l 78,34 90,26 86,20 98,10'),
    ...bolt('l 22,68 12,74 15,80 4,90'),
    ...bolt('l 26,26 16,18 19,13 10,4'),
  ],
  'rune-of-gates': [
    ...spot('teal', 'indigo'),
    ...rune('slab', 'stone', 'teal', 's 34,76 34,42 50,28 66,42 66,76', 'l 50,46 50,74'),
    ...each(
      [
        [14, 24],
        [86, 30],
        [88, 70],
      ],
      (x, y) => spark(x, y, 6, 'teal'),
    ),
  ],
  'rune-of-mending': [
    ...spot('sap', 'rose'),
    ...rune(
      'pebble',
      'stone',
      'sap',
      's 50,76 50,56 50,30',
      's 50,48 38,44 36,32',
      's 50,48 62,44 64,32',
      's 40,66 50,72 60,66',
    ),
    ...each(
      [
        [16, 82, -30],
        [26, 90, -8],
        [84, 84, 30],
      ],
      (x, y, turn) => place([area('sap', 'z 0,6! -5,-2 0,-14! 5,-2', 0.9), stroke('l 0,5 0,-10', 0.6)], x, y, { turn }),
    ),
  ],
  'rune-of-echoes': [
    ...spot('lilac', 'sky'),
    ...rune('pebble', 'grey', 'lilac', 's 44,40 36,50 44,62', 's 54,34 42,50 54,68', 's 64,28 48,50 64,74'),
    stroke('s 88,26 96,50 88,76', 1.3, 'violet'),
    stroke('s 94,34 99,50 94,66', 1, 'violet'),
  ],
  'rune-of-might': [
    ...spot('vermilion', 'ochre'),
    ...rune('shard', 'rust', 'gold', 'l 50,26 50,78', 'l 34,44 50,26 66,44', 'l 36,62 64,62'),
    ...glow('gold', 50, 22, 7),
    ...strokes(1.1, 'l 12,40 6,38', 'l 10,56 3,57', 'l 88,40 94,37', 'l 90,56 97,56'),
    ...spatter('gold', 50, 30, 40, 9),
    touch('white', 'o 50,22 1.4,1.4'),
  ],
} satisfies Record<string, Drawing>;
