import { useTable } from '../model/table-model.js';
import { CloseUp } from './CloseUp.js';
import { NewsList } from './News.js';
import { Preview } from './Preview.js';
import { Stage } from './Stage.js';

/** Beside the field: what the attack under the pointer would do, else the card that is looked at. */
export function Inspector() {
  const { pointed, threats, inspected, facts, running, say } = useTable();
  const pointedAttack = pointed === null ? undefined : threats.get(pointed);
  const attack = pointedAttack ?? (inspected === null ? (running ?? undefined) : undefined);
  const card = attack === undefined ? null : (facts[attack.target]?.card ?? null);
  const target =
    attack === undefined || card === null ? undefined : { card, seat: attack.target < 9 ? 0 : 1, place: attack.target };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside className="pt-inspector" tabIndex={0} aria-label={say('inspector')}>
      <Stage />
      {attack !== undefined && <Preview attack={attack} />}
      {target !== undefined && <CloseUp subject={target} />}
      {inspected !== null && attack === undefined && <CloseUp subject={inspected} />}
      {inspected === null && attack === undefined && <NewsList />}
    </aside>
  );
}
