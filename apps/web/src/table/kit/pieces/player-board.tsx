import type { CSSProperties, ReactNode } from 'react';
import styles from './player-board.module.css';

export interface BoardSlot {
  /** The style sheet of the game gives each slot its place by `data-slot`. */
  readonly id: string;
  readonly label: string;
  /** What lies there; null shows the empty place. */
  readonly content: ReactNode;
  /** Something can be put there now. */
  readonly isLit?: boolean;
  /** Makes the empty place a button. */
  onClick?(): void;
}

interface PlayerBoardProps {
  readonly label: string;
  readonly seat: number;
  readonly slots: readonly BoardSlot[];
  readonly className?: string;
}

function Place({ label, isLit = false, onClick }: BoardSlot) {
  if (onClick === undefined) return <span className={styles.empty}>{label}</span>;
  return (
    <button type="button" className={styles.empty} data-lit={isLit || undefined} onClick={onClick}>
      {label}
    </button>
  );
}

/** What lies before a player: named slots, each with its thing or its empty place. */
export function PlayerBoard({ label, seat, slots, className = '' }: PlayerBoardProps) {
  return (
    <section
      className={`${styles.board} ${className}`}
      aria-label={label}
      style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
    >
      <h3 className={styles.title}>{label}</h3>
      <dl className={styles.slots}>
        {slots.map((slot) => (
          <div key={slot.id} className={styles.slot} data-slot={slot.id}>
            <dt className={slot.content === null ? 'visually-hidden' : undefined}>{slot.label}</dt>
            <dd>{slot.content ?? <Place {...slot} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
