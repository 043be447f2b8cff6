import type { Tint } from '../palette.js';
import { type Drawing, line, type Mark, place, shape, wash } from '../pen/marks.js';

/** How a figure feels: its own look, or what just happened to it. */
export type Mood = 'calm' | 'fierce' | 'glad' | 'hurt' | 'down';

export interface Face {
  /** The point between the eyes. */
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly eyes: keyof typeof eyeKinds;
  readonly iris?: Tint;
  /** Half the distance between the eyes. */
  readonly gap?: number;
  readonly brow?: Tint | undefined;
  /** How steep the brows fall to the nose; negative looks worried. */
  readonly frown?: number;
  readonly mouth?: keyof typeof mouthKinds | undefined;
  readonly mouthY?: number;
  readonly nose?: keyof typeof noseKinds;
  readonly cheeks?: Tint;
}

/** Eyes are drawn around 0,0; the second one is the mirror image. */
const eyeKinds = {
  dot: () => [wash('ink', 'o 0,0 3,4'), wash('white', 'o -1,-1.5 1.1,1.3')],
  round: (iris: Tint) => [
    shape('white', 'o 0,0 6.2,6.6', 1.7),
    wash(iris, 'o -0.6,0.6 3.8,4.2'),
    wash('ink', 'o -0.6,0.8 2,2.4'),
    wash('white', 'o -2,-1.4 1.4,1.4'),
  ],
  lash: (iris: Tint) => [
    shape('white', 'z -5.5,0 -2,-5 4,-4.5 6,0 3,4.5 -3,4', 1.2),
    wash(iris, 'o 0,0 3.6,4.2'),
    wash('ink', 'o 0,0.4 1.9,2.6'),
    wash('white', 'o -1.5,-1.6 1.3,1.3'),
    line('s -6,0.5 -3,-5 3,-6 7,-1 9.5,-4', 2.5),
    line('s 5,-4.5 8.5,-8', 1.6),
  ],
  sly: (iris: Tint) => [
    shape('white', 'z -6,-1 0,-2 6,-3 5,3 -1,4.5 -5,2', 1.2),
    wash(iris, 'o -0.5,1 3,3.2'),
    wash('ink', 'o -0.5,1 1.5,2.3'),
    line('s -7,-0.5 0,-2.5 7.5,-4', 2.8),
  ],
  slit: (iris: Tint) => [
    shape(iris, 'z -5.5,2 -2,-4 5,-4.5 6,1 1,5', 1.8),
    wash('ink', 'o 0,0 1.3,3.6'),
    wash('white', 'o -2,-1.5 1.1,1.1'),
  ],
  glow: (iris: Tint) => [
    wash(iris, 'o 0,0 6.5,5.5', 0.45),
    wash(iris, 'z -5,1 -2,-3.4 5,-4 4.5,2 0,3.8'),
    wash('white', 'o 0,-0.4 2,1.6'),
  ],
  hollow: (iris: Tint) => [
    wash('ink', 'o 0,0 6.8,7.4'),
    wash(iris, 'o 0,0.5 4,4.2', 0.55),
    wash(iris, 'o 0,0.5 2.6,2.8'),
    wash('white', 'o -0.7,-0.3 1,1.1'),
  ],
} satisfies Record<string, (iris: Tint) => Mark[]>;

const mouthKinds = {
  smile: [line('s -6,0 0,3.4 6,-0.5', 2)],
  smirk: [line('s -5,1.5 1,2 7,-2.5', 2)],
  flat: [line('s -5,0.5 0,0 5,0.8', 2)],
  pout: [wash('crimson', 'z -4,0 -1,-1.8 0,-1 1,-1.8 4,0 0,2.6'), line('s -5,0 0,0.8 5,-0.2', 1.2)],
  vampire: [
    wash('crimson', 'z -8,-2 -3,-1.6 0,-0.6 3,-1.6 8,-2.4 4,3 0,4 -4,3'),
    shape('white', 'p -4.6,-0.4 -1.8,0.2 -3.2,5', 1),
    shape('white', 'p 4.6,-0.4 1.8,0.2 3.2,5', 1),
  ],
  skull: [
    line('s -14,-1 0,1.4 14,-1', 1.8),
    ...[-10, -6, -2, 2, 6, 10].map((x) => line(`l ${x},-4 ${x * 0.96},5`, 1.4)),
  ],
  grin: [
    shape('white', 'z -9,-2! 0,0 9,-3! 6,4 0,5.5 -6,4', 1.8),
    line('l -4,0 -4,4', 1),
    line('l 0,0.5 0,5', 1),
    line('l 4,0 4,4', 1),
  ],
  bite: [
    shape('wine', 'z -9,-2! 0,-1 9,-2! 7,6 0,8 -7,6', 1.8),
    wash('white', 'p -7.5,-1.5 -4,-1 -5.4,4'),
    wash('white', 'p 7.5,-1.5 4,-1 5.4,4'),
    wash('white', 'p -3.6,7 -1,7 -2.2,3.6'),
    wash('white', 'p 3.6,7 1,7 2.2,3.6'),
  ],
  laugh: [shape('wine', 'z -7,-2! 0,-0.6 7,-2.5! 4,5.5 -3,6', 1.8), wash('rose', 'o 0.5,4 3.4,1.8')],
  stitched: [line('s -8,1 0,-0.4 8,1', 1.8), ...[-5, 0, 5].map((x) => line(`l ${x - 0.6},-3 ${x + 0.6},3.4`, 1.3))],
  wavy: [line('s -7,1 -4,-1.5 -1,1.4 2,-1.4 5,1.2 7,-0.5', 2)],
  gasp: [shape('wine', 'o 0,1.5 3.4,4.2', 1.8)],
} satisfies Record<string, Mark[]>;

