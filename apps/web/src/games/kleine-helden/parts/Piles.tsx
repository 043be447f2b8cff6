import { type CardId, cardFacts, cardIdOf, deckNames } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { OpenPile, Pile } from '../../../table/kit/pile/pile.js';
import { deckObject, heroesObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CloseUp } from './CloseUp.js';
import styles from './Piles.module.css';
import { CardBack, CardEmblem } from './pictures.js';

type Deck = (typeof deckNames)[number];

const TopCard = ({ card }: { readonly card: CardId }) => (
  <span className={styles.top} data-deck={cardFacts(card).deck}>
    <CardEmblem id={card} />
  </span>
);

function DeckAndDiscard({ deck, index }: { readonly deck: Deck; readonly index: number }) {
  const { say, text } = useWords();
  const { cards, discard } = useTable(({ view }) => ({
    cards: view.deck[index] ?? [],
    discard: view.discard[index] ?? [],
  }));
  const { status, props } = useThing(deckObject(deck), null);
  const name = { deck: text(`deck.${deck}`) };
  const label = say('deck', { ...name, count: cards.length });
  const laid = discard
    .map(cardIdOf)
    .filter((card) => card !== null)
    .reverse();
  const [top] = laid;
  return (
    <li className={styles.pair}>
      <Pile
        {...props}
        data-deck={deck}
        label={status === '' ? label : `${label}, ${status}`}
        top={<CardBack deck={deck} />}
        count={cards.length}
      />
      <OpenPile
        data-discard={deck}
        label={say('discard', { ...name, count: discard.length })}
        top={top && <TopCard card={top} />}
        cards={laid.map((card) => <CloseUp key={card} subject={{ card }} />)}
      />
    </li>
  );
}

/** The three decks with their discard piles, and the heroes nobody has yet. */
export const Piles = memo(function Piles() {
  const { say } = useWords();
  const { turn, heroes } = useTable(({ view }) => ({ turn: view.turn, heroes: view.heroStack.length }));
  const { props } = useThing(heroesObject, null);
  return (
    <section className={styles.piles} aria-label={say('piles')} data-part="piles">
      <ul>
        {deckNames.map((deck, index) => (
          <DeckAndDiscard key={deck} deck={deck} index={index} />
        ))}
        <li className={styles.pair}>
          <Pile {...props} label={say('heroStack', { count: heroes })} top={<CardBack deck="gold" />} count={heroes} />
          <span className={styles.turn}>{turn > 0 && say('turn', { number: turn })}</span>
        </li>
      </ul>
    </section>
  );
});
