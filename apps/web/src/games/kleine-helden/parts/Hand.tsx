import { type CardId, cardIdOf, deckOfThing } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { Hand as Fan } from '../../../table/kit/hand/hand.js';
import { handObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardFace } from './CardFace.js';
import styles from './Hand.module.css';
import { CardBack } from './pictures.js';

const HandCard = memo(function HandCard({ card }: { readonly card: CardId }) {
  const { status, props } = useThing(handObject(card), { card }, { drags: true });
  return (
    <button {...props} className={styles.card} data-hand={card}>
      <CardFace card={card} />
      <span className="visually-hidden">{status}</span>
    </button>
  );
});

/** The own hand, sorted by colour; however many there are, all can be reached. */
export const Hand = memo(function Hand() {
  const { say } = useWords();
  const hand = useTable(({ view, below }) => view.hand[below] ?? []);
  const cards = hand.toSorted((a, b) => a - b).map((thing, i) => ({ thing, i, card: cardIdOf(thing) }));
  return (
    <Fan
      part="hand"
      className={styles.hand}
      label={say('yourHand', { count: cards.length })}
      cards={cards}
      keyOf={({ card, i }) => card ?? i}
      draw={({ card, thing }) => (card === null ? <CardBack deck={deckOfThing(thing)} /> : <HandCard card={card} />)}
      mostInFan={Number.POSITIVE_INFINITY}
    />
  );
});
