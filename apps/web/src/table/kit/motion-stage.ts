/** The part of the table on which things move: lookups and short-lived elements. All of it is decoration. */
export interface MotionStage {
  readonly root: HTMLElement;
  /** The layer above the field that takes floating numbers, shots and banners. */
  readonly layer: HTMLElement;
}

export type Point = readonly [number, number];

export const cellElement = (stage: MotionStage, place: unknown): HTMLElement | null =>
  stage.root.querySelector(`[data-place="${String(place)}"] .pt-card`);

/** The middle of an element in the coordinates of the layer. */
export function middleOf(stage: MotionStage, element: Element): Point {
  const box = element.getBoundingClientRect();
  const origin = stage.layer.getBoundingClientRect();
  return [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
}

/** Puts an element on the layer for the time of its animation. */
export function flash(
  stage: MotionStage,
  className: string,
  [x, y]: Point,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  text = '',
): void {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  stage.layer.append(element);
  const animation = element.animate(frames, { fill: 'both', ...timing });
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
}
