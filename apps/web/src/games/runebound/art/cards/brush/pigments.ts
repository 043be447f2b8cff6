/** The paint box: pigments as they are sold, mixed a little greyer so that any two go together on warm paper. */
export const pigments = {
  ink: '#2a2120',
  paper: '#f6ecd6',
  white: '#fffaf0',
  flesh: '#e2ad86',
  tan: '#b9794f',
  umber: '#6f4a34',
  pallor: '#cfc8b4',
  bone: '#e3d2a4',
  ochre: '#cf9a3e',
  gold: '#e0a72c',
  straw: '#e6c877',
  sienna: '#b5622f',
  rust: '#8f4527',
  leather: '#8a5a34',
  madder: '#a5303a',
  vermilion: '#cf4a2c',
  orange: '#e47f2e',
  rose: '#c97b80',
  wine: '#6a2436',
  violet: '#6d4f8c',
  plum: '#48335c',
  lilac: '#a493c2',
  indigo: '#36466e',
  prussian: '#24506b',
  cobalt: '#3f6ea8',
  sky: '#86b4cb',
  ice: '#b9dbe3',
  teal: '#3e8480',
  viridian: '#2f7460',
  sap: '#64803a',
  moss: '#8b944a',
  olive: '#6d6b35',
  lime: '#b5c440',
  steel: '#8d9aa6',
  slate: '#5d6873',
  stone: '#a39a8b',
  sepia: '#5b4636',
  grey: '#746c68',
  shade: '#3c3842',
} as const;

export type Pigment = keyof typeof pigments;

export function blended(color: string, other: string, share: number): string {
  const channel = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** What a second layer of the same paint gives: deeper and cooler. */
export const glazed = (color: string): string => blended(color, '#231a44', 0.42);

/** Seen through air: every colour comes closer to that of the paper. */
export const faded = (color: string, share: number): string => blended(color, '#e9dfca', share);
