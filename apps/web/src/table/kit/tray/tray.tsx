import type { ReactNode } from 'react';
import type { ObjectKey, Offer } from '../pointing.js';
import styles from './tray.module.css';

/** The names of the things of a kind that offers point at: `mace` for `tray:mace`, if `tray:` is asked for. */
export function offeredNames(offers: readonly Offer[], prefix: ObjectKey): string[] {
  const keys = offers.flatMap(({ needs }) => needs.flat()).filter((key) => key.startsWith(prefix));
  return [...new Set(keys.map((key) => key.slice(prefix.length)))];
}

interface TrayProps {
  readonly title: string;
  readonly cards: readonly string[];
  draw(card: string): ReactNode;
}

/** Cards that lie nowhere on the table, laid out to choose from. */
export function Tray({ title, cards, draw }: TrayProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={title} data-tray data-scrolls>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card}>{draw(card)}</li>
        ))}
      </ul>
    </section>
  );
}
