import { area, band, type Drawing, each, place, stroke, strokes, touch, tufts, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/** Weapons and tools with the grip at 0,0, pointing up. */

export const sword = (length: number, blade: Pigment = 'steel', hilt: Pigment = 'ochre', width = 3): Drawing => [
  area(
    blade,
    `z -${width},-4! -${width * 0.8},-${length * 0.88} 0,-${length}! ${width * 0.8},-${length * 0.88} ${width},-4!`,
    1.1,
  ),
  stroke(`s 0,-6 0.3,-${length * 0.5} 0,-${length * 0.8}`, 0.7),
  wash(
    'white',
    `z -${width * 0.7},-8 -${width * 0.2},-8 -${width * 0.2},-${length * 0.7} -${width * 0.6},-${length * 0.7}`,
    0.7,
    0.1,
  ),
  band(hilt, `s -${width * 3.1},-5 0,-3.4 ${width * 3.1},-5`, width * 0.9),
  band('leather', 'l 0,-1 0,9', width * 1.05),
  ...strokes(0.6, 'l -1.6,2 1.8,1', 'l -1.6,5 1.8,4', 'l -1.6,8 1.8,7'),
  area(hilt, `o 0,12 ${width},${width}`, 1),
];

export const dagger = (length = 26, blade: Pigment = 'steel'): Drawing => [
  area(blade, `z -2.6,-2! -3.4,-${length * 0.5} 0.6,-${length}! 3.2,-${length * 0.5} 2.6,-2!`, 1),
  stroke(`s 0,-3 0.4,-${length * 0.75}`, 0.6),
  band('ochre', 'l -5.6,-1 5.6,-1', 2.6, 2.6, 1),
  band('sepia', 'l 0,1 0,8', 3.4, 3, 1),
];

export const axe = (length: number, blade: Pigment = 'steel', isDouble = false): Drawing => {
  const edge: Drawing = [
    area(
      blade,
      `z 2,-${length - 6}! 10,-${length - 2} 19,-${length + 8}! 23,-${length - 10} 18,-${length - 28}! 9,-${length - 18} 2,-${length - 16}!`,
      1.3,
    ),
    stroke(`s 16,-${length + 4} 19,-${length - 10} 15,-${length - 24}`, 0.7),
  ];
  return [
    band('leather', `s 0,16 1,-${length * 0.4} 0,-${length}`, 4.4, 3.8),
    ...edge,
    ...(isDouble ? place(edge, 0, 0, { flip: true }) : []),
    ...strokes(
      0.7,
      `l -2,-${length - 17} 2,-${length - 16}`,
      `l -2,-${length - 6} 2,-${length - 5}`,
      'l -2,2 2,0',
      'l -2,6 2,4',
      'l -2,10 2,8',
    ),
  ];
};

export const mace = (length: number, pigment: Pigment = 'slate'): Drawing => [
  band('leather', `l 0,14 0,-${length - 10}`, 4, 3.6),
  ...each([[-1], [1]], (side) => [
    area(
      pigment,
      `z ${side * 3},-${length - 4}! ${side * 10},-${length - 2} ${side * 11},-${length + 8} ${side * 3},-${length + 12}!`,
      1.1,
    ),
  ]),
  area(
    pigment,
    `z -4,-${length - 8}! -4.6,-${length + 8} 0,-${length + 17}! 4.6,-${length + 8} 4,-${length - 8}!`,
    1.2,
  ),
  ...strokes(0.7, 'l -2,2 2,0', 'l -2,6 2,4', 'l -2,10 2,8', `l -4,-${length - 9} 4,-${length - 9}`),
];

export const spear = (length: number, pigment: Pigment = 'steel'): Drawing => [
  band('leather', `s 0,40 0.6,0 0,-${length}`, 3, 2.6),
  area(pigment, `z -2.6,-${length}! -5,-${length + 8} 0,-${length + 22}! 5,-${length + 8} 2.6,-${length}!`, 1.1),
  stroke(`l 0,-${length + 2} 0,-${length + 17}`, 0.6),
  ...strokes(0.8, `l -2,-${length - 3} 2,-${length - 2}`, `l -2,-${length - 6} 2,-${length - 5}`),
];

/** Bent to the left, its string on the right. */
export const bow = (half: number, pigment: Pigment = 'leather'): Drawing => [
  stroke(`l 6,-${half} 6,${half}`, 0.8),
  band(pigment, `s 9,-${half + 1} 2,-${half * 0.9} -8,-${half * 0.56} -11,-${half * 0.26} -11,0`, 2.4, 5),
  band(pigment, `s 9,${half + 1} 2,${half * 0.9} -8,${half * 0.56} -11,${half * 0.26} -11,0`, 2.4, 5),
  band('sepia', 'l -11,-6 -11,6', 5.6, 5.6, 1),
];

export const arrow = (length: number, pigment: Pigment = 'madder'): Drawing => [
  stroke(`l 0,0 0,-${length}`, 1.3),
  area('steel', `z -2.4,-${length - 3}! 0,-${length + 6}! 2.4,-${length - 3}! 0,-${length - 1}!`, 0.8),
  area(pigment, 'z -0.4,-8! -3.4,-3 -3.2,3! -0.4,0!', 0.8),
  area(pigment, 'z 0.4,-8! 3.4,-3 3.2,3! 0.4,0!', 0.8),
];

export const quiver = (pigment: Pigment = 'leather'): Drawing => [
  ...each(
    [
      [-4, -12],
      [4.4, 10],
      [0, -2],
    ],
    (x, turn) =>
      place(
        [
          stroke('l 0,6 0,-20', 1.1),
          area('madder', 'p -0.3,-8 -3,-11 -3,-20 -0.3,-17', 0.8),
          area('madder', 'p 0.3,-8 3,-11 3,-20 0.3,-17', 0.8),
          ...strokes(0.5, 'l -2.8,-13 -0.4,-11', 'l -2.8,-17 -0.4,-15', 'l 2.8,-13 0.4,-11', 'l 2.8,-17 0.4,-15'),
        ],
        x,
        0,
        { turn },
      ),
  ),
  area(pigment, 'z -7,-3! 7,-4! 5,34! -4,34!', 1.2),
  ...strokes(0.8, 's -7,2 0,4 7,1', 's -6,8 0,10 6.6,7'),
];

/** A staff from the hand up, with what it carries at its top. */
export const staff = (length: number, top: Drawing, pigment: Pigment = 'leather'): Drawing => [
  band(pigment, `s 1,46 -1,10 1,-${length * 0.5} 0,-${length}`, 4, 3.6),
  stroke(`s 0,20 -0.6,0 0.6,-${length * 0.7}`, 0.6),
  ...place(top, 0, -length),
];

/** A clawed setting with a stone of power. */
export const stoneTop = (pigment: Pigment): Drawing => [
  wash(pigment, 'o 0,-8 15,15', 0.5, 2),
  area(pigment, 'z -5,-2 -6,-10 0,-17! 6,-10 5,-2', 1),
  touch('white', 'z -2.6,-5 -3,-10 -0.4,-13 -0.6,-7'),
  band('leather', 's -1,1 -8,-4 -7,-13', 3, 1.4, 1),
  band('leather', 's 1,1 8,-4 7,-13', 3, 1.4, 1),
];

/** A round shield around 0,0. */
export const roundShield = (radius: number, pigment: Pigment, metal: Pigment = 'steel'): Drawing => [
  area(metal, `o 0,0 ${radius},${radius * 1.03}`, 1.4),
  area(pigment, `o 0,0 ${radius * 0.82},${radius * 0.85}`, 1),
  ...strokes(
    0.8,
    `s -${radius * 0.3},-${radius * 0.78} -${radius * 0.34},0 -${radius * 0.3},${radius * 0.78}`,
    `s ${radius * 0.34},-${radius * 0.76} ${radius * 0.3},0 ${radius * 0.34},${radius * 0.76}`,
  ),
  area(metal, `o 0,0 ${radius * 0.26},${radius * 0.26}`, 1.1),
  touch('white', `o -${radius * 0.09},-${radius * 0.1} ${radius * 0.07},${radius * 0.06}`),
];

/** Flames that stand on 0,0 and reach `height` up. */
export const flame = (height: number, outer: Pigment = 'vermilion', inner: Pigment = 'gold'): Drawing => {
  const h = height;
  return [
    wash(outer, `o 0,-${h * 0.45} ${h * 0.5},${h * 0.6}`, 0.28, h * 0.06),
    wash(
      outer,
      `z -${h * 0.26},0 -${h * 0.36},-${h * 0.3} -${h * 0.2},-${h * 0.5} -${h * 0.24},-${h * 0.8}! -${h * 0.04},-${h * 0.62} ${h * 0.06},-${h}! ${h * 0.18},-${h * 0.6} ${h * 0.3},-${h * 0.7}! ${h * 0.34},-${h * 0.3} ${h * 0.24},0 0,${h * 0.08}`,
      0.85,
      0.5,
    ),
    wash(
      inner,
      `z -${h * 0.14},-${h * 0.02} -${h * 0.2},-${h * 0.24} -${h * 0.06},-${h * 0.44} ${h * 0.04},-${h * 0.7}! ${h * 0.12},-${h * 0.4} ${h * 0.2},-${h * 0.22} ${h * 0.12},0`,
      0.95,
      0.3,
    ),
    touch(
      'white',
      `z -${h * 0.06},-${h * 0.04} -${h * 0.08},-${h * 0.18} ${h * 0.02},-${h * 0.34} ${h * 0.08},-${h * 0.16} ${h * 0.05},-${h * 0.02}`,
    ),
    ...strokes(
      0.8,
      `s -${h * 0.27},-${h * 0.04} -${h * 0.34},-${h * 0.3} -${h * 0.2},-${h * 0.54} -${h * 0.23},-${h * 0.76}`,
      `s ${h * 0.25},-${h * 0.04} ${h * 0.34},-${h * 0.3} ${h * 0.3},-${h * 0.66}`,
      `s -${h * 0.02},-${h * 0.6} ${h * 0.07},-${h * 0.78} ${h * 0.06},-${h * 0.98}`,
    ),
  ];
};

export const torch = (height: number): Drawing => [
  band('leather', `s 0,20 0.6,0 0,-${height}`, 3.4, 4.6),
  ...strokes(0.8, `l -2.4,-${height - 4} 2.6,-${height - 2}`, `l -2.4,-${height} 2.6,-${height - 2}`),
  ...place(flame(26), 0, 2 - height),
];

/** A lash of hair or cloth at the end of a pole. */
export const tassel = (curve: string, pigment: Pigment): Drawing => [
  tufts(curve, 12, { lean: -80, gap: 1.4, pigment }),
];
