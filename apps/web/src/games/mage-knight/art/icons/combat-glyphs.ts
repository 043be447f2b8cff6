/* Elements, resistances, kinds of attack and what an enemy can do. */
import { bodied, edged, type Glyph, ink, round } from './glyph.js';

const flame = 'M0.5-11Q2-6.5 5.5-3.5Q9.5 0.5 8 5.5Q6 11 0 11Q-6.5 11-8 5.5Q-9 1.5-5.5-2.5Q-5-0.5-3.5 0Q-3.5-6 0.5-11z';
const flameCore =
  'M0.5-1.5Q1 1 3 2.8Q5 5 3.7 7.5Q2.5 9.8 0 9.8Q-3.5 9.8-4.2 7Q-4.5 4.5-2.5 2.8Q-1.5 4-0.8 3Q-1 0.5 0.5-1.5z';
const flakeArms = 'M0-10.5V10.5M-9.1-5.2L9.1 5.2M-9.1 5.2L9.1-5.2';
const flakeTips =
  'M-3-8.5L0-6L3-8.5M-3 8.5L0 6L3 8.5M-9.5-2L-5.5-3.2L-6.5-7M9.5 2L5.5 3.2L6.5 7M-9.5 2L-5.5 3.2L-6.5 7M9.5-2L5.5-3.2L6.5-7';

const fireGlyph: Glyph = [
  ...bodied(flame, '#d8421a'),
  ['M0.5-11Q2-6.5 5.5-3.5Q6 3 0 4Q-5 3-5.5-2.5Q-5-0.5-3.5 0Q-3.5-6 0.5-11z', '#f07a1e'],
  [flameCore, '#ffd54a'],
];
const iceGlyph: Glyph = [...edged(flakeArms + flakeTips, '#7fc6f2', 2), ['M0-10.5V0M-9.1-5.2L0 0', '#e6f7ff', 1.2]];
const coldFireGlyph: Glyph = [
  ...bodied(flame, '#2f6fd0'),
  ['M0.5-11Q2-6.5 5.5-3.5Q9.5 0.5 8 5.5Q6 11 0 11z', '#d8421a'],
  ['M0-1V9.5M-4.5 1.7L4.5 6.8M-4.5 6.8L4.5 1.7', ink, 3],
  ['M0-1V9.5M-4.5 1.7L4.5 6.8M-4.5 6.8L4.5 1.7', '#eafaff', 1.6],
];
const swordGlyph: Glyph = [
  ...bodied('M9.5-10.5L10.5-9.5L9-4L-2.5 7.5L-5.5 4.5L6-7z', '#cfd8e2'),
  ['M9.5-10.5L6-7L-5.5 4.5L-4 6L9-7.5z', '#f7fbff'],
  ...edged('M-8 2L-1 9', '#d9a441', 2.2),
  ...edged('M-5.5 5.5L-9 9', '#7a4a22', 2.4),
  ...bodied(round(-9.5, 9.5, 1.6), '#d9a441'),
];
const fistGlyph: Glyph = [
  ...bodied(
    'M-8-6Q-8-8.5-5.8-8.3Q-5-9.8-3-9Q-1.5-10.3 0.2-9Q2.5-10 3.5-8Q6-8.3 6.3-5.5Q8.5-4 8 0Q7.5 5 4 6.5V10H-5V6.5Q-8.5 3-8-6z',
    '#c9ccd4',
  ),
  ['M-8-6Q-8-8.5-5.8-8.3Q-5-9.8-3-9V-4.5H-8z', '#f2f4f8'],
  ['M-5.6-8V-3.5M-2.5-8.5V-3.5M0.8-8.5V-3.5M4-7.5V-3.5M-8-2.5Q-2-4 2.5-1.5Q4.5 0 2.5 1.5H-3', ink, 1.3],
];

export const elements = { physical: fistGlyph, fire: fireGlyph, ice: iceGlyph, 'cold-fire': coldFireGlyph } as const;

const shieldShape = 'M-9.5-9Q0-12 9.5-9Q10.5 4 0 11.5Q-10.5 4-9.5-9z';
const shieldLight = 'M-9.5-9Q-5-10.5 0-10.5V11.5Q-10.5 4-9.5-9z';
/** A shield with a sign on it, which is drawn smaller. */
export interface Emblazoned {
  readonly ground: Glyph;
  readonly sign: Glyph;
  readonly size: number;
}
const shield = (dark: string, bright: string): Glyph => [...bodied(shieldShape, dark), [shieldLight, bright]];
export const resistances = {
  physical: { ground: shield('#6d7076', '#8f939b'), sign: fistGlyph, size: 0.62 },
  fire: { ground: shield('#7a1f12', '#9c3018'), sign: fireGlyph, size: 0.66 },
  ice: { ground: shield('#1d4e86', '#2f6fae'), sign: iceGlyph, size: 0.66 },
} as const satisfies Readonly<Record<string, Emblazoned>>;

