import { type Drawing, glow, ground, place, type Sweep } from '../paint/marks.js';
import type { Pigment } from '../paint/pigments.js';

/** A vignette of a card, 120 by 90: the light, what it fades into, how the brush ran, and what stands before it. */
export const scene = (light: Pigment, rim: Pigment, sweep: Sweep, ...parts: readonly Drawing[]): Drawing => [
  ground(light, rim, sweep, 56, 36, 86),
  ...parts.flat(),
];

/** The same out of the dark: the bright things in it are its only light. */
export const gloom = (light: Pigment, rim: Pigment, sweep: Sweep, ...parts: readonly Drawing[]): Drawing => [
  ground(light, rim, sweep, 58, 40, 84, 2),
  ...parts.flat(),
];

export const put = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  place(drawing, x, y, { scale, turn });

/** The same, looking the other way. */
export const flipped = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  place(drawing, x, y, { scale, turn, flip: true });

export const light = (pigment: Pigment, x: number, y: number, size: number, strength = 0.7): Drawing => [
  glow(pigment, x, y, size, strength),
];
