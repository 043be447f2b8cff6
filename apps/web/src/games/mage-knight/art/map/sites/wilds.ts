/* Where adventure waits: mines, glades, lairs, ruins and what lies below the ground. */
import { brushed, filled, type Layer } from '../paint/layers.js';
import { oval } from '../paint/shapes.js';
import { block, body, bones, cave, crystal, fire, flag, light, shadow, skull, tent, tower, yard } from './masonry.js';

export type MineColor = 'red' | 'blue' | 'white' | 'green';

export const portal: readonly Layer[] = [
  ...yard(27, 12, 'stone-3'),
  ...light([0, -8], 36, 38),
  body('M-20 16Q-27-34 0-36Q27-34 20 16L11 17Q16-24 0-26Q-16-24-11 17z', 'stone-4', 1.6),
  filled('M6-35Q26-30 20 16L11 17Q15-18 4-25.5z', 'stone-2'),
  brushed('M-21 2l8 1M-21-10l8 3M-16-24l6 5M0-36v9M15-26l-5 6M21-10l-8 3M20 3l-8 1', 'stone-1', 1.2, 0.8),
  filled('M-11 16.5Q-16-24 0-26Q16-24 11 16.5Q0 20-11 16.5z', 'violet-1'),
  filled('M-9.5 15Q-13-21 0-23Q13-21 9.5 15Q0 18-9.5 15z', 'violet-3'),
  filled(oval([0, -4], 6.5, 13), 'violet-4'),
  filled(oval([0, -4], 3, 8), 'violet-5'),
  brushed('M-7 6q-3-16 6-19q7 1 5 9q-2 6-6 3M6 10q-9 4-11-4', 'violet-5', 1.5),
  body('M-15 17h30l4 4h-38z', 'stone-4', 1.2),
];

export const crystalMine = (hue: MineColor): readonly Layer[] => [
  ...crystal([-17, -6], 9, 22, -5, hue),
  ...crystal([16, -8], 9, 20, 5, hue),
  ...crystal([0, -14], 13, 26, 0, hue),
  ...cave('rock'),
  brushed('M-12 17V2M12 17V2M-14 0H14', 'wood-3', 3),
  brushed('M-13 17V3M-14-1H14', 'wood-5', 1),
  ...crystal([-21, 17], 8, 14, -3, hue),
  ...crystal([21, 17], 9, 16, 3, hue),
  ...crystal([14, 20], 6, 9, 2, hue),
];

export const deepMine = (hues: readonly MineColor[]): readonly Layer[] => {
  const at = (i: number): MineColor => hues[i % hues.length] as MineColor;
  return [
    shadow(3, 10, 33, 15),
    body(oval([0, 4], 31, 17), 'rock-3', 1.7),
    filled('M-31 4a31 17 0 0 1 62 0a31 12 0 0 0-62 0z', 'rock-5'),
    body(oval([0, 6], 23, 11.5), 'rock-2', 1.2),
    filled(oval([0, 8], 17, 8), 'rock-1'),
    filled(oval([1, 9.5], 11, 5), 'dark'),
    brushed('M-15 3L-9-27M15 3L9-27M-13-24H13M-12-9L11-20', 'dark', 5),
    brushed('M-15 3L-9-27M15 3L9-27M-13-24H13M-12-9L11-20', 'wood-3', 3.2),
    brushed('M-15.6 2L-9.8-27M-13-25H13', 'wood-5', 1),
    brushed('M0-23V3', 'bone-3', 1.2),
    body('M-4.5 2h9l-1.5 7.5h-6z', 'wood-3', 1.1),
    body(oval([0, 2], 4.5, 1.6), 'dark', 1),
    ...crystal([-26, 8], 10, 21, -4, at(0)),
    ...crystal([26, 8], 10, 21, 4, at(1)),
    ...crystal([-15, 18], 9, 16, -2, at(2)),
    ...crystal([16, 18], 9, 16, 2, at(3)),
  ];
};

export const magicalGlade: readonly Layer[] = [
  filled(oval([2, 8], 30, 17), 'leaf-1', 0.6),
  filled(oval([0, 6], 28, 15), 'grass-4'),
  ...light([0, 0], 40, 30),
  ...[-23, -14, 14, 23].flatMap((x, i): Layer[] => {
    const y = i === 0 || i === 3 ? -2 : -12;
    return [
      brushed(`M${x} ${y + 8}v-9`, 'wood-3', 2.4),
      body(`M${x - 9} ${y - 2}q-1-9 7-10q5-7 9 1q7 2 3 9q-9 6-19 0z`, 'leaf-4', 1.2),
      filled(`M${x - 6} ${y - 4}q0-6 6-6q-1 5-6 6z`, 'grass-5'),
    ];
  }),
  body(oval([0, 9], 14, 7), 'lake-3', 1.2),
  filled(oval([-1, 8], 9, 3.8), 'lake-5'),
  filled(oval([0, -8], 13, 15), 'gold-5', 0.3),
  body('M0-27L3.6-13.6L14-10L3.6-6.4L0 8L-3.6-6.4L-14-10L-3.6-13.6z', 'gold-5', 1.1),
  filled('M0-20L2-11.5L8-10L2-8.5L0 0L-2-8.5L-8-10L-2-11.5z', 'white-5'),
  filled(oval([-17, 12], 1.7) + oval([18, 13], 1.7) + oval([-9, 18], 1.5) + oval([10, 18], 1.5), 'violet-4'),
];

