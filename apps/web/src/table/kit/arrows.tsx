import { memo, useLayoutEffect, useRef, useState } from 'react';
import styles from './arrows.module.css';
import type { ObjectKey } from './pointing.js';

/** An arrow from one thing on the table to another. */
export interface Arrow {
  readonly from: ObjectKey;
  readonly to: ObjectKey;
}

interface Line {
  readonly key: string;
  readonly d: string;
}

const find = (layer: Element, key: ObjectKey): Element | null =>
  layer.parentElement?.querySelector(`[data-object="${CSS.escape(key)}"]`) ?? null;

/** From the edge of one thing to the edge of the other, so that neither is covered. */
function lineBetween(layer: Element, { from, to }: Arrow): Line | null {
  const [start, end] = [find(layer, from), find(layer, to)];
  if (start === null || end === null) return null;
  const origin = layer.getBoundingClientRect();
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  const [bx, by] = [b.left + b.width / 2, b.top + b.height / 2];
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return null;
  const [x, y] = [(bx - ax) / length, (by - ay) / length];
  const reach = ({ width, height }: DOMRect): number =>
    Math.min(width / 2 / Math.max(Math.abs(x), 0.01), height / 2 / Math.max(Math.abs(y), 0.01));
  const point = (px: number, py: number): string => `${Math.round(px - origin.left)} ${Math.round(py - origin.top)}`;
  const [near, far] = [reach(a) - 6, reach(b) - 6];
  const tip = [bx - x * far, by - y * far] as const;
  const wing = (turn: number): string => point(tip[0] - 13 * x + turn * y * 8, tip[1] - 13 * y - turn * x * 8);
  const head = `M${wing(1)}L${point(...tip)}L${wing(-1)}`;
  return { key: `${from} ${to}`, d: `M${point(ax + x * near, ay + y * near)}L${point(...tip)}${head}` };
}

/** Arrows over a part of the table; put it into the part as its last child. It measures where the things lie. */
export const Arrows = memo(function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const layer = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const measure = (): void => setLines(arrows.flatMap((arrow) => lineBetween(element, arrow) ?? []));
    measure();
    if (arrows.length === 0) return;
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [arrows]);
  return (
    <svg ref={layer} className={styles.layer} aria-hidden="true">
      {lines.map(({ key, d }) => (
        <path key={key} d={d} />
      ))}
    </svg>
  );
});
