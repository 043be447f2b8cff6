import { cardIdOf } from '@heldentisch/pixel-tactics';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { TableDialog } from '../../../table/kit/table-dialog.js';
import { heroName } from '../model/labels.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { BackArt, CardArt } from './art.js';
import { CloseUp } from './close-up.js';
import styles from './piles.module.css';

interface PileProps extends ComponentPropsWithoutRef<'button'> {
  readonly label: string;
  readonly count: number;
  /** All that is to be said of it. */
  readonly fullLabel: string;
}

/** A pile is a button if one can do something with it. */
function Pile({ label, count, fullLabel, children, ...button }: PileProps) {
  const content = (
    <>
      <span className="visually-hidden">{fullLabel}</span>
      <span className={styles.picture} aria-hidden="true">
        {count > 0 && children}
      </span>
      <span aria-hidden="true">
        <small>{label}</small>
        <b>{count}</b>
      </span>
    </>
  );
  const look = { className: styles.pile, title: label };
  if (button.onClick === undefined) return <span {...look}>{content}</span>;
  return (
    <button type="button" {...look} {...button}>
      {content}
    </button>
  );
}

interface PilesProps {
  readonly seat: number;
  readonly name: string;
}

/** All cards of an open pile, the top card first. */
function OpenPile({ seat, name, kind }: PilesProps & { readonly kind: 'discard' | 'victory' }) {
  const { say } = useWords();
  const things = useTable(({ view }) => view[kind][seat] ?? []);
  const [isOpen, setOpen] = useState(false);
  const title = say('browse', { pile: say(kind), seat: name, count: things.length });
  const cards = things.map(cardIdOf).reverse();
  const [top] = cards;
  return (
    <>
      <Pile label={say(kind)} count={things.length} fullLabel={title} onClick={() => setOpen(true)}>
        {kind === 'discard' && top != null ? <CardArt card={top} seat={seat} /> : <BackArt seat={seat} />}
      </Pile>
      {isOpen && (
        <TableDialog label={title} onClose={() => setOpen(false)} className={styles.dialog ?? ''}>
          <h2>{title}</h2>
          {cards.length === 0 && <p>{say('noCards')}</p>}
          <div className={styles.cards}>
            {/* biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold a promo card twice */}
            {cards.map((card, i) => card !== null && <CloseUp key={i} subject={{ card, seat, line: 'order' }} />)}
          </div>
        </TableDialog>
      )}
    </>
  );
}

/** Deck, discard pile, victory pile in a match, and below the promo pile. */
export function Piles({ seat, name }: PilesProps) {
  const { language, say } = useWords();
  const { deck, promos, hasVictory, isBelow } = useTable(({ view, below }) => ({
    deck: view.deck[seat] ?? [],
    promos: view.promos ? view.promoPile.length : -1,
    hasVictory: view.target > 0,
    isBelow: seat === below,
  }));
  const top = cardIdOf(deck.at(-1) ?? -1);
  const drawing = useThing('deck', { card: top, seat });
  const trading = useThing('promo', null);
  const known = top === null ? '' : `, ${say('topCard', { card: heroName(language, top) })}`;
  const deckLabel = `${say('browse', { pile: say('deck'), seat: name, count: deck.length })}${known}`;
  return (
    <div className={styles.piles} data-piles={seat}>
      <Pile label={say('deck')} count={deck.length} fullLabel={deckLabel} {...(isBelow && drawing.props)}>
        {top === null ? <BackArt seat={seat} /> : <CardArt card={top} seat={seat} />}
      </Pile>
      <OpenPile seat={seat} name={name} kind="discard" />
      {hasVictory && <OpenPile seat={seat} name={name} kind="victory" />}
      {promos >= 0 && isBelow && (
        <Pile label={say('promoPile')} count={promos} fullLabel={`${say('promoPile')}: ${promos}`} {...trading.props}>
          <BackArt seat={2} />
        </Pile>
      )}
    </div>
  );
}
