import { ShieldMark } from './pieces/figures.js';
import type { HeroId } from './pieces/heroes.js';
import { type MineColor, type SiteName, SitePicture } from './sites/index.js';

export interface ConqueredBy {
  readonly seat: number;
  readonly hero: HeroId;
}

export interface SiteCell {
  readonly site?: string;
  /** Of a city or a mine. */
  readonly colors?: readonly MineColor[];
  readonly isBurned?: boolean;
  readonly shields?: readonly ConqueredBy[];
}

/** The table's map draws sites a little above the middle; ours know where the middle is. */
const raisedByMap = 18;
const shieldPlaces: readonly (readonly [number, number])[] = [
  [-29, 20],
  [29, 20],
  [-16, 29],
  [16, 29],
  [0, 33],
];

/** `Site` for the table's map: what stands on a hex, and the shields of those who conquered it. */
export const MapSite = ({
  cell: { site, colors = [], isBurned = false, shields = [] },
}: {
  readonly cell: SiteCell;
}) => (
  <g transform={`translate(0 ${raisedByMap})`}>
    <SitePicture site={site as SiteName} colors={colors} isBurned={isBurned} />
    {shields.map(({ seat, hero }, i) => {
      const [x, y] = shieldPlaces[i % shieldPlaces.length] as readonly [number, number];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they were placed
        <g key={i} transform={`translate(${x} ${y}) scale(.8)`}>
          <ShieldMark seat={seat} hero={hero} />
        </g>
      );
    })}
  </g>
);
