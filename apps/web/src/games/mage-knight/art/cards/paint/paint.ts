import { band } from '../../../../../pen/band.js';
import { noise } from '../../../../../pen/noise.js';
import { fineness } from '../../../../../pen/path-text.js';
import { type Trace, traceCurve } from '../../../../../pen/trace.js';
import { dab, dabs, edgePath, measure, rimPath, strokePath, tuftPaths } from './brush.js';
import type { Drawing, Glow, Ground, Mark, Mass, Sweep } from './marks.js';
import { blended, type Pigment, toned } from './pigments.js';

/** A path of the finished picture, from the bottom up. */
export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
}

/** The size of the canvas. */
export interface Format {
  readonly width: number;
  readonly height: number;
}

/** Lays every mark on the canvas in its order. What lies wholly beside it is left out. */
export const paint = (drawing: Drawing, seed: number, format: Format): Layer[] =>
  drawing.flatMap((mark, i) => {
    if (mark.kind === 'ground') return paintGround(mark, format, seed);
    const trace = traceOf(mark, seed);
    return isOn(format, trace) ? paintMark(mark, trace, seed + i).filter(({ d }) => d !== '') : [];
  });

const margin = 4;

const isOn = ({ width, height }: Format, { vertices }: Trace): boolean =>
  vertices.some(({ x }) => x > -margin) &&
  vertices.some(({ x }) => x < width + margin) &&
  vertices.some(({ y }) => y > -margin) &&
  vertices.some(({ y }) => y < height + margin);

const scaleOf = ({ matrix }: Mark): number => (matrix ? Math.hypot(matrix[0], matrix[1]) : 1);
const isMirrored = ({ matrix }: Mark): boolean => matrix !== undefined && matrix[0] * matrix[3] < matrix[1] * matrix[2];

function traceOf(mark: Mark, seed: number): Trace {
  const trace = traceCurve(mark.curve, mark.matrix, 0.5, seed);
  if (!mark.ends) return trace;
  const scale = scaleOf(mark);
  return band(trace, mark.ends[0] * scale, mark.ends[1] * scale);
}

function paintMark(mark: Exclude<Mark, Ground>, trace: Trace, seed: number): Layer[] {
  switch (mark.kind) {
    case 'mass':
      return paintMass(mark, trace, seed);
    case 'flat':
      return [{ d: edgePath(trace, 0.3, seed), fill: toned(mark.pigment, mark.tone), ...thin(mark.opacity) }];
    case 'stroke':
      return [{ d: strokePath(trace, mark.width * scaleOf(mark), seed), fill: toned(mark.pigment, mark.tone) }];
    case 'glow':
      return paintGlow(mark, trace, seed);
    case 'tufts': {
      const scale = scaleOf(mark);
      const lean = isMirrored(mark) ? -mark.lean : mark.lean;
      const size = { length: mark.length * scale, width: Math.max(1.1, mark.width * scale), lean };
      const [dark, light] = tuftPaths(trace, size, seed);
      return [
        { d: dark, fill: toned(mark.pigment, -1) },
        { d: light, fill: toned(mark.pigment, 1) },
      ];
    }
  }
}

const thin = (opacity: number): { opacity?: number } => (opacity === 1 ? {} : { opacity });

/** The body in its own colour, dabs from the darkest to the brightest, an edge that catches the light. */
function paintMass(mark: Mass, trace: Trace, seed: number): Layer[] {
  const { pigment, relief, back } = mark;
  const { size } = measure(trace);
  const layers: Layer[] = [{ d: edgePath(trace, Math.min(0.7, size * 0.06), seed), fill: toned(pigment, 0) }];
  if (size > 2.2 && relief > 0) {
    const found = dabs(trace, wayOf(mark), relief, seed);
    for (const tone of [-2, -1, 1, 2] as const) layers.push({ d: found.get(tone) ?? '', fill: toned(pigment, tone) });
  }
  const rim = Math.min(1.5, size * 0.17);
  layers.push({ d: rimPath(trace, rim * 0.8, -1), fill: toned(back ?? pigment, back ? 1 : -2) });
  layers.push({ d: rimPath(trace, rim, 1), fill: toned(pigment, 2) });
  return layers;
}

