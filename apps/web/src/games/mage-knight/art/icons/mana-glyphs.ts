/* Mana in six colours as crystals, tokens and dice. Each colour also has a sign: nobody must tell red from green. */
import { bodied, type Glyph, round } from './glyph.js';

export const manaColors = ['red', 'blue', 'white', 'green', 'gold', 'black'] as const;
export type ManaColor = (typeof manaColors)[number];

interface Hue {
  readonly dark: string;
  readonly main: string;
  readonly bright: string;
  readonly shine: string;
  /** Paint of the sign. */
  readonly sign: string;
  /** Within a circle of 6. */
  readonly shape: string;
}

const hues: Readonly<Record<ManaColor, Hue>> = {
  red: {
    dark: '#7c1219',
    main: '#c3242a',
    bright: '#ec5a48',
    shine: '#ffc4ac',
    sign: '#ffe9d8',
    shape: 'M0.3-6Q1-3.5 3-2Q5.2 0.3 4.3 3Q3.2 6 0 6Q-3.5 6-4.3 3Q-4.8 0.8-3-1.3Q-2.7-0.3-1.9 0Q-1.9-3.3 0.3-6z',
  },
  blue: {
    dark: '#12306f',
    main: '#2a62bd',
    bright: '#5f9ee6',
    shine: '#d2e9ff',
    sign: '#eaf6ff',
    shape: 'M0-6L1.2-2.1L5.2-3L2.4 0L5.2 3L1.2 2.1L0 6L-1.2 2.1L-5.2 3L-2.4 0L-5.2-3L-1.2-2.1z',
  },
  white: {
    dark: '#8b90a3',
    main: '#d5dae4',
    bright: '#f0f3f8',
    shine: '#ffffff',
    sign: '#5a6078',
    shape: 'M-5 5Q-5-4 5-5.5Q4-3.3 3-2.6H4Q2.5-0.5 1-0.2H2Q0 2.5-3 2.8L-4 5.5z',
  },
  green: {
    dark: '#124a20',
    main: '#2a8a3b',
    bright: '#62bd5c',
    shine: '#d3f5bc',
    sign: '#f0ffe2',
    shape: 'M4.8-5.5Q6 4.5-1.5 4.5L-4 6L-5 5L-3.2 2.3Q-4.5-4.5 4.8-5.5zM2.5-2.8L-3 3.2L2.3-2z',
  },
  gold: {
    dark: '#84550f',
    main: '#d79a22',
    bright: '#f6cc55',
    shine: '#fff5c4',
    sign: '#5d3a06',
    shape: `${round(0, 0, 2.9)}M-0.9-3.6L0-6.3L0.9-3.6zM-0.9 3.6L0 6.3L0.9 3.6zM-3.6-0.9L-6.3 0L-3.6 0.9zM3.6-0.9L6.3 0L3.6 0.9zM-3.3-1.9L-4.4-4.4L-1.9-3.3zM3.3 1.9L4.4 4.4L1.9 3.3zM-3.3 1.9L-4.4 4.4L-1.9 3.3zM3.3-1.9L4.4-4.4L1.9-3.3z`,
  },
  black: {
    dark: '#0d0b12',
    main: '#2b2633',
    bright: '#55495f',
    shine: '#b7a6c9',
    sign: '#e6d9f4',
    shape: 'M1.8-5.8Q-5-5-5 0.2T1.8 5.8Q4.8 5 5.7 2.7Q1 3.6-0.5 0.2T1.8-5.8z',
  },
};

export interface ManaGlyph {
  readonly ground: Glyph;
  readonly sign: readonly [d: string, paint: string];
  readonly size: number;
  readonly at: readonly [x: number, y: number];
}

const crystalOf = ({ dark, main, bright, shine, sign, shape }: Hue): ManaGlyph => ({
  ground: [
    ...bodied('M0-11.5L7.5-5V5.5L0 11.5L-7.5 5.5V-5z', main),
    ['M0-11.5L7.5-5L3-3.5L0-7z', bright],
    ['M0-11.5L-7.5-5L-3-3.5L0-7z', shine],
    ['M-7.5-5L-3-3.5V4L-7.5 5.5z', bright],
    ['M7.5-5L3-3.5V4L7.5 5.5z', dark],
    ['M-7.5 5.5L-3 4L0 7.5L3 4L7.5 5.5L0 11.5z', dark],
  ],
  sign: [shape, sign],
  size: 0.52,
  at: [0, 0],
});
const tokenOf = ({ dark, main, bright, shine, sign, shape }: Hue): ManaGlyph => ({
  ground: [
    ...bodied(round(0, 0, 10.5), dark),
    [round(0, 0, 9.2), main],
    ['M-8-4.5A9.2 9.2 0 0 1 5-7.7Q-2-7.5-8-4.5z', shine],
    ['M-9 2A9.2 9.2 0 0 1-4.6-8Q-7-3-9 2z', bright],
    [round(0, 0, 6.8), bright, 0.9],
  ],
  sign: [shape, sign],
  size: 0.95,
  at: [0, 0],
});
const dieOf = ({ dark, main, bright, shine, sign, shape }: Hue): ManaGlyph => ({
  ground: [
    ...bodied('M-10-6L-5-11H10L11-9.5V5L6 10.5H-9L-10 9z', dark),
    ['M-10-6L-5-11H10L6-6z', shine],
    ['M-10-6H6V10.5H-10z', main],
    ['M-10-6H6L5-5H-9V9.5L-10 10.5z', bright],
  ],
  sign: [shape, sign],
  size: 0.95,
  at: [-2, 2.3],
});

const each = (draw: (hue: Hue) => ManaGlyph): Readonly<Record<ManaColor, ManaGlyph>> =>
  Object.fromEntries(manaColors.map((color) => [color, draw(hues[color])])) as Record<ManaColor, ManaGlyph>;

export const crystals = each(crystalOf);
export const tokens = each(tokenOf);
export const dice = each(dieOf);
