import { type CardId, cardFacts, cardIdOf, deckNames } from '@heldentisch/kleine-helden';
import { memo, useState } from 'react';
import { Pile } from '../../../table/kit/pile/pile.js';
import { CardsDialog } from '../../../table/kit/table-dialog.js';
import { deckObject, heroesObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CloseUp } from './CloseUp.js';
import styles from './Piles.module.css';
import { CardBack, CardEmblem } from './pictures.js';

type Deck = (typeof deckNames)[number];

function DiscardDialog({ deck, onClose }: { readonly deck: number; onClose(): void }) {
  const { text, say } = useWords();
  const discard = useTable(({ view }) => view.discard[deck] ?? []);
  const cards = discard.map(cardIdOf).filter((card): card is CardId => card !== null);
  const title = say('discard', { deck: text(`deck.${deckNames[deck]}`), count: cards.length });
  return (
    <CardsDialog title={title} empty={say('noCards')} onClose={onClose}>
      {cards.reverse().map((card) => (
        <CloseUp key={card} subject={{ card }} />
      ))}
    </CardsDialog>
  );
}

const TopCard = ({ card }: { readonly card: CardId }) => (
  <span className={styles.top} data-deck={cardFacts(card).deck}>
    <CardEmblem id={card} />
  </span>
);

function DeckAndDiscard({ deck, index, onOpen }: { readonly deck: Deck; readonly index: number; onOpen(): void }) {
  const { say, text } = useWords();
  const { cards, discard } = useTable(({ view }) => ({
    cards: view.deck[index] ?? [],
    discard: view.discard[index] ?? [],
  }));
  const { status, props } = useThing(deckObject(deck), null);
  const name = { deck: text(`deck.${deck}`) };
  const label = say('deck', { ...name, count: cards.length });
  const top = cardIdOf(discard.at(-1) ?? -1);
  return (
    <li className={styles.pair}>
      <Pile
        {...props}
        data-deck={deck}
        label={status === '' ? label : `${label}, ${status}`}
        top={<CardBack deck={deck} />}
        count={cards.length}
      />
      <Pile
        data-discard={deck}
        label={say('discard', { ...name, count: discard.length })}
        top={top === null ? null : <TopCard card={top} />}
        count={discard.length}
        onClick={onOpen}
      />
    </li>
  );
}

/** The three decks with their discard piles, and the heroes nobody has yet. */
export const Piles = memo(function Piles() {
  const { say } = useWords();
  const { turn, heroes } = useTable(({ view }) => ({ turn: view.turn, heroes: view.heroStack.length }));
  const { props } = useThing(heroesObject, null);
  const [open, setOpen] = useState(-1);
  return (
    <section className={styles.piles} aria-label={say('piles')} data-part="piles">
      <ul>
        {deckNames.map((deck, index) => (
          <DeckAndDiscard key={deck} deck={deck} index={index} onOpen={() => setOpen(index)} />
        ))}
        <li className={styles.pair}>
          <Pile {...props} label={say('heroStack', { count: heroes })} top={<CardBack deck="gold" />} count={heroes} />
          <span className={styles.turn}>{turn > 0 && say('turn', { number: turn })}</span>
        </li>
      </ul>
      {open >= 0 && <DiscardDialog deck={open} onClose={() => setOpen(-1)} />}
    </section>
  );
});
