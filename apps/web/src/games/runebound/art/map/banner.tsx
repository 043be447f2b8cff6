/* The names of the cities on banners. */
import { palette } from './palette.js';

/** How wide a name is in the title face at 15 units, about. */
const widthOf = (name: string): number => Math.max(30, name.length * 7.6);

interface CityBannerProps {
  readonly cell: { readonly name?: string };
}

/** A banner below the middle of a hex; it grows when the map is seen from far. */
export function CityBanner({ cell: { name = '' } }: CityBannerProps) {
  const half = Math.round(widthOf(name) / 2 + 7);
  return (
    <g className="rb-banner" strokeLinejoin="round">
      <path
        d={`M${-half + 4}-7l-15 3 6 6-6 8 17-1zM${half - 4}-7l15 3-6 6 6 8-17-1z`}
        fill={palette.oldPaper}
        stroke={palette.ink}
        strokeWidth="1.2"
      />
      <path
        d={`M${-half}-9Q0-13 ${half}-9V8Q0 4 ${-half} 8Z`}
        fill={palette.white}
        stroke={palette.ink}
        strokeWidth="1.5"
      />
      <text>{name}</text>
    </g>
  );
}
