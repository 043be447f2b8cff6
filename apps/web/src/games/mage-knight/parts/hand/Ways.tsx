import type { Choice } from '@heldentisch/engine';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ObjectKey, Offer } from '../../../../table/kit/pointing.js';
import { kitWord } from '../../../../table/kit/words.js';
import { choiceLabel } from '../../model/labels.js';
import { useControl, useTable } from '../../model/table.js';
import { isBeside, isCourse, isSaidBeside } from '../cards/courses.js';
import { useCardWords } from '../cards/words.js';
import { priceTag, usePrice } from '../offers/price.js';
import { placeBeside } from './place.js';
import { type Row, rowsOf } from './rows.js';
import { subjectOf } from './subject.js';
import { WayRow } from './WayRow.js';
import styles from './Ways.module.css';

/** What a purchase costs, on its button. */
function PurchaseTag({ choice }: { readonly choice: Choice }) {
  const price = usePrice(choice);
  return price === null || price.cost === 0 ? null : <span className={styles.tag}>{priceTag({ price })}</span>;
}

/** Everything else that can be done with the thing: give it to a unit, discard it. */
function Others({ offers }: { readonly offers: readonly Offer[] }) {
  const { language, tell } = useCardWords();
  const { take } = useControl();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  if (offers.length === 0) return null;
  return (
    <section className={styles.row} aria-label={tell('row.other')}>
      <div className={styles.results}>
        {offers.map(({ choice, next }) => (
          <button
            key={Object.values(choice).join()}
            type="button"
            className={styles.button}
            data-choice={JSON.stringify(choice)}
            onClick={() => take(choice, next)}
          >
            <span>{choiceLabel(language, choice, view, below)}</span>
            <PurchaseTag choice={choice} />
          </button>
        ))}
      </div>
    </section>
  );
}

function Panel({
  first,
  rows,
  others,
  name,
}: {
  readonly first: ObjectKey;
  readonly rows: readonly Row[];
  readonly others: readonly Offer[];
  readonly name: string;
}) {
  const { language, tell } = useCardWords();
  const { cancel, pin } = useControl();
  const subject = subjectOf(first);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => placeBeside(panel.current, first), [first]);
  // Who chose the card by keyboard goes on here.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.getAttribute('data-object') !== first || !activeElement.matches(':focus-visible')) return;
    panel.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
  }, [first]);
  // And goes back to the card from here.
  useLayoutEffect(() => {
    const inside = panel.current;
    const root = inside?.closest('[data-table]');
    return () => {
      if (inside?.contains(document.activeElement) === true)
        root?.querySelector<HTMLElement>(`[data-object="${CSS.escape(first)}"]`)?.focus();
    };
  }, [first]);
  return (
    <section ref={panel} className={styles.panel} aria-label={tell('ways', { name })} data-ways data-scrolls>
      <header className={styles.head}>
        <h3>{name}</h3>
        {subject !== null && (
          <button type="button" className={styles.read} onClick={() => pin(subject)}>
            {tell('read')}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={kitWord(language, 'cancel')}
          title={kitWord(language, 'cancelHint')}
          onClick={cancel}
        >
          ×
        </button>
      </header>
      {rows.map((row) => (
        <WayRow key={row.id} row={row} />
      ))}
      <Others offers={others} />
    </section>
  );
}

/** How the selected card, unit or skill is used: its courses, each with what it costs and brings. */
export const Ways = memo(function Ways() {
  const { language } = useCardWords();
  const { selected, left, offers, view, below } = useTable(({ selected, left, offers, view, below }) => ({
    selected,
    left,
    offers,
    view,
    below,
  }));
  const mark = useRef<HTMLSpanElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  useEffect(() => setRoot(mark.current?.closest('[data-table]') ?? null), []);
  const [first] = selected;
  const isShown = root !== null && isBeside(first);
  const shown = isShown ? left.filter((offer) => isSaidBeside(offer, selected)) : [];
  const about = isShown ? rowsOf(language, view, below, first as ObjectKey, shown.filter(isCourse), offers) : null;
  const others = shown.filter((offer) => !isCourse(offer));
  return (
    <>
      <span ref={mark} hidden />
      {about !== null &&
        (shown.length > 0 || about.rows.length > 0) &&
        createPortal(
          <Panel key={first} first={first as ObjectKey} rows={about.rows} others={others} name={about.name} />,
          root as Element,
        )}
    </>
  );
});
