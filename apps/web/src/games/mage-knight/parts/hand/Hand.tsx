import { nameOfThing } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { handObject } from '../../model/objects.js';
import { useTable, useThing, useWords } from '../../model/table.js';

const HandCard = memo(function HandCard({ card, copy }: { readonly card: string; readonly copy: number }) {
  const { cardName } = useWords();
  const { props } = useThing(handObject(card, copy), { kind: 'ownCard', id: card }, { drags: true });
  return <button {...props}>{cardName(card)}</button>;
});

export const Hand = memo(function Hand() {
  const hand = useTable(({ view, below }) =>
    (view.players[below]?.hand ?? []).map((thing) => nameOfThing[thing] ?? '').join(' '),
  );
  const cards = hand === '' ? [] : hand.split(' ');
  return (
    <section data-part="hand">
      {cards.map((card, i) => {
        const copy = cards.slice(0, i + 1).filter((other) => other === card).length;
        return <HandCard key={`${card} ${copy}`} card={card} copy={copy} />;
      })}
    </section>
  );
});
