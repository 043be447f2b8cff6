import type { PreviewedAttack } from '../model/table-model.js';
import { Icon } from './Art.js';

/** On a target: the damage the attack would do, a skull if it is lethal, a shield if somebody may step in. */
export function ThreatBadge({ attack }: { readonly attack: PreviewedAttack }) {
  const { preview } = attack;
  const isUncertain = preview.interceptors.length + preview.helpers.length > 0 || preview.mayBeTurned;
  return (
    <span className="pt-threat" data-lethal={preview.isLethal || undefined}>
      {preview.isLethal ? <Icon name="skull" /> : null}−{preview.damage}
      {isUncertain && <Icon name="shield" />}
    </span>
  );
}
