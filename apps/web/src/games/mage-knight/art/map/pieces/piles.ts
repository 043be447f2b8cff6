import type { Glyph } from '../../icons/glyph.js';

export const pileColors = ['green', 'gray', 'violet', 'brown', 'red', 'white'] as const;
export type PileColor = (typeof pileColors)[number];

export interface PileLook {
  readonly dark: string;
  readonly main: string;
  readonly bright: string;
  /** What waits below: around (0, 0) within a circle of 30. */
  readonly sign: Glyph;
}

const ink = '#1d1512';
const cream = '#f6ecd2';
const shade = '#c9b78e';

/** Two axes of marauders. */
const axes: Glyph = [
  ['M-20 26L18-22M20 26L-18-22', ink, 8],
  ['M-20 26L18-22M20 26L-18-22', '#9a6a35', 4.5],
  ['M8-24Q22-32 30-18Q26-10 20-6Q20-16 8-24z', cream],
  ['M-8-24Q-22-32-30-18Q-26-10-20-6Q-20-16-8-24z', shade],
  ['M8-24Q22-32 30-18Q26-10 20-6Q20-16 8-24zM-8-24Q-22-32-30-18Q-26-10-20-6Q-20-16-8-24z', ink, 3],
];
const castle: Glyph = [
  ['M-22 26V-8H-26V-26H-16V-18H-7V-26H7V-18H16V-26H26V-8H22V26z', shade],
  ['M-22 26V-8H-26V-26H-16V-18H-7V-26H0V26z', cream],
  ['M-22 26V-8H-26V-26H-16V-18H-7V-26H7V-18H16V-26H26V-8H22V26z', ink, 3],
  ['M-7 26V10Q0 0 7 10V26z', ink],
];
const orb: Glyph = [
  ['M0-30L7-9L29-9L11 4L18 26L0 12L-18 26L-11 4L-29-9L-7-9z', shade],
  ['M0-30L-7-9L-29-9L-11 4L-18 26L0 12z', cream],
  ['M0-30L7-9L29-9L11 4L18 26L0 12L-18 26L-11 4L-29-9L-7-9z', ink, 3],
  ['M0-10q7 4 7 9t-7 8q-7-3-7-8t7-9z', '#6f4aa8'],
];
const claw: Glyph = [
  ['M-20 24Q-26-4-12-28Q-14-2-10 22zM-2 28Q-8-4 4-30Q2 0 8 26zM18 22Q12-2 22-24Q24 2 26 20z', cream],
  ['M-20 24Q-26-4-12-28Q-14-2-10 22zM-2 28Q-8-4 4-30Q2 0 8 26zM18 22Q12-2 22-24Q24 2 26 20z', ink, 3],
];
const dragon: Glyph = [
  ['M20 28Q30 8 20-8L30-12L18-17L27-28L9-22Q-4-26-12-16L-28-4Q-30 2-26 4L-12 5L-22 10Q-20 15-12 14Q0 13 2 28z', cream],
  ['M20 28Q30 8 20-8Q14 4 12 28z', shade],
  ['M20 28Q30 8 20-8L30-12L18-17L27-28L9-22Q-4-26-12-16L-28-4Q-30 2-26 4L-12 5L-22 10Q-20 15-12 14Q0 13 2 28z', ink, 3],
  ['M-9-10l9-2l-4 6z', '#b3302a'],
  ['M-25-2h0.1', ink, 3],
];
const crown: Glyph = [
  ['M-26 18L-30-16L-14-2L0-26L14-2L30-16L26 18z', '#d9a441'],
  ['M-26 18L-30-16L-14-2L0-26V18z', '#f6cc55'],
  ['M-26 18L-30-16L-14-2L0-26L14-2L30-16L26 18z', ink, 3],
  ['M-25 24H25', ink, 8],
  ['M-25 24H25', '#d9a441', 4.5],
  ['M-14 10h0.1M14 10h0.1M0 8h0.1', '#b3302a', 7],
];

const looks: Readonly<Record<PileColor, PileLook>> = {
  green: { dark: '#2c5a26', main: '#4c8a3a', bright: '#86bd62', sign: axes },
  gray: { dark: '#4a4d55', main: '#83878f', bright: '#b9bdc4', sign: castle },
  violet: { dark: '#3d2670', main: '#6f4aa8', bright: '#a684d8', sign: orb },
  brown: { dark: '#4a2c17', main: '#8a5a34', bright: '#c08f5c', sign: claw },
  red: { dark: '#6e1414', main: '#b3302a', bright: '#e2705a', sign: dragon },
  white: { dark: '#8f8872', main: '#d8d2bf', bright: '#fbf8ea', sign: crown },
};
export const lookOfPile = (pile: PileColor): PileLook => looks[pile];
