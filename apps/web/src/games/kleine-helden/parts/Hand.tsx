import { type CardId, cardIdOf, deckOfThing } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { Row } from '../../../table/kit/row/row.js';
import { handObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardFace } from './CardFace.js';
import styles from './Hand.module.css';
import { CardBack } from './pictures.js';

const HandCard = memo(function HandCard({ card }: { readonly card: CardId }) {
  const { say } = useWords();
  const { light, isSelected, props } = useThing(handObject(card), { card }, { drags: true });
  const note = isSelected ? say('selected') : light === undefined ? '' : say('canBeChosen');
  return (
    <li className={styles.slot}>
      <button {...props} className={styles.card} data-hand={card}>
        <CardFace card={card} />
        <span className="visually-hidden">{note}</span>
      </button>
    </li>
  );
});

/** The own hand, sorted by colour; however many there are, all can be reached. */
export const Hand = memo(function Hand() {
  const { say } = useWords();
  const hand = useTable(({ view, below }) => view.hand[below] ?? []);
  const things = [...hand].sort((a, b) => a - b);
  return (
    <section className={styles.hand} aria-label={say('yourHand', { count: things.length })} data-part="hand">
      <Row className={styles.list}>
        {things.map((thing, i) => {
          const card = cardIdOf(thing);
          return card !== null ? (
            <HandCard key={card} card={card} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <li key={i} className={styles.slot} data-back>
              <CardBack deck={deckOfThing(thing)} />
            </li>
          );
        })}
      </Row>
    </section>
  );
});
