/* Eight cities, each with a skyline of its own. They stand around (0, 0) and rise to about 46 above it. */
import { drawn, type Layer, line, outlined, scratch, wash } from '../layers.js';
import { palette } from '../palette.js';
import { blot, penned, softly } from '../pen/line.js';
import { peak } from '../terrain/heights.js';

import type { City } from '../world.js';
import { cone, dome, flag, gate, house, rampart, slits, soil, tower, wall } from './masonry.js';

/** The capital: a domed hall between high towers, behind a wall. */
const tamalir: Layer[] = [
  ...soil(40),
  ...tower(-17, 4, 8, 30, palette.slate, 1.7),
  ...tower(17, 4, 8, 30, palette.slate, 1.7),
  ...wall(0, 4, 24, 22, palette.white),
  ...dome(0, -18, 22, 17, palette.gold),
  ...wall(0, -34, 4, 3),
  ...cone(0, -37, 5, 7, palette.gold),
  slits(-6, -11, 2),
  slits(0, -11, 2),
  slits(6, -11, 2),
  ...tower(-30, 10, 9, 18, palette.slate),
  ...tower(30, 10, 9, 18, palette.slate),
  ...house(-17, 8, 11, palette.brick),
  ...house(18, 8, 11, palette.brick),
  ...rampart(0, 17, 62, 11),
  ...rampart(0, 17, 17, 16),
  gate(0, 17, 9, 11),
  ...flag(-17, -49, palette.brick),
  ...flag(17, -49, palette.brick),
];

/** A gate between two peaks, under snow. */
const frostgate: Layer[] = [
  ...soil(40, palette.ice),
  ...peak({ x: -27, base: 13, half: 20, height: 56, isSnowy: true }, 91),
  ...peak({ x: 27, base: 13, half: 20, height: 52, isSnowy: true }, 94),
  ...tower(0, 2, 12, 26, palette.ice, 1.8),
  ...rampart(0, 15, 40, 19),
  ...tower(-16, 16, 10, 26, palette.ice),
  ...tower(16, 16, 10, 26, palette.ice),
  gate(0, 15, 14, 15),
  scratch('M-4 15v-12M0 15v-14M4 15v-12M-7 7h14', 0.7),
  wash('M-20-4q4-3 8 0t8 0 8 0 8 0 8 0v3h-40z', palette.snow, 0.95),
  outlined('M-12-4l1.4 5 1.4-5M-4-4l1.2 4 1.2-4M6-4l1.4 5 1.4-5', palette.snow, 0.5),
  ...flag(0, -55, palette.slate),
];

const smoke = (x: number, y: number, seed: number): Layer[] => [
  wash(blot(x + 5, y - 10, 7, 5, seed), palette.deepStone, 0.4),
  wash(blot(x + 11, y - 17, 9, 5, seed + 1), palette.deepStone, 0.28),
  {
    d: penned(
      softly([
        [x, y],
        [x + 4, y - 4],
        [x + 1, y - 9],
        [x + 7, y - 13],
        [x + 5, y - 18],
        [x + 14, y - 21],
      ]),
      { width: 1.2, seed, taper: 0.6, step: 3, swing: 0.2 },
    ),
    fill: palette.ink,
    fillOpacity: 0.8,
  },
];

/** Chimneys over a hall of smiths. */
const forge: Layer[] = [
  ...soil(38, palette.deepHill),
  ...wall(-20, 8, 8, 34, palette.brick),
  ...wall(20, 8, 8, 28, palette.brick),
  ...wall(6, 4, 7, 36, palette.brick),
  ...smoke(-20, -27, 3),
  ...smoke(6, -33, 7),
  ...smoke(20, -21, 12),
  ...wall(0, 16, 50, 18, palette.stone),
  ...drawn(
    [
      [-29, -1],
      [-20, -14],
      [20, -14],
      [29, -1],
    ],
    palette.deepSlate,
    { width: 1.3 },
  ),
  scratch('M-22-2l6-11M-12-2l4-11M0-2v-11M12-2l-4-11M22-2l-6-11', 0.7, 0.6),
  gate(0, 16, 18, 15),
  wash('M-7 16v-5q1-6 3-2 1-8 4-3 2-5 4 1 3-3 3 4v5z', palette.ember),
  wash('M-3 16q0-6 3-6t3 6z', palette.gold),
  slits(-18, 5, 1),
  slits(18, 5, 1),
];

/** Scholars: an observatory and a tall library. */
const greyhaven: Layer[] = [
  ...soil(38),
  ...tower(-21, 12, 12, 40, palette.slate, 1.9),
  slits(-22, -18, 5, 6),
  ...wall(17, 12, 24, 24, palette.stone),
  ...dome(17, -12, 26, 17, palette.slate),
  wash('M14-27l6 2-2 15-5-1z', palette.ink, 0.85),
  ...drawn(
    [
      [15, -24],
      [29, -37],
      [33, -33],
      [19, -20],
    ],
    palette.gold,
    { width: 1.1 },
  ),
  slits(10, -4, 1),
  slits(17, -4, 1),
  slits(24, -4, 1),
  ...wall(-3, 14, 22, 16, palette.white),
  ...cone(-3, -2, 26, 11, palette.slate),
  scratch('M-10 14v-11M-5 14v-11M0 14v-11M4 14v-11', 1),
  ...house(-30, 17, 11, palette.slate),
  ...house(28, 18, 12, palette.slate),
];

const cypress = (x: number, base: number, height: number): Layer[] => [
  wash(
    `M${x} ${base - height}q5 ${height * 0.55} 3 ${height - 1}h-6q-2-${height * 0.45} 3-${height - 1}z`,
    palette.deepTree,
  ),
  scratch(`M${x} ${base - height}q5 ${height * 0.55} 3 ${height - 1}h-6q-2-${height * 0.45} 3-${height - 1}z`, 1),
];

