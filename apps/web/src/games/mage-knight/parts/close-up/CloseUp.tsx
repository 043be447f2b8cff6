import type { Subject } from '../../model/table.js';
import { EnemyText } from '../combat/EnemyText.js';
import { isPlaceSubject, PlaceText } from '../map/PlaceText.js';

const ofEnemies: ReadonlySet<string> = new Set(['enemy', 'fighter', 'pile', 'ability']);

/** Something to be read closely. */
export const CloseUp = ({ subject }: { readonly subject: Subject }) => {
  if (ofEnemies.has(subject.kind)) return <EnemyText subject={subject} />;
  if (isPlaceSubject(subject)) return <PlaceText subject={subject} />;
  return <article data-close-up>{subject.id}</article>;
};
