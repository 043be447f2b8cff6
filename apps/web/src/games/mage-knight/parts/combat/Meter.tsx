import type { CSSProperties, ReactNode } from 'react';
import styles from './Meter.module.css';
import { useCombatWords } from './words.js';

interface MeterProps {
  readonly picture: ReactNode;
  readonly total: number;
  readonly needed: number;
  /** Part of the points counts half, or not at all. */
  readonly isLess?: boolean;
}

/** How far points reach: so much of what is needed, and what is missing. */
export function Meter({ picture, total, needed, isLess = false }: MeterProps) {
  const { tell } = useCombatWords();
  const share = needed === 0 ? 1 : Math.min(1, total / needed);
  const isFull = total >= needed;
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
      {isLess && <i>½</i>}
      <small>{isFull ? tell('enough') : tell('missing', { count: needed - total })}</small>
    </span>
  );
}
