import { type CardId, cardIdOf, cardIds } from '@heldentisch/pixel-tactics';
import { trayObject, usesTray } from '../model/choice-objects.js';
import { heroName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardArt } from './Art.js';

function TrayCard({ card, seat }: { readonly card: CardId; readonly seat: number }) {
  const { language, lit, click, text } = useTable();
  const key = trayObject(card);
  const subject = { card, seat };
  const inspect = useInspect(subject);
  return (
    <li className="pt-tray-slot" data-tray={card} data-lit={lit.get(key)} {...inspect.handlers}>
      <button
        type="button"
        className="pt-card pt-tray-card"
        onClick={() => {
          if (!inspect.swallowsClick()) click(key, subject);
        }}
      >
        <CardArt card={card} seat={seat} />
        <span className="pt-card-name">{heroName(language, card)}</span>
        <span className="pt-card-text">{text(`card.${card}.order`)}</span>
      </button>
    </li>
  );
}

/** The cards an effect lays before the player: looked-at cards, a discard pile, the other hand, or names. */
export function Tray() {
  const { decision, offers, view, below, isOwn, say } = useTable();
  const looked = isOwn && view.looker === below ? view.looked.map(cardIdOf).filter((card) => card !== null) : [];
  const offered = decision !== null && usesTray(decision) ? offers.map(({ choice }) => String(choice.card)) : [];
  const cards = cardIds.filter((card) => offered.includes(card) || looked.includes(card));
  if (cards.length === 0) return null;
  const isNames = decision?.prompt.key === 'name';
  const owner = decision?.prompt.key === 'discardFromEnemyHand' ? 1 - below : below;
  return (
    <section className="pt-tray" data-seat={owner} aria-label={say('lookedAt')} data-many={isNames || undefined}>
      <h2>{say('lookedAt')}</h2>
      <ul>
        {cards.map((card) => (
          <TrayCard key={card} card={card} seat={owner} />
        ))}
      </ul>
    </section>
  );
}
