import { type TacticId, tacticIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { TacticPicture } from '../../art/cards/index.js';
import { gameText } from '../../model/labels.js';
import { tacticObject } from '../../model/objects.js';
import { useTable, useThing, useWords } from '../../model/table.js';
import styles from './Choice.module.css';

const Tactic = memo(function Tactic({ tactic, owner }: { readonly tactic: TacticId; readonly owner: number }) {
  const { language, say, name, seatName } = useWords();
  const { status, props } = useThing(tacticObject(tactic), { kind: 'tactic', id: tactic });
  return (
    <li>
      <button {...props} className={styles.one} data-taken={owner >= 0 || undefined} data-seat={owner} data-wide>
        <span className={styles.portrait}>
          <TacticPicture id={tactic} />
        </span>
        <b className={styles.name}>
          <i>{(tacticIds.indexOf(tactic) % 6) + 1}</i> {name('tactic', tactic)}
        </b>
        <span className={styles.rules}>
          {owner >= 0 ? say('taken', { seat: seatName(owner) }) : gameText(language, `tactic.${tactic}.text`)}
        </span>
        <span className="visually-hidden">{status}</span>
      </button>
    </li>
  );
});

/** The tactics of the day or night that are left, and those that others have taken. */
export const TacticChoice = memo(function TacticChoice() {
  const { say } = useWords();
  const tactics = useTable(({ view }) => {
    const taken = view.players.flatMap(({ tactic }, seat) => (tactic < 0 ? [] : [[tactic, seat] as const]));
    const open = view.tactics.map((tactic) => [tactic, -1] as const);
    return JSON.stringify([...new Map([...open, ...taken])].sort(([a], [b]) => a - b));
  });
  return (
    <section className={styles.choice} aria-label={say('tactics')} data-panel="tactics" data-scrolls>
      <h2>{say('tactics')}</h2>
      <ul>
        {(JSON.parse(tactics) as [number, number][]).map(([tactic, owner]) => (
          <Tactic key={tactic} tactic={tacticIds[tactic] as TacticId} owner={owner} />
        ))}
      </ul>
    </section>
  );
});
