import { type Key, type ReactNode, useState } from 'react';
import { Row } from '../row/row.js';
import styles from './hand.module.css';

/** An order in which a hand can be held. */
export interface HandOrder<Card> {
  readonly label: string;
  compare(a: Card, b: Card): number;
}

interface HandProps<Card> {
  readonly label: string;
  readonly cards: readonly Card[];
  keyOf(card: Card): Key;
  draw(card: Card): ReactNode;
  /** How it can be sorted; as it was drawn comes first and needs no entry. */
  readonly orders?: readonly HandOrder<Card>[];
  /** What the button that sorts is called. */
  readonly sortLabel?: string;
  readonly part: string;
  readonly seat?: number;
  /** With more cards they lie in rows; a hand that stays a fan however full it is says Infinity. */
  readonly mostInFan?: number;
  /** What the part looks like from outside, for instance where it stands. */
  readonly className?: string | undefined;
}

/** Fewer cards are seen at a glance. */
const worthSorting = 3;
/** More are usually no fan any more. */
const usualFan = 12;

/**
 * Cards held like a fan: as wide as they like while there is room, then each over the one before. What is pointed at,
 * focused or selected lies on top. How large a card is says the game with --hand-card, and with --hand-chip how large
 * it is where so many are shown that they lie in rows.
 */
export function Hand<Card>(props: HandProps<Card>) {
  const { label, cards, keyOf, draw, orders = [], sortLabel = '', part, seat, mostInFan = usualFan } = props;
  const [sorted, setSorted] = useState(0);
  const order = sorted === 0 ? undefined : orders[sorted - 1];
  const shown = order === undefined ? cards : cards.toSorted(order.compare);
  const next = orders[sorted];
  return (
    <section className={`${styles.hand} ${props.className ?? ''}`} aria-label={label} data-part={part} data-seat={seat}>
      {orders.length > 0 && cards.length >= worthSorting && (
        <button
          type="button"
          className={styles.sort}
          onClick={() => setSorted((sorted + 1) % (orders.length + 1))}
          title={`${sortLabel}${next === undefined ? '' : `: ${next.label}`}`}
        >
          {sortLabel}
        </button>
      )}
      <Row className={styles.fan} data-many={cards.length > mostInFan || undefined}>
        {shown.map((card) => (
          <li className={styles.slot} key={keyOf(card)}>
            {draw(card)}
          </li>
        ))}
      </Row>
    </section>
  );
}