const noseKinds = {
  none: [],
  dot: [line('s -1.6,0.5 0.5,1.6 2,0', 1.6)],
  hook: [line('s 0,-6 3.5,1 -1,2', 1.7)],
  broad: [line('s -5,0 -3.6,2.6 0,1.2 3.6,2.6 5,0', 1.7)],
  hollow: [wash('ink', 'z 0,-3.4! 2.6,2 0.6,1.4 -0.6,1.4 -2.6,2')],
} satisfies Record<string, Mark[]>;

const closed: Drawing = [line('s -6,2 -1,-3 6,1.5', 2.4)];
const pinched: Drawing = [line('l -5,-4 4,0.5 -5,4.5', 2.3)];
const crossed: Drawing = [line('l -4.5,-4.5 4.5,4.5', 2.4), line('l 4.5,-4.5 -4.5,4.5', 2.4)];

/** What a mood changes; eyes that only glow keep glowing until the figure falls. */
const moods: Record<Mood, { eyes: Drawing | null; tilt: number; lift: number; mouth: Face['mouth'] | null }> = {
  calm: { eyes: null, tilt: 0, lift: 0, mouth: null },
  fierce: { eyes: null, tilt: 3.4, lift: 1, mouth: 'grin' },
  glad: { eyes: closed, tilt: -1, lift: -2.5, mouth: 'laugh' },
  hurt: { eyes: pinched, tilt: -4, lift: -1, mouth: 'wavy' },
  down: { eyes: crossed, tilt: -2, lift: 0, mouth: 'gasp' },
};

/** Draws a face in a mood. */
export function drawFace(face: Face, mood: Mood): Drawing {
  const { x = 60, y = 60, scale = 1, gap = 12, iris = 'brown', frown = 0, nose = 'none', mouthY = 15 } = face;
  const feeling = moods[mood];
  const opened = eyeKinds[face.eyes](iris);
  const isHollow = face.eyes === 'hollow';
  const eye: Drawing =
    feeling.eyes === null ? opened : isHollow ? [...opened.slice(0, 1), ...onBlack(feeling.eyes, iris)] : feeling.eyes;
  const lit = face.eyes === 'glow' && feeling.eyes !== null ? onBlack(feeling.eyes, iris) : eye;
  const tilt = frown + feeling.tilt;
  const browHeight = -9 + feeling.lift;
  const brow =
    face.brow === undefined
      ? []
      : [line(`s -6,${browHeight + tilt} 0,${browHeight - 1} 7,${browHeight - tilt * 0.6}`, 3, face.brow)];
  const half = [...lit, ...brow];
  const mouth = face.mouth === undefined ? [] : mouthKinds[feeling.mouth ?? face.mouth];
  const cheeks = face.cheeks === undefined ? [] : [wash(face.cheeks, 'o 0,0 5,3.4', 0.5)];
  return place(
    [
      ...place(cheeks, { x: gap + 6, y: 9 }),
      ...place(cheeks, { x: -gap - 6, y: 9 }),
      ...place(half, { x: gap }),
      ...place(half, { x: -gap, flip: true }),
      ...place(noseKinds[nose], { y: 8 }),
      ...place(mouth, { y: mouthY }),
    ],
    { x, y, scale },
  );
}

const onBlack = (marks: Drawing, tint: Tint): Drawing => marks.map((mark) => ({ ...mark, tint }));
