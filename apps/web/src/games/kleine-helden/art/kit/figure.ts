import type { Drawing } from '../pen/marks.js';
import { drawFace, type Face, type Mood } from './face.js';

/** A figure on a sheet of 120 x 150: what lies behind the face, the face, what lies over it. */
export interface Figure {
  readonly behind: Drawing;
  readonly face: Face;
  readonly over: Drawing;
}

export const drawFigure = ({ behind, face, over }: Figure, mood: Mood): Drawing => [
  ...behind,
  ...drawFace(face, mood),
  ...over,
];

/** The whole sheet with room for the outlines. */
export const figureBox = '-3 -4 126 154';

/** Head and shoulders, as a square. */
export const bustBox = '12 8 96 96';
