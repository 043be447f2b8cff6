import { cardIdOf } from '@heldentisch/pixel-tactics';
import { heroName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { CardArt } from './Art.js';

/** Orders that are being carried out lie open between the units until they are done. */
export function Stage() {
  const { view, language, say, text } = useTable();
  const cards = view.resolving.map(cardIdOf).filter((card) => card !== null);
  const card = cards[cards.length - 1];
  const frame = view.frames.findLast((entry) => entry.step === 'order');
  if (card === undefined) return null;
  return (
    <section className="pt-stage" data-seat={frame?.step === 'order' ? frame.seat : undefined}>
      <CardArt card={card} seat={frame?.step === 'order' ? frame.seat : 0} />
      <div>
        <h2>
          {say('orderOnStage')}: {heroName(language, card)}
        </h2>
        <p>{text(`card.${card}.order`)}</p>
      </div>
    </section>
  );
}
