import { memo } from 'react';
import { Beside } from '../../../table/kit/close-up/close-up.js';
import { useTable, useWords } from '../model/table.js';
import { CloseUp } from './close-up.js';
import { Preview } from './preview.js';
import styles from './reader.module.css';

/** What there is to read, and why: the pointer rests on it, it is happening, it is selected, or it was the last deed. */
function useReading() {
  return useTable(({ inspected, threats, running, stage, chosen, last, decision, lit }) => {
    const pointed = inspected?.card == null ? null : inspected;
    const threat = pointed?.place === undefined ? undefined : threats.get(pointed.place);
    const attack = threat ?? (pointed === null ? (running ?? undefined) : undefined);
    const asksHand = [...lit.keys()].some((key) => /^(hand|tray):/.test(key));
    const isHappening = decision !== null && !asksHand && (running !== null || stage !== null);
    return {
      attack,
      subject: attack === undefined ? (pointed ?? stage ?? chosen ?? last?.subject ?? null) : null,
      // Where there is no room beside the field it stands in the place of the hand, but only as long as it matters.
      urgent: isHappening || chosen?.card != null,
      isLast: pointed === null && stage === null && chosen === null,
    };
  });
}

/** Beside the field: what the attack under the pointer would do, else the card that is looked at. */
export const Reader = memo(function Reader() {
  const { say, seatName } = useWords();
  const { attack, subject, urgent, isLast } = useReading();
  const isEmpty = attack === undefined && subject === null;
  return (
    <Beside
      label={say('reader')}
      part="reader"
      className={styles.reader}
      data-urgent={(urgent && !isEmpty) || undefined}
    >
      {attack !== undefined && <Preview attack={attack} />}
      {subject !== null && isLast && <p className={styles.why}>{say('lastDeed', { seat: seatName(subject.seat) })}</p>}
      {subject !== null && <CloseUp subject={subject} />}
      {isEmpty && <p className={styles.hint}>{say('inspectHint')}</p>}
    </Beside>
  );
});
