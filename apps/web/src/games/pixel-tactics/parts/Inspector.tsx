import { useTable } from '../model/table-model.js';
import { CloseUp } from './CloseUp.js';
import { Preview } from './Preview.js';

/** Beside the field: what the attack under the pointer would do, else the card that is looked at. */
export function Inspector() {
  const { pointed, threats, inspected, say } = useTable();
  const attack = pointed === null ? undefined : threats.get(pointed);
  return (
    <aside className="pt-inspector">
      {attack !== undefined && <Preview attack={attack} />}
      {inspected !== null && attack === undefined && <CloseUp subject={inspected} />}
      {inspected === null && attack === undefined && <p className="pt-hint">{say('inspectHint')}</p>}
    </aside>
  );
}
