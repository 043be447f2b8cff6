import { memo } from 'react';
import { useTable } from '../../model/table.js';
import { isBeside } from '../cards/courses.js';
import { CloseUp } from '../close-up/CloseUp.js';
import styles from './Reader.module.css';

/** It stands on the left if what it tells of lies in the right half: nobody wants to read over a covered card. */
function placeReader(reader: HTMLDivElement | null): void {
  const middle = reader?.parentElement;
  const table = middle?.closest('.mk-table');
  const thing = [...(table?.querySelectorAll('[data-object]:is(:hover, :focus-visible)') ?? [])].at(-1);
  if (reader === null || middle == null || thing === undefined) return;
  const [inner, outer] = [thing.getBoundingClientRect(), middle.getBoundingClientRect()];
  reader.dataset.at = inner.left + inner.right > outer.left + outer.right ? 'left' : 'right';
}

const saidBeside: ReadonlySet<string> = new Set(['ownCard', 'ownUnit', 'skill']);

/** What the pointer rests on, beside the map, as long as it rests there. */
export const Reader = memo(function Reader() {
  // What the selected card, unit or skill can do stands beside it already.
  const inspected = useTable(({ inspected: one, selected }) =>
    one !== null && saidBeside.has(one.kind) && isBeside(selected[0]) ? null : one,
  );
  if (inspected === null) return null;
  const { kind, id } = inspected;
  return (
    <div key={`${kind} ${id}`} ref={placeReader} className={styles.reader} data-reader={id} aria-hidden="true">
      <CloseUp subject={inspected} />
    </div>
  );
});
