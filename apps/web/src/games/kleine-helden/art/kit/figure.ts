import type { Drawing } from '../pen/marks.js';
import { drawFace, type Face, type Mood } from './face.js';

/** A figure on a sheet of 120 x 150: what lies behind the face, the face, what lies over it. */
export interface Figure {
  readonly behind: Drawing;
  readonly face: Face;
  readonly over: Drawing;
}

export const sheet = { width: 120, height: 150 } as const;

export const drawFigure = ({ behind, face, over }: Figure, mood: Mood): Drawing => [
  ...behind,
  ...drawFace(face, mood),
  ...over,
];
