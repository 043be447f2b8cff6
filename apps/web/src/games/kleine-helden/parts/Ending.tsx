import { beingsInPlay, type HeldenState } from '@heldentisch/kleine-helden';
import type { EndingProps } from '../../../table/game-table.js';
import styles from './Ending.module.css';
import { type FigureId, HeroFigure } from './pictures.js';

/** Who still stands at the end, for the dialog that tells the result. */
export function Ending({ view, outcome }: EndingProps) {
  const winners = beingsInPlay(view as unknown as HeldenState).filter(
    ({ owner, kind }) => (outcome.scores[owner] ?? 0) > 0 && (kind === 'hero' || kind === 'creature'),
  );
  return (
    <div className={styles.ending}>
      {winners.slice(0, 5).map(({ name }) => (
        <HeroFigure key={name} id={name as FigureId} mood="glad" isCutOut />
      ))}
    </div>
  );
}
