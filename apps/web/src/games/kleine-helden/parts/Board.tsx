import { memo } from 'react';
import { Beside } from '../../../table/kit/close-up/close-up.js';
import { useTable, useWords } from '../model/table.js';
import styles from './Board.module.css';
import { Clash } from './Clash.js';
import { CloseUp } from './CloseUp.js';

/** Beside the groups, one thing at a time: the card one points at, the one that is taking effect, or the clash. */
export const Board = memo(function Board() {
  const { say } = useWords();
  const { inspected, played } = useTable(({ inspected, played }) => ({ inspected, played }));
  return (
    <Beside label={say('board')} part="board" className={styles.board}>
      {inspected !== null ? (
        <CloseUp subject={inspected} />
      ) : played !== null ? (
        <section className={styles.effect}>
          <h2>{say('pickedUp')}</h2>
          <CloseUp subject={{ card: played }} />
        </section>
      ) : (
        <Clash look="panel" />
      )}
    </Beside>
  );
});
