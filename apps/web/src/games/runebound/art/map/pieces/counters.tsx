/* Small counters, each around (0, 0) within a circle of 50. */
import type { ReactNode } from 'react';
import { palette } from '../palette.js';
import type { Value } from '../world.js';

const Disc = ({ fill, children }: { readonly fill: string; readonly children: ReactNode }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <circle cx="2" cy="4" r="44" fill={palette.ink} fillOpacity=".3" />
    <circle r="44" fill={fill} stroke={palette.ink} strokeWidth="4" />
    <circle r="37" fill="none" stroke={palette.ink} strokeWidth="1.5" strokeOpacity=".55" />
    {children}
  </g>
);

const drop = 'M0-31C15-9 23 1 23 12a23 22 0 0 1-46 0C-23 1-15-9 0-31z';

export const WoundCounter = () => (
  <Disc fill={palette.paper}>
    <path d={drop} fill="#b3261e" stroke={palette.ink} strokeWidth="4" />
    <path d="M9 29c10-5 14-15 10-26 8 16 3 27-10 31z" fill="#6e1210" fillOpacity=".7" />
    <path d="M-12 8c0-7 4-12 8-18" fill="none" stroke="#f0a294" strokeWidth="4.5" />
  </Disc>
);

/** An hourglass that has run out. */
export const ExhaustionCounter = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M-36-38H40V44H-36z" fill={palette.ink} fillOpacity=".3" />
    <path d="M-38-42h76v84h-76z" fill="#c9d3d6" stroke={palette.ink} strokeWidth="4" />
    <path
      d="M-19-24c0 14 14 17 15 24-1 7-15 10-15 24h38c0-14-14-17-15-24 1-7 15-10 15-24z"
      fill={palette.white}
      stroke={palette.ink}
      strokeWidth="4"
    />
    <path d="M-15 22c1-9 9-11 15-11s14 2 15 11z" fill="#4d7486" />
    <path d="M-24-27h48M-24 27h48" stroke={palette.wood} strokeWidth="8" />
    <path d="M-24-31h48M-24 31h48M-24-23h48M-24 23h48" stroke={palette.ink} strokeWidth="2" />
  </g>
);

const milling = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * 2 * Math.PI;
  const [dx, dy] = [Math.round(Math.cos(angle) * 100) / 100, Math.round(Math.sin(angle) * 100) / 100];
  return `M${Math.round(dx * 38)} ${Math.round(dy * 38)}L${Math.round(dx * 43)} ${Math.round(dy * 43)}`;
}).join('');

export const GoldCoin = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <circle cx="2" cy="5" r="44" fill={palette.ink} fillOpacity=".35" />
    <circle r="44" fill={palette.gold} stroke={palette.ink} strokeWidth="4" />
    <path d={milling} fill="none" stroke="#8a5d10" strokeWidth="2.4" />
    <circle r="33" fill="#efc75c" stroke="#8a5d10" strokeWidth="3" />
    <path d="M-20-20a29 29 0 0 1 22-9" fill="none" stroke={palette.white} strokeWidth="4" strokeOpacity=".9" />
    <path d="M-17 16V-8l9 9L0-17 8 1l9-9V16z" fill={palette.gold} stroke="#6f480a" strokeWidth="4" />
    <path d="M-17 23h34" fill="none" stroke="#6f480a" strokeWidth="4" />
  </g>
);

interface Sign {
  readonly ground: string;
  readonly picture: ReactNode;
}

const ink = { stroke: palette.ink, strokeWidth: 4 } as const;

