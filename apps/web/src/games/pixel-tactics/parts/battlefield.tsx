import { placeNames } from '@heldentisch/pixel-tactics';
import { memo, useMemo } from 'react';
import { Arrows } from '../../../table/kit/arrows.js';
import { MotionLayer } from '../../../table/kit/motion-layer.js';
import { placeObject } from '../model/pointing.js';
import { useTable } from '../model/table.js';
import styles from './battlefield.module.css';
import { LeaderChoice } from './leader-choice.js';
import { Spotlight } from './spotlight.js';
import { Unit } from './unit.js';

/** From whom the other player's last deed came, and whom it hit. */
export function LastDeed() {
  const last = useTable((model) => model.last);
  const arrows = useMemo(() => {
    if (last === null || last.actor < 0) return [];
    const from = placeObject(placeNames[last.actor] ?? '');
    return last.targets.map((target) => ({
      from,
      to: placeObject(placeNames[target] ?? ''),
      colour: 'var(--pt-last)',
    }));
  }, [last]);
  return <Arrows arrows={arrows} />;
}

/** Both units, or before a game those who may lead them. */
export const Battlefield = memo(function Battlefield() {
  const { below, isSetUp } = useTable((model) => ({ below: model.below, isSetUp: model.view.round === 0 }));
  return (
    <div className={styles.field} data-set-up={isSetUp || undefined}>
      {isSetUp ? (
        <LeaderChoice />
      ) : (
        <div className={styles.units}>
          <Unit seat={below} />
          <Unit seat={1 - below} />
        </div>
      )}
      <Spotlight />
      <MotionLayer />
    </div>
  );
});
