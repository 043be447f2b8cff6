/* The names of regions, written along the land they name. */
import { placeOf } from '../geometry.js';
import { type Point, shifted, soft } from '../pen/line.js';
import { spaceNumber } from '../world.js';

/** The line a name is written on, from space to space, with the way each point is moved from the middle. */
const lines = {
  'mountains-of-despair': [
    ['0201', 20, -30],
    ['0301', 0, -38],
    ['0401', 10, -38],
    ['0501', 20, -32],
    ['0601', 10, -22],
  ],
  'crimson-forest': [
    ['0503', -20, 10],
    ['0502', 70, -8],
    ['0602', 60, -20],
    ['0702', 44, -40],
  ],
  mistmarch: [
    ['1404', -40, -26],
    ['1504', 0, 38],
    ['1605', 48, 40],
  ],
  'whispering-forest': [
    ['1107', -46, 10],
    ['1207', -10, 12],
    ['1308', -10, -34],
    ['1308', 40, 20],
    ['1309', 34, 20],
    ['1410', 10, 34],
  ],
  'nerek-fen': [
    ['0108', -70, -34],
    ['0108', 0, -38],
    ['0208', 40, -42],
  ],
  'blackreed-sink': [
    ['0710', 10, 34],
    ['0810', 0, 38],
    ['0910', 0, 38],
    ['1010', 20, 34],
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
