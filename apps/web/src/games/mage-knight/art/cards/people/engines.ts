import { boulder, catapult, fireball } from '../kit/engines.js';
import { crystal } from '../kit/magic.js';
import { type Drawing, glow, mass, place } from '../paint/marks.js';

const field = (drawing: Drawing): Drawing => [
  mass('earth', 'z -70,60 -30,54 10,58 70,52 80,120! -80,120!', 6),
  ...place(drawing, 2, 24, { scale: 1.08 }),
];

export const catapults: Drawing = field(catapult(boulder()));
export const fireCatapult: Drawing = field(catapult(fireball('flame', 'sun'), 'wood', 'red'));
export const iceCatapult: Drawing = field(
  catapult([glow('ice', 0, -4, 18, 0.8), ...place(crystal('ice'), 0, -6, { scale: 0.5, turn: 20 })], 'navy', 'ice'),
);
