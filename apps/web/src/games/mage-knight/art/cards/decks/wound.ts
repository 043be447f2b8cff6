import { drop } from '../kit/magic.js';
import { type Drawing, flat, ground, mass, place, stroke, strokes } from '../paint/marks.js';

/** Three cuts through cloth, and blood. */
const cut = (x: number, y: number): Drawing =>
  place(
    [
      flat('wine', 'z -9,-32! 6,-10 9,14 4,36! -5,14 -7,-10', -2),
      mass('red', 'z -6,-24! 4,-8 6,12 3,28! -2,12 -4,-8', 80, 1.2),
      stroke('flame', 's -4,-20 1,-4 2,12', 1.6, 2),
    ],
    x,
    y,
    { turn: 18 },
  );

export const wounded: Drawing = [
  ground('bone', 'earth', 'slant', 58, 40, 110),
  ...strokes(
    'stone',
    3,
    -1,
    's 0,20 40,26 120,12',
    's 0,70 60,62 120,74',
    's 20,0 16,40 24,90',
    's 100,0 106,40 98,90',
  ),
  ...cut(34, 40),
  ...cut(60, 44),
  ...cut(86, 40),
  ...place(drop('red'), 30, 76, { scale: 0.3 }),
  ...place(drop('red'), 56, 80, { scale: 0.34 }),
  ...place(drop('red'), 80, 74, { scale: 0.26 }),
];
