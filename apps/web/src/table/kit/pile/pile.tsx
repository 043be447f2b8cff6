import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { CardsDialog } from '../table-dialog.js';
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
    <>
      <span className="visually-hidden">{label}</span>
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
    </>
  );
  if (button.onClick === undefined) return <span {...look}>{content}</span>;
  return (
    <button type="button" {...look} {...button}>
      {content}
    </button>
  );
}

interface OpenPileProps extends Omit<PileProps, 'count'> {
  /** A close-up of each card, the top one first. */
  readonly cards: readonly ReactNode[];
}

/** A pile that everybody may look through. */
export function OpenPile({ cards, ...pile }: OpenPileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pile {...pile} count={cards.length} onClick={() => setOpen(true)} />
      {isOpen && (
        <CardsDialog title={pile.label} onClose={() => setOpen(false)}>
          {cards}
        </CardsDialog>
      )}
    </>
  );
}
