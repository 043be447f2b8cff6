import { nameOfThing } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { offeredNames, Tray } from '../../../../table/kit/tray/tray.js';
import { laidObject } from '../../model/objects.js';
import { type TableModel, useTable, useThing } from '../../model/table.js';
import { CardFace } from '../cards/CardFace.js';
import card from '../cards/card.module.css';
import { describeCard } from '../cards/describe.js';
import { useCardWords } from '../cards/words.js';
import styles from './LaidOut.module.css';

const LaidCard = memo(function LaidCard({ id, copy }: { readonly id: string; readonly copy: number }) {
  const { language } = useCardWords();
  const { props, status } = useThing(laidObject(id, copy), { kind: 'card', id });
  return (
    <button {...props} className={card.card}>
      <span className="visually-hidden">{[describeCard(language, id), status].filter(Boolean).join(', ')}</span>
      <CardFace card={id} />
    </button>
  );
});

/** Cards that are looked at or offered and lie nowhere else, as one text: it is the same as long as the cards are. */
export function laidOut({ offers, view, below, isOwn }: TableModel): string {
  const looked = isOwn && view.looker === below ? view.looked.flatMap((thing) => nameOfThing[thing] ?? []) : [];
  // What is lent for playing lies beside the hand.
  const picked = offers.filter(({ choice }) => choice.type !== 'play');
  const offered = offeredNames(picked, laidObject('')).filter((name) => !looked.includes(name.replace(/:\d+$/, '')));
  return [...looked, ...offered].join(' ');
}

/** Cards laid open to choose from. */
export const LaidOut = memo(function LaidOut() {
  const { tell } = useCardWords();
  const cards = useTable(laidOut);
  const isLooking = useTable(({ view }) => view.looked.length > 0);
  if (cards === '') return null;
  const names = cards.split(' ').map((name, i, all) => {
    const [id = ''] = name.split(':');
    return `${id}:${all.slice(0, i + 1).filter((other) => other.split(':')[0] === id).length}`;
  });
  return (
    <div className={styles.place} data-part="tray">
      <Tray
        title={tell(isLooking ? 'looked' : 'laid')}
        cards={names}
        draw={(name) => {
          const [id = '', copy] = name.split(':');
          return (
            <div className={styles.slot}>
              <LaidCard id={id} copy={Number(copy)} />
            </div>
          );
        }}
      />
    </div>
  );
});