const signs: Readonly<Record<Value, Sign>> = {
  life: {
    ground: '#f0c3b2',
    picture: (
      <>
        <path d="M0 29C-30 8-33-8-26-18-18-28-4-25 0-13 4-25 18-28 26-18 33-8 30 8 0 29z" fill="#b93a34" {...ink} />
        <path d="M-20-5c-1-6 3-10 8-11" fill="none" stroke="#f6b9a8" strokeWidth="4.5" />
      </>
    ),
  },
  stamina: {
    ground: '#cfdcae',
    picture: (
      <>
        <path d="M-14-29h21v29c4 7 20 7 22 16v8h-45c-3-17 5-32 2-53z" fill={palette.wood} {...ink} />
        <path d="M-16 24h45v6h-45z" fill={palette.ink} />
        <path d="M-14-20h21M-13-10h13" fill="none" stroke={palette.ink} strokeWidth="3" />
        <path
          d="M-10-12c-10 0-20-6-27-14 1 8 3 12 7 15-3 0-6-1-9-3 2 7 5 11 10 13-2 1-5 1-7 0 5 8 14 10 23 6z"
          fill={palette.white}
          {...ink}
          strokeWidth="3"
        />
      </>
    ),
  },
  mind: {
    ground: '#c4d8e4',
    picture: (
      <>
        <path d="M-33 0C-20-24 20-24 33 0 20 24-20 24-33 0z" fill={palette.white} {...ink} />
        <circle r="14" fill="#3f78b0" {...ink} strokeWidth="3" />
        <circle r="6" fill={palette.ink} />
        <circle cx="-4" cy="-5" r="3.4" fill={palette.white} />
        <path d="M-26-19l-6-8M0-26v-7M26-19l6-8" fill="none" {...ink} strokeWidth="3" />
      </>
    ),
  },
  body: {
    ground: '#ecd2a0',
    picture: (
      <>
        <path
          d="M-20 32V14C-30 8-30-2-27-14q1-8 9-7 1-8 10-7 3-6 11-4 2-2 8-1 7 2 7 9 9 0 9 9V4C27 14 20 16 20 22v10z"
          fill="#dca06c"
          {...ink}
        />
        <path
          d="M-18-20V-4M-8-26V-4M3-29V-4M-27-4c12 0 34-3 38 2s-4 10-20 9"
          fill="none"
          stroke={palette.ink}
          strokeWidth="3.4"
        />
        <path d="M-21 24h42v9h-42z" fill={palette.slate} {...ink} strokeWidth="3" />
      </>
    ),
  },
  spirit: {
    ground: '#d6c8e4',
    picture: (
      <>
        <path
          d="M-1-33C3-17 25-9 24 9 23 24 12 31 0 31S-24 23-23 8c0-8 5-13 9-20 3 5 3 9 6 12 4-11 1-20 7-33z"
          fill="#7a52a4"
          {...ink}
        />
        <path d="M0 27c-8 0-13-5-12-13 1-7 8-10 10-18 6 8 14 10 14 18 0 8-5 13-12 13z" fill="#e5b8f0" />
        <path d="M0 21a6 6 0 1 1 5-8" fill="none" stroke={palette.ink} strokeWidth="3" />
      </>
    ),
  },
};

/** The sign of a value alone, to stand beside its number. */
export const ValueSign = ({ value }: { readonly value: Value }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    {signs[value].picture}
  </g>
);

const plaque = 'M-42-30L-30-44H30L42-30V30L30 44H-30L-42 30z';

/** An experience counter: what it raises is seen by its sign. */
export const ExperienceCounter = ({ value }: { readonly value: Value }) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d={plaque} fill={palette.ink} fillOpacity=".3" transform="translate(2 4)" />
    <path d={plaque} fill={signs[value].ground} stroke={palette.ink} strokeWidth="4" />
    <path d={plaque} fill="none" stroke={palette.ink} strokeWidth="1.6" strokeOpacity=".6" transform="scale(.87)" />
    <g transform="scale(.92)">{signs[value].picture}</g>
  </g>
);

/** Head, wings and tail in a few cuts of the chisel. */
const rune = 'M0-30V20L9 30M0-30l-8 8M0-30l8 8M0-6L-20-17V8M0-6L20-17V8';

/** A dragon rune: a broken stone with the sign of the dragon burning in it. */
export const DragonRune = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path
      d="M-26 46l-13-24 3-44 22-24 27 2 22 18 5 40-16 30-26 5z"
      fill={palette.ink}
      fillOpacity=".3"
      transform="translate(2 3)"
    />
    <path
      d="M-26 44l-13-24 3-42 22-24 27 2 22 18 5 40-16 28-26 5z"
      fill="#5a5560"
      stroke={palette.ink}
      strokeWidth="4"
    />
    <path d="M-36-22l22-24 27 2 22 18-20-6-26-2z" fill="#8d8791" />
    <path d="M40 14l-16 28-26 5-24-3 30-6 20-14z" fill="#332d3a" fillOpacity=".8" />
    <path d={rune} fill="none" stroke="#e2572a" strokeWidth="13" strokeOpacity=".45" />
    <path d={rune} fill="none" stroke="#f0832f" strokeWidth="7" />
    <path d={rune} fill="none" stroke="#fde6a0" strokeWidth="2.6" />
  </g>
);
