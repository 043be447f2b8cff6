import type { ReactNode } from 'react';
import { memo } from 'react';
import { type Subject, useWords } from '../../model/table.js';
import { CellText } from './CellText.js';
import { DummyText } from './DummyText.js';
import styles from './PlaceText.module.css';
import { FameTrack, ReputationTrack, TimeText } from './TrackText.js';

const kinds: ReadonlySet<string> = new Set([
  ...['cell', 'tile', 'site', 'city', 'ruin', 'dummy', 'time', 'fame', 'reputation'],
]);
export const isPlaceSubject = ({ kind }: Subject): boolean => kinds.has(kind);

/** A kind of place by itself, as the rules tell of it. */
const Printed = ({ kind, id }: Subject) => {
  const { name, text } = useWords();
  return (
    <>
      <h2>{name(kind as 'site', id)}</h2>
      <p>{text(`${kind}.${id}.text`)}</p>
    </>
  );
};

function contentOf(subject: Subject): ReactNode {
  const { kind, id } = subject;
  switch (kind) {
    case 'cell':
      return <CellText id={id} />;
    case 'dummy':
      return <DummyText />;
    case 'time':
      return <TimeText />;
    case 'fame':
      return <FameTrack />;
    case 'reputation':
      return <ReputationTrack />;
    default:
      return <Printed {...subject} />;
  }
}

/** A place of the map, a track or a player, and what there is to know of it. */
export const PlaceText = memo(function PlaceText({ subject }: { readonly subject: Subject }) {
  return (
    <article className={styles.place} data-close-up={subject.kind}>
      {contentOf(subject)}
    </article>
  );
});
