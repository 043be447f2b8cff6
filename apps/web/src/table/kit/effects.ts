import styles from './effects.module.css';
import { flash, type MotionStage, middleOf } from './motion-stage.js';

/** What something that flashes up means; the style gives it its colour. */
export type Tone = 'harm' | 'heal' | 'poison' | 'raise' | 'shield' | 'death' | 'spell';

type Place = Element | null;

const rise: Keyframe[] = [
  { transform: 'translate(-50%, -20%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-50%, -60%) scale(1.25)', opacity: 1, offset: 0.25 },
  { transform: 'translate(-50%, -90%) scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
];

/** A number or picture floats up from a thing. */
export function floatUp(stage: MotionStage, at: Place, tone: Tone, content: string | Node, duration = 950): void {
  if (at === null) return;
  const timing = { duration, easing: 'ease-out' };
  flash(stage, styles.float ?? '', middleOf(stage, at), rise, timing, content).dataset.tone = tone;
}

/** A flash of light around a thing. */
export function burst(stage: MotionStage, at: Place, tone: Tone): void {
  if (at === null) return;
  const frames = [0.3, 1.3].map((scale, i) => ({
    transform: `translate(-50%, -50%) scale(${scale})`,
    opacity: 1 - i,
  }));
  const timing = { duration: 480, easing: 'steps(8)' };
  flash(stage, styles.burst ?? '', middleOf(stage, at), frames, timing).dataset.tone = tone;
}

const shaking: Keyframe[] = [-5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

export function shake(at: Place): void {
  at?.animate(shaking, { duration: 280, easing: 'steps(5)' });
}

const dropping: Keyframe[] = [
  { transform: 'translateY(-46px) scale(1.12)', opacity: 0 },
  { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.6 },
  { transform: 'translateY(-5px)', offset: 0.8 },
  { transform: 'none' },
];
const popping: Keyframe[] = [
  { transform: 'scale(0.8)', opacity: 0.3 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.6 },
  { transform: 'none' },
];

/** Something lands from above. */
export function dropIn(at: Place): void {
  at?.animate(dropping, { duration: 380, easing: 'ease-out' });
}

/** Something appears where it is. */
export function popIn(at: Place): void {
  at?.animate(popping, { duration: 380, easing: 'ease-out' });
}

/** A thing jumps at another, but no further than so many pixels; the answer is when it hits. */
export function jump(stage: MotionStage, from: Place, to: Place, furthest = Number.POSITIVE_INFINITY): number {
  if (from === null || to === null) return 0;
  const [x, y] = middleOf(stage, from);
  const [tx, ty] = middleOf(stage, to);
  const reach = Math.min(0.55, furthest / Math.max(1, Math.hypot(tx - x, ty - y)));
  const step = (part: number, offset: number): Keyframe => ({
    transform: `translate(${(tx - x) * part}px, ${(ty - y) * part}px)`,
    zIndex: 5,
    offset,
  });
  const frames = [step(0, 0), step(-0.1 * reach, 0.25), step(reach, 0.6), step(0, 1)];
  from.animate(frames, { duration: 520, easing: 'ease-in-out' });
  return 320;
}

/** Something flies from one thing to another. */
function fly(stage: MotionStage, from: Element, to: Element, className: string, timing: KeyframeAnimationOptions) {
  const [x, y] = middleOf(stage, from);
  const [tx, ty] = middleOf(stage, to);
  const turn = className === styles.shot ? `rotate(${Math.atan2(ty - y, tx - x)}rad)` : '';
  const there = `translate(${tx - x}px, ${ty - y}px) translate(-50%, -50%) ${turn}`;
  const frames = [
    { transform: `translate(-50%, -50%) ${turn}`, opacity: 1 },
    { transform: there, opacity: 1, offset: 0.9 },
    { transform: there, opacity: 0 },
  ];
  return flash(stage, className, [x, y], frames, timing);
}

/** A shot; the answer is when it hits. */
export function shoot(stage: MotionStage, from: Place, to: Place): number {
  if (from === null || to === null) return 0;
  fly(stage, from, to, styles.shot ?? '', { duration: 400, easing: 'ease-in' });
  return 370;
}

/** A card with its back up flies in the colour of a seat, or of what else `marks` say of it. */
export function flyCard(
  stage: MotionStage,
  seat: string,
  from: Place,
  to: Place,
  waitMs: number,
  marks: Readonly<Record<string, string>> = {},
): number {
  if (from === null || to === null) return 0;
  const card = fly(stage, from, to, styles.card ?? '', { duration: 420, easing: 'ease-in-out' });
  Object.assign(card.dataset, { seat, ...marks });
  return waitMs;
}

/** Words across the whole table. */
export function banner(stage: MotionStage, text: string): number {
  const { width, height } = stage.layer.getBoundingClientRect();
  const sweep = [0, 1, 1, 0].map((scale, i) => ({
    transform: `translate(-50%, -50%) scaleY(${scale})`,
    opacity: scale,
    offset: [0, 0.15, 0.8, 1][i] ?? 1,
  }));
  const timing = { duration: 1000, easing: 'steps(16)' };
  flash(stage, styles.banner ?? '', [width / 2, height / 2], sweep, timing, text);
  return 700;
}
