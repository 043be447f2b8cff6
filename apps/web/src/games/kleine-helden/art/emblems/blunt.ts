import type { Tint } from '../palette.js';
import { type Drawing, line, place, shape, spots, tube, wash } from '../pen/marks.js';

const across = (weapon: Drawing, turn = 38, scale = 0.86): Drawing => place(weapon, { x: 31, y: 34, turn, scale });
const haft = (tint: Tint, width = 5, top = -26): Drawing => [tube(tint, `s 0,${top} 0.6,0 0,34`, width)];
const spike = (x: number, y: number, turn: number, tint: Tint = 'silver'): Drawing =>
  place([shape(tint, 'p -3,0 0,-8 3,0', 1.5)], { x, y, turn });

export const bluntEmblems = {
  'barbarian-axe': across([
    ...haft('wood', 6, -30),
    shape('steel', 'z -3,-28! -14,-32 -22,-36! -24,-20 -20,-2! -12,-10 -3,-12!'),
    shape('steel', 'z 3,-28! 14,-32 22,-36! 24,-20 20,-2! 12,-10 3,-12!'),
    line('s -18,-30 -19,-20 -17,-8', 1.2),
    line('s 18,-30 19,-20 17,-8', 1.2),
    ...[10, 15, 20].map((y) => line(`l -3,${y} 3,${y - 3}`, 2, 'crimson')),
    shape('steel', 'p -3,-30 0,-39 3,-30', 1.6),
  ]),
  'spiked-club': across([
    shape('wood', 'z -4,30! -5,6 -10,-14 -8,-30 0,-35 8,-30 10,-14 5,6 4,30!'),
    ...spike(-9, -24, -80),
    ...spike(-9, -10, -96),
    ...spike(9, -24, 80),
    ...spike(9, -10, 96),
    ...spike(0, -33, 0),
    ...spike(0, -14, 0),
    line('s -3,14 3,12', 1.6),
    line('s -3,20 3,18', 1.6),
  ]),
  mace: across([
    ...haft('leather', 5, -16),
    ...[-90, -45, 0, 45, 90, 135, 180, 225].flatMap((turn) =>
      place([shape('iron', 'p -5,-9 0,-17 5,-9', 1.5)], { y: -20, turn }),
    ),
    shape('iron', 'o 0,-20 11,11'),
    line('s -5,-24 -1,-28', 1.6, 'silver'),
    tube('brass', 'l -4,-7 4,-7', 4),
    shape('brass', 'o 0,34 4,3.6', 1.6),
  ]),
  'war-hammer': across([
    ...haft('bark', 6, -18),
    shape('iron', 'z -20,-34! 20,-34! 22,-30 22,-16! 20,-13! -20,-13! -22,-16! -22,-30'),
    shape('brass', 'p -6,-36 6,-36 6,-11 -6,-11', 1.6),
    line('l -15,-30 -15,-17', 1.3),
    line('l 15,-30 15,-17', 1.3),
    ...[14, 20, 26].map((y) => line(`l -3,${y} 3,${y - 3}`, 2, 'sand')),
  ]),
  'chain-whip': [
    tube('brown', 's 8,58 18,44', 7),
    shape('iron', 'o 8,58 4,4'),
    ...spots([22, 38], [29, 31], [37, 27], [45, 28], [50, 34], [48, 41], [41, 44]).map(([x, y], i) =>
      shape('steel', `o ${x},${y} ${i % 2 === 0 ? '5,3.4' : '3.6,4.6'} ${-40 + i * 34}`, 1.5),
    ),
    ...[0, 60, 120, 180, 240, 300].flatMap((turn) =>
      place([shape('iron', 'p -3,-6 0,-12 3,-6', 1.4)], { x: 34, y: 49, turn }),
    ),
    shape('iron', 'o 34,49 7,7'),
    line('s 22,18 34,10 48,12', 1.4),
    line('s 28,22 38,17 46,18', 1.2),
  ],
  'battle-axe': across([
    ...haft('wood', 5, -32),
    shape('steel', 'z -2,-30! 10,-33 20,-40! 25,-24 20,-4! 10,-12 -2,-14!'),
    line('s 16,-34 20,-23 16,-10', 1.2),
    shape('iron', 'p -2,-28 -11,-22 -2,-16', 1.6),
  ]),
  'bone-club': across([
    shape(
      'bone',
      'z -4,22! -4,-12 -12,-18 -12,-28 -4,-31 0,-27 5,-32 12,-28 12,-18 4,-12 4,22! 9,26 7,33 1,31 -5,34 -9,27',
    ),
    line('s -1,-6 0,6 -1,14', 1.2),
    line('l 3,-8 6,-4', 1.4),
    line('l -4,4 -1,7', 1.4),
  ]),
  'frying-pan': across(
    [
      tube('wood', 's 0,10 0,34', 6),
      tube('iron', 's 0,4 0,14', 5),
      shape('iron', 'o 0,-14 19,19'),
      shape('coal', 'o 0,-14 14,14', 1.4),
      wash('white', 'z -11,-18 -4,-25 9,-23 12,-13 5,-2 -8,-5'),
      shape('flame', 'o 1,-14 5,5', 1.4),
    ],
    36,
  ),
} as const satisfies Record<string, Drawing>;
