import { type CardId, cardIdOf, printedCard } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { Hand as Fan } from '../../../table/kit/hand/hand.js';
import { handObject } from '../model/pointing.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { BackArt } from './art.js';
import card from './card.module.css';
import { CardFace } from './card-face.js';

interface HeldCardProps {
  readonly id: CardId;
  readonly seat: number;
  readonly object: string;
}

/** A card held by somebody: in the hand, or laid out to choose from. */
export const HeldCard = memo(function HeldCard({ id, seat, object }: HeldCardProps) {
  const { say, cardName } = useWords();
  const { props, status } = useThing(object, { card: id, seat }, { drags: true });
  const { attack, life } = printedCard(id);
  const name = cardName(id);
  const label = [name, say('hand'), say('attack', { value: attack }), say('life', { left: life, life }), status];
  return (
    <button {...props} className={card.card}>
      <span className="visually-hidden">{label.filter((part) => part !== '').join(', ')}</span>
      <CardFace card={id} seat={seat} name={name} attack={attack} left={life} life={life} />
    </button>
  );
});

interface Held {
  readonly key: number | string;
  readonly id: CardId | null;
}

const printed = ({ id }: Held, field: 'attack' | 'life'): number => (id === null ? 0 : printedCard(id)[field]);

/** The open hand at the lower edge; for a spectator the backs. */
export const Hand = memo(function Hand() {
  const { say } = useWords();
  const { things, below } = useTable((model) => ({ things: model.view.hand[model.below] ?? [], below: model.below }));
  const cards = things.map((thing, i): Held => {
    const id = cardIdOf(thing);
    return { key: id === null ? `back ${i}` : thing, id };
  });
  const isHidden = cards.some(({ id }) => id === null);
  return (
    <Fan
      part="hand"
      seat={below}
      label={`${say('yourHand')}${cards.length === 0 ? `: ${say('noCards')}` : ''}`}
      cards={cards}
      keyOf={({ key }) => key}
      draw={({ id }) =>
        id === null ? <BackArt seat={below} /> : <HeldCard id={id} seat={below} object={handObject(id)} />
      }
      sortLabel={say('sort')}
      orders={
        isHidden
          ? []
          : [
              { label: say('attackShort'), compare: (a, b) => printed(b, 'attack') - printed(a, 'attack') },
              { label: say('lifeShort'), compare: (a, b) => printed(b, 'life') - printed(a, 'life') },
            ]
      }
    />
  );
});
