import { type CardCount, countCards, nameOfThing, unseenCards } from '@heldentisch/mage-knight';
import { memo, useState } from 'react';
import { Pile } from '../../../../table/kit/pile/pile.js';
import { CardsDialog } from '../../../../table/kit/table-dialog.js';
import { CardFrame } from '../../art/cards/index.js';
import { useTable } from '../../model/table.js';
import { Picture } from '../cards/pictures.js';
import { useCardWords } from '../cards/words.js';
import { CardText } from '../close-up/CardText.js';
import styles from './Piles.module.css';

/** Cards to be read, the same ones together. */
export const countedTexts = (counts: readonly CardCount[]) =>
  counts.map(({ card: id, count }) => <CardText key={id} card={id} count={count} />);

interface PileProps {
  readonly label: string;
  readonly caption: string;
  readonly count: number;
  readonly top: string | null;
  /** What may be known of what lies there; asked for when it is opened. */
  contents(): readonly CardCount[];
}

function OpenablePile({ label, caption, count, top, contents }: PileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pile
        label={label}
        caption={caption}
        count={count}
        top={
          count === 0 ? null : (
            <span className={styles.top}>
              {top === null ? <CardFrame id="back" /> : <Picture kind="card" id={top} />}
            </span>
          )
        }
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <CardsDialog title={label} onClose={() => setOpen(false)}>
          {countedTexts(contents())}
        </CardsDialog>
      )}
    </>
  );
}

/** The own deck: how many cards, and which ones; in what order nobody knows. */
export const DeckPile = memo(function DeckPile() {
  const { tell } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const count = view.players[below]?.deck.length ?? 0;
  return (
    <OpenablePile
      label={`${tell('deckCount', { count })}. ${tell('deckAbout')}`}
      caption={tell('deckShort')}
      count={count}
      top={null}
      contents={() => unseenCards(view, below)}
    />
  );
});

/** The own discard pile, which everybody may look through. */
export const DiscardPile = memo(function DiscardPile() {
  const { tell } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const discard = view.players[below]?.discard ?? [];
  return (
    <OpenablePile
      label={tell('discardCount', { count: discard.length })}
      caption={tell('discard')}
      count={discard.length}
      top={nameOfThing[discard.at(-1) ?? -1] ?? null}
      contents={() => countCards(discard)}
    />
  );
});
