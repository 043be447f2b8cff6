/** The paint box of the game: warm, slightly greyed colours that go together on parchment. */
export const palette = {
  ink: '#2a1c18',
  paper: '#fbf1da',
  white: '#fdf8ec',
  bone: '#ecdfbd',
  peach: '#f3c8a2',
  tan: '#cf9767',
  umber: '#8f5b3d',
  pale: '#ebe0dd',
  mauve: '#9a8cbd',
  moss: '#93a96b',
  rot: '#a9b886',
  ash: '#bdb6b2',
  fur: '#936f4d',
  rat: '#a8937f',
  wolf: '#807886',
  straw: '#e9c45f',
  ginger: '#d0723a',
  brown: '#7d4d2f',
  raven: '#43394a',
  silver: '#d3d7da',
  steel: '#9ca7b4',
  iron: '#656d7b',
  night: '#423d52',
  coal: '#55505e',
  gold: '#e5b440',
  brass: '#c28d3a',
  crimson: '#bd3a34',
  wine: '#86303f',
  blood: '#9f2329',
  ember: '#e3752f',
  flame: '#f4aa3d',
  sun: '#f9db72',
  leaf: '#76a04f',
  pine: '#47724f',
  lime: '#b9d65c',
  teal: '#46908d',
  sky: '#97c6da',
  blue: '#4672ae',
  navy: '#374879',
  violet: '#74529d',
  plum: '#573a6b',
  lilac: '#bba0d6',
  rose: '#de8f98',
  blush: '#e98c76',
  wood: '#ad7744',
  bark: '#755033',
  leather: '#a0683d',
  sand: '#dcc393',
  stone: '#a9a297',
  slate: '#73777f',
  ghost: '#d2e8e4',
} as const;

export type Tint = keyof typeof palette;

/** The colour where only little pigment stayed on the paper. */
export const paled = (color: string): string => blended(color, palette.paper, 0.5);

/** The two tones a wash runs between. */
export const graded = (color: string): readonly [string, string] => [
  blended(color, palette.paper, 0.32),
  blended(color, '#5a1f3c', 0.1),
];

/** The colour where the pigment gathered: deeper and a little cooler. */
export const deepened = (color: string): string => blended(color, '#2c1746', 0.5);

function blended(color: string, other: string, share: number): string {
  const channel = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
