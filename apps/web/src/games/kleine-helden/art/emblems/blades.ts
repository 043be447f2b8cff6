import type { Tint } from '../palette.js';
import { type Drawing, line, place, shape, spots, tube, wash } from '../pen/marks.js';

/** Weapons are drawn upright around 0,0 and lie across the emblem. */
const across = (weapon: Drawing, turn = 42, scale = 1): Drawing => place(weapon, { x: 32, y: 32, turn, scale });

const hilt = (guard: Tint, grip: Tint, y = 13, reach = 10): Drawing => [
  tube(grip, `l 0,${y} 0,${y + 12}`, 5),
  tube(guard, `s ${-reach},${y - 1} 0,${y + 1} ${reach},${y - 1}`, 4.6),
  shape(guard, `o 0,${y + 14} 3.6,3.6`),
];

const ridge = (from: number, to: number): Drawing => [line(`l 0,${from} 0,${to}`, 1.2)];

export const bladeEmblems = {
  'silver-sword': across([
    shape('silver', 'z -5,12! -5,-24 0,-36! 5,-24 5,12!'),
    ...ridge(8, -26),
    ...hilt('steel', 'navy'),
    shape('sky', 'o 0,13 3.4,3.4', 1.5),
    ...spots([-12, -18], [13, -6]).flatMap(([x, y]) => [
      line(`l ${x - 4},${y} ${x + 4},${y}`, 1.4),
      line(`l ${x},${y - 4} ${x},${y + 4}`, 1.4),
    ]),
  ]),
  'short-sword': across(
    [
      shape('steel', 'z -5,10! -6,-8 -4,-16 0,-23! 4,-16 6,-8 5,10!'),
      ...ridge(6, -14),
      ...hilt('brass', 'leather', 11, 8),
    ],
    42,
    1.15,
  ),
  'long-sword': across([
    shape('steel', 'z -4,8! -4,-28 0,-38! 4,-28 4,8!'),
    ...ridge(4, -30),
    tube('crimson', 'l 0,10 0,28', 5),
    ...[15, 20, 25].map((y) => line(`l -2.6,${y} 2.6,${y - 2}`, 1.3)),
    tube('iron', 's -11,12 0,9 11,12', 4.4),
    shape('iron', 'p 0,26 4,30 0,35 -4,30'),
  ]),
  greatsword: across([
    shape('steel', 'z -7,6! -8,-26 0,-40! 8,-26 7,6!'),
    ...ridge(0, -30),
    shape('steel', 'p -7,4 -12,-1 -7,-4', 1.5),
    shape('steel', 'p 7,4 12,-1 7,-4', 1.5),
    tube('brown', 'l 0,8 0,30', 6),
    tube('gold', 's -16,6 -8,10 0,8 8,10 16,6', 5),
    shape('gold', 'o 0,33 4.4,4.4'),
  ]),
  scimitar: across(
    [
      shape('silver', 'z -4,12! -6,-2 -3,-16 8,-32! 12,-20 8,-4 5,12!'),
      line('s 1,8 2,-8 8,-24', 1.2),
      ...hilt('gold', 'wine', 13, 9),
      line('s 1,27 8,30 6,36', 2, 'crimson'),
    ],
    30,
  ),
  rapier: across([
    shape('silver', 'z -1.8,8! -1.4,-36! 1.4,-36! 1.8,8!', 1.5),
    line('s -9,14 -10,24 0,28', 2.4, 'gold'),
    tube('raven', 'l 0,12 0,28', 4),
    shape('gold', 'z -10,8 0,4 10,8 8,14 0,17 -8,14'),
    line('s -6,10 0,13 6,10', 1.2),
    shape('gold', 'o 0,30 3,3', 1.6),
  ]),
  dagger: across(
    [shape('steel', 'z -4,6! -3.6,-8 0,-22! 3.6,-8 4,6!'), ...ridge(4, -12), ...hilt('iron', 'brown', 8, 8)],
    42,
    1.3,
  ),
  'poison-dagger': across(
    [
      shape('silver', 'z -4,6! -6,0 -2,-6 -5,-12 -2,-18 0,-28! 4,-18 1,-12 5,-6 2,0 5,6!'),
      ...hilt('pine', 'raven', 8, 8),
      wash('lime', 'z -3,-8 -5,-12 -2,-18 0,-26 3,-18 1,-13 4,-7 1,-4', 0.85),
      shape('lime', 'z 10,-20! 14,-13 10,-9 6,-13', 1.5),
      shape('lime', 'z -12,-8! -9,-2 -12,1 -15,-2', 1.4),
    ],
    42,
    1.15,
  ),
  'shadow-blade': across([
    wash('violet', 'z -8,8 -14,-4 -8,-14 -14,-24 -4,-40 6,-34 14,-22 8,-12 13,-2 8,8', 0.5),
    shape('raven', 'z -4,12! -7,-6 -4,-10 -6,-24 2,-38! 5,-20 3,-8 6,-4 5,12!'),
    line('s 0,8 -1,-8 1,-28', 1.3, 'lilac'),
    ...hilt('violet', 'night'),
  ]),
  'blood-blade': across([
    shape('crimson', 'z -5,12! -5,2 -8,0! -5,-6 -8,-10! -5,-16 -7,-21! -3,-26 2,-36! 5,-22 5,12!'),
    line('l 1,8 1,-24', 1.5, 'wine'),
    ...hilt('raven', 'wine'),
    shape('crimson', 'z 14,-14! 18,-6 14,-2 10,-6', 1.6),
  ]),
  'executioners-sword': across([
    shape('steel', 'z -8,8! -9,-32! 0,-35 9,-32! 8,8!'),
    line('l 0,4 0,-20', 2),
    wash('ink', 'o 0,-26 2.4,2.4'),
    tube('raven', 'l 0,10 0,28', 6),
    tube('brass', 'l -13,9 13,9', 5),
    shape('brass', 'o 0,31 4,4'),
  ]),
} as const satisfies Record<string, Drawing>;
