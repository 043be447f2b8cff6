import type { ReactNode } from 'react';
import styles from './offer-row.module.css';

export interface Offer {
  readonly id: string;
  readonly label: string;
  /** The card; null is an empty place in the row. */
  readonly card: ReactNode;
  readonly price?: { readonly text: string; readonly label: string };
  /** It can be taken now. */
  readonly isLit?: boolean;
  /** Why it cannot be taken now, in a few words. It can be clicked all the same: the game then says more. */
  readonly whyNot?: string;
}

interface OfferRowProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  onChoose(id: string): void;
}

function Card({ label, card, price, whyNot, isLit = false, onChoose }: Offer & { onChoose(): void }) {
  return (
    <button
      type="button"
      className={styles.offer}
      data-lit={isLit || undefined}
      data-barred={whyNot === undefined ? undefined : true}
      onClick={onChoose}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.card} aria-hidden="true">
        {card}
      </span>
      {price !== undefined && (
        <b className={styles.price}>
          <span className="visually-hidden">{price.label}</span>
          <span aria-hidden="true">{price.text}</span>
        </b>
      )}
      {whyNot !== undefined && <span className={styles.whyNot}>{whyNot}</span>}
    </button>
  );
}

/** Cards on offer, with what they cost. A row that is longer than its place can be pushed sideways. */
export function OfferRow({ label, offers, onChoose }: OfferRowProps) {
  return (
    <ul className={styles.row} aria-label={label}>
      {offers.map((offer) => (
        <li key={offer.id} data-offer={offer.id}>
          {offer.card === null ? (
            <span className={styles.gap} role="img" aria-label={offer.label} />
          ) : (
            <Card {...offer} onChoose={() => onChoose(offer.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