export const marauders: readonly Layer[] = [
  ...yard(27, 11),
  ...tent([12, -2], 19, 19, 'hide'),
  ...tent([-12, 9], 21, 21, 'hide'),
  brushed('M17 17l-2-13M22 15l-2-13M27 11l-1-12', 'wood-2', 2.3),
  ...flag([-1, -3], 34, 'green', 13),
  ...skull([-1, -40], 4.2),
  ...fire([8, 18], 3.2),
];

/** A dragon's head above its nest, looking to the left. */
export const lair: readonly Layer[] = [
  ...yard(28, 13, 'ash-2'),
  body(
    'M8 19Q27 12 22-6Q19-20 6-25L20-27L9-31L19-37L3-35Q-6-36-11-30L-26-20Q-30-17-27-14L-14-12L-24-9Q-23-5-17-5Q-6-4-4 2Q-1 11-9 19z',
    'red-3',
    1.7,
  ),
  filled('M8 19Q27 12 22-6Q19-20 6-25Q13-14 12-3Q11 12-1 19z', 'red-1', 0.75),
  filled('M-11-30L-26-20Q-18-22-9-24Q-3-26 2-32Q-5-35-11-30z', 'red-4'),
  body('M6-25L20-27L9-31L19-37L3-35L0-31z', 'bone-3', 1.1),
  filled('M6-25L20-27L9-30z', 'bone-1'),
  body('M-10-25.5l8-1.5l-3 5.5z', 'fire-4', 1),
  brushed('M-24-18.5l2 1', 'dark', 1.6),
  filled('M-26-14l2 4l2-3.5zM-20-13l2 3.5l2-3zM-22-9l1.5-2.5l1.5 2.8z', 'bone-5'),
  brushed('M-2-4q5 2 6 8M0 4q4 3 4 9M-1 12q2 3 1 6', 'fire-3', 2),
  body('M-30 17L-24 7L-14 12L-4 8L5 13L14 7L23 9L30 17Q0 26-30 17z', 'rock-2', 1.5),
  filled('M-30 17L-24 7L-14 12L-18 20zM-4 8L5 13L0 21L-10 20z', 'rock-4'),
  ...skull([-17, 19], 3.6),
  bones([14, 19], [20, 17]),
];

export const ruins: readonly Layer[] = [
  ...yard(28, 11, 'stone-3'),
  ...[-19, -6, 19].flatMap((x, i): Layer[] => [
    ...tower([x, [4, 0, 3][i] as number], 8, [23, 30, 14][i] as number, 'stone'),
    body(`M${x - 5.5} ${([4, 0, 3][i] as number) + 1}h11v3.4h-11z`, 'stone-4', 1),
  ]),
  body('M-26-19L2-30L5-25L-22-14z', 'stone-5', 1.4),
  filled('M-22-14L5-25L5-22L-21-11z', 'stone-2'),
  body('M-10 18L12 9L16 13L-6 22z', 'stone-4', 1.3),
  filled('M-6 22L16 13L16 16L-5 24z', 'stone-2'),
  brushed('M-22-8q4 6 0 10q5 3 2 8M-9-20q4 7 0 12M22-9q-4 5 0 9', 'leaf-4', 2),
  filled(oval([-25, 15], 4, 2.6) + oval([24, 14], 4, 2.8), 'leaf-3'),
];

export const dungeon: readonly Layer[] = [
  ...yard(27, 13, 'stone-3'),
  ...block([0, 14], 26, 26, 6, 'stone'),
  body('M-19 8V-9Q-18-25 0-26Q18-25 19-9V8L12 11V-8Q10-18 0-18.5Q-10-18-12-8V11z', 'stone-4', 1.6),
  filled('M4-26Q18-24 19-9V8L12 11V-8Q11-16 4-18z', 'stone-2'),
  brushed('M-18-6l5 1M-15-18l5 5M0-26v7M15-18l-5 5M18-6l-5 1M-18 3l5 1M18 3l-5 1', 'stone-1', 1.1, 0.8),
  filled('M-12 11V-8Q-10-18 0-18.5Q10-18 12-8V11L0 16z', 'dark'),
  filled('M-12 11L0 16L12 11L12 7.5L0 11.5L-12 7.5z', 'stone-3'),
  filled('M-12 5.5L0 9L12 5.5V2.5L0 5.5L-12 2.5z', 'stone-2'),
  filled('M-12 0.5L0 3L12 0.5V-2L0 0L-12-2z', 'stone-1'),
  brushed('M-8-14V-3M-4-17V-1M0-18V0M4-17V-1M8-14V-3M-12-8H12', 'ash-4', 1.7),
];

