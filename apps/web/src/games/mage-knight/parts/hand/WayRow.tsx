import type { Course } from '@heldentisch/mage-knight';
import { memo, useState } from 'react';
import { gameText } from '../../model/labels.js';
import { useControl, useTable } from '../../model/table.js';
import type { CourseOffer } from '../cards/courses.js';
import { asksText, courseText, paidText } from '../cards/gain-words.js';
import { GainRow, ManaIcon } from '../cards/gains.js';
import { whyText } from '../cards/why.js';
import { useCardWords } from '../cards/words.js';
import type { Row } from './rows.js';
import styles from './Ways.module.css';

const paidKey = ({ paid }: Course): string => paid.map(({ mana }) => mana).join(' ');
const gainsKey = ({ gains, asks }: Course): string =>
  gains.map(({ what, amount, kind }) => `${what}${amount}${kind}`).join() + asks;

/** What is given up most easily comes first: dice are there again next turn, crystals stay. */
const worth: Readonly<Record<string, number>> = { free: 0, tactic: 1, claim: 1, die: 2, token: 3, crystal: 5 };
const priceOf = ({ paid }: Course): number =>
  paid.reduce((sum, { mana, color }) => {
    const [kind, own] = mana.split('-') as [string, string];
    return sum + (worth[kind] ?? 0) + (own === color ? 0 : 0.5);
  }, 0);

/** Courses that differ in nothing but the colour that gold stands for are one button, unless it matters. */
function results(offers: readonly CourseOffer[]): CourseOffer[] {
  const seen = new Set<string>();
  return offers.filter(({ course, choice }) => {
    const key = `${gainsKey(course)} ${course.ways.join()} ${choice.use ?? ''}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

function Payments({
  options,
  chosen,
  onChoose,
}: {
  readonly options: readonly Course[];
  readonly chosen: string;
  onChoose(key: string): void;
}) {
  const { language, tell } = useCardWords();
  return (
    <section className={styles.payments} aria-label={tell('whichMana')}>
      {options.map((course) => {
        const key = paidKey(course);
        const label = paidText(language, course.paid);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            aria-label={label}
            title={label}
            className={styles.payment}
            data-pays={key}
            onClick={() => onChoose(key)}
          >
            {course.paid.map(({ mana }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same mana may pay twice
              <ManaIcon key={i} mana={mana} />
            ))}
          </button>
        );
      })}
    </section>
  );
}

/** One course as a button: what it brings, or what is chosen next. */
function Result({
  offer,
  row,
  namesWays,
}: {
  readonly offer: CourseOffer;
  readonly row: string;
  readonly namesWays: boolean;
}) {
  const { language } = useCardWords();
  const { take } = useControl();
  const { course, choice, next } = offer;
  const ways = course.ways.map((way) => gameText(language, `way.${way}`)).join(', ');
  const paid = course.paid.length === 0 ? '' : ` (${paidText(language, course.paid)})`;
  const words = [namesWays ? ways : '', courseText(language, course)].filter((part) => part !== '').join(': ');
  return (
    <button
      type="button"
      className={styles.button}
      data-choice={JSON.stringify(choice)}
      data-next={JSON.stringify(next ?? [])}
      aria-label={`${row}: ${words}${paid}`}
      title={words}
      onClick={() => take(choice, next)}
    >
      {namesWays && ways !== '' && <span>{ways}</span>}
      <GainRow gains={course.gains} />
      {(course.asks !== '' || course.gains.length === 0) && (
        <small>{course.asks === '' ? courseText(language, course) : `${asksText(language, course.asks)} …`}</small>
      )}
    </button>
  );
}

/** One effect, ability or kind of use: which mana pays for it, and what it brings. */
export const WayRow = memo(function WayRow({ row }: { readonly row: Row }) {
  const { language, tell } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const [wanted, want] = useState('');
  const { offers } = row;
  const byPayment = new Map<string, Course>();
  for (const { course } of offers.toSorted((a, b) => priceOf(a.course) - priceOf(b.course)))
    if (!byPayment.has(paidKey(course))) byPayment.set(paidKey(course), course);
  const [cheapest = ''] = byPayment.keys();
  const chosen = byPayment.has(wanted) ? wanted : cheapest;
  const shown = results(offers.filter(({ course }) => paidKey(course) === chosen));
  const namesWays = new Set(shown.map(({ course }) => gainsKey(course))).size < shown.length;
  return (
    <section className={styles.row} data-row={row.id} aria-label={row.label}>
      <h4>
        {row.label}
        {row.text !== '' && <small>{row.text}</small>}
      </h4>
      {byPayment.size > 0 && cheapest !== '' && (
        <Payments options={[...byPayment.values()]} chosen={chosen} onChoose={want} />
      )}
      <div className={styles.results}>
        {shown.map((offer) => (
          <Result
            key={`${offer.choice.use ?? ''}${gainsKey(offer.course)}${offer.course.ways.join()}`}
            offer={offer}
            row={row.label}
            namesWays={namesWays}
          />
        ))}
        {shown.length === 0 && (
          <p className={styles.closed}>
            {(row.meant !== null && whyText(language, view, below, row.meant)) || tell('notNow')}
          </p>
        )}
      </div>
    </section>
  );
});
