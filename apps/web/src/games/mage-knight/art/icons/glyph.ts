/* Icons are painted in a circle of 12 around (0, 0), with a dark contour so that they are read on any ground. */

/** One colour of an icon: its path, its paint, and the width of a line where it is a line. */
export type Touch = readonly [d: string, paint: string, width?: number];
export type Glyph = readonly Touch[];

export const ink = '#1f1713';

export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`;

/** A body with its contour. */
export const bodied = (d: string, paint: string): Glyph => [
  [d, ink, 2.6],
  [d, paint],
];
/** A line with its contour. */
export const edged = (d: string, paint: string, width: number): Glyph => [
  [d, ink, width + 2.2],
  [d, paint, width],
];
