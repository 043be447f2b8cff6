import { cardNames, type RuneboundState } from '@heldentisch/runebound';
import { memo } from 'react';
import { rulesOf, taleOf } from '../model/labels.js';
import { useTable, useWords } from '../model/table.js';
import styles from './Encounter.module.css';
import { TestStage } from './Fight.js';
import { Picture } from './pictures.js';

/** The card that is being carried out: drawn for a counter, or the source of what is asked. */
export function cardInPlay({ inPlay, frames }: RuneboundState): string {
  const effect = frames.findLast(({ step }) => step === 'effect');
  const source = effect?.step === 'effect' ? effect.source : -1;
  return cardNames[inPlay[0] ?? source] ?? '';
}

/** A drawn card that is no fight: its tale, what it does, and the test it asks for. */
export const Encounter = memo(function Encounter() {
  const { language, name } = useWords();
  const { view, blow, card } = useTable(({ view, blow }) => ({ view, blow, card: cardInPlay(view) }));
  if (card === '') return null;
  const tale = taleOf(language, card);
  return (
    <article className={styles.encounter} data-panel="encounter" data-scrolls>
      <div className={styles.card}>
        <span className={styles.picture}>
          <Picture name={card} />
        </span>
        <div>
          <h2>{name(card)}</h2>
          {tale !== '' && <p className={styles.tale}>{tale}</p>}
          <p>{rulesOf(language, card)}</p>
        </div>
      </div>
      <TestStage view={view} blow={blow} />
    </article>
  );
});