export const attacks = {
  melee: swordGlyph,
  ranged: [
    ...edged('M-7.5-9.5Q7-8.5 8.5 8.5', '#9a6a35', 2.4),
    ['M-7.5-9.5Q7-8.5 8.5 8.5', '#d3a05a', 0.9],
    ['M-7.5-9.5L8.5 8.5', '#f4ecd8', 1],
    ...edged('M-9.5 9.5L6-6', '#e9dcc0', 1.6),
    ...bodied('M9.5-9.5L8-3.5L3.5-8z', '#cfd8e2'),
    ...bodied('M-10 10L-9.5 6L-6 9.5z', '#c23a2e'),
  ],
  siege: [
    ...edged('M-9 8H9M-6 8L0-1L6 8', '#7a4a22', 2.4),
    ...edged('M-9 4L5-6', '#a9743c', 2.4),
    ...bodied('M-11 2.5h5v4.5h-5z', '#6d7076'),
    ...bodied(round(7, -7.5, 3.4), '#8f939b'),
    ['M5-9.5q1.5-1.5 3.5-0.5', '#f2f4f8', 1.2],
    ...bodied(round(-6, 9, 2), '#c79e66'),
    ...bodied(round(6, 9, 2), '#c79e66'),
  ],
} as const satisfies Readonly<Record<string, Glyph>>;

const towerShape = 'M-8 10.5V-3H-9.5V-10H-5.5V-7H-2V-10H2V-7H5.5V-10H9.5V-3H8V10.5z';

