import { type Drawing, line, place, shape, tube, wash } from '../pen/marks.js';

const across = (weapon: Drawing, turn = 40): Drawing => place(weapon, { x: 31, y: 33, turn, scale: 0.88 });

export const poleEmblems = {
  spear: across([
    tube('wood', 'l 0,38 0,-18', 4.4),
    shape('steel', 'z 0,-42! 7,-26 3,-14! -3,-14! -7,-26'),
    line('l 0,-36 0,-18', 1.2),
    shape('crimson', 'z -3,-12! 3,-12! 6,-2! 1,-5 -2,-1! -4,-5!', 1.5),
  ]),
  halberd: across([
    tube('bark', 'l 0,38 0,-30', 4.4),
    shape('steel', 'p -3,-26 0,-44 3,-26', 1.7),
    shape('steel', 'z 2,-26! 12,-30 20,-28! 19,-14 12,-4! 8,-12 2,-12!'),
    shape('steel', 'z -2,-24! -14,-20! -2,-14!'),
    line('s 15,-25 15,-15 12,-9', 1.1),
  ]),
  trident: across([
    tube('teal', 'l 0,38 0,-14', 4.6),
    shape(
      'brass',
      'z -3,-12! -14,-16 -16,-32 -14,-40! -10,-32 -9,-22 -3,-20! -3,-32 0,-43! 3,-32 3,-20! 9,-22 10,-32 14,-40! 16,-32 14,-16 3,-12!',
    ),
    tube('brass', 'l -4,-10 4,-10', 4),
  ]),
  scythe: [
    tube('wood', 's 16,60 26,34 40,8', 5),
    tube('bark', 's 25,36 33,40', 4),
    shape('steel', 'z 43,6! 30,4 16,8 4,22! 18,16 30,16 40,16!'),
    line('s 36,11 24,10 12,16', 1.1),
  ],
  'battle-staff': across([
    tube('wood', 's 0,36 1,0 0,-34', 6),
    ...[-30, 32].map((y) => tube('brass', `l -4,${y} 4,${y}`, 7)),
    ...[-6, -1, 4, 9].map((y) => line(`l -3.6,${y} 3.6,${y - 4}`, 2, 'crimson')),
    wash('sky', 'o 0,-40 8,8', 0.5),
    shape('sky', 'o 0,-40 5,5', 1.7),
    wash('sky', 'o 0,41 6,6', 0.5),
    shape('sky', 'o 0,41 3.6,3.6', 1.5),
  ]),
} as const satisfies Record<string, Drawing>;
