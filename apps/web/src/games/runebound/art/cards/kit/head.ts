import { area, type Drawing, each, type Mark, stroke, strokes, touch, wash } from '../brush/marks.js';
import type { Pigment } from '../brush/pigments.js';

/**
 * A head seen half from the side, looking to the left, around 0,0 between the eyes: 36 wide, from -26 (crown) to 27
 * (chin). Turned round by `place(..., { flip: true })`.
 */
export interface Head {
  readonly skin: Pigment;
  readonly jaw?: keyof typeof jaws;
  readonly eyes?: keyof typeof eyeKinds;
  readonly iris?: Pigment;
  readonly nose?: keyof typeof noses;
  readonly mouth?: keyof typeof mouths;
  readonly ear?: 'round' | 'pointed' | 'none';
  /** Thickness of the brows. */
  readonly brow?: number;
  readonly browPigment?: Pigment;
  /** How far the brows come down to the nose. */
  readonly frown?: number;
}

const jaws = {
  lean: 'z -13,-19 -16,-7 -14.5,-1 -17,5 -14,15 -9,23 -4,26.5 3,26 13,17 17,4 18,-10 12,-22 0,-26',
  broad: 'z -14,-19 -17,-7 -15.5,-1 -18,5 -16.5,15 -13,24 -7,28.5 4,28 16,19 19,5 19,-10 12,-22 0,-26',
  soft: 'z -13,-19 -15.5,-7 -14,-1 -16,4 -13,13 -8,21 -3.5,24.5 3,22.5 12,13 16,3 17,-10 12,-22 0,-26',
  old: 'z -13,-20 -16,-8 -14,-1 -17.5,4 -13.5,11 -13,18 -9,25 -4,29 2,27 10,18 15,6 18,-10 12,-23 0,-27',
  heavy: 'z -12,-19 -17,-8 -16,-1 -20,6 -20,17 -16,26 -8,31 6,30 19,21 21,5 19,-10 12,-21 0,-25',
};

const lids = (lift: number): Drawing => [
  touch('paper', `z 0.8,-0.4 4,-${1.6 + lift} 8.6,-0.6 5,1.1`),
  touch('paper', `z -12.8,-0.4 -10,-${1.5 + lift} -6.8,-0.6 -9.5,1`),
];
const lashes = (lift: number, width = 1.9): Drawing =>
  strokes(width, `s -0.8,0.2 3.6,-${2.1 + lift} 10,0.2`, `s -13.8,0 -10.5,-${2 + lift} -5.8,0.2`);
const irises = (pigment: Pigment, size: number): Drawing =>
  each([[4.2], [-10]], (x) => [
    touch(pigment, `o ${x},-0.4 ${size},${size}`),
    touch('ink', `o ${x},-0.6 ${size * 0.6},${size * 0.65}`),
  ]);

