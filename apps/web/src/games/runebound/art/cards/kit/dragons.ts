import {
  area,
  band,
  black,
  type Drawing,
  each,
  far,
  place,
  stroke,
  strokes,
  tinted,
  touch,
  wash,
} from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';
import { beastEye, teeth } from './beasts.js';

/** A wing of skin: root at 0,0, spread to the right and up, about 66 wide. */
export const skinWing = (skin: Pigment, bone: Pigment): Drawing => [
  area(skin, 'z 0,2! 10,-22 24,-44! 46,-50 70,-44! 60,-32 68,-16! 54,-14 52,6! 38,-2 32,14! 20,6 6,16', 1.3),
  wash('shade', 'z 26,-38 48,-44 66,-42 58,-32 44,-26', 0.25, 0.6),
  ...strokes(1.4, 's 24,-44 46,-46 69,-44', 's 24,-44 48,-30 67,-17', 's 24,-44 42,-20 52,5', 's 24,-44 32,-14 32,13'),
  ...strokes(0.6, 's 40,-38 48,-38 56,-41', 's 44,-26 52,-24 58,-25', 's 38,-16 44,-10 48,-8', 's 18,-18 22,-6 20,2'),
  band(bone, 's 0,2 8,-20 24,-44', 7, 3.4),
  area('bone', 'z 22,-43! 22,-54! 28,-44!', 0.9),
];

export interface DragonHead {
  readonly skin: Pigment;
  readonly belly?: Pigment;
  readonly eye?: Pigment;
  readonly horns?: keyof typeof hornKinds;
  readonly crest?: Drawing;
}

const hornKinds = {
  swept: (pigment: Pigment): Drawing => [
    area(pigment, 'z -4,-20! 14,-30 38,-34! 20,-22 8,-12!', 1.2),
    area(pigment, 'z 2,-16! 22,-20 48,-18! 26,-10 10,-6!', 1.2),
    ...strokes(0.7, 'l 6,-26 8,-18', 'l 14,-28 16,-21', 'l 14,-19 15,-11', 'l 24,-19 25,-12'),
  ],
  curled: (pigment: Pigment): Drawing => [
    band(pigment, 's -2,-18 16,-34 34,-26 34,-8 20,-4 18,-14', 11, 2.4),
    ...strokes(0.8, 'l 6,-34 9,-22', 'l 18,-38 18,-26', 'l 30,-34 27,-24', 'l 39,-22 30,-19', 'l 38,-8 31,-11'),
  ],
  upright: (pigment: Pigment): Drawing => [
    area(pigment, 'z -10,-19! -6,-36 -12,-56! 4,-38 4,-18!', 1.2),
    area(pigment, 'z 4,-16! 12,-32 12,-50! 22,-30 16,-10!', 1.2),
    ...strokes(0.7, 'l -8,-30 3,-30', 'l -8,-38 1,-38', 'l 8,-26 20,-26', 'l 10,-34 19,-34'),
  ],
  none: (): Drawing => [],
} satisfies Record<string, (pigment: Pigment) => Drawing>;

/** A dragon's head with open jaws, looking to the left; hinge of the jaw at 0,0, nose 62 away. */
export const dragonHead = ({
  skin,
  belly = 'straw',
  eye = 'gold',
  horns = 'swept',
  crest = [],
}: DragonHead): Drawing => [
  ...hornKinds[horns]('bone'),
  ...crest,
  touch('ink', 'z 2,0 -20,0 -52,0 -50,18 -28,24 -2,14'),
  wash('madder', 'z -4,10 -24,9 -46,14 -40,21 -22,22 -4,16', 0.95, 0.2),
  area('madder', 'z -8,12 -28,10 -42,6! -54,8! -42,13 -26,16 -8,17', 0.9),
  area(belly, 'z 8,2 -4,14 -22,21 -42,21 -54,14! -58,20! -52,27 -34,31 -14,29 4,24 14,12', 1.4),
  ...teeth(-52, 16, -14, 18, 7, -6),
  area(
    skin,
    'z 16,-8 4,-20 -8,-22 -16,-19! -22,-23! -28,-17 -40,-14 -50,-16 -58,-17! -64,-10 -63,-2! -56,0 -44,-1 -32,2 -18,4 -6,8 8,10 16,4',
    1.5,
  ),
  ...teeth(-59, -1, -18, 4, 8, 7),
  black('z -60,-12 -55,-13 -53,-10 -57,-8'),
  ...strokes(
    1,
    's -52,-14 -46,-9 -48,-4',
    's -16,-18 -24,-13 -36,-10',
    's -28,-6 -38,-5 -46,-8',
    's -4,6 4,0 4,-8',
    's 2,-16 6,-8 2,-2',
  ),
  ...each(
    [
      [-4, -16],
      [2, -12],
      [8, -6],
      [0, -7],
      [-8, -3],
      [-2, -1],
      [6, 2],
      [-14, -2],
      [-20, 0],
    ],
    (x, y) => [stroke(`s ${x - 2},${y} ${x},${y + 2} ${x + 2.4},${y}`, 0.7)],
  ),
  ...beastEye(-15, -12, 3.3, eye),
  area(skin, 'z -26,-16! -14,-22 -4,-20! -12,-16', 1),
  ...each(
    [
      [6, 12, 14, 22],
      [0, 18, 6, 30],
      [12, 6, 24, 12],
    ],
    (x, y, tipX, tipY) => [area('bone', `z ${x - 2},${y - 2}! ${tipX},${tipY}! ${x - 4},${y + 3}!`, 0.9)],
  ),
];

