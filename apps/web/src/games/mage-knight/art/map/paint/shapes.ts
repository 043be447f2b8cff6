/* Points in, text of SVG paths out: tenths of a unit, relative, so that a page full of brush strokes stays short. */
import type { Chance } from './random.js';

export type Point = readonly [x: number, y: number];

const tenth = (value: number): number => Math.round(value * 10);

/** Two numbers of a path, given in tenths. */
function pair(x: number, y: number): string {
  const second = String(y / 10);
  return `${x / 10}${second.startsWith('-') ? '' : ' '}${second}`;
}
export const written = ([x, y]: Point): string => pair(tenth(x), tenth(y));
const step = (from: Point, to: Point): string => pair(tenth(to[0]) - tenth(from[0]), tenth(to[1]) - tenth(from[1]));

export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
export const between = ([ax, ay]: Point, [bx, by]: Point, part = 0.5): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** A closed shape with straight sides. */
export function sided(points: readonly Point[]): string {
  const steps = points.slice(1).map((point, i) => `l${step(points[i] as Point, point)}`);
  return `M${written(points[0] as Point)}${steps.join('')}z`;
}

/** An open line with straight parts. */
export const lined = (points: readonly Point[]): string => sided(points).slice(0, -1);

/** A closed shape that rounds off all its corners. */
export function rounded(points: readonly Point[]): string {
  const at = (i: number): Point => points[i % points.length] as Point;
  const start = between(at(points.length - 1), at(0));
  let here = start;
  const bends = points.map((point, i) => {
    const end = i === points.length - 1 ? start : between(point, at(i + 1));
    const bend = `q${step(here, point)} ${step(here, end)}`;
    here = end;
    return bend;
  });
  return `M${written(start)}${bends.join('')}z`;
}

/** An open soft line that begins and ends at the outermost points. */
export function soft(points: readonly Point[]): string {
  const last = points.length - 1;
  let here = points[0] as Point;
  let path = `M${written(here)}`;
  for (let i = 1; i < last; i++) {
    const point = points[i] as Point;
    const end = i === last - 1 ? (points[last] as Point) : between(point, points[i + 1] as Point);
    path += `q${step(here, point)} ${step(here, end)}`;
    here = end;
  }
  return last === 1 ? lined(points) : path;
}

/** One touch of the brush: a short line that bends. */
export const dab = ([x, y]: Point, dx: number, dy: number, bend = 0): string =>
  `M${written([x - dx / 2, y - dy / 2])}q${written([dx / 2 - dy * bend, dy / 2 + dx * bend])} ${written([dx, dy])}`;

/** A spot of paint: round, but not quite. */
export function blob([x, y]: Point, across: number, down: number, chance: Chance, count = 7, rough = 0.2): string {
  const turn = chance.next() * 6;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = turn + (i / count) * 2 * Math.PI;
    const reach = 1.12 + chance.around(rough);
    return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * down * reach];
  });
  return rounded(points);
}

/** A plain ellipse. */
export const oval = ([x, y]: Point, across: number, down = across): string =>
  `M${written([x - across, y])}a${written([across, down])} 0 1 0 ${tenth(across * 2) / 10} 0a${written([across, down])} 0 1 0${tenth(across * -2) / 10} 0z`;
