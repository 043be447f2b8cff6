import type { Tint } from '../palette.js';
import { type Drawing, line, mirrored, shape, tube, wash } from '../pen/marks.js';

/** Parts that several figures share; each draws them in its own colours. The head sits around 60,58. */

/** Where the figure stands. */
export const ground: Drawing = [wash('bark', 'o 60,142 36,5', 0.22)];

/** Two short legs in boots. */
export const legs = (trousers: Tint, boots: Tint, stride = 11): Drawing =>
  mirrored(60, [
    tube(trousers, `s ${60 - stride * 0.8},118 ${60 - stride},134`, 11),
    shape(
      boots,
      `z ${53 - stride},132 ${60 - stride},130 ${66 - stride},132 ${66 - stride},141! ${48 - stride},141! ${49 - stride},136`,
    ),
  ]);

export const roundHead = (skin: Tint): Drawing => [
  shape(skin, 'z 60,30 78,34 88,50 87,66 78,79 60,86 42,79 33,66 32,50 42,34'),
];

export const ears = (skin: Tint): Drawing => mirrored(60, [shape(skin, 'z 33,56 27,53 25,61 29,68 35,67')]);

export const pointedEars = (skin: Tint): Drawing =>
  mirrored(60, [shape(skin, 'z 34,54! 22,46 8,42! 14,58 26,68 35,68!'), line('s 30,61 22,54 16,50', 1.3)]);

/** A sleeve and a fist; the points go from the shoulder to the hand. */
export const arm = (sleeve: Tint, skin: Tint, from: string, to: string, width = 10): Drawing => [
  tube(sleeve, `s ${from} ${to}`, width, width * 0.9),
  shape(skin, `o ${to.split(' ').at(-1)} 5.4,5.2`),
];

/** A garment that falls to the ground. */
export const robe = (tint: Tint): Drawing => [
  shape(tint, 'z 46,82 74,82 82,104 90,138! 76,142 60,139 44,142 30,138! 38,104'),
];

export const tunic = (tint: Tint): Drawing => [
  shape(tint, 'z 45,82 75,82 81,100 82,124! 70,127 60,125 50,127 38,124! 39,100'),
];

export const belt = (tint: Tint, buckle: Tint, y = 112): Drawing => [
  shape(tint, `z 38,${y - 3}! 60,${y - 1} 82,${y - 3}! 82,${y + 4}! 60,${y + 6} 38,${y + 4}!`, 1.8),
  shape(buckle, `p 55,${y - 3} 65,${y - 3} 65,${y + 8} 55,${y + 8}`, 1.8),
];