const eyeKinds = {
  stern: (iris: Pigment) => [
    ...lids(0.2),
    ...irises(iris, 1.6),
    ...lashes(0.2),
    ...strokes(0.6, 's 2,2 5,2.8 8.5,1.6'),
  ],
  wide: (iris: Pigment) => [
    ...lids(1.8),
    ...irises(iris, 1.9),
    ...lashes(1.8, 1.1),
    ...strokes(0.7, 's 1,2.2 5,3 8.5,1.8', 's -12.5,2 -10,2.6 -7,1.8'),
  ],
  narrow: (iris: Pigment) => [
    ...irises(iris, 1.1),
    ...lashes(-1, 1.7),
    ...strokes(0.7, 's 1,1 5,1.7 9,0.6', 's -12.5,1 -10,1.5 -7,0.8'),
  ],
  lashed: (iris: Pigment) => [
    ...lids(1),
    ...irises(iris, 1.8),
    ...lashes(1, 1.6),
    ...strokes(0.9, 's 8,-2.4 10.5,-2.6 12.5,-4.2', 's -13,-2 -14.6,-2.8 -15.6,-4'),
  ],
  glow: (iris: Pigment) => [
    wash(iris, 'o 4.5,-0.6 6,4.4', 0.6, 0.6),
    wash(iris, 'o -10,-0.6 4.6,4', 0.6, 0.6),
    touch('white', 'z 0.5,0 4,-2.4 9,-1.6 5,1'),
    touch('white', 'z -13,-1 -10,-2.2 -6.5,0 -10,1'),
  ],
  shut: () => strokes(1.3, 's 0,-0.8 4.5,1.2 9.5,-0.6', 's -13.4,-0.8 -10,1 -6.4,-0.6'),
  blind: (iris: Pigment) => [
    ...lids(0.8),
    ...lashes(0.8),
    touch(iris, 'o 4.2,-0.6 1.7,1.7'),
    touch(iris, 'o -10,-0.6 1.5,1.6'),
  ],
  hollow: (iris: Pigment) => [
    touch('ink', 'z 0,-3 5,-4.6 10.5,-2 9,3.4 3,4'),
    touch('ink', 'z -14.4,-2 -10.5,-4.4 -6,-2.6 -7,3 -12,3.4'),
    touch(iris, 'o 5,-0.4 1.5,1.5'),
    touch(iris, 'o -10,-0.4 1.3,1.4'),
  ],
} satisfies Record<string, (iris: Pigment) => Drawing>;

const noses = {
  straight: ['s -4.5,-4 -6.5,4 -9.6,9.4 -8,11.2 -4.6,10.8', 's -4.4,8.6 -2.4,9.8 -3.4,11.6'],
  hooked: ['s -4.5,-5 -9,1 -12,8.6 -10.6,12.4 -5.4,11', 's -5,8.4 -2.6,9.6 -3.6,11.8'],
  small: ['s -8.6,6.6 -9.4,9 -7.6,10.4 -4.8,10', 's -4.4,8.6 -3.2,9.6'],
  flat: ['s -6,-3 -6.6,3 -10.6,7 -11,10.6 -6,11.4 -1.6,10.6', 's -3.4,6.6 -0.6,8.6 -1.6,10.8', 's -9.6,9.6 -8.4,9.2'],
  broken: ['s -4.5,-4 -8.6,1 -7,5 -10.6,9.4 -8.4,11.6 -4.6,10.8', 's -4.4,8.6 -2.4,9.8 -3.4,11.6'],
  gone: ['z -8,9 -6.6,5 -5.6,8.4', 'z -4.6,9.2 -3.8,5.4 -2.6,9.4'],
};

const teeth: Drawing = [
  touch('white', 'z -10,15.4 -3,16.6 4,13.6 2,18.6 -4,20.4 -8.6,18.8'),
  ...strokes(0.6, 'l -7.4,16 -7,19.4', 'l -4.6,16.4 -4.4,20', 'l -1.6,16 -1.6,19.6', 'l 1,15.2 1,18.6'),
  stroke('s -10.8,15.2 -3,16.6 5,13', 1.3),
  stroke('s -9.6,17.6 -4,20.8 3,18', 1),
];

