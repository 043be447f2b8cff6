/* What grows and stands on low ground: reeds, grass, fields, a farm. */
import { drawn, type Layer, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { blot, type Point, penned, written } from '../pen/line.js';
import { eitherWay, randomFrom } from '../pen/random.js';
import { lonelyTree } from './trees.js';

/** Three or four blades from one root. */
export function tuft(x: number, y: number, size: number, seed: number): string {
  const random = randomFrom(seed);
  return [-0.55, -0.18, 0.2, 0.6]
    .map((lean) => {
      const long = size * (0.7 + 0.4 * random());
      return `M${written([x + lean * 2, y])}q${written([lean * long * 0.25, -long * 0.6])} ${written([lean * long * 0.8, -long])}`;
    })
    .join('');
}

const tufts = (places: readonly Point[], size: number, seed: number): Layer =>
  scratch(places.map(([x, y], i) => tuft(x, y, size, seed * 31 + i)).join(''), 0.9, 0.75);

/** Water that lies still: short level strokes. */
const stillness = (x: number, y: number, half: number, seed: number): string => {
  const random = randomFrom(seed);
  return [0, 1, 2]
    .map((i) => {
      const [left, right] = [-half * (0.5 + 0.5 * random()), half * (0.5 + 0.5 * random())];
      return `M${written([x + left * (1 - i * 0.25), y + i * 3])}L${written([x + right * (1 - i * 0.25), y + i * 3])}`;
    })
    .join('');
};

function reeds(x: number, y: number, size: number, seed: number): Layer[] {
  const random = randomFrom(seed);
  const blades = [-0.8, -0.45, -0.15, 0.15, 0.5, 0.85].map((lean) => {
    const long = size * (0.6 + 0.5 * random());
    const root: Point = [x + lean * size * 0.3, y];
    const tip: Point = [root[0] + lean * long * 0.35 + eitherWay(random), y - long];
    return { root, tip };
  });
  const heads = blades.filter((_, i) => i % 2 === 1);
  return [
    {
      d: blades
        .map(({ root, tip }, i) =>
          penned([root, [(root[0] + tip[0]) / 2 - 0.6, (root[1] + tip[1]) / 2], tip], {
            width: 2,
            seed: seed + i,
            taper: 0.6,
            swing: 0.2,
          }),
        )
        .join(''),
      fill: palette.reed,
    },
    outlined(
      heads
        .map(({ tip: [tx, ty] }) => `M${written([tx - 1.5, ty + 5])}v-6a1.5 1.5 0 0 1 3 0v6a1.5 1.5 0 0 1-3 0z`)
        .join(''),
      palette.cattail,
      0.5,
    ),
    scratch(stillness(x, y + 2, size * 0.6, seed), 0.8, 0.7),
  ];
}

const mire = (seed: number, pools: readonly Point[], stands: readonly Point[]): Layer[] => [
  ...pools.flatMap(([x, y], i) => [
    wash(blot(x, y, 21, 9, seed * 13 + i), palette.deepSwamp, 0.5),
    wash(blot(x, y, 18, 6.5, seed * 13 + i), palette.pool),
    scratch(blot(x, y, 18.5, 7, seed * 13 + i), 0.8, 0.6),
    scratch(stillness(x - 2, y - 1.5, 10, seed + i), 0.7, 0.6),
  ]),
  ...stands.flatMap(([x, y], i) => reeds(x, y, 17, seed * 17 + i)),
];

export const swampVariants: readonly Layer[][] = [
  mire(
    1,
    [
      [-14, -17],
      [20, 4],
      [-14, 27],
    ],
    [
      [14, -18],
      [-27, 5],
      [-2, 10],
      [25, 28],
      [3, 38],
    ],
  ),
  mire(
    2,
    [
      [16, -21],
      [-17, 5],
      [17, 25],
    ],
    [
      [-14, -17],
      [26, 2],
      [2, 14],
      [-24, 30],
      [-4, 41],
    ],
  ),
  mire(
    3,
    [
      [-2, -25],
      [22, 7],
      [-12, 24],
    ],
    [
      [-27, -6],
      [22, -15],
      [-6, 4],
      [29, 28],
      [7, 36],
    ],
  ),
];

/** Furrows of a field that lies askew. */
function field(x: number, y: number, seed: number): Layer[] {
  const edge: Point[] = [
    [x - 16, y - 3],
    [x + 8, y - 9],
    [x + 17, y + 3],
    [x - 8, y + 10],
  ];
  const furrows = [0.15, 0.32, 0.5, 0.68, 0.85].map((part) => {
    const [ax, ay] = [x - 16 + 8 * part, y - 3 + 13 * part];
    return `M${written([ax, ay])}q${written([12, -4])} ${written([24.5, -6.2])}`;
  });
  return [
    wash(blot(x, y, 18, 9, seed), palette.thatch, 0.45),
    scratch(furrows.join(''), 0.7, 0.65),
    scratch(`M${edge.map(written).join('L')}Z`, 0.6, 0.4),
  ];
}

function farm(x: number, y: number): Layer[] {
  return [
    ...drawn(
      [
        [x - 8, y],
        [x - 8, y - 7],
        [x + 5, y - 7],
        [x + 5, y],
      ],
      palette.white,
      { width: 0.9 },
    ),
    ...drawn(
      [
        [x - 10, y - 6.5],
        [x - 6, y - 13],
        [x + 4, y - 13],
        [x + 7, y - 6.5],
      ],
      palette.thatch,
      { width: 1 },
    ),
    scratch(`M${x - 3} ${y}v-4h2.6v4M${x + 1} ${y - 4.5}h2`, 0.8),
  ];
}

const stones = (x: number, y: number): Layer[] =>
  [-9, -2, 6].flatMap((dx, i) =>
    drawn(
      [
        [x + dx - 2.2, y + i],
        [x + dx - 1.6, y - 9 - (i % 2) * 3],
        [x + dx + 1.6, y - 9.6 - (i % 2) * 2],
        [x + dx + 2.4, y + i],
      ],
      palette.stone,
      { width: 0.9 },
    ),
  );

export const plainsVariants: readonly Layer[][] = [
  [
    tufts(
      [
        [-22, -14],
        [12, -24],
        [24, 10],
        [-8, 26],
        [-26, 16],
      ],
      8,
      1,
    ),
    ...lonelyTree(4, 6, 19, 4),
  ],
  [
    ...field(14, -12, 3),
    ...field(-14, 18, 4),
    tufts(
      [
        [-20, -16],
        [22, 18],
        [2, 36],
      ],
      8,
      2,
    ),
  ],
  [
    tufts(
      [
        [-18, -20],
        [20, -16],
        [-28, 10],
        [6, 4],
        [26, 20],
        [-10, 30],
      ],
      8,
      3,
    ),
  ],
  [
    ...field(-14, -14, 5),
    ...farm(14, 6),
    tufts(
      [
        [24, -14],
        [-22, 16],
        [6, 30],
      ],
      8,
      4,
    ),
  ],
  [
    ...lonelyTree(-14, -2, 17, 8),
    ...lonelyTree(-2, 3, 14, 9),
    tufts(
      [
        [20, -20],
        [22, 14],
        [-20, 24],
        [2, 34],
      ],
      8,
      5,
    ),
  ],
  [
    ...stones(10, -8),
    tufts(
      [
        [-18, -18],
        [-22, 14],
        [6, 28],
        [26, 12],
      ],
      8,
      6,
    ),
  ],
];

/** Grass and bushes for the free corners beside a road or a river. */
export const cornerVariants: readonly Layer[][] = [
  [
    tufts(
      [
        [-4, 2],
        [6, 5],
      ],
      8,
      11,
    ),
  ],
  [...lonelyTree(0, 7, 15, 12)],
  [tufts([[0, 0]], 9, 13), ...lonelyTree(7, 7, 11, 14)],
  [
    tufts(
      [
        [-6, 0],
        [5, 6],
        [7, -5],
      ],
      7,
      15,
    ),
  ],
];

export const bankVariants: readonly Layer[][] = [
  reeds(0, 6, 13, 21),
  [
    tufts(
      [
        [-3, 4],
        [6, 6],
      ],
      8,
      22,
    ),
  ],
  [...lonelyTree(0, 8, 14, 23)],
];
