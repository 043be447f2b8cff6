import { type Drawing, glow, limb, mass, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** A catapult, seen from the side, about 90 wide around 0,0; `load` lies in its spoon. */
export const catapult = (load: Drawing, frame: Pigment = 'wood', band: Pigment = 'iron'): Drawing => [
  limb(frame, 'l -40,34 42,34', 9, 9, 4),
  limb(frame, 'l 24,32 6,-8', 7, 6),
  limb(frame, 'l -14,32 6,-8', 7, 6),
  limb(frame, 'l 34,30 -32,-34', 7, 5),
  mass(frame, 'z -44,-34 -38,-46 -26,-44 -20,-32! -30,-24', 30, 1.1),
  ...place(load, -33, -42),
  mass(band, 'p 30,22 42,20 44,32 32,34', 20),
  mass(band, 'o 6,-8 6,6'),
  ...strokes(band, 3, 1, 'l 18,6 24,12', 'l -14,-24 -8,-18', 'l -30,30 -30,38', 'l 14,30 14,38'),
  stroke('bone', 's 22,18 10,28 -6,33', 2.6, 1),
  ...[-26, 26].flatMap((x) => wheel(x, 40, frame, band)),
];

const wheel = (x: number, y: number, frame: Pigment, band: Pigment): Drawing => [
  mass(band, `o ${x},${y} 13,13`, 45),
  mass(frame, `o ${x},${y} 10,10`, -45),
  ...[0, 60, 120].flatMap((turn) => place([stroke(band, 'l -10,0 10,0', 2, -1)], x, y, { turn })),
  mass(band, `o ${x},${y} 3,3`),
];

export const boulder = (pigment: Pigment = 'stone'): Drawing => [
  mass(pigment, 'z -9,4 -10,-6 -2,-12 8,-8 11,2 4,9 -4,9', 40, 1.2),
];

export const fireball = (outer: Pigment, core: Pigment): Drawing => [
  glow(outer, 0, -3, 18, 0.9),
  mass(outer, 'z -10,4 -11,-6 -6,-16! 0,-12 6,-20! 10,-8 11,2 4,10 -4,10', -70, 1.1),
  mass(core, 'o 0,0 6,6'),
];
