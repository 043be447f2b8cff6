import type { GearFacts } from '@heldentisch/kleine-helden';
import { memo } from 'react';
import { gearObject } from '../model/objects.js';
import { useThing, useWords } from '../model/table.js';
import styles from './Gear.module.css';
import { CardEmblem } from './pictures.js';

/** A card that lies at a hero. */
export const GearChip = memo(function GearChip({ gear }: { readonly gear: GearFacts }) {
  const { say, cardName } = useWords();
  const { light, status, props } = useThing(gearObject(gear.card), { card: gear.card }, { drags: true });
  const label = [
    cardName(gear.card),
    ...(gear.markers > 0 ? [say('markers', { count: gear.markers })] : []),
    ...(gear.isReloading ? [say('reloading')] : []),
    ...(status === '' ? [] : [status]),
  ].join(', ');
  return (
    <button
      {...props}
      className={styles.chip}
      data-card={gear.card}
      data-cooling={gear.markers > 0 || gear.isReloading || undefined}
      aria-label={label}
      tabIndex={light === undefined ? -1 : 0}
    >
      <CardEmblem id={gear.card} />
      {(gear.markers > 0 || gear.isReloading) && <b>{gear.isReloading ? '↻' : gear.markers}</b>}
    </button>
  );
});
