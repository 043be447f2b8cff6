import { experiencePrice, type Value, values, worthOf } from '@heldentisch/runebound';
import { memo } from 'react';
import { ArtIcon, ExperienceCounter } from '../art/map/index.js';
import { valueObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import styles from './Experience.module.css';
import { Purse } from './HeroBoard.js';

const Lesson = memo(function Lesson({ value, count }: { readonly value: Value; readonly count: number }) {
  const { say, text } = useWords();
  const { props } = useThing(valueObject(value), null);
  return (
    <li>
      <button {...props} className={styles.lesson}>
        <ArtIcon>
          <ExperienceCounter value={value} />
        </ArtIcon>
        <b>{text(`value.${value}`)}</b>
        <span>{say(`gain.${value}`)}</span>
        {count > 0 && <small>{say('learnHas', { count })}</small>}
      </button>
    </li>
  );
});

/** What adventure counters can be turned into. How one pays is asked in the bar below. */
export const Experience = memo(function Experience() {
  const { say } = useWords();
  const { view, seat } = useTable(({ view, below }) => ({ view, seat: below }));
  const party = view.parties[seat];
  if (party === undefined) return null;
  return (
    <section className={styles.experience} aria-label={say('learnTitle')} data-panel="experience">
      <h2>{say('learnTitle')}</h2>
      <p>{say('learnHint', { points: worthOf(party.counters), price: experiencePrice(view) })}</p>
      <Purse view={view} seat={seat} />
      <ul>
        {values.map((value, i) => (
          <Lesson key={value} value={value} count={party.experience[i] ?? 0} />
        ))}
      </ul>
    </section>
  );
});
