import type { PointsPart } from '@heldentisch/mage-knight';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Meter.module.css';
import { marks } from './scene.js';
import { useCombatWords } from './words.js';

/** Part of the points counts half, or not at all. */
function markOf(parts: readonly PointsPart[]): string | null {
  const least = Math.min(...parts.map(({ weight }) => weight));
  return least < 1 ? (marks[least] ?? null) : null;
}

interface MeterProps {
  readonly picture: ReactNode;
  readonly total: number;
  readonly needed: number;
  readonly parts: readonly PointsPart[];
}

/** How far points reach: so much of what is needed, and what is missing. */
export function Meter({ picture, total, needed, parts }: MeterProps) {
  const { tell } = useCombatWords();
  const share = needed === 0 ? 1 : Math.min(1, total / needed);
  const isFull = total >= needed;
  const mark = markOf(parts);
  return (
    <span
      className={styles.meter}
      data-full={isFull || undefined}
      style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties}
      aria-hidden="true"
    >
      {picture}
      <b>
        {total}/{needed}
      </b>
      {mark !== null && <i>{mark}</i>}
      <small>{isFull ? tell('enough') : tell('missing', { count: needed - total })}</small>
    </span>
  );
}