export const tomb: readonly Layer[] = [
  ...yard(27, 12, 'moss-3'),
  ...block([0, 18], 20, 20, 5, 'wall'),
  ...block([0, 13], 16, 16, 15, 'wall'),
  body('M-19-8L0-29L19-8L0 1z', 'wall-3', 1.5),
  filled('M0-29L19-8L0 1z', 'wall-2'),
  filled('M-19-8L0-29L-2-8z', 'wall-5'),
  body('M-12 7v-10q4-5 7-2v13z', 'dark', 1),
  ...skull([-0.5, -34], 5.4),
  brushed('M-24 18v-9M-27 12h6M25 17v-9M22 11h6', 'wall-4', 2.3),
  brushed('M6 8v-9M11 6v-9', 'wall-1', 1.5),
];

export const monsterDen: readonly Layer[] = [
  ...cave('ash'),
  filled('M-9-1l3 5l2.5-6l3 7l3-7l3 6l3-5Q6-9 0-9Q-6-9-9-1z', 'bone-4'),
  filled('M-10 16l2.5-6l2.5 6.5zM10 16l-2.5-6l-2.5 6.5z', 'bone-4'),
  filled('M-8 5q3-2.5 5 1q-3 1.5-5-1zM8 5q-3-2.5-5 1q3 1.5 5-1z', 'fire-4'),
  bones([-24, 18], [17, 19], [22, 16]),
  ...skull([-18, 16], 3.4),
];

const egg = (x: number, y: number, size: number): Layer[] => [
  body(
    `M${x} ${y - size * 2}q${size * 1.2} ${size * 0.3} ${size * 1.1} ${size * 1.4}q-${size * 0.1} ${size}-${size * 1.1} ${size}t-${size * 1.1}-${size}q0-${size * 1.1} ${size * 1.1}-${size * 1.4}z`,
    'violet-3',
    1.3,
  ),
  filled(oval([x - size * 0.35, y - size * 0.9], size * 0.38, size * 0.6), 'violet-5', 0.9),
  filled(oval([x + size * 0.4, y - size * 0.2], size * 0.3), 'green-4'),
  filled(oval([x + size * 0.2, y - size * 1.2], size * 0.22), 'green-4'),
];
export const spawningGrounds: readonly Layer[] = [
  shadow(3, 8, 32, 16),
  body('M-30 6Q-30-8-12-11Q4-19 18-10Q31-6 30 6Q29 18 8 19Q-6 24-20 18Q-31 15-30 6z', 'moss-2', 1.6),
  filled('M-24 5Q-24-4-10-6Q4-13 16-5Q25-2 24 5Q22 13 6 14Q-6 18-16 13Q-24 11-24 5z', 'murk-1'),
  filled('M-18 8Q-8 3 0 9Q10 4 17 8Q12 13 4 12Q-6 16-18 8z', 'green-2', 0.9),
  ...egg(-13, -1, 7),
  ...egg(12, -2, 7.5),
  ...egg(-1, 10, 8.5),
  ...egg(20, 12, 5),
  brushed('M-26-2q-4-9 2-14M25-4q6-8 1-15M-20 15q-8 2-9-4', 'violet-2', 2.6),
];

export const maze: readonly Layer[] = [
  shadow(3, 8, 31, 17),
  body('M-30 2L0-22L30 2L0 24z', 'grass-5', 1.6),
  body('M-30-2v5L0 27L30 3v-5L0 20z', 'leaf-2', 1.3),
  brushed('M-28 0L0-21L28 0L0 21L-9 14M-20-1L0-15L20 0L0 15L-11 6L0-2L9 4M-12 1L0-8L12 0', 'leaf-1', 6),
  brushed('M-28-2L0-23L28-2L0 19L-9 12M-20-3L0-17L20-2L0 13L-11 4L0-4L9 2M-12-1L0-10L12-2', 'leaf-4', 4.6),
  brushed('M-28-3L0-24L14-13.5M-20-4L0-18L10-11M-12-2L0-11', 'leaf-5', 1.5),
  body(oval([0, 3], 3), 'gold-4', 1),
];

export const labyrinth: readonly Layer[] = [
  shadow(3, 8, 32, 18),
  body('M-31 2v6a31 20 0 0 0 62 0v-6z', 'stone-2', 1.6),
  body(oval([0, 2], 31, 20), 'sand-4', 1.6),
  brushed(
    'M-27 4a27 17 0 1 1 23 15M4 19a27 17 0 0 0 23-15M-19 2a19 12 0 0 0 35 5M19 1a19 12 0 0 0-34-6M-11 2a11 7 0 1 0 8-6.5M-27 3h7M20 6l5 3M0-13v8',
    'stone-1',
    5.2,
  ),
  brushed(
    'M-27 2a27 17 0 1 1 23 15M4 17a27 17 0 0 0 23-15M-19 0a19 12 0 0 0 35 5M19-1a19 12 0 0 0-34-6M-11 0a11 7 0 1 0 8-6.5M-27 1h7M20 4l5 3M0-15v8',
    'stone-4',
    3.6,
  ),
  brushed('M-27 1a27 17 0 0 1 25-17M-19-2a19 12 0 0 1 10-8', 'stone-5', 1.3),
  body('M0-3l3 4l-3 4l-3-4z', 'red-3', 1),
];
