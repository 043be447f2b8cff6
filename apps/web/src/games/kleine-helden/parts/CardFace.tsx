import { type CardId, cardFacts } from '@heldentisch/kleine-helden';
import { type CSSProperties, memo } from 'react';
import { lettersOf } from '../../../table/kit/breakable.js';
import { numbersOf } from '../model/labels.js';
import { useWords } from '../model/table.js';
import { breakable } from '../model/words-broken.js';
import styles from './CardFace.module.css';
import { CardEmblem } from './pictures.js';

/** The front of a card, small: emblem, name, kind and the numbers that matter. */
export const CardFace = memo(function CardFace({ card }: { readonly card: CardId }) {
  const { language, say, cardName } = useWords();
  const facts = cardFacts(card);
  const name = breakable(language, cardName(card));
  return (
    <span className={styles.face} data-deck={facts.deck}>
      <CardEmblem id={card} />
      <span className={styles.name} style={{ '--letters': lettersOf(name) } as CSSProperties}>
        {name}
      </span>
      <span className={styles.kind}>{say(`kind.${facts.kind}`)}</span>
      <span className={styles.numbers}>
        {numbersOf(language, card)
          .slice(0, 4)
          .map(({ key, label, value }) => (
            <span key={key}>
              <small>{label}</small> {value}
            </span>
          ))}
      </span>
    </span>
  );
});
