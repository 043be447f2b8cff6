import { rowNames } from '@heldentisch/pixel-tactics';
import { memo, useState } from 'react';
import { useTable, useWords } from '../model/table.js';
import { Icon } from './art.js';
import styles from './unit.module.css';
import { UnitCell } from './unit-cell.js';

const cells = Array.from({ length: 9 }, (_, cell) => cell);
const leaderCell = 4;

/** One unit of nine positions, as one stop of the Tab key. The style sheet turns it so that the fronts meet. */
export const Unit = memo(function Unit({ seat }: { readonly seat: number }) {
  const { say, text, seatName } = useWords();
  const { wave, isBelow } = useTable(({ view, below }) => ({
    wave: view.round > 0 ? view.wave : -1,
    isBelow: seat === below,
  }));
  const [current, setCurrent] = useState(seat * 9 + leaderCell);
  return (
    <section
      className={styles.unit}
      data-part={isBelow ? 'own unit' : 'far unit'}
      data-side={isBelow ? 'near' : 'far'}
      data-seat={seat}
      aria-label={say('unitOf', { seat: seatName(seat) })}
    >
      {rowNames.map((row, i) => (
        <div key={row} className={styles.row} data-row={row} data-wave={i === wave || undefined} aria-hidden="true">
          <span>
            {i === wave && <Icon name="flag" />}
            {text(`row.${row}`)}
          </span>
        </div>
      ))}
      {cells.map((cell) => {
        const place = seat * 9 + cell;
        return <UnitCell key={cell} place={place} isTabStop={place === current} onFocused={setCurrent} />;
      })}
    </section>
  );
});
