/* The compass in the southern bay. */
import { type Layer, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { type Point, straight } from '../pen/line.js';

const ray = (degrees: number, length: number, half: number): readonly [light: Point[], dark: Point[]] => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const tip: Point = [dx * length, dy * length];
  const left: Point = [dx * half - dy * -half, dy * half + dx * -half];
  const right: Point = [dx * half + dy * -half, dy * half - dx * -half];
  return [
    [[0, 0], left, tip],
    [[0, 0], right, tip],
  ];
};

function star(angles: readonly number[], length: number, half: number, light: string, dark: string): Layer[] {
  return angles.flatMap((angle) => {
    const [a, b] = ray(angle, length, half);
    return [outlined(straight(a, true), light, 0.9), outlined(straight(b, true), dark, 0.9)];
  });
}

const ring = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const ticks = Array.from({ length: 32 }, (_, i) => {
  const angle = (i / 32) * 2 * Math.PI;
  const [dx, dy] = [Math.round(Math.sin(angle) * 1000) / 1000, Math.round(-Math.cos(angle) * 1000) / 1000];
  const inner = i % 4 === 0 ? 30 : 32;
  const at = (radius: number): string => `${Math.round(dx * radius * 10) / 10} ${Math.round(dy * radius * 10) / 10}`;
  return `M${at(inner)}L${at(34.5)}`;
}).join('');

export const compass: readonly Layer[] = [
  wash(ring(36), palette.paper, 0.9),
  scratch(ring(35.5), 1.4),
  scratch(ring(33), 0.6),
  scratch(ticks, 0.8),
  scratch(ring(21), 0.8),
  ...star([45, 135, 225, 315], 29, 4.5, palette.paper, palette.deepSea),
  ...star([0, 90, 180, 270], 42, 6, palette.paper, palette.brick),
  outlined(ring(4.5), palette.gold, 1),
  // The tip that points north carries a lily.
  outlined(
    'M0-60c4 4 4 8 1.4 11 3-2 6-2 7 1-3-1-5 1-6 4h-4.8c-1-3-3-5-6-4 1-3 4-3 7-1-2.6-3-2.6-7 1.4-11z',
    palette.brick,
    0.9,
  ),
];
