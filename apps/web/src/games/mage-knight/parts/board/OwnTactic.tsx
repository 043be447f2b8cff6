import { tacticCards, tacticIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { ownTacticObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { breakable } from '../cards/broken.js';
import { Picture } from '../cards/pictures.js';
import { useCardWords } from '../cards/words.js';
import styles from './OwnTactic.module.css';

/** The own tactic card. */
export const OwnTactic = memo(function OwnTactic() {
  const { language, name, tell, text } = useCardWords();
  const { id, isUsed, under } = useTable(({ view, below }) => {
    const player = view.players[below];
    return {
      id: tacticIds[player?.tactic ?? -1] ?? '',
      isUsed: player?.tacticUsed === 1,
      under: player?.under.length ?? 0,
    };
  });
  const { props, status } = useThing(ownTacticObject, id === '' ? null : { kind: 'tactic', id });
  if (id === '') return <p className={styles.none}>{tell('noTactic')}</p>;
  const { isNight = false, number = 0 } = tacticCards.find((card) => card.id === id) ?? {};
  const notes = [isUsed ? tell('tacticUsed') : '', under > 0 ? tell('under', { count: under }) : ''].filter(Boolean);
  const about = tell(isNight ? 'tacticNight' : 'tacticDay', { number });
  return (
    <button {...props} className={styles.tactic} data-used={isUsed || undefined} data-night={isNight || undefined}>
      <span className="visually-hidden">
        {[name('tactic', id), about, ...notes, text(`tactic.${id}.text`), status].filter(Boolean).join(', ')}
      </span>
      <span className={styles.picture} aria-hidden="true">
        <Picture kind="tactic" id={id} />
        <b>{number}</b>
      </span>
      <span className={styles.name} aria-hidden="true">
        {breakable(language, name('tactic', id))}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
    </button>
  );
});
