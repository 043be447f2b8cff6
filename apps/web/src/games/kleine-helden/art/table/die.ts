import { type Drawing, shape, wash } from '../pen/marks.js';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;

export const dieSheet = { width: 64, height: 64 } as const;

/** The body without pips: a face of bone and the edge it stands on. */
export const dieBody: Drawing = [
  shape('sand', 'z 9,16 16,10! 56,12 60,18! 59,54 54,60! 14,60 8,54!'),
  shape('white', 'z 6,10 11,5! 50,4 56,9! 56,48 51,54! 11,54 5,49!'),
];

const near = 17;
const middle = 30;
const far = 43;

const places: Record<DieFace, readonly (readonly [number, number])[]> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};

/** The pips of a face; a one is painted red and the six, which is rolled on, gold-brown. */
export const diePips = (face: DieFace): Drawing => {
  const tint = face === 1 ? 'crimson' : face === 6 ? 'bark' : 'ink';
  const radius = face === 1 ? 7 : 4.8;
  return places[face].map(([x, y]) => wash(tint, `o ${x},${y} ${radius},${radius}`));
};

export const dieFaces: readonly DieFace[] = [1, 2, 3, 4, 5, 6];
