import type { ObjectKey } from '../../../../table/kit/pointing.js';
import { thingOf } from '../../model/objects.js';
import type { Subject } from '../../model/table.js';

const designName = (name: string): string => name.replace(/:\d+$/, '');

/** What is read of a thing that is pointed at; null where there is nothing to read. */
export function subjectOf(key: ObjectKey): Subject | null {
  const [kind, name] = thingOf(key);
  switch (kind) {
    case 'hand':
      return { kind: 'ownCard', id: designName(name) };
    case 'laid':
      return { kind: 'card', id: designName(name) };
    case 'unit':
    case 'ability':
      return { kind: 'ownUnit', id: name.split(':')[0] ?? '' };
    case 'skill':
      return { kind: 'skill', id: name };
    case 'offer': {
      const [offer, id] = thingOf(designName(name));
      return { kind: offer === 'unit' || offer === 'skill' ? offer : 'card', id };
    }
    default:
      return null;
  }
}
