/* The sheet of paper the map is drawn on, and the frame around the land. */
import { board } from '../geometry.js';
import { type Layer, Layers, line, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { evenly, type Point, soft, straight } from '../pen/line.js';
import { eitherWay, randomFrom, unrest } from '../pen/random.js';

/** How far the sheet reaches beyond the spaces. */
export const sheetMargin = 76;

const around = (
  far: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } => ({
  x: Math.round(board.left - far),
  y: Math.round(board.top - far),
  width: Math.round(board.width + 2 * far),
  height: Math.round(board.height + 2 * far),
});

const rectangle = (far: number): Point[] => {
  const { x, y, width, height } = around(far);
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
};

/** The edge of the sheet is torn and worn. */
function tornEdge(): Point[] {
  const corners = rectangle(sheetMargin - 8);
  const rough = unrest(12);
  const random = randomFrom(5);
  return evenly([...corners, corners[0] as Point], 13)
    .slice(0, -1)
    .map(([x, y], i): Point => {
      const far = rough(i * 0.4) * 3.5 + eitherWay(random) * 1.3;
      return [x + far, y + far * (i % 2 === 0 ? 1 : -0.6)];
    });
}

const torn = soft(tornEdge(), true);

/** Inside of it lies the land. */
const neat = 27;
const band = 10;

function scaleBars(): string {
  const { x, y, width, height } = around(neat);
  const step = 75;
  const across = Array.from({ length: Math.ceil(width / step / 2) }, (_, i) => {
    const left = x + i * 2 * step;
    const long = Math.min(step, x + width - left);
    return `M${left} ${y - band}h${long}v${band}h${-long}zM${left} ${y + height}h${long}v${band}h${-long}z`;
  });
  const down = Array.from({ length: Math.ceil(height / step / 2) }, (_, i) => {
    const top = y + i * 2 * step;
    const long = Math.min(step, y + height - top);
    return `M${x - band} ${top}h${band}v${long}h${-band}zM${x + width} ${top}h${band}v${long}h${-band}z`;
  });
  return [...across, ...down].join('');
}

const cornerKnots = rectangle(neat + band / 2)
  .map(([x, y]) => `M${x} ${y - 13}l13 13-13 13-13-13z`)
  .join('');
const cornerEyes = rectangle(neat + band / 2)
  .map(([x, y]) => `M${x} ${y - 6}l6 6-6 6-6-6z`)
  .join('');

const frame: readonly Layer[] = [
  { ...scratch(straight(rectangle(neat + band / 2), true), band), stroke: palette.paper },
  wash(scaleBars(), palette.faintInk, 0.85),
  line(rectangle(neat), { isClosed: true, width: 1.8, step: 30, swing: 0.5, seed: 3 }),
  line(rectangle(neat + band), { isClosed: true, width: 1.6, step: 30, swing: 0.5, seed: 4 }),
  line(rectangle(neat + band + 5), { isClosed: true, width: 2.6, step: 30, swing: 0.6, seed: 5 }),
  outlined(cornerKnots, palette.paper, 1.8),
  outlined(cornerEyes, palette.brick, 1),
];

/** Specks and fibres of the paper: one tile that is repeated. */
const tile = 190;
function specks(): string {
  const random = randomFrom(77);
  const one = (): string => `${Math.round(random() * tile)} ${Math.round(random() * tile)}`;
  return Array.from({ length: 70 }, (_, i) =>
    i % 5 === 0 ? `M${one()}q3-2 ${Math.round(4 + random() * 5)} ${Math.round(eitherWay(random) * 3)}` : `M${one()}h.1`,
  ).join('');
}

const grain = specks();

export const landClip = 'rb-land-clip';

const Definitions = () => (
  <defs>
    <clipPath id={landClip}>
      <rect {...around(neat)} />
    </clipPath>
    <pattern id="rb-grain" width={tile} height={tile} patternUnits="userSpaceOnUse">
      <path d={grain} fill="none" stroke={palette.ink} strokeWidth="1.1" strokeLinecap="round" strokeOpacity=".2" />
    </pattern>
    <radialGradient id="rb-age" cx=".5" cy=".5" r=".72">
      <stop offset=".55" stopColor="#8a5a22" stopOpacity="0" />
      <stop offset="1" stopColor="#7a4a18" stopOpacity=".38" />
    </radialGradient>
    <linearGradient id="rb-sea" x2="0" y2="1">
      <stop stopColor="#c6d8cb" />
      <stop offset=".5" stopColor={palette.sea} />
      <stop offset="1" stopColor="#a9c8c4" />
    </linearGradient>
  </defs>
);

/** Below the land. */
export const Paper = () => (
  <>
    <Definitions />
    <path d={torn} fill="#000" fillOpacity=".28" transform="translate(5 7)" />
    <path d={torn} fill={palette.paper} stroke={palette.oldPaper} strokeWidth="5" />
    <rect {...around(neat)} fill="url(#rb-sea)" />
  </>
);

/** Above the land: the frame, the grain and the age of the paper. In the dark the sheet is lit less. */
export const Frame = () => (
  <>
    <Layers of={frame} />
    <rect {...around(sheetMargin - 12)} fill="url(#rb-grain)" />
    <rect {...around(sheetMargin - 12)} fill="url(#rb-age)" />
    <path className="rb-dusk" d={torn} />
  </>
);
