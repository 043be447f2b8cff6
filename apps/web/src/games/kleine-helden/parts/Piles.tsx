import { type CardId, cardIdOf, deckNames } from '@heldentisch/kleine-helden';
import { useState } from 'react';
import { TableDialog } from '../../../table/kit/table-dialog.js';
import { deckObject, heroesObject } from '../model/choice-objects.js';
import { useTable } from '../model/table-model.js';
import { CardFace } from './CardFace.js';
import { CloseUp } from './CloseUp.js';
import { CardBack } from './pictures.js';

type Deck = (typeof deckNames)[number];

function DiscardDialog({ deck, onClose }: { readonly deck: number; onClose(): void }) {
  const { view, text, say } = useTable();
  const cards = (view.discard[deck] ?? []).map(cardIdOf).filter((card): card is CardId => card !== null);
  const title = say('discard', { deck: text(`deck.${deckNames[deck]}`), count: cards.length });
  return (
    <TableDialog label={title} onClose={onClose} className="kh-pile-dialog">
      <h2>{title}</h2>
      {cards.length === 0 && <p>{say('noCards')}</p>}
      <div className="kh-pile-cards">
        {cards.reverse().map((card) => (
          <CloseUp key={card} subject={{ card }} />
        ))}
      </div>
    </TableDialog>
  );
}

function Pile({ deck, index, onOpen }: { readonly deck: Deck; readonly index: number; onOpen(): void }) {
  const { view, lit, selected, click, say, text } = useTable();
  const key = deckObject(deck);
  const count = view.deck[index]?.length ?? 0;
  const discard = view.discard[index] ?? [];
  const top = cardIdOf(discard[discard.length - 1] ?? -1);
  const label = say('deck', { deck: text(`deck.${deck}`), count });
  return (
    <li className="kh-pile" data-deck={deck}>
      <button
        type="button"
        className="kh-deck"
        data-lit={lit.get(key)}
        data-deck={deck}
        data-selected={selected.includes(key) || undefined}
        aria-label={lit.has(key) ? `${label}, ${say('canBeChosen')}` : label}
        title={label}
        onClick={() => click(key)}
      >
        <CardBack deck={deck} />
        <b>{count}</b>
      </button>
      <button
        type="button"
        className="kh-discard"
        data-discard={deck}
        aria-label={say('discard', { deck: text(`deck.${deck}`), count: discard.length })}
        title={say('discard', { deck: text(`deck.${deck}`), count: discard.length })}
        onClick={onOpen}
      >
        {top === null ? <span className="kh-discard-empty" /> : <CardFace card={top} isSmall />}
        <b>{discard.length}</b>
      </button>
    </li>
  );
}

/** The three decks with their discard piles, and the heroes nobody has yet. */
export function Piles() {
  const { view, lit, selected, click, say } = useTable();
  const [open, setOpen] = useState(-1);
  const label = say('heroStack', { count: view.heroStack.length });
  return (
    <section className="kh-piles" aria-label={say('piles')}>
      <ul>
        {deckNames.map((deck, index) => (
          <Pile key={deck} deck={deck} index={index} onOpen={() => setOpen(index)} />
        ))}
        <li className="kh-pile" data-deck="gold">
          <button
            type="button"
            className="kh-deck"
            data-lit={lit.get(heroesObject)}
            data-selected={selected.includes(heroesObject) || undefined}
            aria-label={label}
            title={label}
            onClick={() => click(heroesObject)}
          >
            <CardBack deck="gold" />
            <b>{view.heroStack.length}</b>
          </button>
          <span className="kh-turn">{view.turn > 0 && say('turn', { number: view.turn })}</span>
        </li>
      </ul>
      {open >= 0 && <DiscardDialog deck={open} onClose={() => setOpen(-1)} />}
    </section>
  );
}
