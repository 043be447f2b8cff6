import { useLayoutEffect, useRef, useState } from 'react';
import type { ObjectKey } from '../pointing.js';
import styles from './arrows.module.css';

/** Who did something to whom. */
export interface Arrow {
  readonly key: string;
  readonly from: ObjectKey;
  readonly to: ObjectKey;
  /** A colour, as styles write it. */
  readonly colour: string;
}

type Line = Arrow & { readonly path: string };

const middle = (box: DOMRect, origin: DOMRect): readonly [number, number] => [
  box.left + box.width / 2 - origin.left,
  box.top + box.height / 2 - origin.top,
];

/** A bow from one thing to the edge of another; null if one of them is not in sight. */
function pathOf(table: HTMLElement, { from, to }: Arrow): string | null {
  const [start, goal] = [from, to].map((key) => table.querySelector(`[data-object="${CSS.escape(key)}"]`));
  if (!start?.checkVisibility() || !goal?.checkVisibility()) return null;
  const origin = table.getBoundingClientRect();
  const [x1, y1] = middle(start.getBoundingClientRect(), origin);
  const goalBox = goal.getBoundingClientRect();
  const [x2, y2] = middle(goalBox, origin);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return null;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const inside = Math.min(goalBox.width, goalBox.height) * 0.42;
  const [endX, endY] = [x2 - dx * inside, y2 - dy * inside];
  const bow = Math.min(60, length * 0.18);
  const [controlX, controlY] = [(x1 + endX) / 2 - dy * bow, (y1 + endY) / 2 + dx * bow];
  const round = Math.round;
  return `M${round(x1)} ${round(y1)}Q${round(controlX)} ${round(controlY)} ${round(endX)} ${round(endY)}`;
}

/** What the others did last, as arrows over the table. Decoration: the log tells it. */
export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const layer = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const table = layer.current?.closest<HTMLElement>('[data-table]');
    if (table == null) return;
    const draw = (): void =>
      setLines(
        arrows.flatMap((arrow) => {
          const path = pathOf(table, arrow);
          return path === null ? [] : [{ ...arrow, path }];
        }),
      );
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(table);
    // What is pushed aside takes its arrows along.
    table.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      table.removeEventListener('scroll', draw, { capture: true });
    };
  }, [arrows]);
  return (
    <svg ref={layer} className={styles.arrows} aria-hidden="true">
      {lines.map(({ key, path, colour }) => (
        <g key={key} data-arrow={key} style={{ color: colour }}>
          <marker
            id={`arrow-${key}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10 3 5Z" fill="currentColor" />
          </marker>
          <path d={path} className={styles.shade} />
          <path d={path} className={styles.line} markerEnd={`url(#arrow-${key})`} />
        </g>
      ))}
    </svg>
  );
}
