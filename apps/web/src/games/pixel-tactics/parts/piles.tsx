import { cardIdOf } from '@heldentisch/pixel-tactics';
import { useState } from 'react';
import { Pile } from '../../../table/kit/pile/pile.js';
import { CardsDialog } from '../../../table/kit/table-dialog.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { BackArt, CardArt } from './art.js';
import { CloseUp } from './close-up.js';
import styles from './player-panel.module.css';

interface OpenPileProps {
  readonly seat: number;
  readonly kind: 'discard' | 'victory';
}

/** A pile that everybody may look through, the top card first. */
function OpenPile({ seat, kind }: OpenPileProps) {
  const { say, seatName } = useWords();
  const things = useTable(({ view }) => view[kind][seat] ?? []);
  const [isOpen, setOpen] = useState(false);
  const title = say('browse', { pile: say(kind), seat: seatName(seat), count: things.length });
  const cards = things.map(cardIdOf).reverse();
  const [top] = cards;
  const picture = kind === 'discard' && top != null ? <CardArt card={top} seat={seat} /> : <BackArt seat={seat} />;
  return (
    <>
      <Pile
        caption={say(kind)}
        label={title}
        count={things.length}
        top={things.length === 0 ? null : picture}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <CardsDialog title={title} empty={say('noCards')} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold a promo card twice */}
          {cards.map((card, i) => card !== null && <CloseUp key={i} subject={{ card, seat, line: 'order' }} />)}
        </CardsDialog>
      )}
    </>
  );
}

/** Deck, discard pile, victory pile in a match, and below the promo pile. */
export function Piles({ seat }: { readonly seat: number }) {
  const { say, seatName, cardName } = useWords();
  const { deck, promos, hasVictory, isBelow } = useTable(({ view, below }) => ({
    deck: view.deck[seat] ?? [],
    promos: view.promos ? view.promoPile.length : -1,
    hasVictory: view.target > 0,
    isBelow: seat === below,
  }));
  const top = cardIdOf(deck.at(-1) ?? -1);
  const drawing = useThing('deck', top === null ? null : { card: top, seat });
  const trading = useThing('promo', null);
  const known = top === null ? '' : `, ${say('topCard', { card: cardName(top) })}`;
  const picture = top === null ? <BackArt seat={seat} /> : <CardArt card={top} seat={seat} />;
  return (
    <div className={styles.piles} data-piles={seat}>
      <Pile
        caption={say('deck')}
        label={`${say('browse', { pile: say('deck'), seat: seatName(seat), count: deck.length })}${known}`}
        count={deck.length}
        top={deck.length === 0 ? null : picture}
        {...(isBelow && drawing.props)}
      />
      <OpenPile seat={seat} kind="discard" />
      {hasVictory && <OpenPile seat={seat} kind="victory" />}
      {promos >= 0 && isBelow && (
        <Pile
          caption={say('promoPile')}
          label={`${say('promoPile')}: ${promos}`}
          count={promos}
          top={promos === 0 ? null : <BackArt seat={2} />}
          {...trading.props}
        />
      )}
    </div>
  );
}
