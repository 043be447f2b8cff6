import type { ReactNode } from 'react';
import styles from './tray.module.css';

interface TrayProps {
  readonly title: string;
  /** A card each. */
  readonly children: readonly ReactNode[];
}

/** Cards that lie nowhere on the table, laid out to choose from. */
export function Tray({ title, children }: TrayProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={title} data-tray data-scrolls>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
