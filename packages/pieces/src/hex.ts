/*
 * Geometry of a plane of hexes with a corner on top. A hex is one small integer made of its axial coordinates: q grows
 * to the east, r to the south-east. Nothing here knows a board; `board.ts` numbers the hexes that a game really has.
 *
 *   const camp = hexAt(2, -1);
 *   distance(camp, origin);                    // 2
 *   disc(camp, 1);                             // the camp and its six neighbours
 *   rotate(neighbour(origin, east), 1);        // the neighbour in the south-east
 */
import { assert, InvariantError } from '@heldentisch/engine';

/** Coordinates run from -127 to 127. Who steps over the rim gets a number that is no hex. */
const rim = 128;
const bits = 8;

const pack = (q: number, r: number): number => ((q + rim) << bits) + r + rim;

export const qOf = (hex: number): number => (hex >> bits) - rim;
export const rOf = (hex: number): number => (hex & (2 * rim - 1)) - rim;

const fits = (q: number, r: number): boolean => q > -rim && q < rim && r > -rim && r < rim;

export const isHex = (hex: number): boolean => fits(qOf(hex), rOf(hex));

export function hexAt(q: number, r: number): number {
  if (!fits(q, r)) throw new InvariantError(`the hex ${q}, ${r} lies too far out`);
  return pack(q, r);
}

/** The middle of the plane. Shapes are written around it. */
export const origin: number = pack(0, 0);

/** The directions, clockwise. */
export const directionNames = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const;
export const [east, southeast, southwest, west, northwest, northeast] = [0, 1, 2, 3, 4, 5] as const;

const stepQ = [1, 0, -1, -1, 0, 1];
const stepR = [0, 1, 1, 0, -1, -1];
const steps: readonly number[] = stepQ.map((q, direction) => pack(q, stepR[direction] as number) - origin);

export const neighbour = (hex: number, direction: number): number => hex + (steps[direction] as number);

/** The six neighbours, clockwise from the east. */
export const neighbours = (hex: number): number[] => steps.map((step) => hex + step);

/** The direction from a hex to its neighbour, or -1 if they do not touch. */
export const directionTo = (from: number, to: number): number => steps.indexOf(to - from);

/** How many steps lie between two hexes. */
export function distance(a: number, b: number): number {
  const q = qOf(a) - qOf(b);
  const r = rOf(a) - rOf(b);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes at exactly this distance, clockwise from the east. */
export function ring(centre: number, radius: number): number[] {
  if (radius === 0) return [centre];
  const list: number[] = [];
  for (let side = 0; side < 6; side++) {
    const corner = [stepQ[side] as number, stepR[side] as number] as const;
    let hex = hexAt(qOf(centre) + radius * corner[0], rOf(centre) + radius * corner[1]);
    for (let i = 0; i < radius; i++) {
      list.push(hex);
      hex = neighbour(hex, (side + 2) % 6);
    }
  }
  return list;
}

/** The hexes at this distance or nearer, the nearest first. */
export function disc(centre: number, radius: number): number[] {
  const list: number[] = [];
  for (let i = 0; i <= radius; i++) list.push(...ring(centre, i));
  return list;
}

/** The hex turned around a centre, clockwise by sixths of a full turn. */
export function rotate(hex: number, sixths: number, centre: number = origin): number {
  let q = qOf(hex) - qOf(centre);
  let r = rOf(hex) - rOf(centre);
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) [q, r] = [-r, q + r];
  return hexAt(qOf(centre) + q, rOf(centre) + r);
}

/** The hex that lies to `to` as this one lies to `from`. */
export const shift = (hex: number, from: number, to: number): number =>
  hexAt(qOf(hex) - qOf(from) + qOf(to), rOf(hex) - rOf(from) + rOf(to));

/** A point exactly between two hexes is pushed a little, always the same way: a line is the same from both ends. */
const nudge = 1e-6;

/** The hexes on the straight line between two hexes, both included. */
export function line(from: number, to: number): number[] {
  const length = distance(from, to);
  const list = [from];
  for (let i = 1; i <= length; i++) {
    const part = i / length;
    const q = qOf(from) * (1 - part) + qOf(to) * part;
    const r = rOf(from) * (1 - part) + rOf(to) * part;
    // Of q, r and their sum one grows by whole steps. If it is the sum, q and r must not both be rounded up.
    list.push(hexAt(Math.round(q + nudge), Math.round(r - nudge)));
  }
  return list;
}

/** A number for the edge between two neighbours, the same from both sides: for walls, rivers, gates. */
export function edgeBetween(a: number, b: number): number {
  const direction = directionTo(a, b);
  assert(direction >= 0, 'only neighbours share an edge');
  return direction < 3 ? a * 3 + direction : b * 3 + direction - 3;
}
