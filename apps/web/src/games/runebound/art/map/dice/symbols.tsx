/* The seven terrains as signs that are known at a glance: around (0, 0), within 12 to each side. */
import type { ReactNode } from 'react';
import { palette } from '../palette.js';
import type { Terrain } from '../world.js';

export type DieSymbol = Exclude<Terrain, 'city' | 'water'>;

const ink = { stroke: palette.ink, strokeWidth: 1.3 } as const;

const waves = 'M-9-5q4.5-6 9 0t9 0M-9 6q4.5-6 9 0t9 0';

const pictures: Readonly<Record<DieSymbol, ReactNode>> = {
  road: (
    <>
      <path d="M-8 12C-10 5 4 4 3-1 2-5-6-5-4-12h4.6c-1 5 9 5 10 11C11 6-1 5 3 12z" fill="#e6c47c" {...ink} />
      <path
        d="M-2.6 10c0-5 9-6 9-10.5 0-4-7.6-4.5-8-9.5"
        fill="none"
        stroke={palette.ink}
        strokeWidth="1.3"
        strokeDasharray="2.6 2.2"
      />
    </>
  ),
  plains: (
    <>
      <path d="M-12 9c6-4 18-4 24 0v2h-24z" fill="#c9c056" {...ink} />
      <path d="M0 8V-4M-7 9L-8-1M7 9L8-1" fill="none" stroke={palette.ink} strokeWidth="1.4" />
      <path
        d="M0-12c3 3 3 6 0 9-3-3-3-6 0-9zM-8-8c3 3 3 5 0 8-3-3-3-5 0-8zM8-8c3 3 3 5 0 8-3-3-3-5 0-8z"
        fill="#ecc23e"
        {...ink}
      />
    </>
  ),
  hills: (
    <>
      <path d="M-2 9C0-3 4-6 7-6s5 5 5 15z" fill="#b99a4c" {...ink} />
      <path d="M-12 9C-11-5-7-10-3-10S6-4 8 9z" fill="#d5b967" {...ink} />
      <path d="M1-6c2 3 4 7 4 12M-2-2c2 3 2 5 2 8" fill="none" stroke={palette.ink} strokeWidth="1.1" />
    </>
  ),
  mountains: (
    <>
      <path d="M0 10L6-6l6 16z" fill="#8b8286" {...ink} />
      <path d="M-12 10L-3-12 7 10z" fill="#b3aaab" {...ink} />
      <path d="M-3-12l4.6 10-3-2-2.6 3-2-3-2 1z" fill={palette.white} {...ink} strokeWidth="1" />
      <path d="M-3-1L7 10H0z" fill="#6f6670" />
    </>
  ),
  forest: (
    <>
      <path d="M-2 5h4v7h-4z" fill={palette.wood} {...ink} />
      <path d="M0-12l6 8h-3l6 7h-4l5 5h-20l5-5h-4l6-7h-3z" fill="#4f8a4a" {...ink} />
      <path d="M0-12l6 8h-3l6 7h-4l5 5H1z" fill="#2c5a33" fillOpacity=".65" />
    </>
  ),
  swamp: (
    <>
      <path d="M-12 8c3-4 21-4 24 0-3 4-21 4-24 0z" fill="#8fa05a" {...ink} />
      <path d="M-5 8c0-7-1-9-2-12M0 8V-8M5 8c0-5 2-7 2-9" fill="none" stroke="#4f5a22" strokeWidth="1.8" />
      <path
        d="M-9-9q2-2 3.4 0v5q-1.7 2-3.4 0zM-1.7-12q1.7-2 3.4 0v6q-1.7 2-3.4 0zM5.6-7q1.7-2 3.4 0v5q-1.7 2-3.4 0z"
        fill="#8a4f25"
        {...ink}
        strokeWidth="1"
      />
      <path d="M-7 9h5M1 10h6" fill="none" stroke={palette.ink} strokeWidth="1" />
    </>
  ),
  river: (
    <>
      <path d={waves} fill="none" stroke={palette.ink} strokeWidth="6.6" />
      <path d={waves} fill="none" stroke="#4a8ec4" strokeWidth="4" />
      <path d="M-8-7.5q3-3 6 0t5 1" fill="none" stroke="#b9dcf0" strokeWidth="1.3" />
    </>
  ),
};

/** One sign; `size` is half of its width. */
export const TerrainSymbol = ({ symbol, size = 12 }: { readonly symbol: DieSymbol; readonly size?: number }) => (
  <g
    strokeLinejoin="round"
    strokeLinecap="round"
    data-symbol={symbol}
    transform={size === 12 ? undefined : `scale(${Math.round((size / 12) * 100) / 100})`}
  >
    {pictures[symbol]}
  </g>
);
