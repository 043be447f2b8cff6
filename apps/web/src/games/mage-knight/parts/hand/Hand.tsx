import { cardNames, deedCard, nameOfThing } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { Hand as Fan, type HandOrder } from '../../../../table/kit/hand/hand.js';
import { offeredNames } from '../../../../table/kit/tray/tray.js';
import { handObject, laidObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { CardBack, CardFace, kindOfCard } from '../cards/CardFace.js';
import card from '../cards/card.module.css';
import { usesOf } from '../cards/courses.js';
import { describeCard } from '../cards/describe.js';
import { useCardWords } from '../cards/words.js';
import styles from './Hand.module.css';
import { Ways } from './Ways.js';

interface HeldCard {
  readonly card: string;
  /** Of several of one name, which one. */
  readonly copy: number;
  /** It lies elsewhere, and an effect lends it. */
  readonly isLent?: boolean;
}

const HandCard = memo(function HandCard({ card: id, copy, isLent = false }: HeldCard) {
  const { language } = useCardWords();
  const { props, status } = useThing(isLent ? laidObject(id) : handObject(id, copy), { kind: 'ownCard', id });
  const { uses, isAsked } = useTable(({ offers, decision }) => ({
    uses: usesOf(offers, id),
    isAsked: decision !== null && offers.some(({ choice }) => choice.type === 'play'),
  }));
  return (
    <button {...props} className={card.card} data-hand-card>
      <span className="visually-hidden">{[describeCard(language, id), status].filter(Boolean).join('. ')}</span>
      <CardFace card={id} uses={isAsked ? uses : null} />
    </button>
  );
});

const colorOrder = ['red', 'blue', 'white', 'green'];
const colorOf = ({ card: id }: HeldCard): number => {
  const place = colorOrder.indexOf(kindOfCard(id).colors[0] ?? '');
  return place < 0 ? colorOrder.length + (id === 'wound' ? 1 : 0) : place;
};
const categories = ['move', 'influence', 'combat', 'heal', 'special', 'action', 'banner'];
const purposeOf = ({ card: id }: HeldCard): number =>
  id === 'wound' ? categories.length : categories.indexOf(deedCard(cardNames.indexOf(id)).categories[0] ?? '');

function held(names: readonly string[]): HeldCard[] {
  return names.map((id, i) => ({ card: id, copy: names.slice(0, i + 1).filter((other) => other === id).length }));
}

/** The own hand, held like a fan. What a card can do now shines on it; how it is used is said beside it. */
export const Hand = memo(function Hand() {
  const { tell } = useCardWords();
  const { hand, lent, below } = useTable(({ view, below, offers }) => ({
    hand: (view.players[below]?.hand ?? []).map((thing) => nameOfThing[thing] ?? '?').join(' '),
    lent: offeredNames(
      offers.filter(({ choice }) => choice.type === 'play'),
      laidObject(''),
    ).join(' '),
    below,
  }));
  const cards = [
    ...(hand === '' ? [] : held(hand.split(' '))),
    ...(lent === '' ? [] : lent.split(' ').map((id) => ({ card: id, copy: 0, isLent: true }))),
  ];
  const orders: readonly HandOrder<HeldCard>[] = [
    { label: tell('sortColor'), compare: (a, b) => colorOf(a) - colorOf(b) },
    { label: tell('sortKind'), compare: (a, b) => purposeOf(a) - purposeOf(b) },
  ];
  return (
    <>
      <Fan
        label={tell('handCount', { count: cards.length })}
        part="hand"
        seat={below}
        className={styles.hand}
        cards={cards}
        keyOf={({ card: id, copy }) => `${id} ${copy}`}
        draw={({ card: id, copy, isLent = false }) =>
          id === '?' ? (
            <span className={card.card}>
              <CardBack />
            </span>
          ) : (
            <HandCard card={id} copy={copy} isLent={isLent} />
          )
        }
        orders={orders}
        sortLabel={tell('sort')}
        mostInFan={Number.POSITIVE_INFINITY}
      />
      <Ways />
    </>
  );
});
