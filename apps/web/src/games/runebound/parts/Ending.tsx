import { heroIds, type RuneboundState } from '@heldentisch/runebound';
import type { EndingProps } from '../../../table/game-table.js';
import styles from './Ending.module.css';
import { Picture } from './pictures.js';

/** The heroes who won, or all of them if the dragon did; for the dialog that tells the result. */
export function Ending({ view, outcome }: EndingProps) {
  const { parties } = view as unknown as RuneboundState;
  const won = parties.filter((_, seat) => (outcome.scores[seat] ?? 0) > 0);
  const shown = won.length > 0 ? won : parties;
  return (
    <div className={styles.ending} data-lost={won.length === 0 || undefined}>
      {shown.flatMap(({ hero }) => {
        const id = heroIds[hero];
        return id === undefined
          ? []
          : [
              <span key={id}>
                <Picture name={id} />
              </span>,
            ];
      })}
    </div>
  );
}
