import { fineBox } from '../../../../../pen/path-text.js';
import type { Layer } from './paint.js';

export interface PictureProps {
  /** What the picture shows. Without it the picture is decoration and hidden from screen readers. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface CanvasProps extends PictureProps {
  /** The part of the canvas that is shown: x, y, width and height. */
  readonly view: string;
  readonly layers: readonly Layer[];
}

/** A painted canvas. It fills the box the style sheet gives it and is cut, not squeezed. */
export function Canvas({ view, layers, title, className }: CanvasProps) {
  const frame = {
    className,
    viewBox: fineBox(view),
    preserveAspectRatio: 'xMidYMid slice',
    focusable: false,
  } as const;
  const content = layers.map(({ d, fill, opacity }, i) => (
    // A picture never changes the order of its layers.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <path key={i} d={d} fill={fill} opacity={opacity} />
  ));
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {content}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {content}
    </svg>
  );
}
