import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './pile.module.css';

interface PileProps extends ComponentPropsWithoutRef<'button'> {
  /** All that is to be said of it. */
  readonly label: string;
  /** What lies on top; null if nothing does. */
  readonly top: ReactNode;
  readonly count: number;
  /** A short name: the pile then lies flat, with name and number beside what lies on top. */
  readonly caption?: string;
}

/** Cards on top of each other: what lies on top, and how many there are. A button if one can do something with it. */
export function Pile({ label, top, count, caption, ...button }: PileProps) {
  const look = { className: styles.pile, 'data-flat': caption && '', title: label };
  const content = (
    <span className={styles.cards} aria-hidden="true">
      {top ?? <span className={styles.empty} />}
      {caption === undefined ? (
        <b>{count}</b>
      ) : (
        <span className={styles.beside}>
          <small>{caption}</small>
          <b>{count}</b>
        </span>
      )}
    </span>
  );
  if (button.onClick !== undefined)
    return (
      <button type="button" {...look} aria-label={label} {...button}>
        {content}
      </button>
    );
  return (
    <span {...look}>
      <span className="visually-hidden">{label}</span>
      {content}
    </span>
  );
}
