/* Gems in four colours. Each colour has a shape of its own: the more corners, the more dangerous. */
import { palette } from '../palette.js';
import type { Point } from '../pen/line.js';
import { straight } from '../pen/line.js';
import type { Color } from '../world.js';

const corner = (count: number, radius: number, turn: number, innerRadius = radius): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI + turn;
    const reach = i % 2 === 0 ? radius : innerRadius;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

const up = -Math.PI / 2;
const round = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const down = (points: readonly Point[], by: number): Point[] => points.map(([x, y]) => [x, y + by]);

interface Gem {
  readonly shape: string;
  /** The flat facet in its middle. */
  readonly table: string;
  /** Edges between the two. */
  readonly edges: string;
  readonly color: string;
  readonly light: string;
  readonly deep: string;
}

const spokes = (outer: readonly Point[], inner: readonly Point[]): string =>
  outer.map((point, i) => straight([point, inner[i] as Point])).join('');

const cut = (outer: readonly Point[], inner: readonly Point[]) => ({
  shape: straight(outer, true),
  table: straight(inner, true),
  edges: spokes(outer, inner),
});

const triangle = (radius: number): Point[] => down(corner(3, radius, up), 6);
const square = (radius: number): Point[] => corner(4, radius, up);
const star = (radius: number): Point[] => corner(16, radius, up, radius * 0.66);

export const gems: Readonly<Record<Color, Gem>> = {
  green: {
    shape: round(30),
    table: round(16),
    edges: spokes(corner(8, 30, up), corner(8, 16, up)),
    color: '#3f9a56',
    light: '#a6dca8',
    deep: '#1d5a34',
  },
  yellow: { ...cut(triangle(43), triangle(20)), color: '#e6b32c', light: '#fbe79a', deep: '#8f6508' },
  blue: { ...cut(square(38), square(20)), color: '#3b77c2', light: '#aacdf2', deep: '#1b3f7a' },
  red: { ...cut(star(40), star(20)), color: '#c8342c', light: '#f4a596', deep: '#701511' },
};

/** An adventure counter, around (0, 0) within a circle of 50. */
export function AdventureCounter({ color }: { readonly color: Color }) {
  const { shape, table, edges, color: body, light, deep } = gems[color];
  return (
    <g strokeLinejoin="round" strokeLinecap="round" data-gem={color}>
      <path
        d={shape}
        fill={palette.ink}
        stroke={palette.ink}
        strokeWidth="12"
        fillOpacity=".3"
        strokeOpacity=".3"
        transform="translate(2 5)"
      />
      <path d={shape} fill={palette.paper} stroke={palette.paper} strokeWidth="13" />
      <path d={shape} fill={body} stroke={palette.ink} strokeWidth="5" />
      <path d={edges} fill="none" stroke={deep} strokeWidth="2.4" />
      <path d={table} fill={light} stroke={deep} strokeWidth="2" />
      <path d={table} fill={body} fillOpacity=".55" transform="translate(2 3) scale(.86)" />
      <path d="M-13-15q6-7 14-8" fill="none" stroke={palette.white} strokeWidth="3.6" />
    </g>
  );
}

const rays = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 12) * 2 * Math.PI;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const side = 3.6;
  return straight(
    [
      [dx * 34 - dy * side, dy * 34 + dx * side],
      [dx * (i % 2 === 0 ? 50 : 44), dy * (i % 2 === 0 ? 50 : 44)],
      [dx * 34 + dy * side, dy * 34 - dx * side],
    ],
    true,
  );
}).join('');

/** The sun: events put a new counter here. Around (0, 0) within a circle of 50. */
export const SunMark = () => (
  <g strokeLinejoin="round">
    <path d={rays} fill={palette.gold} stroke={palette.ink} strokeWidth="2.6" />
    <circle r="33" fill={palette.gold} stroke={palette.ink} strokeWidth="3" />
    <circle r="27" fill="#f6d97c" />
  </g>
);

/** What is printed on a space with a gem: the place for a counter, which stays when the counter is taken. */
export function SpaceMark({ color, hasSun }: { readonly color: Color; readonly hasSun: boolean }) {
  const { shape, color: body, deep } = gems[color];
  return (
    <g strokeLinejoin="round" data-mark={color}>
      {hasSun ? (
        <g transform="scale(.66)">
          <SunMark />
        </g>
      ) : (
        <circle
          r="20"
          fill={palette.paper}
          stroke={palette.ink}
          strokeWidth="1.2"
          strokeDasharray="4 2.5"
          fillOpacity=".9"
        />
      )}
      <path d={shape} fill={body} fillOpacity=".3" transform="scale(.36)" />
      <path d={shape} fill="none" stroke={deep} strokeWidth="3.6" strokeDasharray="9 5" transform="scale(.36)" />
    </g>
  );
}

const seal = straight(corner(28, 42, up, 37), true);

/** The counter of an undefeated challenge: a seal with claw marks and the number of its place on the track. */
export const ChallengeCounter = ({ place }: { readonly place: number }) => (
  <g strokeLinejoin="round" strokeLinecap="round" data-challenge={place}>
    <path d={seal} fill={palette.ink} fillOpacity=".35" transform="translate(2 5)" />
    <path d={seal} fill="#5b2a2f" stroke={palette.paper} strokeWidth="9" />
    <path d={seal} fill="#5b2a2f" stroke={palette.ink} strokeWidth="4" />
    <path d="M-27-15q9 26 4 42M-10-30q8 30 6 62M20-28q8 26 2 54" fill="none" stroke="#8f4a44" strokeWidth="4" />
    <circle r="22" fill="#4a1f25" stroke="#d9a08c" strokeWidth="2.4" />
    <text className="rb-number">{place}</text>
  </g>
);
