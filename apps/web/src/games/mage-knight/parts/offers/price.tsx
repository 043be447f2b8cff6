import type { Choice } from '@heldentisch/engine';
import { type Price, priceOf } from '@heldentisch/mage-knight';
import type { ReactNode } from 'react';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { useTable } from '../../model/table.js';
import { useCardWords, type Word } from '../cards/words.js';
import styles from './Offers.module.css';

/** What something costs the viewer where its hero stands; null where there is nobody to buy from. */
export const usePrice = (choice: Choice): Price | null =>
  useTable(({ view, below, isOwn }) => (isOwn ? priceOf(view, below, choice) : null));

const reasons: Readonly<Record<string, Word>> = { 'MK-UNI-03': 'noCommand' };

/** Why it is not to be had, in two words; empty if it is. */
function hindrance({ rule, because, missing }: Price): readonly [Word, number] | null {
  if (rule !== '') return [because === 'mana' ? 'needsMana' : (reasons[rule] ?? 'elsewhere'), 0];
  return missing > 0 ? ['tooDear', missing] : null;
}

interface PriceTagProps {
  readonly price: Price | null;
  /** What is printed, for who is elsewhere. */
  readonly printed?: number;
}

/** The price as a tag: printed, or what it is here. */
export function priceTag({ price, printed }: PriceTagProps): ReactNode {
  const cost = price === null || price.rule !== '' ? printed : price.cost;
  if (cost === undefined) return null;
  return (
    <span
      className={styles.price}
      aria-hidden="true"
      data-open={(price?.rule === '' && price.missing === 0) || undefined}
    >
      <Icon>
        <DeedSign deed="influence" />
      </Icon>
      <b>{cost}</b>
    </span>
  );
}

/** Price and hindrance in words. */
export function usePriceWords(
  price: Price | null,
  printed?: number,
): { readonly price: string; readonly note: string } {
  const { tell } = useCardWords();
  const cost = price === null || price.rule !== '' ? printed : price.cost;
  const why = price === null ? null : hindrance(price);
  return {
    price: cost === undefined ? '' : tell('price', { count: cost }),
    note: why === null ? '' : tell(why[0], { count: why[1] }),
  };
}
