/* The outline of many hexes together, as a hand draws it: corners and sides stray a little, the same for both sides. */
import { cornerOf, type Hex, keyOf, neighbourOf } from '../geometry.js';
import { between, type Point, shifted } from '../pen/line.js';
import { eitherWay, randomFrom, seedOf } from '../pen/random.js';

const nameOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Paint does not keep to the line: how far it strays from the corners and sides of a hex. */
const stray = 4.5;

function strayed(point: Point, name: string, far: number): Point {
  const random = randomFrom(seedOf(name));
  return shifted(point, eitherWay(random) * far, eitherWay(random) * far);
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

function sidesAround(hexes: readonly Hex[]): Side[] {
  const inside = new Set(hexes.map(keyOf));
  return hexes.flatMap((hex) =>
    [0, 1, 2, 3, 4, 5]
      .filter((side) => !inside.has(keyOf(neighbourOf(hex, side))))
      .map((side) => ({ from: cornerOf(hex, side), to: cornerOf(hex, side + 1) })),
  );
}

/** The points of one side without its end: a few on the way, which stray as the seed of the side says. */
function alongSide({ from, to }: Side, roughness: number): Point[] {
  const [a, b] = [nameOf(from), nameOf(to)];
  const isForward = a < b;
  const name = isForward ? `${a}-${b}` : `${b}-${a}`;
  const steps = isForward ? [1, 2, 3] : [3, 2, 1];
  const onWay = steps.map((k) =>
    strayed(between(isForward ? from : to, isForward ? to : from, k / 4), `${name}/${k}`, roughness),
  );
  return [strayed(from, a, stray), ...onWay];
}

/** The loops around a set of hexes, clockwise; holes are loops as well. */
export function outlinesOf(hexes: readonly Hex[], roughness = 2.2): Point[][] {
  const leaving = new Map<string, Side[]>();
  for (const side of sidesAround(hexes)) {
    const name = nameOf(side.from);
    leaving.set(name, [...(leaving.get(name) ?? []), side]);
  }
  const loops: Point[][] = [];
  for (const sides of leaving.values()) {
    while (sides.length > 0) {
      const loop: Point[] = [];
      let side = sides.pop();
      while (side !== undefined) {
        loop.push(...alongSide(side, roughness));
        side = leaving.get(nameOf(side.to))?.pop();
      }
      loops.push(loop);
    }
  }
  return loops;
}
