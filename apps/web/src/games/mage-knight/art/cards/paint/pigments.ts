/**
 * The palette. Each pigment is mixed three times before painting begins: for the shadow, for the colour itself and for
 * the light. Shadows lean to violet and blue, lights to yellow, so that a picture glows without any white in it.
 */
export const pigments = {
  night: '#0d0b1c #1d1a33 #3a3a63',
  black: '#0c0810 #221a24 #4c4150',
  white: '#8d86a6 #d8d3d2 #fffbef',
  silver: '#2f3450 #7d88a0 #eef4fa',
  iron: '#191a2a #474b5c #aab2bf',
  stone: '#2f2b3c #736b70 #c2b8a8',
  bone: '#6a5460 #c9b48c #fff1c8',
  gold: '#5e2d18 #cf8f22 #ffe88a',
  brass: '#42221c #94662a #e8c06a',
  leather: '#28141a #6d4127 #c08a50',
  wood: '#22131a #5b3a26 #a5794a',
  earth: '#23141e #543b33 #9a7a58',
  flesh: '#7c3640 #d0875f #ffd9a6',
  pale: '#6c4f6a #cfa593 #fff0d8',
  brown: '#36161e #80492f #d39a64',
  orc: '#1e2b20 #5c7a34 #bccb62',
  ash: '#2c2a3c #77757d #c9c6bd',
  red: '#4a0a1e #b01e22 #ff7040',
  wine: '#26061a #6a1030 #c23a4c',
  rose: '#5a1a3c #b84c68 #ffa898',
  flame: '#a01c10 #f0701a #ffd850',
  ember: '#4a0c0c #c23a10 #ff9a2a',
  sun: '#c86a14 #f8bc30 #fff6b0',
  violet: '#20103e #5a3286 #b78ae0',
  lilac: '#443066 #9a7cc0 #ead2ff',
  blue: '#0e1648 #2450a8 #6ab4f0',
  navy: '#0a0e2c #1c2c64 #4c6ab0',
  ice: '#2a5a92 #7cc0e4 #f2ffff',
  teal: '#08283a #1a6a72 #6accb0',
  sky: '#3a5a92 #7aaad0 #dcf0ec',
  green: '#0a2c24 #2a7034 #96c848',
  forest: '#08201e #1e4a30 #5e8a3c',
  moss: '#20301e #62702e #bcb852',
  lime: '#2a5a1c #7ab82c #e8f878',
  jade: '#0a3c34 #2a9a70 #a4f0b0',
  straw: '#6a4428 #c89a4c #fbe6a0',
  auburn: '#30101a #8a3418 #e08a40',
  blond: '#6e4820 #d0a04a #fff0b0',
} as const;

export type Pigment = keyof typeof pigments;

/** From the deepest shadow to the highest light. */
export type Tone = -2 | -1 | 0 | 1 | 2;

export function blended(color: string, other: string, share: number): string {
  const channel = (from: string, at: number): number => Number.parseInt(from.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(color, at) * (1 - share) + channel(other, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A pigment in a tone. */
export function toned(pigment: Pigment, tone: Tone): string {
  const [shadow = '', middle = '', light = ''] = pigments[pigment].split(' ');
  if (tone === 0) return middle;
  return tone < 0 ? blended(middle, shadow, tone === -1 ? 0.55 : 1) : blended(middle, light, tone === 1 ? 0.5 : 1);
}