/** A viper's head: fangs that unfold, a forked tongue. Measure and place of the hinge as in `dragonHead`. */
export const viperHead = (skin: Pigment, belly: Pigment, eye: Pigment): Drawing => [
  black('z 6,0 -20,-4 -52,2 -46,26 -24,34 2,20'),
  wash('madder', 'z 0,10 -16,4 -34,8 -40,22 -24,30 -2,20', 0.95, 0.3),
  area(belly, 'z 12,4 2,20 -14,29 -34,36 -45,32! -41,40 -24,43 -4,35 14,20', 1.4),
  ...teeth(-38, 34, -16, 30, 4, -4),
  stroke('s -8,20 -26,20 -42,27 -56,24', 2.6, 'rose'),
  ...tinted('rose', strokes(1.4, 's -54,25 -62,21 -68,22', 's -54,25 -60,28 -64,32')),
  area('white', 'z -50,1! -53,14 -47,27! -44,13 -43,2!', 1),
  area('white', 'z -38,0! -40,12 -34,23! -32,10 -31,0!', 1),
  area(skin, 'z 20,-4 10,-19 -6,-26 -24,-24 -42,-14 -57,-5 -60,2! -46,5 -30,1 -14,3 2,9 16,10', 1.5),
  area(skin, 'z -36,-17! -22,-29 -4,-29! -10,-22 -24,-18', 1.1),
  ...beastEye(-21, -13, 3.8, eye),
  black('z -56,-2 -52,-4 -51,-1'),
  ...strokes(0.9, 's -30,-8 -40,-4 -48,-3', 's -4,6 6,0 8,-10'),
  ...each(
    [
      [-8, -18],
      [0, -14],
      [8, -8],
      [-2, -6],
      [4, 0],
      [-10, -8],
      [-8, 0],
      [12, 2],
      [-18, -3],
    ],
    (x, y) => [stroke(`l ${x - 3},${y} ${x},${y - 2.4} ${x + 3},${y} ${x},${y + 2.4} ${x - 3},${y}`, 0.6)],
  ),
];

/** A head like a cliff: shut jaws, teeth outside, light in the cracks. */
export const stoneHead = (skin: Pigment, light: Pigment): Drawing => [
  ...hornKinds.curled('bone'),
  area(skin, 'z 18,4! 8,22! -8,27 -22,33! -42,31 -55,24! -57,12! -34,14 -8,10', 1.5),
  area(
    skin,
    'z 24,-8! 14,-24! 4,-22! -2,-34! -12,-24! -20,-31! -28,-19! -44,-17! -50,-22! -60,-12 -65,4! -59,15! -50,12! -38,17! -28,12! -16,17! -4,11! 10,14! 22,6!',
    1.7,
  ),
  ...each(
    [
      [-53, 22, -55, 1],
      [-41, 24, -42, 7],
      [-26, 25, -26, 8],
      [-12, 22, -11, 7],
    ],
    (x, y, tipX, tipY) => [area('bone', `z ${x - 4},${y}! ${tipX},${tipY}! ${x + 4},${y}!`, 1)],
  ),
  black('z -34,-8! -22,-14 -12,-10! -20,-4 -29,-4'),
  touch(light, 'z -28,-7 -22,-11 -16,-9 -21,-6'),
  area(skin, 'z -38,-10! -28,-21! -8,-17! -14,-10! -26,-13', 1.3),
  black('z -61,-6 -56,-9 -54,-4 -58,-2'),
  ...[
    'l -46,-12 -42,-4 -46,4',
    'l -8,-14 0,-6 -4,2 6,8',
    'l 8,-14 12,-6',
    'l -30,22 -24,28',
    'l -44,20 -40,27',
  ].flatMap((curve) => [stroke(curve, 2.4), stroke(curve, 1.2, light)]),
  ...strokes(1, 'l -50,-20 -48,-12', 'l -20,-30 -20,-22', 'l -2,-33 -2,-24', 'l 14,-24 12,-16'),
];

interface Neck {
  readonly skin: Pigment;
  readonly belly: Pigment;
  /** From the body to the head; plates of the belly lie on the left of it. */
  readonly curve: string;
  readonly from: number;
  readonly to: number;
}

