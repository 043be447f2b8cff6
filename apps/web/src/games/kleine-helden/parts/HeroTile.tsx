import type { BeingFacts, GearFacts, GearPlace } from '@heldentisch/kleine-helden';
import { shortStat, valuesOf } from '../model/labels.js';
import { useWords } from '../model/table.js';
import { BeingButton } from './Being.js';
import { GearChip } from './Gear.js';
import styles from './HeroTile.module.css';
import { SlotShape } from './pictures.js';

const places = [
  ...(['head', 'neck', 'shoulders', 'back', 'arms', 'torso', 'hands', 'finger', 'legs', 'feet'] as const),
  ...(['right-hand', 'left-hand'] as const),
];
type Place = Exclude<GearPlace, 'spellbook' | 'both-hands'>;

const isAt = (place: Place, gear: GearFacts): boolean =>
  gear.place === place || (gear.place === 'both-hands' && place === 'right-hand');

/** The values as they are now; what differs from the card stands out. */
export function Values({ facts }: { readonly facts: BeingFacts }) {
  const { language } = useWords();
  return (
    <span className={styles.values} aria-hidden="true">
      {valuesOf(facts).map(({ stat, total, parts }) => (
        <span key={stat} data-changed={parts.some(({ source }) => source === 'card') || undefined}>
          <small>{shortStat(language, stat)}</small> {total}
        </span>
      ))}
    </span>
  );
}

/** A hero of the own group: the body with everything it wears in its place, and the spellbook. */
export function HeroTile({ facts }: { readonly facts: BeingFacts }) {
  const { say } = useWords();
  const spells = facts.gear.filter(({ place }) => place === 'spellbook');
  return (
    <li className={styles.hero}>
      <BeingButton facts={facts} />
      <div className={styles.body}>
        {places.map((place) => {
          const worn = facts.gear.filter((gear) => isAt(place, gear));
          return (
            <span key={place} className={styles.slot} data-slot={place} data-free={worn.length === 0 || undefined}>
              {worn.length === 0 && <SlotShape slot={place} />}
              {worn.map((gear) => (
                <GearChip key={gear.card} gear={gear} />
              ))}
            </span>
          );
        })}
      </div>
      <Values facts={facts} />
      {facts.isMagical && (
        // biome-ignore lint/a11y/useSemanticElements: a list would say the number of cards, not what they are
        <div className={styles.book} role="group" aria-label={say('spellbook')}>
          {spells.length === 0 && <small>{say('spellbook')}</small>}
          {spells.map((gear) => (
            <GearChip key={gear.card} gear={gear} />
          ))}
        </div>
      )}
    </li>
  );
}
