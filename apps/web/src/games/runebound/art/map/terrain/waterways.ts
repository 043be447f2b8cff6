/* Rivers: one line from the spring to the mouth, broader on its way. */
import { hexOf, hexWidth, middleOf, neighboursAt, placeOf, sideTo, terrainAt } from '../geometry.js';
import { at, between, type Point, penned, shifted, softly, straight } from '../pen/line.js';
import { chanceOf, unrest } from '../pen/random.js';
import { spaceCount, spaceNames } from '../world.js';
import { isSea } from './land.js';

const all = Array.from({ length: spaceCount }, (_, space) => space);

/** Where a line crosses the border of two spaces: near the middle of their common side. */
export function crossingOf(a: number, b: number): Point {
  const [first, second] = a < b ? [a, b] : [b, a];
  const [from, to] = [placeOf(first), placeOf(second)];
  const [dx, dy] = [(to[0] - from[0]) / hexWidth, (to[1] - from[1]) / hexWidth];
  const aside = (chanceOf(`${spaceNames[first]}-${spaceNames[second]}`) * 2 - 1) * 11;
  return shifted(between(from, to), -dy * aside, dx * aside);
}

/** A line through a space from one neighbour to another. It crosses both borders at a right angle, so that lines join. */
export function bendThrough(space: number, from: number, to: number, swing: number): Point[] {
  const middle = placeOf(space);
  const name = `${spaceNames[space]} ${Math.min(from, to)}`;
  const stray = (salt: string): number => (chanceOf(`${name} ${salt}`) * 2 - 1) * swing;
  const [a, b] = [crossingOf(space, from), crossingOf(space, to)];
  const inward = (point: Point, neighbour: number): Point => {
    const [nx, ny] = placeOf(neighbour);
    return shifted(point, (middle[0] - nx) * 0.15, (middle[1] - ny) * 0.15);
  };
  const centre = between(between(a, b), middle, 0.35);
  return [a, inward(a, from), shifted(centre, stray('x'), stray('y')), inward(b, to), b];
}

const isRiver = (space: number): boolean => terrainAt(space) === 'river';

/** The spaces of each river, from the spring on; a river has one end at the sea or at the southern rim. */
function courses(): number[][] {
  const rivers: number[][] = [];
  const seen = new Set<number>();
  for (const start of all) {
    if (!isRiver(start) || seen.has(start)) continue;
    const course = [start];
    seen.add(start);
    for (let next: number | undefined = start; next !== undefined; ) {
      next = neighboursAt(next).find((space) => isRiver(space) && !seen.has(space));
      if (next === undefined) break;
      seen.add(next);
      course.push(next);
    }
    rivers.push(course);
  }
  return rivers;
}

/** The spring lies in the mountains above. */
function springOf(space: number): Point {
  const [x, y] = placeOf(space);
  const above = neighboursAt(space).filter((next) => terrainAt(next) === 'mountains' && placeOf(next)[1] < y);
  const source = above.at(0);
  return source === undefined ? [x, y - 40] : between(placeOf(source), [x, y], 0.3);
}

/** The mouth: where the sea is, or over the rim of the board. */
function mouthOf(space: number): Point {
  const sea = neighboursAt(space).find(isSea);
  if (sea !== undefined) return between(placeOf(space), placeOf(sea), 0.72);
  const { column, row } = hexOf(space);
  return between(middleOf({ column, row }), middleOf({ column, row: row + 2 }), 0.6);
}

export interface River {
  readonly spaces: readonly number[];
  readonly way: readonly Point[];
}

function riverOf(spaces: readonly number[]): River {
  const first = spaces[0] as number;
  const last = spaces.at(-1) as number;
  const through = spaces.slice(1, -1).flatMap((space, i) => {
    const points = bendThrough(space, spaces[i] as number, spaces[i + 2] as number, 12);
    return i === 0 ? points : points.slice(1);
  });
  const way = [
    springOf(first),
    shifted(placeOf(first), -5, 3),
    ...through,
    shifted(placeOf(last), 5, -4),
    mouthOf(last),
  ];
  return { spaces, way: softly(way) };
}

export const rivers: readonly River[] = courses().map(riverOf);

/** How far a bank is from the middle of the water, by the part of the way that is done. */
const breadth = (part: number): number => 1.4 + 12 * Math.min(1, part * 1.7) ** 0.75;

function bank({ way }: River, side: 1 | -1, factor: number, seed: number): Point[] {
  const rough = unrest(seed + side);
  return way.map((point, i): Point => {
    const [before, after] = [at(way, Math.max(0, i - 1)), at(way, Math.min(way.length - 1, i + 1))];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const far = side * breadth(i / way.length) * factor * (1 + 0.16 * rough(i * 0.3));
    return shifted(point, (-(after[1] - before[1]) / length) * far, ((after[0] - before[0]) / length) * far);
  });
}

/** The water between the banks. */
export const waterOf = (river: River, factor = 1): string =>
  straight([...bank(river, 1, factor, 3), ...bank(river, -1, factor, 3).reverse()], true);

/** The ink along both banks. */
export const banksOf = (river: River): string =>
  ([1, -1] as const)
    .map((side) => penned(bank(river, side, 1, 3), { width: 1.7, seed: 8 + side, taper: 0.05, swing: 0.4 }))
    .join('');

/** Short strokes that follow the water. */
export const ripplesOf = (river: River): string =>
  [-0.4, 0.35]
    .map((factor) => bank(river, 1, factor, 9))
    .flatMap((points, row) =>
      points.flatMap((_, i) =>
        (i + row * 7) % 13 === 2 && i > 12 && i + 6 < points.length
          ? [penned(points.slice(i, i + 6), { width: 1.1, seed: i, taper: 0.5 })]
          : [],
      ),
    )
    .join('');

/** The sides of a space its river runs through, so that nothing is planted there. */
export const wetSides = (space: number): number[] =>
  neighboursAt(space)
    .filter((next) => isRiver(next) || isSea(next))
    .map((next) => sideTo(space, next));
