import { type Drawing, flat, limb, mass, place, stroke, strokes } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** A wing of skin: root at 0,0, spread to the right and up, about 70 wide. */
export const skinWing = (skin: Pigment, bone: Pigment = skin): Drawing => [
  mass(skin, 'z 0,4! 10,-22 22,-46! 46,-50 72,-40! 60,-30 66,-12! 52,-12 50,8! 36,0 30,16! 18,8 6,16', 58, 1.2),
  ...strokes(bone, 2.6, -2, 's 22,-46 48,-34 65,-14', 's 22,-46 42,-20 50,6', 's 22,-46 30,-16 30,14'),
  limb(bone, 's 0,4 8,-20 22,-46', 7, 3.4),
  limb(bone, 's 22,-46 46,-49 72,-40', 4, 1.6),
];

export interface DragonLook {
  readonly skin: Pigment;
  readonly belly: Pigment;
  readonly horn?: Pigment;
  readonly eye?: Pigment;
  readonly horns?: keyof typeof hornKinds;
}

const hornKinds = {
  swept: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -2,-20! 18,-34 46,-42! 30,-24 14,-8!', 20, 1.1),
    mass(pigment, 'z 8,-8! 28,-14 50,-10! 32,-2 14,6!', 10, 1.1),
  ],
  upright: (pigment: Pigment): Drawing => [
    mass(pigment, 'z 6,-14! 16,-30 14,-52! 26,-32 20,-8!', -70, 1.1),
    mass(pigment, 'z -10,-19! -4,-36 -12,-56! 6,-38 6,-16!', -70, 1.1),
  ],
  curled: (pigment: Pigment): Drawing => [limb(pigment, 's -2,-18 16,-36 36,-28 36,-6 22,0 18,-12', 13, 2.6)],
  crest: (pigment: Pigment): Drawing => [
    mass(pigment, 'z -10,-20! -6,-44! 4,-32 14,-50! 18,-30 36,-42! 30,-20 48,-20! 34,-6 44,6! 20,2', -60, 1.2),
  ],
} satisfies Record<string, (pigment: Pigment) => Drawing>;

/** A dragon's head with open jaws, looking to the left; hinge of the jaw at 0,0, nose 46 away. */
export const dragonHead = ({ skin, belly, horn = 'bone', eye = 'sun', horns = 'swept' }: DragonLook): Drawing => [
  ...hornKinds[horns](horn),
  flat('wine', 'z 4,2 -14,4 -40,6 -38,20 -18,24 2,16', -2),
  flat('red', 'z -2,13 -18,12 -34,17 -20,20 -2,17', 0),
  mass(belly, 'z 10,2 0,16 -18,21 -34,19 -42,14! -40,24 -30,30 -12,30 4,26 16,12', 10, 1.1),
  ...[-37, -29, -21, -13].map((x) => flat('bone', `z ${x - 2},20! ${x - 1},12! ${x + 2},21!`, 1)),
  mass(
    skin,
    'z 18,-4 8,-20 -6,-25 -14,-21! -22,-23 -32,-14 -42,-10 -50,-3 -49,7! -40,9 -28,6 -14,8 -2,12 14,10',
    20,
    1.1,
  ),
  ...[-46, -38, -30, -21].map((x, i) => flat('bone', `z ${x - 2.4},7.4! ${x - 1},${17 - i}! ${x + 2.4},7!`, 2)),
  flat('black', 'z -47,-2 -42,-4 -40,-1 -44,1', -2),
  flat('black', 'z -23,-9! -14,-16 -4,-11! -13,-6', -2),
  flat(eye, 'z -19,-10! -13,-13.6 -8,-10.4! -13,-7.8', 2),
  flat('black', 'z -14,-13! -12.6,-10.6 -13.6,-8.2! -14.6,-10.6', -2),
  mass(skin, 'z -28,-13! -14,-23 4,-18! -8,-13 -16,-16', 0, 1.2),
  ...strokes(skin, 1.8, 2, 's -44,-6 -36,-11 -30,-15', 's -32,-3 -26,-6 -22,-5', 's -4,4 2,0 10,0'),
  ...strokes(skin, 1.8, -2, 's -36,4 -24,2 -14,4', 's -2,-12 4,-8 6,2'),
];

/** Neck from the head of `dragonHead` down, with the plates of the belly on its left side. */
export const dragonNeck = (skin: Pigment, belly: Pigment, spine: Pigment): Drawing => [
  ...[
    [22, -2, 18],
    [31, 10, 40],
    [32, 26, 62],
    [27, 42, 84],
  ].flatMap(([x = 0, y = 0, turn = 0]) => place([mass(spine, 'p -6,3 1,-15 6,3')], x, y, { turn })),
  limb(skin, 's 4,0 17,22 8,66', 30, 50, 60),
  mass(belly, 'z -9,12 -2,16 2,26 0,44 -4,70! -20,70! -12,46 -5,28', 8, 1),
  ...[20, 30, 40, 50].map((y) => stroke(belly, `s ${-5 - (y - 20) * 0.22},${y} ${-1},${y + 4} 3,${y + 2}`, 1.6, -2)),
  ...strokes(skin, 2.2, 2, 's 12,8 16,10 18,14', 's 14,20 19,23 20,28', 's 10,34 16,37 18,42'),
  ...strokes(skin, 2.2, -2, 's 22,20 26,26 26,32', 's 22,40 26,46 26,52'),
];

/** A dragon to its breast, with its wings. */
export const dragon = (look: DragonLook, wing: Pigment = look.skin): Drawing => [
  ...place(skinWing(wing), 34, 34, { scale: 0.9, turn: 4 }),
  ...place(skinWing(wing), -8, 44, { scale: 0.8, turn: -2, flip: true }),
  ...dragonNeck(look.skin, look.belly, look.horn ?? 'bone'),
  ...dragonHead(look),
];

/** What comes out of a mouth at 0,0, to the left and down. */
export const breath = (outer: Pigment, inner: Pigment, core: Pigment): Drawing => [
  mass(outer, 'z 0,-3 -14,-6 -30,-16 -34,-6! -46,-2 -40,8! -48,18 -34,20! -28,28 -16,14 0,4', 160, 1.1),
  mass(inner, 'z 0,-1 -14,-2 -28,-6 -34,4! -30,14 -18,9 0,2', 160, 1),
  flat(core, 'z 0,0 -12,0 -24,2 -22,7 -10,5', 2),
];
