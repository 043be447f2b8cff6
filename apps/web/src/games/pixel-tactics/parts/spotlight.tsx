import { Scene } from '../../../table/kit/scene/scene.js';
import { useTable, useWords } from '../model/table.js';
import { CardArt } from './art.js';
import styles from './spotlight.module.css';

const shownEvents = new Set(['orderPlayed', 'orderCarriedOut', 'spellCast']);

/** An order or spell in the middle of the table while it is announced. */
export function Spotlight() {
  const { say, text, cardName } = useWords();
  const stage = useTable(({ stage, performing }) => (shownEvents.has(performing?.type ?? '') ? stage : null));
  if (stage === null || stage.card === null) return null;
  const { card, seat, line = 'order' } = stage;
  return (
    <Scene>
      <div className={styles.spotlight} data-spotlight data-seat={seat}>
        <CardArt card={card} seat={seat} />
        <div>
          <p className={styles.kind}>{say(line === 'order' ? 'order' : 'spell')}</p>
          <p className={styles.name}>{cardName(card)}</p>
          <p>{text(`card.${card}.${line}`)}</p>
        </div>
      </div>
    </Scene>
  );
}
