import { memo } from 'react';
import { useTable, useWords } from '../model/table.js';
import styles from './player-panel.module.css';

/** The round, and the truce. The rows of the units show the wave. */
export const StatusBar = memo(function StatusBar() {
  const { say } = useWords();
  const round = useTable(({ view }) => view.round);
  if (round === 0) return null;
  return (
    <div className={styles.status} data-part="status">
      {say('round', { round })}
      {round === 1 && <span title={say('truceHint')}>{say('truce')}</span>}
    </div>
  );
});
