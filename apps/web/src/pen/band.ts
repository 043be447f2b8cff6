import { distance, type Trace, type Vertex } from './trace.js';

export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** The outline of a band along an open trace. */
export function band(trace: Trace, from: number, to: number): Trace {
  const normals = outwardNormals(trace);
  const last = trace.vertices.length - 1;
  const left: Vertex[] = [];
  const right: Vertex[] = [];
  trace.vertices.forEach(({ x, y, isCorner }, i) => {
    const normal = normals[i];
    if (!normal) return;
    const half = (from + ((to - from) * i) / last) / 2;
    left.push({ x: x + normal.x * half, y: y + normal.y * half, isCorner });
    right.push({ x: x - normal.x * half, y: y - normal.y * half, isCorner });
  });
  return {
    isClosed: true,
    vertices: [...left, ...cap(trace, to, true), ...right.reverse(), ...cap(trace, from, false)],
  };
}

/** A rounded end of a band. */
function cap({ vertices }: Trace, width: number, atEnd: boolean): Vertex[] {
  const end = atEnd ? vertices.at(-1) : vertices[0];
  const inner = atEnd ? vertices.at(-2) : vertices[1];
  if (!end || !inner) return [];
  const length = distance(inner, end) || 1;
  const reach = width * 0.4;
  return [
    {
      x: end.x + ((end.x - inner.x) / length) * reach,
      y: end.y + ((end.y - inner.y) / length) * reach,
      isCorner: false,
    },
  ];
}

/** The direction away from the line at every vertex: out of a closed one, to the left of an open one. */
export function outwardNormals({ vertices, isClosed }: Trace): Direction[] {
  const count = vertices.length;
  let area = 0;
  const normals = vertices.map((here, i) => {
    const before = vertices[isClosed ? (i + count - 1) % count : Math.max(0, i - 1)] ?? here;
    const after = vertices[isClosed ? (i + 1) % count : Math.min(count - 1, i + 1)] ?? here;
    area += before.x * here.y - here.x * before.y;
    const into = unit(before, here);
    const out = unit(here, after);
    const sum = { x: into.y + out.y, y: -into.x - out.x };
    const length = Math.hypot(sum.x, sum.y) || 1;
    // Pointed corners reach out further, as a pen does, but not without limit.
    const miter = into.x === 0 && into.y === 0 ? 1 : Math.min(1.7, 2 / length);
    const reach = here.isCorner ? miter : 1;
    return { x: (sum.x / length) * reach, y: (sum.y / length) * reach };
  });
  return isClosed && area < 0 ? normals.map(({ x, y }) => ({ x: -x, y: -y })) : normals;
}

function unit(from: Vertex, to: Vertex): Direction {
  const length = distance(from, to);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
