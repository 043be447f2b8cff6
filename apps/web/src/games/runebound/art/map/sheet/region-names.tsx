/* The names of regions, written along the land they name. */
import { placeOf } from '../geometry.js';
import { type Point, shifted, soft } from '../pen/line.js';
import { spaceNumber } from '../world.js';

/**
 * The line a name is written on, from space to space, with the way each point is moved from the middle. Lines keep away
 * from gems, where counters lie.
 */
const lines = {
  'mountains-of-despair': [
    ['0200', 30, -53],
    ['0400', 20, -57],
    ['0600', 50, -53],
  ],
  'crimson-forest': [
    ['0503', 0, 44],
    ['0603', 0, 53],
    ['0703', 0, 38],
    ['0803', -20, 20],
  ],
  mistmarch: [
    ['1505', -2, 54],
    ['1605', -14, 44],
    ['1605', 55, 44],
  ],
  'whispering-forest': [
    ['1305', -50, 20],
    ['1306', 8, 14],
    ['1307', 2, 14],
    ['1408', -8, 0],
    ['1309', 18, -6],
    ['1309', 2, 40],
    ['1310', 54, 40],
  ],
  'nerek-fen': [
    ['0108', -74, -36],
    ['0108', 0, -40],
    ['0208', 44, -44],
  ],
  'blackreed-sink': [
    ['0710', -30, 65],
    ['0810', 20, 61],
    ['1010', 20, 65],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [space: string, right: number, down: number])[]>>;

export type RegionId = keyof typeof lines;
export const regionIds = Object.keys(lines) as readonly RegionId[];

const pathOf = (id: RegionId): string =>
  soft(lines[id].map(([space, right, down]): Point => shifted(placeOf(spaceNumber(space)), right, down)));

export const RegionNames = ({ name }: { readonly name: (id: RegionId) => string }) =>
  regionIds.map((id) => (
    <g key={id}>
      <path id={`rb-region-${id}`} d={pathOf(id)} fill="none" />
      <text className="rb-region">
        <textPath href={`#rb-region-${id}`} startOffset="50%">
          {name(id)}
        </textPath>
      </text>
    </g>
  ));
