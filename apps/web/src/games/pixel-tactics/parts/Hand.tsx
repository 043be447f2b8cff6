import { type CardId, cardIdOf, printedCard, rowNames } from '@heldentisch/pixel-tactics';
import { handObject } from '../model/choice-objects.js';
import { heroName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { BackArt, CardArt } from './Art.js';
import { Attack, Life } from './Stats.js';

function HandCard({ card }: { readonly card: CardId }) {
  const model = useTable();
  const { language, say, text } = model;
  const key = handObject(card);
  const isLit = model.lit.has(key);
  const isSelected = model.selected.includes(key);
  const subject = { card, seat: model.below };
  const inspect = useInspect(subject);
  const printed = printedCard(card);
  const row = rowNames[model.view.wave];
  const status = isSelected ? `, ${say('selected')}` : isLit ? `, ${say('canBeChosen')}` : '';
  const values = `${say('attack', { value: printed.attack })}, ${say('life', { left: printed.life, life: printed.life })}`;
  return (
    <li
      className="pt-hand-slot"
      data-hand={card}
      data-lit={model.lit.get(key)}
      data-selected={isSelected || undefined}
      {...inspect.handlers}
    >
      <button
        type="button"
        className="pt-card pt-hand-card"
        aria-pressed={isSelected}
        onClick={() => {
          if (!inspect.swallowsClick()) model.click(key, subject);
        }}
      >
        <span className="pt-hidden">{`${heroName(language, card)}, ${say('hand')}, ${values}${status}`}</span>
        <span className="pt-face" aria-hidden="true">
          <CardArt card={card} seat={model.below} />
          <span className="pt-card-body">
            <span className="pt-card-name">{heroName(language, card)}</span>
            <span className="pt-card-stats">
              <Attack value={printed.attack} />
              <Life left={printed.life} life={printed.life} />
            </span>
          </span>
          <span className="pt-hand-rows">
            <span data-row={row}>{text(`card.${card}.${row}`)}</span>
            <span data-row="order">{text(`card.${card}.order`)}</span>
          </span>
        </span>
      </button>
      <button
        type="button"
        className="pt-info"
        aria-label={say('details', { card: heroName(language, card) })}
        onClick={() => model.pin(subject)}
      >
        i
      </button>
    </li>
  );
}

/** The open hand at the lower edge; for a spectator the backs. */
export function Hand() {
  const { view, below, say } = useTable();
  const cards = view.hand[below] ?? [];
  const known = cards.filter((thing) => cardIdOf(thing) !== null);
  const backs = Array.from({ length: cards.length - known.length }, (_, i) => i);
  return (
    <section className="pt-hand" data-seat={below} aria-label={say('yourHand')}>
      {cards.length === 0 && <p className="pt-hand-empty">{say('noCards')}</p>}
      <ul>
        {known.map((thing) => (
          <HandCard key={thing} card={cardIdOf(thing) as CardId} />
        ))}
        {backs.map((back) => (
          <li className="pt-hand-back" key={`back ${back}`}>
            <BackArt seat={below} />
          </li>
        ))}
      </ul>
    </section>
  );
}
