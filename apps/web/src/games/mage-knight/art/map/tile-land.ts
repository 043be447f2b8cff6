/* A tile is a flower of seven hexes. Units are those of the table's map: a corner of a hex is 50 from its middle. */
import type { Point } from './paint/shapes.js';

export const terrains = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'sea',
] as const;
export type Terrain = (typeof terrains)[number];

export interface TileHex {
  readonly terrain: Terrain;
  /** Where something stands the land makes room for it. */
  readonly hasSite?: boolean;
}

export interface TileLand {
  readonly id: string;
  /** The middle, then around it: east, south-east, south-west, west, north-west, north-east. */
  readonly hexes: readonly TileHex[];
  /** Pairs of hexes with a wall between them, by their places in the list. */
  readonly walls?: readonly (readonly [number, number])[];
}

export const hexRadius = 50;
export const hexWidth = Math.sqrt(3) * hexRadius;
/** From the middle of a hex to the middle of a side. */
export const sideDistance = hexWidth / 2;

export const placeOf = (q: number, r: number): Point => [hexWidth * (q + r / 2), 1.5 * hexRadius * r];

const axial: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const hexCount = axial.length;
/** Where the hexes lie around the middle of their tile. */
export const middles: readonly Point[] = axial.map(([q, r]) => placeOf(q, r));
export const middleOf = (hex: number): Point => middles[hex] as Point;

/** Clockwise from the east, as directions are; side i lies between corner i and the next. */
const corners: readonly Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return [hexRadius * Math.cos(angle), hexRadius * Math.sin(angle)];
});
export function cornerOf(hex: number, i: number): Point {
  const [x, y] = middleOf(hex);
  const [dx, dy] = corners[i % 6] as Point;
  return [x + dx, y + dy];
}

const outward: readonly Point[] = Array.from({ length: 6 }, (_, side) => {
  const angle = (side * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
});
export const sides = [0, 1, 2, 3, 4, 5] as const;

/** The hex of the same tile behind a side, or -1 where the tile ends. */
const behind: readonly (readonly number[])[] = axial.map(([q, r]) =>
  sides.map((side) => {
    const [dq, dr] = axial[side + 1] as readonly [number, number];
    return axial.findIndex(([otherQ, otherR]) => otherQ === q + dq && otherR === r + dr);
  }),
);
export const neighbourOf = (hex: number, side: number): number => behind[hex]?.[side] ?? -1;
export const sideTo = (hex: number, other: number): number => behind[hex]?.indexOf(other) ?? -1;

/** How far a point lies within a side of a hex; below 0 outside. */
export function depthAt(hex: number, side: number, [x, y]: Point): number {
  const [mx, my] = middleOf(hex);
  const [nx, ny] = outward[side] as Point;
  return sideDistance - (x - mx) * nx - (y - my) * ny;
}

/** The hex a point lies in, or -1. */
export function hexAt([x, y]: Point): number {
  const r = y / (1.5 * hexRadius);
  const q = x / hexWidth - r / 2;
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  // The three coordinates add up to 0: the one that was rounded most follows from the others.
  const foundQ = offQ > offR && offQ > offS ? -wholeR - wholeS : wholeQ;
  const foundR = offR > offS && offR >= offQ ? -wholeQ - wholeS : wholeR;
  return axial.findIndex(([hexQ, hexR]) => hexQ === foundQ && hexR === foundR);
}

/** Whether a point lies on the tile and so far from its rim. */
export function isOnTile(point: Point, distance: number): boolean {
  const hex = hexAt(point);
  return hex >= 0 && sides.every((side) => neighbourOf(hex, side) >= 0 || depthAt(hex, side, point) >= distance);
}
