import { sparkle, star, sword } from '../emblems/pieces.js';
import type { Tint } from '../palette.js';
import { type Drawing, line, mirrored, place, shape, tube, wash } from '../pen/marks.js';

export type Deck = 'gold' | 'red' | 'blue' | 'green';

export const cardSheet = { width: 100, height: 140 } as const;

/** What is drawn in one corner comes back in all four. */
const inFourCorners = (corner: Drawing): Drawing => {
  const top = mirrored(50, corner);
  return [...top, ...place(top, { x: 100, y: 140, turn: 180 })];
};

const flourish = (tint: Tint): Drawing =>
  inFourCorners([
    line('s 14,40 13,26 18,17 27,15 30,21 25,25 21,22', 2, tint),
    line('s 17,18 30,13 42,13', 2, tint),
    line('s 15,32 21,31 22,36', 1.6, tint),
    line('s 31,14 33,19 38,18', 1.6, tint),
    wash(tint, 'o 15,15 2.4,2.4'),
  ]);

const lattice = (tint: Tint): Drawing =>
  [-20, 0, 20, 40, 60, 80].flatMap((x) => [
    line(
      `l ${Math.max(10, x)},${x < 10 ? 30 + 10 - x : 30} ${Math.min(90, x + 80)},${x + 80 > 90 ? 110 - (x - 10) : 110}`,
      0.9,
      tint,
    ),
    line(
      `l ${Math.min(90, 100 - x)},${x < 10 ? 30 + 10 - x : 30} ${Math.max(10, 20 - x)},${x + 80 > 90 ? 110 - (x - 10) : 110}`,
      0.9,
      tint,
    ),
  ]);

const crown: Drawing = [
  shape('sun', 'z -17,10! -20,-12! -9,-2 -4,-17! 0,-4 4,-17! 9,-2 20,-12! 17,10! 0,13'),
  line('s -15,5 0,8 15,5', 1.4),
  ...['-20,-13', '-4,-18', '4,-18', '20,-13'].map((at) => shape('crimson', `o ${at} 2.4,2.4`, 1.3)),
];

const compass: Drawing = [
  ...[45, 135, 225, 315].flatMap((turn) => place([shape('leaf', 'p 0,-13 3.4,-4 -3.4,-4', 1.4)], { turn })),
  ...[0, 90, 180, 270].flatMap((turn) =>
    place([shape('sun', 'p 0,-21 5,-4 0,0 -5,-4', 1.6), wash('brass', 'p 0,-20 5,-4 0,0')], { turn }),
  ),
  shape('crimson', 'o 0,0 3.4,3.4', 1.4),
];

const crossedSwords: Drawing = [
  ...place(sword('silver', 'gold'), { x: 6, y: 2, turn: 42, scale: 0.86 }),
  ...place(sword('silver', 'gold'), { x: -6, y: 2, turn: -42, scale: 0.86 }),
];

const moon: Drawing = [
  shape('sun', 'z 3,-19 -10,-15 -17,-3 -14,11 -3,19 10,18 17,11! 6,11 -2,3 -3,-8'),
  ...place(star('sky'), { x: 9, y: -6, scale: 0.55 }),
  ...sparkle('white', 15, 5, 4),
];

interface BackStyle {
  readonly base: Tint;
  readonly field: Tint;
  readonly lines: Tint;
  readonly disc: Tint;
  readonly sign: Drawing;
}

const styles: Record<Deck, BackStyle> = {
  gold: { base: 'brass', field: 'gold', lines: 'bark', disc: 'wine', sign: crown },
  red: { base: 'wine', field: 'crimson', lines: 'sun', disc: 'night', sign: crossedSwords },
  blue: { base: 'navy', field: 'blue', lines: 'ghost', disc: 'plum', sign: moon },
  green: { base: 'pine', field: 'leaf', lines: 'sun', disc: 'bark', sign: place(compass, { scale: 1.2 }) },
};

const drawBack = ({ base, field, lines, disc, sign }: BackStyle): Drawing => [
  shape(base, 'z 8,2! 50,1 92,2! 98,8 99,70 98,132 92,138! 50,139 8,138! 2,132 1,70 2,8', 2),
  shape(field, 'z 9,9! 50,8 91,9! 92,70 91,131! 50,132 9,131! 8,70', 1.8),
  ...lattice(base),
  ...flourish(lines),
  ...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
    place([tube(lines, 's -6,-34 0,-38 6,-34', 3, 3, 1.3)], { x: 50, y: 70, turn: turn + 22 }),
  ),
  shape(lines, 'o 50,70 33,33', 1.8),
  shape(disc, 'o 50,70 29,29', 1.6),
  ...place(sign, { x: 50, y: 70 }),
  ...sparkle(lines, 50, 24, 6),
  ...sparkle(lines, 50, 116, 6),
];

/** The four backs. */
export const cardBacks: Record<Deck, Drawing> = {
  gold: drawBack(styles.gold),
  red: drawBack(styles.red),
  blue: drawBack(styles.blue),
  green: drawBack(styles.green),
};

/** The front of a card before anything is written on it: parchment with a painted border. */
const drawFrame = ({ base, field }: BackStyle): Drawing => [
  shape(field, 'z 8,2! 50,1 92,2! 98,8 99,70 98,132 92,138! 50,139 8,138! 2,132 1,70 2,8', 2),
  shape('paper', 'z 11,7! 50,6 89,7! 93,11! 94,70 93,129! 89,133! 50,134 11,133! 7,129! 6,70 7,11!', 1.4),
  ...inFourCorners([line('s 10,26 10,15 15,10 26,10', 1.4, base), wash(base, 'p 12,12 16,13 12,17')]),
];

export const cardFrames: Record<Deck, Drawing> = {
  gold: drawFrame(styles.gold),
  red: drawFrame(styles.red),
  blue: drawFrame(styles.blue),
  green: drawFrame(styles.green),
};
