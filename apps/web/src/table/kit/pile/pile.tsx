import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './pile.module.css';

interface PileProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
  /** What lies on top; null if nothing does. */
  readonly top: ReactNode;
  readonly count: number;
}

/** Cards on top of each other: what lies on top, and how many there are. */
export function Pile({ label, top, count, ...button }: PileProps) {
  return (
    <button type="button" className={styles.pile} aria-label={label} title={label} {...button}>
      <span className={styles.cards}>
        {top ?? <span className={styles.empty} />}
        <b>{count}</b>
      </span>
    </button>
  );
}