/** Red roofs among vines. */
const vynelvale: Layer[] = [
  ...soil(40, palette.deepMeadow),
  ...cypress(-31, 8, 28),
  ...cypress(31, 8, 24),
  ...wall(-12, 8, 11, 34, palette.white),
  ...cone(-12, -26, 15, 9, palette.brick),
  slits(-14, -19, 2, 7),
  ...house(10, 4, 26, palette.brick),
  ...house(-22, 12, 14, palette.brick),
  ...wall(6, 13, 24, 10, palette.white),
  ...drawn(
    [
      [-9, 4],
      [-4, -3],
      [16, -3],
      [21, 4],
    ],
    palette.brick,
    { width: 1.1 },
  ),
  { d: 'M-2 13v-4a2 2 0 0 1 4 0v4zM5 13v-4a2 2 0 0 1 4 0v4zM12 13v-4a2 2 0 0 1 4 0v4z', fill: palette.ink },
  ...[0, 1].flatMap((row) =>
    [-26, -17, -8, 1, 10, 19, 28].flatMap((x, i): Layer[] => [
      outlined(blot(x + row * 4, 15 + row * 6, 4.2, 2.6, i + row * 9), palette.leaf, 0.8),
    ]),
  ),
  wash([-22, -4, 14, 30].map((x) => `M${x} 21a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z`).join(''), palette.violet),
];

/** A watchtower with its beacon, over the arches of a bridge. */
const riverwatch: Layer[] = [
  wash(blot(0, 17, 40, 8, 6), palette.river),
  scratch('M-36 18h14M-12 21h16M14 18h18M-26 22h8', 0.9, 0.7),
  ...wall(-15, 6, 15, 36),
  ...rampart(-15, -30, 19, 6),
  slits(-17, -22, 4, 7),
  wash('M-19-39q-1-6 3-10 0 4 3 5 0-3 2-4 3 5-1 9z', palette.ember),
  wash('M-17-39q0-3 2-5 2 2 2 5z', palette.gold),
  ...house(13, 4, 14, palette.thatch),
  ...house(26, 5, 11, palette.brick),
  ...drawn(
    [
      [-38, 6],
      [-30, 3],
      [30, 3],
      [38, 6],
      [38, 16],
      [-38, 16],
    ],
    palette.stone,
    { width: 1.2 },
  ),
  ...[-25, 0, 25].map((x): Layer => outlined(`M${x - 8} 17v-3a8 8 0 0 1 16 0v3z`, palette.deepRiver, 1.1)),
  scratch('M-36 6h72', 0.8, 0.7),
];

/** Crooked spires under a pale moon. */
const nerekhall: Layer[] = [
  ...soil(38, palette.deepSwamp),
  wash('M20-42a9 9 0 1 0 9 12a8 8 0 0 1-9-12z', palette.thatch, 0.9),
  scratch('M20-42a9 9 0 1 0 9 12a8 8 0 0 1-9-12z', 0.9),
  ...wall(-14, 8, 9, 30, palette.violet),
  ...cone(-14, -22, 13, 22, palette.night, -4),
  ...wall(14, 8, 8, 22, palette.violet),
  ...cone(14, -14, 12, 20, palette.night, 4),
  ...wall(0, 10, 14, 32, palette.violet),
  ...cone(0, -22, 18, 25, palette.night, 3),
  ...house(-25, 15, 13, palette.night, palette.stone),
  ...house(26, 15, 13, palette.night, palette.stone),
  ...wall(0, 17, 34, 10, palette.deepStone),
  gate(0, 17, 8, 9),
  wash('M-4-12h2.4v4h-2.4zM2-12h2.4v4h-2.4zM-1-3h2.4v4h-2.4zM-16-12h2.4v4h-2.4zM13-6h2.4v4h-2.4z', palette.gold),
  scratch('M33 16q-2-9 1-15M34 6l5-6M33 8l-5-5M34 2l-2-5', 1),
];

/** A lighthouse on the shore, huts and a boat. */
const dawnsmoor: Layer[] = [
  ...soil(38),
  wash('M-18-36l-17-6 1 9zM-8-36l17-6-1 9z', palette.gold, 0.55),
  scratch('M-21-38l-9-3M-21-35h-9M-5-38l9-3M-5-35h9', 0.8, 0.7),
  ...drawn(
    [
      [-20, 12],
      [-17, -30],
      [-9, -30],
      [-6, 12],
    ],
    palette.white,
    { width: 1.3 },
  ),
  wash('M-18.6-7l.8-9h9.6l.8 9zM-19.6 8l.8-8h11.6l.8 8z', palette.brick, 0.9),
  wash('M-12-30l3 0 3 42h-6z', palette.ink, 0.16),
  ...wall(-13, -31, 9, 8, palette.gold),
  ...cone(-13, -39, 13, 8, palette.brick),
  ...house(9, 8, 17, palette.thatch),
  ...house(25, 10, 15, palette.thatch),
  ...house(15, 16, 14, palette.brick),
  scratch('M-34 17q8 4 16 1t15 2', 0.9),
  ...drawn(
    [
      [-36, 13],
      [-22, 13],
      [-25, 18],
      [-33, 18],
    ],
    palette.wood,
    { width: 1 },
  ),
  line(
    [
      [-30, 13],
      [-30, -2],
    ],
    { width: 1.1 },
  ),
  outlined('M-29-2q8 5 5 13h-5z', palette.white, 0.9),
];

export const cityPictures: Readonly<Record<City, readonly Layer[]>> = {
  tamalir,
  frostgate,
  forge,
  greyhaven,
  vynelvale,
  riverwatch,
  nerekhall,
  dawnsmoor,
};
