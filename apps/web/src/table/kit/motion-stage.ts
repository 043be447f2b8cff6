import type { ToldEvent } from '@heldentisch/engine';
import type { ObjectKey } from './pointing.js';

/** The part of a table on which things move: short-lived elements. All of it is decoration. */
export interface MotionStage {
  readonly root: HTMLElement;
  /** The layer above the field that takes floating numbers, shots and banners. */
  readonly layer: HTMLElement;
}

export type Point = readonly [number, number];

/** Starts a movement and returns after how many milliseconds the next one may begin. */
export type Motion = (stage: MotionStage, event: ToldEvent, text: string) => number;

/** A thing as it lies on the table, if it is there. */
export const thingOn = (stage: MotionStage, key: ObjectKey): HTMLElement | null =>
  stage.root.querySelector(`[data-object="${CSS.escape(key)}"]`);

/** Nothing moves: the table itself shows it meanwhile, for so long. */
export const pause =
  (waitMs: number): Motion =>
  () =>
    waitMs;

/** The middle of an element in the coordinates of the layer. */
export function middleOf(stage: MotionStage, element: Element): Point {
  const box = element.getBoundingClientRect();
  const origin = stage.layer.getBoundingClientRect();
  return [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
}

/** Puts an element on the layer for the time of its animation, and gives it back. */
export function flash(
  stage: MotionStage,
  className: string,
  [x, y]: Point,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  content: string | Node = '',
): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(content);
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  stage.layer.append(element);
  const animation = element.animate(frames, { fill: 'both', ...timing });
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
  return element;
}
