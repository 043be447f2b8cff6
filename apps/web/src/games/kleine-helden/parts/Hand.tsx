import { type CardId, cardIdOf, deckOfThing } from '@heldentisch/kleine-helden';
import { handObject } from '../model/choice-objects.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardFace } from './CardFace.js';
import { CardBack } from './pictures.js';
import { Row } from './Row.js';
import { useDrag } from './use-drag.js';

function HandCard({ card }: { readonly card: CardId }) {
  const { lit, selected, click, say } = useTable();
  const key = handObject(card);
  const subject = { card };
  const inspect = useInspect(subject);
  const drag = useDrag(key);
  const isSelected = selected.includes(key);
  const light = lit.get(key);
  const note = isSelected ? `, ${say('selected')}` : light === undefined ? '' : `, ${say('canBeChosen')}`;
  return (
    <li className="kh-hand-slot" data-lit={light} data-selected={isSelected || undefined}>
      <button
        type="button"
        className="kh-hand-card"
        data-hand={card}
        aria-pressed={isSelected}
        onClick={() => {
          if (!inspect.swallowsClick()) click(key, subject);
        }}
        {...inspect.handlers}
        {...drag}
      >
        <CardFace card={card} />
        {note !== '' && <span className="visually-hidden">{note}</span>}
      </button>
    </li>
  );
}

/** The own hand, sorted by colour; however many there are, all can be reached. */
export function Hand() {
  const { view, below, say } = useTable();
  const things = [...(view.hand[below] ?? [])].sort((a, b) => a - b);
  const label = say('yourHand', { count: things.length });
  return (
    <section className="kh-hand" aria-label={label}>
      <Row className="kh-hand-list">
        {things.map((thing, i) => {
          const card = cardIdOf(thing);
          return card !== null ? (
            <HandCard key={card} card={card} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <li key={i} className="kh-hand-slot kh-hand-back">
              <CardBack deck={deckOfThing(thing)} />
            </li>
          );
        })}
      </Row>
    </section>
  );
}
