import { type CardId, cardIdOf } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { offeredNames, Tray } from '../../../table/kit/tray/tray.js';
import { trayObject } from '../model/objects.js';
import { type TableModel, useTable, useThing, useWords } from '../model/table.js';
import { CardFace } from './CardFace.js';
import styles from './LaidOut.module.css';

function TrayCard({ card }: { readonly card: CardId }) {
  const { props } = useThing(trayObject(card), { card });
  return (
    <button {...props} className={styles.card}>
      <CardFace card={card} />
    </button>
  );
}

/** What is offered or looked at and lies nowhere else, as one text: it is the same as long as the cards are. */
function cardsOf({ offers, view, below, isOwn }: TableModel): string {
  const looked = isOwn && view.looker === below ? view.looked.map(cardIdOf).filter((card) => card !== null) : [];
  return [...new Set([...offeredNames(offers, trayObject('')), ...looked])].join(' ');
}

/** Cards that lie nowhere on the table but can be chosen: looked at, from a discard pile, from another hand. */
export const LaidOut = memo(function LaidOut() {
  const { say } = useWords();
  const cards = useTable(cardsOf);
  if (cards === '') return null;
  return (
    <div className={styles.place}>
      <Tray title={say('tray')} cards={cards.split(' ')} draw={(card) => <TrayCard card={card as CardId} />} />
    </div>
  );
});
