import { cardIdOf } from '@heldentisch/pixel-tactics';
import { OpenPile, Pile } from '../../../table/kit/pile/pile.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { BackArt, CardArt } from './art.js';
import { CloseUp } from './close-up.js';
import styles from './player-panel.module.css';

interface LaidPileProps {
  readonly seat: number;
  readonly kind: 'discard' | 'victory';
}

function LaidPile({ seat, kind }: LaidPileProps) {
  const { say, seatName } = useWords();
  const things = useTable(({ view }) => view[kind][seat] ?? []);
  const cards = things.toReversed().map((thing) => cardIdOf(thing));
  const [top = null] = cards;
  const picture = kind === 'discard' && top !== null ? <CardArt card={top} seat={seat} /> : <BackArt seat={seat} />;
  return (
    <OpenPile
      caption={say(kind)}
      label={say('browse', { pile: say(kind), seat: seatName(seat), count: things.length })}
      top={cards.length === 0 ? null : picture}
      // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold a promo card twice
      cards={cards.map((card, i) => card !== null && <CloseUp key={i} subject={{ card, seat, line: 'order' }} />)}
    />
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
      <LaidPile seat={seat} kind="discard" />
      {hasVictory && <LaidPile seat={seat} kind="victory" />}
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