const mouths = {
  firm: strokes(1.2, 's -10.2,16.8 -5,16.3 2.4,17').concat(stroke('s -7.4,20 -4,20.6 -1,20', 0.7)),
  smirk: [
    stroke('s -10,17.2 -4,17.4 3.4,14.4', 1.2),
    stroke('s 3,13 4.4,14.4 4,16', 0.7),
    stroke('s -7,20.4 -3.6,20.8', 0.7),
  ],
  lips: [
    wash('madder', 'z -9.4,16.4 -6.6,15 -5,15.6 -3,14.8 1,16.4 -3.6,19.4 -6.6,19.2', 0.75, 0.2),
    stroke('s -9.8,16.6 -5.4,16.8 1.4,16.4', 0.9),
  ],
  grin: teeth,
  scowl: strokes(1.3, 's -10.4,18.6 -5.4,16.2 2.6,18.6').concat(stroke('s -7.4,21 -4,20.4 -1,21.4', 0.7)),
  tusks: [
    stroke('s -13,18.6 -5,16.4 5,18.4', 1.5),
    area('bone', 'z -11.4,18.6! -13.4,10.4! -8.4,17.4', 0.8),
    area('bone', 'z 0.6,17.8! 3,8.6! 4,18', 0.8),
    stroke('s -9,22 -4,22.6 1,21.8', 0.8),
  ],
  shout: [
    touch('ink', 'z -10,14.4 -4,13.4 3,14.6 2.6,20 -3,24 -8.6,21'),
    touch('white', 'z -9,14.6 -4,13.9 2,14.9 1.4,16.8 -8,16.8'),
    wash('madder', 'z -6.6,21 -3,19.6 0.4,20.6 -3,23', 0.9, 0.1),
    stroke('z -10,14.4 -4,13.4 3,14.6 2.6,20 -3,24 -8.6,21', 0.9),
  ],
  skull: [
    ...strokes(0.9, 's -11,18 -4,19 5,17.4'),
    ...each([[-9], [-6.4], [-3.8], [-1.2], [1.4]], (x) => [stroke(`l ${x},15.6 ${x},21.4`, 0.8)]),
  ],
  hidden: [],
} satisfies Record<string, Drawing>;

const ears = {
  round: [area('flesh', 'z 16,-5 20.5,-7.6 22.4,-3 20,5 16,7', 1), stroke('s 18,-3 20,-3 19,2', 0.7)],
  pointed: [area('flesh', 'z 15,-3 21,-9 31,-17! 27,-4 21,5 15.6,6', 1.1), stroke('s 18,-2 22,-6 27,-12', 0.7)],
  none: [],
} satisfies Record<string, Drawing>;

const shadow: Partial<Record<Pigment, Pigment>> = {
  flesh: 'sienna',
  tan: 'rust',
  umber: 'sepia',
  pallor: 'slate',
  bone: 'umber',
};

/** The head without hair and headgear. */
export function head({
  skin,
  jaw = 'lean',
  eyes = 'stern',
  iris = 'sepia',
  nose = 'straight',
  mouth = 'firm',
  ear = 'round',
  brow = 1.7,
  browPigment = 'ink',
  frown = 1,
}: Head): Drawing {
  const dark = shadow[skin] ?? 'shade';
  const recolored = ears[ear].map((mark): Mark => (mark.kind === 'area' ? { ...mark, pigment: skin } : mark));
  const brows: Drawing = [
    stroke(`s -2.4,${-4.6 + frown} 3.4,-6.2 11.6,-4.4`, brow, browPigment),
    stroke(`s -6,${-4.6 + frown} -10,-6 -14.8,-4.4`, brow, browPigment),
  ];
  return [
    ...recolored,
    area(skin, jaws[jaw], 1.4),
    wash(dark, 'z 10,-22 17,-12 17,4 13,17 3,25 -3,24 5,15 10.4,5 8,-5', 0.42, 0.6),
    wash(dark, 'z -2.6,-5 3,-6 10,-4 9,1.4 3,2.4 -1,0.6 -4,4 -4,9.6 -6,8', 0.3, 0.3),
    wash(dark, 'z -6,-5 -10,-6 -14,-4.4 -13,1.4 -7,1', 0.3, 0.3),
    ...strokes(
      0.55,
      's 15.4,6 12,11 11.4,14.6',
      's 14,9 11,13.4 9.6,17',
      's 12.6,13 9.6,17 7.6,19.6',
      's 10.4,17 8,19.6 5.6,21.4',
    ),
    ...eyeKinds[eyes](iris),
    ...(brow > 0 ? brows : []),
    ...strokes(1, ...noses[nose]),
    ...mouths[mouth],
  ];
}