/** A scaly neck or body along a curve. The points of the curve carry the plates and spines. */
export function dragonNeck({ skin, belly, curve, from, to }: Neck): Drawing {
  const points = curve
    .slice(2)
    .split(' ')
    .map((word) => word.split(',').map(Number) as [number, number]);
  const across: Drawing = points.slice(1).flatMap(([x, y], i) => {
    const [beforeX, beforeY] = points[i] ?? [x, y];
    const length = Math.hypot(x - beforeX, y - beforeY) || 1;
    const count = Math.max(1, Math.round(length / 7));
    const [dx, dy] = [(x - beforeX) / length, (y - beforeY) / length];
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      const atX = beforeX + (x - beforeX) * share;
      const atY = beforeY + (y - beforeY) * share;
      const half = (from + ((to - from) * (i + share)) / (points.length - 1)) / 2;
      const [leftX, leftY] = [atX + dy * half, atY - dx * half];
      return [
        stroke(
          `s ${leftX},${leftY} ${leftX - dy * half * 0.4 - dx * 2},${leftY + dx * half * 0.4 - dy * 2} ${leftX - dy * half * 0.75},${leftY + dx * half * 0.75}`,
          0.9,
        ),
        area(
          'bone',
          `z ${atX - dy * half * 0.9 - dx * 3},${atY + dx * half * 0.9 - dy * 3}! ${atX - dy * half * 1.5 - dx * 3},${atY + dx * half * 1.5 - dy * 3}! ${atX - dy * half * 0.9 + dx * 3},${atY + dx * half * 0.9 + dy * 3}!`,
          0.8,
        ),
        stroke(
          `s ${atX - dy * half * 0.3 - dx * 2},${atY + dx * half * 0.3 - dy * 2} ${atX - dy * half * 0.3 + dx},${atY + dx * half * 0.3 + dy} ${atX - dy * half * 0.6 + dx * 2},${atY + dx * half * 0.6 + dy * 2}`,
          0.7,
        ),
      ];
    }).flat();
  });
  const spines = across.filter((mark) => mark.kind === 'area');
  return [
    ...spines,
    band(skin, curve, from, to, 1.5),
    wash(belly, bellyCurve(points, from, to), 0.75, 0.3),
    ...across.filter((mark) => mark.kind !== 'area'),
  ];
}

function bellyCurve(points: readonly (readonly [number, number])[], from: number, to: number): string {
  const side = (share: number) =>
    points.map(([x, y], i) => {
      const [afterX, afterY] = points[i + 1] ?? [x, y];
      const [beforeX, beforeY] = points[i - 1] ?? [x, y];
      const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
      const half = (from + ((to - from) * i) / (points.length - 1)) / 2;
      return `${x + ((afterY - beforeY) / length) * half * share},${y - ((afterX - beforeX) / length) * half * share}`;
    });
  return `z ${side(0.95).join(' ')} ${side(0.3).reverse().join(' ')}`;
}

/** Smoke or breath from a mouth at 0,0, to the left. */
export const breath = (pigment: Pigment, core: Pigment): Drawing => [
  wash(pigment, 'z 0,-3 -14,-10 -30,-16 -48,-18 -54,-4 -50,10 -34,14 -16,8 0,3', 0.7, 2),
  wash(core, 'z 0,-1.6 -16,-5 -34,-8 -42,0 -30,7 -14,4 0,1.6', 0.8, 1),
  touch('white', 'z 0,-0.8 -14,-2.4 -26,0 -12,2.2 0,0.8'),
  ...strokes(0.8, 's -8,-7 -24,-14 -44,-20', 's -10,6 -26,13 -40,16', 's -30,-4 -42,-6 -56,-2'),
];

/** The whole beast in flight, seen from the side; small, for skies. */
export const flying = (skin: Pigment): Drawing => [
  ...far(0.2, place(skinWing(skin, skin), 6, -4, { scale: 0.5, turn: -14 })),
  band(skin, 's 14,4 28,8 40,2 52,6', 7, 1.2, 1),
  area(skin, 'z 50,6! 58,1! 57,10!', 0.9),
  ...strokes(1.4, 's 12,9 16,14 13,17', 's 4,8 5,14 1,16'),
  area(skin, 'z -16,-8 -6,-7 6,-4 18,1 18,7 8,11 -4,9 -14,1 -20,-4', 1.2),
  ...strokes(0.7, 's -10,1 -8,4', 's -3,4 -1,7.6', 's 5,6 6,9'),
  area(skin, 'z -14,-9 -20,-14 -30,-13 -40,-9! -38,-6 -28,-5 -18,-3', 1.2),
  ...strokes(1, 'l -38,-7.6 -28,-8', 'l -29,-11 -26,-11.4'),
  area('bone', 'z -22,-13! -12,-19! -17,-10!', 0.8),
  ...place(skinWing(skin, skin), -2, -3, { scale: 0.56, flip: true, turn: 24 }),
];
