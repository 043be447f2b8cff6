import { type ReactNode, useId } from 'react';
import { fineBox } from '../../../pen/path-text.js';
import { graded } from './palette.js';
import type { Layer } from './pen/paint.js';

export interface PictureProps {
  /** What the picture shows. Without it the picture is decoration and hidden from screen readers. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface PaintingProps extends PictureProps {
  readonly viewBox: string;
  readonly layers: readonly Layer[];
  /** Drawn below and above the layers, in the fine measure of their paths. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

/** Layers of ink and paint as an inline SVG; it fills the box the style sheet gives it. */
export function Painting({ viewBox, layers, under, over, title, className }: PaintingProps) {
  const id = useId();
  const washes = [...new Set(layers.filter((layer) => layer.isGraded).map((layer) => layer.fill))];
  const content = (
    <>
      <defs>
        {washes.map((color) => (
          <linearGradient key={color} id={`${id}${color.slice(1)}`} x1=".2" y1="0" x2=".6" y2="1">
            <stop stopColor={graded(color)[0]} />
            <stop offset=".75" stopColor={graded(color)[1]} />
          </linearGradient>
        ))}
      </defs>
      {under}
      {layers.map(({ d, fill, opacity, isGraded }, i) => (
        // A painting never changes the order of its layers.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <path key={i} d={d} fill={isGraded ? `url(#${id}${fill.slice(1)})` : fill} opacity={opacity} />
      ))}
      {over}
    </>
  );
  const frame = { className, viewBox: fineBox(viewBox), focusable: false } as const;
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
