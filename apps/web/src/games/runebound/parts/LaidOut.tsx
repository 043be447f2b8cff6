import { cardNames } from '@heldentisch/runebound';
import { memo } from 'react';
import { offeredNames, Tray } from '../../../table/kit/tray/tray.js';
import { trayObject } from '../model/objects.js';
import { type TableModel, useTable, useThing, useWords } from '../model/table.js';
import { CardTile } from './CardTile.js';
import styles from './LaidOut.module.css';

function TrayCard({ card }: { readonly card: string }) {
  const { props } = useThing(trayObject(card), { kind: 'card', id: card });
  return <CardTile {...props} card={card} />;
}

/** What is offered or looked at and lies nowhere else, as one text: it is the same as long as the cards are. */
export function laidOut({ offers, view, below, isOwn }: TableModel): string {
  const looked = isOwn && view.looker === below ? view.looked : [];
  const open = [...view.revealed, ...looked].flatMap((card) => cardNames[card] ?? []);
  return [...new Set([...open, ...offeredNames(offers, trayObject(''))])].join(' ');
}

/** Cards that lie nowhere else on the table: revealed, looked at, or to be taken from a beaten hero. */
export const LaidOut = memo(function LaidOut() {
  const { say } = useWords();
  const cards = useTable(laidOut);
  const title = useTable(({ decision, view }) =>
    decision?.prompt.key === 'prize'
      ? 'takes'
      : view.looked.length > 0
        ? 'looked'
        : view.revealed.length > 0
          ? 'revealed'
          : 'tray',
  );
  if (cards === '') return null;
  return (
    <Tray
      title={say(title)}
      cards={cards.split(' ')}
      draw={(card) => (
        <div className={styles.slot}>
          <TrayCard card={card} />
        </div>
      )}
    />
  );
});