export const abilities = {
  swift: [
    ...edged('M-8-7.5L-1 0L-8 7.5', '#f0a81e', 3),
    ...edged('M1-7.5L8 0L1 7.5', '#ffd54a', 3),
    ['M-8-7.5L-1 0M1-7.5L8 0', '#fff3b8', 1],
  ],
  brutal: [
    ...edged('M-10 10L-1 1', '#7a4a22', 2.6),
    ...bodied(
      'M3-11.5L4.5-7.6L8.5-9.5L7.6-5.5L11.5-4L7.8-1.8L9.5 2.5L5.5 1.2L3.5 5L1 1.7L-3 3L-1.7-1L-5-3.3L-1-5L-2.5-9L1.5-7.6z',
      '#c9302a',
    ),
    ...bodied(round(3, -3.3, 4), '#8f939b'),
    ['M0.5-4.5Q1.5-6.5 3.5-6', '#f2f4f8', 1.4],
  ],
  poison: [
    ...bodied('M0-11.5Q8 0 7.5 4Q7 11 0 11Q-7 11-7.5 4Q-8 0 0-11.5z', '#3f9a36'),
    ['M0-11.5Q-7.5 0-6 5Q-4 9 0 9Q-4-1 0-11.5z', '#8fd45c'],
    [`${round(-2.7, 3.5, 1.9) + round(2.7, 3.5, 1.9)}M-2 7.5h4v1.8h-4z`, '#12310f'],
  ],
  paralyze: [
    ...edged('M0 0Q2-2.5 3 0.5Q3 4-1 4Q-5.5 3.5-5-1.5Q-4-6.5 1.5-6.5Q8-6 8 1Q7.5 9-1 9.5', '#a678e8', 2.4),
    ...bodied('M-8-10l1 2.3l2.3 1l-2.3 1l-1 2.3l-1-2.3l-2.3-1l2.3-1z', '#ffd54a'),
    ...bodied('M8.5 5.5l0.9 2l2 0.9l-2 0.9l-0.9 2l-0.9-2l-2-0.9l2-0.9z', '#ffd54a'),
  ],
  summon: [
    ...bodied(round(0, 0, 10.5), '#4c1f66'),
    [round(0, 0, 9), '#e070d8', 1.3],
    ['M0-9L5.3 7.3L-8.6-2.8H8.6L-5.3 7.3z', '#ff9df2', 1.7],
    [round(0, 0, 2.2), '#fff0ff'],
  ],
  assassination: [
    ...bodied('M0 11.5L-3-1H3z', '#dfe6ee'),
    ['M0 11.5L-3-1H0z', '#9fb0c2'],
    ...edged('M-6-2.5H6', '#3a2a22', 2.2),
    ...edged('M0-3.5V-9', '#7a4a22', 2.6),
    ...bodied(round(0, -10, 1.5), '#c9302a'),
    ...bodied('M6.5 4Q9.5 8 6.5 9.5Q3.5 8 6.5 4z', '#c9302a'),
  ],
  cumbersome: [
    ...edged('M-2.5-7a2.8 2.8 0 1 1 5 0', '#8f939b', 2),
    ...bodied('M-5.5-6H5.5L10 10H-10z', '#5c5f66'),
    ['M-5.5-6H-1L-4 10H-10z', '#8f939b'],
    ['M-3.5 5.5L0-0.5L3.5 5.5z', '#f2c650'],
  ],
  vampiric: [
    ...bodied(
      'M0-5L2-8L3-5Q7-9 11.5-6Q9-4 9.5 0Q7-1.5 5.5 1Q3.5 0 2 4L0 7L-2 4Q-3.5 0-5.5 1Q-7-1.5-9.5 0Q-9-4-11.5-6Q-7-9-3-5L-2-8z',
      '#7b1326',
    ),
    ['M0-5L-2-8L-3-5Q-7-9-11.5-6Q-7-6.5-4-2.5Q-2-4 0-2z', '#b3304a'],
    [round(-1.3, -2.8, 0.8) + round(1.3, -2.8, 0.8), '#ffd54a'],
    ...bodied('M0 6.5Q2.5 10 0 11.5Q-2.5 10 0 6.5z', '#e23b3b'),
  ],
  fortified: [
    ...bodied(towerShape, '#8d877f'),
    ['M-8 10.5V-3H-9.5V-10H-5.5V-7H-2V10.5z', '#c9c2b2'],
    ['M-2.5 10.5V4Q0 1 2.5 4V10.5z', ink],
    ['M3.5-1.5h3M-6-1h3', ink, 1.2],
  ],
  unfortified: [
    ...bodied('M-8 10.5V-3H-9.5V-10H-5.5V-7H-2L-3.5-3L-0.5 0L-3 4L0 7L-1 10.5z', '#c9c2b2'),
    ...bodied('M3.5 10.5L4 7L1.5 4L4.5-0.5L3-3L8.5-4L8 10.5z', '#8d877f'),
    ...edged('M-9.5 9.5L9.5-9.5', '#e23b3b', 2),
  ],
  elusive: [
    ...bodied('M-6 9Q-9-9 1-9.5Q9.5-9 6.5 9L3.5 6L0.5 9.5L-2.5 6z', '#7fb7c9'),
    ['M-6 9Q-9-9 1-9.5Q-5-6-2.5 6z', '#d4eef4'],
    ['M-2.5-3.5l3 1.5M6-3.5l-3 1.5', ink, 1.7],
    ['M-11-6h3.5M-11.5-1.5h3.5M-11 3h3', '#d4eef4', 1.3],
  ],
  'arcane-immunity': [
    ...shield('#4a2f86', '#6a4bb0'),
    ['M0-8L1.7-3.3L6.5-3.3L2.7-0.3L4.2 4.5L0 1.6L-4.2 4.5L-2.7-0.3L-6.5-3.3L-1.7-3.3z', '#ffe9a0'],
    ...edged('M-8.5 7.5L8.5-8.5', '#e23b3b', 1.8),
  ],
  defend: [
    ...bodied('M-1-10.5Q5-12 11-10.5Q12 1 5 7Q-2 1-1-10.5z', '#3f6fae'),
    ...bodied('M-11-7Q-5-8.5 1-7Q2 5-5 11Q-12 5-11-7z', '#d9a441'),
    ['M-11-7Q-8-7.8-5-7.8V11Q-12 5-11-7z', '#ffe08a'],
    ['M-5-3v7M-8.3 0h6.6', ink, 1.7],
  ],
} as const satisfies Readonly<Record<string, Glyph>>;

const heater = 'M-9.5-9.5Q0-11.5 9.5-9.5Q10.5 4 0 11.5Q-10.5 4-9.5-9.5z';
export const block: Glyph = [
  ...bodied(heater, '#5f7fa8'),
  ['M-9.5-9.5Q-5-10.5 0-10.5V11.5Q-10.5 4-9.5-9.5z', '#93b3d8'],
  ['M0-9.5V10M-9-2.5H9', '#e9d9a8', 2.2],
  [round(0, -2.5, 2.4), '#f2c650'],
];
