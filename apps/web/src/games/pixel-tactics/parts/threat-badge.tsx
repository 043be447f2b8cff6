import type { PreviewedAttack } from '../model/threats.js';
import { Icon } from './art.js';
import styles from './unit-cell.module.css';

/** On a target: the damage the attack would do, a skull if it is lethal, a shield if somebody may step in. */
export function ThreatBadge({ attack }: { readonly attack: PreviewedAttack }) {
  const { preview } = attack;
  const isUncertain = preview.interceptors.length + preview.helpers.length > 0 || preview.mayBeTurned;
  return (
    <span className={styles.threat} data-lethal={preview.isLethal || undefined} aria-hidden="true">
      {preview.isLethal ? <Icon name="skull" /> : null}−{preview.damage}
      {isUncertain && <Icon name="shield" />}
    </span>
  );
}
