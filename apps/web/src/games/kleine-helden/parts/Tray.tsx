import type { CardId } from '@heldentisch/kleine-helden';
import { cardIdOf } from '@heldentisch/kleine-helden';
import { trayObject } from '../model/choice-objects.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardFace } from './CardFace.js';

function TrayCard({ card }: { readonly card: CardId }) {
  const { lit, click } = useTable();
  const key = trayObject(card);
  const subject = { card };
  const inspect = useInspect(subject);
  return (
    <li data-lit={lit.get(key)}>
      <button
        type="button"
        className="kh-tray-card"
        data-tray={card}
        onClick={() => {
          if (!inspect.swallowsClick()) click(key, subject);
        }}
        {...inspect.handlers}
      >
        <CardFace card={card} />
      </button>
    </li>
  );
}

const prefix = trayObject('');

/** Cards that lie nowhere on the table but can be chosen: looked at, from a discard pile, from another hand. */
export function Tray() {
  const { offers, view, below, isOwn, say } = useTable();
  const offered = offers
    .flatMap(({ needs }) => needs.flat())
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length) as CardId);
  const looked = isOwn && view.looker === below ? view.looked.map(cardIdOf).filter((card) => card !== null) : [];
  const cards = [...new Set([...offered, ...looked])];
  if (cards.length === 0) return null;
  return (
    <section className="kh-tray" aria-label={say('tray')}>
      <h2>{say('tray')}</h2>
      <ul>
        {cards.map((card) => (
          <TrayCard key={card} card={card} />
        ))}
      </ul>
    </section>
  );
}
