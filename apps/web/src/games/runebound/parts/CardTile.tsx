import { adventureCard, cardNumber, isMarketCard, kindOfCard } from '@heldentisch/runebound';
import { type ComponentPropsWithoutRef, memo, type ReactNode } from 'react';
import { useWords } from '../model/table.js';
import { breakable } from '../model/words-broken.js';
import styles from './CardTile.module.css';
import { Picture } from './pictures.js';

/** What a card is, in one word: for the mark in its corner. */
export function kindOf(card: string): string {
  const number = cardNumber(card);
  if (number < 0) return 'hero';
  return isMarketCard(number) ? (kindOfCard[number] ?? 'weapon') : adventureCard(number).type;
}

interface CardFaceProps {
  readonly card: string;
  readonly isKept?: boolean;
  readonly isTurned?: boolean;
  /** What stands in the corner: a price, a count. */
  readonly corner?: ReactNode;
  readonly note?: ReactNode;
}

/** A card as it lies on the table: picture, name, and what is special about it now. Who draws it says the same in words. */
export const CardFace = memo(function CardFace({ card, isKept = false, isTurned, corner, note }: CardFaceProps) {
  const { language, name } = useWords();
  return (
    <span className={styles.face} aria-hidden="true" data-kind={kindOf(card)} data-turned={isTurned || undefined}>
      <span className={styles.picture}>
        <Picture name={card} />
      </span>
      <span className={styles.name}>{breakable(language, name(card, isKept))}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {corner !== undefined && <b className={styles.corner}>{corner}</b>}
    </span>
  );
});

interface CardTileProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'name'>, CardFaceProps {
  /** Spoken after the name. */
  readonly spoken?: string;
}

/** A card that is pointed at. */
export function CardTile({ card, isKept, isTurned, corner, note, spoken = '', ...button }: CardTileProps) {
  const { name } = useWords();
  return (
    <button type="button" className={styles.tile} {...button}>
      <span className="visually-hidden">{[name(card, isKept), spoken].filter((part) => part !== '').join(', ')}</span>
      <CardFace
        card={card}
        {...(isKept !== undefined && { isKept })}
        {...(isTurned !== undefined && { isTurned })}
        {...(corner !== undefined && { corner })}
        {...(note !== undefined && { note })}
      />
    </button>
  );
}