/** The way of the brush turns with the drawing. */
function wayOf(mark: Mass): number {
  if (mark.matrix === undefined) return mark.way;
  const turn = (Math.atan2(mark.matrix[1], mark.matrix[0]) * 180) / Math.PI;
  return isMirrored(mark) ? 180 - mark.way : mark.way + turn;
}

function paintGlow({ pigment, strength }: Glow, { vertices }: Trace, seed: number): Layer[] {
  const { centre } = measure({ vertices, isClosed: true });
  return (
    [
      [1, 0, 0.3],
      [0.66, 1, 0.45],
      [0.36, 2, 0.8],
    ] as const
  ).map(([share, tone, opacity]) => ({
    d: edgePath(
      {
        isClosed: true,
        vertices: vertices.map(({ x, y }) => ({
          x: centre.x + (x - centre.x) * share,
          y: centre.y + (y - centre.y) * share,
          isCorner: false,
        })),
      },
      2.6 * share,
      seed,
    ),
    fill: toned(pigment, tone),
    opacity: opacity * strength,
  }));
}

/** The way of the brush at a place, as seen from the brightest point. */
const sweeps: Readonly<Record<Sweep, (dx: number, dy: number) => number>> = {
  around: (dx, dy) => Math.atan2(dy, dx) + Math.PI / 2,
  rays: (dx, dy) => Math.atan2(dy, dx),
  slant: () => -0.8,
  level: (dx) => 0.08 * Math.sign(dx),
  rain: () => 1.9,
};

/** From the light in the middle to the dark of the corners. */
const groundColors = (pigment: Pigment, rim: Pigment): readonly string[] => [
  toned(pigment, 2),
  toned(pigment, 1),
  toned(pigment, 0),
  blended(toned(pigment, -1), toned(rim, 1), 0.25),
  blended(toned(pigment, -1), toned(rim, 0), 0.6),
  toned(rim, 0),
  toned(rim, -1),
  toned(rim, -2),
];

/** Broad strokes over the whole canvas, from one pigment to the other and darker towards the corners. */
function paintGround({ pigment, rim, sweep, curve, dim }: Ground, { width, height }: Format, seed: number): Layer[] {
  const [x = 0, y = 0, size = 1] = curve.slice(2).split(/[ ,]/).map(Number);
  const colors = groundColors(pigment, rim);
  const last = colors.length - 1;
  const paths = colors.map(() => '');
  for (let row = 0; row * rowStep < height + rowStep; row++) {
    for (let column = 0; column * columnStep < width + columnStep; column++) {
      const at = {
        x: (column + (row % 2) / 2 + 0.4 * noise(column * 1.9 + seed, row * 2.3)) * columnStep,
        y: (row + 0.3 * noise(column * 2.7, row * 1.3 + seed)) * rowStep,
      };
      const away = Math.hypot(at.x - x, at.y - y) / size + 0.22 * noise(at.x / 5 + seed, at.y / 5);
      const index = Math.max(0, Math.min(last, Math.floor(dim + away * (6.4 - dim * 0.7))));
      const angle = sweeps[sweep](at.x - x, at.y - y) + 0.3 * noise(at.x / 9, at.y / 9 + seed);
      paths[index] += dab(at, angle, 22, 10, seed);
    }
  }
  return [
    { d: `M0 0h${width * fineness}v${height * fineness}h${-width * fineness}z`, fill: toned(rim, 0) },
    ...colors.map((fill, i) => ({ d: paths[i] ?? '', fill })).reverse(),
  ].filter(({ d }) => d !== '');
}

const columnStep = 13;
const rowStep = 8;
