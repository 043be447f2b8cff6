import { rowNames } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { useTable, useWords } from '../model/table.js';
import { Icon } from './art.js';
import styles from './status-bar.module.css';

/** Round, the three waves with the current one, and the truce. */
export const StatusBar = memo(function StatusBar() {
  const { say, text } = useWords();
  const { round, wave } = useTable(({ view }) => ({ round: view.round, wave: view.wave }));
  if (round === 0) return null;
  return (
    <div className={styles.status} data-part="status">
      <span>{say('round', { round })}</span>
      <ol className={styles.waves}>
        {rowNames.map((row, i) => (
          <li key={row} data-row={row} aria-current={wave === i ? 'step' : undefined}>
            {wave === i && <Icon name="flag" />}
            {text(`row.${row}`)}
          </li>
        ))}
      </ol>
      {round === 1 && (
        <span className={styles.truce} title={say('truceHint')}>
          {say('truce')}
        </span>
      )}
    </div>
  );
});
