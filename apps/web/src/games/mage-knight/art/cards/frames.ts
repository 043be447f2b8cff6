import { drop, star } from './kit/magic.js';
import { moon, sun } from './kit/nature.js';
import { type Drawing, flat, ground, limb, mass, place, stroke } from './paint/marks.js';
import type { Pigment, Tone } from './paint/pigments.js';

/** The measure of a card. The frame leaves room for its parts: x, y, width and height of each. */
export const cardFormat = {
  width: 120,
  height: 168,
  title: [15, 6, 90, 17],
  picture: [9, 26, 102, 76],
  upper: [9, 105, 102, 26],
  lower: [9, 134, 102, 26],
} as const;

export type CardColor = 'red' | 'blue' | 'white' | 'green';

/** Light, body and shade of a frame, and the metal of its trim. */
const coats = {
  red: ['red', 'wine', 'gold'],
  blue: ['blue', 'navy', 'silver'],
  white: ['white', 'ash', 'gold'],
  green: ['green', 'forest', 'brass'],
  artifact: ['gold', 'wood', 'straw'],
  wound: ['stone', 'wine', 'red'],
  regular: ['ash', 'iron', 'silver'],
  elite: ['brass', 'leather', 'gold'],
  day: ['sky', 'blue', 'sun'],
  night: ['violet', 'night', 'silver'],
} satisfies Record<string, readonly [Pigment, Pigment, Pigment]>;
type Coat = keyof typeof coats;

const panel = (
  paper: Pigment,
  trim: Pigment,
  [x, y, width, height]: readonly [number, number, number, number],
  tone: Tone,
): Drawing => {
  const [right, bottom] = [x + width, y + height];
  return [
    flat(
      'black',
      `p ${x - 1.4},${y - 0.6} ${right + 1.6},${y - 1} ${right + 1.8},${bottom + 1.6} ${x - 1},${bottom + 2}`,
      -2,
      0.6,
    ),
    flat(paper, `p ${x},${y} ${right},${y} ${right},${bottom} ${x},${bottom}`, tone),
    ...[
      `l ${x - 1},${y} ${right + 1},${y - 0.4}`,
      `l ${right},${y - 1} ${right},${bottom + 1}`,
      `l ${right + 1},${bottom} ${x - 1},${bottom + 0.4}`,
      `l ${x},${bottom + 1} ${x},${y - 1}`,
    ].map((curve, i) => stroke(trim, curve, 1.5, i % 3 === 0 ? 1 : -1)),
  ];
};

const studs = (metal: Pigment): Drawing =>
  [
    [6, 6],
    [114, 6],
    [6, 162],
    [114, 162],
  ].flatMap(([x, y]) => [
    mass(metal, `o ${x},${y} 4,4`),
    flat(metal, `o ${(x ?? 0) - 1},${(y ?? 0) - 1.2} 1.4,1.2`, 2),
  ]);

function card(
  coat: Coat,
  { lower = 'bone', second, sign = [] }: { lower?: Pigment; second?: Coat; sign?: Drawing } = {},
): Drawing {
  const [light, rim, trim] = coats[coat];
  const { title, picture, upper, lower: foot } = cardFormat;
  return [
    flat(rim, 'p -2,-2 122,-2 122,170 -2,170'),
    mass(light, 'p -2,-2 122,-2 122,27 -2,27', -24, 0.9),
    mass(light, 'p -2,24 11,24 11,172 -2,172', -64, 0.9),
    mass(rim, 'p 109,24 122,24 122,172 109,172', -64, 1),
    mass(rim, 'p -2,100 122,100 122,107 -2,107', -14, 1),
    mass(rim, 'p -2,158 122,158 122,172 -2,172', -14, 1),
    ...(second === undefined
      ? []
      : [
          mass(coats[second][0], 'p 108,-2 122,-2 122,172 109,172', -64, 0.9),
          mass(coats[second][0], 'p 60,158 122,158 122,172 54,172', -14, 0.9),
          mass(coats[second][0], 'p 76,-2 122,-2 122,27 64,27', -24, 0.9),
        ]),
    ...panel('bone', trim, title, 2),
    ...panel('black', trim, picture, -2),
    ...panel('bone', trim, upper, 2),
    ...panel(lower, trim, foot, lower === 'bone' ? 2 : -1),
    ...(lower === 'bone'
      ? [
          flat(
            light,
            `p ${foot[0]},${foot[1]} ${foot[0] + foot[2]},${foot[1]} ${foot[0] + foot[2]},${foot[1] + foot[3]} ${foot[0]},${foot[1] + foot[3]}`,
            0,
            0.2,
          ),
        ]
      : []),
    ...sign,
    ...studs(trim),
  ];
}

/** The stone that pays for the lower effect, set into the edge of its field. */
const gem = (...pigments: readonly Pigment[]): Drawing =>
  pigments.flatMap((pigment, i) =>
    place(
      [mass('black', 'o 0,0 6,6'), mass(pigment, 'p 0,-5 4,-2 4,2 0,5 -4,2 -4,-2', -50, 1)],
      60 + (i - (pigments.length - 1) / 2) * 13,
      132.6,
    ),
  );

const back: Drawing = [
  ground('violet', 'night', 'around', 60, 84, 96, 1),
  ...['l 8,8 112,8', 'l 112,8 112,160', 'l 112,160 8,160', 'l 8,160 8,8'].map((curve) => limb('gold', curve, 2.6, 2.6)),
  ...place(star('gold'), 60, 84, { scale: 1.5 }),
  mass('gold', 'z 30,52! 46,54 60,46! 74,54 90,52! 90,88 78,112 60,128! 42,112 30,88', 60),
  mass('red', 'p 34,57 59,50 59,84 34,84', -50),
  mass('blue', 'p 61,50 86,57 86,84 61,84', -50),
  mass('white', 'p 34,86 59,86 59,123 44,109 36,96', -50),
  mass('green', 'p 61,86 86,86 84,96 76,109 61,123', -50),
  ...place(star('sun'), 60, 84, { scale: 0.56 }),
  ...studs('gold'),
];

const spell = (color: CardColor): Drawing => card(color, { lower: 'night', sign: gem(coats[color][0], 'black') });
const action = (color: CardColor, second?: CardColor): Drawing =>
  second === undefined
    ? card(color, { sign: gem(coats[color][0]) })
    : card(color, { second, sign: gem(coats[color][0], coats[second][0]) });

export const framePictures = {
  'action-red': action('red'),
  'action-blue': action('blue'),
  'action-white': action('white'),
  'action-green': action('green'),
  'action-green-blue': action('green', 'blue'),
  'action-red-green': action('red', 'green'),
  'action-white-red': action('white', 'red'),
  'action-blue-white': action('blue', 'white'),
  'spell-red': spell('red'),
  'spell-blue': spell('blue'),
  'spell-white': spell('white'),
  'spell-green': spell('green'),
  artifact: card('artifact', { sign: place(star('sun'), 60, 132.6, { scale: 0.2 }) }),
  wound: card('wound', { sign: place(drop('red'), 60, 132.6, { scale: 0.24 }) }),
  'unit-regular': card('regular'),
  'unit-elite': card('elite'),
  'tactic-day': card('day', { sign: place(sun(), 60, 132.6, { scale: 0.26 }) }),
  'tactic-night': card('night', { lower: 'night', sign: place(moon(), 60, 132.6, { scale: 0.28 }) }),
  back,
} satisfies Record<string, Drawing>;
