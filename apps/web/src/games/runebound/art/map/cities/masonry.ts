/* What cities are built of. Everything stands on its base line; light comes from the left. */
import { drawn, type Layer, line, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { type Point, straight, written } from '../pen/line.js';

const box = (x: number, base: number, width: number, height: number): Point[] => [
  [x - width / 2, base],
  [x - width / 2, base - height],
  [x + width / 2, base - height],
  [x + width / 2, base],
];

/** A wall seen from the front, its right part in the shade. */
export function wall(x: number, base: number, width: number, height: number, fill: string = palette.stone): Layer[] {
  return [
    wash(straight(box(x, base, width, height), true), fill),
    wash(straight(box(x + width * 0.3, base, width * 0.4, height), true), palette.deepStone, 0.45),
    line(box(x, base, width, height), {
      isClosed: true,
      width: 1.1,
      step: 7,
      swing: 0.3,
      seed: Math.round(x + height),
    }),
  ];
}

/** A wall with battlements. */
export function rampart(x: number, base: number, width: number, height: number, fill: string = palette.stone): Layer[] {
  const count = Math.max(2, Math.round(width / 7)) * 2 - 1;
  const step = width / count;
  const teeth = Array.from({ length: count }, (_, i): Point[] => {
    const left = x - width / 2 + i * step;
    const top = base - height - (i % 2 === 0 ? 3 : 0);
    return [
      [left, top],
      [left + step, top],
    ];
  }).flat();
  const shape: Point[] = [[x - width / 2, base], ...teeth, [x + width / 2, base]];
  const courses = [0.35, 0.65].map(
    (part) =>
      `M${written([x - width * 0.36, base - height * part])}h${Math.round(width * 0.16)}m${Math.round(width * 0.22)} 1h${Math.round(width * 0.14)}`,
  );
  return [
    wash(straight(shape, true), fill),
    wash(straight(box(x + width * 0.36, base, width * 0.28, height), true), palette.deepStone, 0.4),
    scratch(courses.join(''), 0.6, 0.55),
    line(shape, { isClosed: true, width: 1.1, step: 4, swing: 0.2, seed: Math.round(x + width) }),
  ];
}

export function cone(x: number, base: number, width: number, height: number, fill: string, lean = 0): Layer[] {
  const tip: Point = [x + lean, base - height];
  const [left, right]: [Point, Point] = [
    [x - width / 2, base],
    [x + width / 2, base],
  ];
  return [
    wash(straight([left, tip, right], true), fill),
    wash(straight([tip, right, [x + width * 0.08, base]], true), palette.ink, 0.28),
    line([left, tip, right], { isClosed: true, width: 1.2, step: 5, swing: 0.25, seed: Math.round(x * 3 + height) }),
  ];
}

export function dome(x: number, base: number, width: number, height: number, fill: string): Layer[] {
  const half = width / 2;
  const arch = `M${written([x - half, base])}C${written([x - half, base - height * 0.95])} ${written([x - half * 0.5, base - height])} ${written([x, base - height])}S${written([x + half, base - height * 0.95])} ${written([x + half, base])}Z`;
  return [
    wash(arch, fill),
    wash(
      `M${written([x + half * 0.1, base - height])}C${written([x + half * 0.8, base - height * 0.9])} ${written([x + half, base - height * 0.6])} ${written([x + half, base])}H${Math.round(x + half * 0.3)}z`,
      palette.ink,
      0.25,
    ),
    scratch(arch, 1.2),
    scratch(
      `M${written([x - half * 0.35, base])}q${written([0, -height * 0.6])} ${written([half * 0.25, -height * 0.9])}`,
      0.6,
      0.6,
    ),
  ];
}

export function tower(x: number, base: number, width: number, height: number, roof: string, point = 1.5): Layer[] {
  return [
    ...wall(x, base, width, height),
    ...cone(x, base - height, width + 3.5, width * point, roof),
    slits(x - width * 0.12, base - height * 0.72, 1),
  ];
}

/** A gabled house seen from the side. */
export function house(x: number, base: number, width: number, roof: string, fill: string = palette.white): Layer[] {
  const height = width * 0.5;
  return [
    ...wall(x, base, width, height, fill),
    ...drawn(
      [
        [x - width * 0.62, base - height + 0.5],
        [x - width * 0.36, base - height * 1.95],
        [x + width * 0.36, base - height * 1.95],
        [x + width * 0.62, base - height + 0.5],
      ],
      roof,
      { width: 1.1 },
    ),
    wash(
      straight(
        [
          [x + width * 0.1, base - height * 1.95],
          [x + width * 0.36, base - height * 1.95],
          [x + width * 0.62, base - height + 0.5],
          [x + width * 0.2, base - height + 0.5],
        ],
        true,
      ),
      palette.ink,
      0.2,
    ),
  ];
}

export const gate = (x: number, base: number, width: number, height: number): Layer => ({
  d: `M${written([x - width / 2, base])}V${base - height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${base}z`,
  fill: palette.ink,
});

/** Narrow windows, one below the other. */
export const slits = (x: number, y: number, count: number, step = 5): Layer =>
  scratch(Array.from({ length: count }, (_, i) => `M${written([x, y + i * step])}v2.4`).join(''), 1.4);

export const flag = (x: number, top: number, fill: string): Layer[] => [
  scratch(`M${written([x, top])}v10`, 0.9),
  ...drawn(
    [
      [x, top],
      [x + 8, top + 1.4],
      [x + 5.4, top + 3],
      [x + 8, top + 5],
      [x, top + 5],
    ],
    fill,
    { width: 0.8, step: 3 },
  ),
];

/** The ground a city stands on. */
export const soil = (width: number, color: string = palette.hill): Layer[] => [
  wash(`M${-width} 15q${width * 0.3}-7 ${width} -7t${width} 7q-${width * 0.3} 7-${width} 7t-${width}-7z`, color, 0.85),
  scratch(
    `M${-width} 16q${width * 0.4} 6 ${width * 0.8} 6M${width * 0.3} 21q${width * 0.5}-1 ${width * 0.7}-5`,
    0.9,
    0.6,
  ),
];
