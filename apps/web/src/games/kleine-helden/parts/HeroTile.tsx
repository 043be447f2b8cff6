import type { BeingFacts, GearFacts, GearPlace } from '@heldentisch/kleine-helden';
import { beingObject } from '../model/choice-objects.js';
import { shortStat, valuesOf } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { BeingButton } from './Being.js';
import { GearChip } from './Gear.js';
import { SlotShape } from './pictures.js';

const places = [
  ...['head', 'neck', 'shoulders', 'back', 'arms', 'torso', 'hands', 'finger', 'legs', 'feet'],
  ...['right-hand', 'left-hand'],
] as const;
type Place = Exclude<GearPlace, 'spellbook' | 'both-hands'>;

const isAt = (place: Place, gear: GearFacts): boolean =>
  gear.place === place || (gear.place === 'both-hands' && place === 'right-hand');

/** The values as they are now; what differs from the card stands out. */
export function Values({ facts }: { readonly facts: BeingFacts }) {
  const { language } = useTable();
  return (
    <span className="kh-values" aria-hidden="true">
      {valuesOf(facts).map(({ stat, total, parts }) => (
        <span key={stat} data-stat={stat} data-changed={parts.some(({ source }) => source === 'card') || undefined}>
          <small>{shortStat(language, stat)}</small> {total}
        </span>
      ))}
    </span>
  );
}

/** A hero of the own group: the body with everything it wears in its place, and the spellbook. */
export function HeroTile({ facts }: { readonly facts: BeingFacts }) {
  const { say, lit, selected } = useTable();
  const key = beingObject(facts.name);
  const spells = facts.gear.filter(({ place }) => place === 'spellbook');
  return (
    <li
      className="kh-hero"
      data-lit={lit.get(key)}
      data-selected={selected.includes(key) || undefined}
      data-magical={facts.isMagical || undefined}
    >
      <BeingButton facts={facts} />
      <div className="kh-body">
        {(places as readonly Place[]).map((place) => {
          const worn = facts.gear.filter((gear) => isAt(place, gear));
          return (
            <span key={place} className="kh-slot" data-slot={place} data-free={worn.length === 0 || undefined}>
              {worn.length === 0 ? (
                <SlotShape slot={place} />
              ) : (
                worn.map((gear) => <GearChip key={gear.card} gear={gear} />)
              )}
            </span>
          );
        })}
      </div>
      <Values facts={facts} />
      {facts.isMagical && (
        // biome-ignore lint/a11y/useSemanticElements: a list would say the number of cards, not what they are
        <div className="kh-book" role="group" aria-label={say('spellbook')}>
          {spells.length === 0 && <small>{say('spellbook')}</small>}
          {spells.map((gear) => (
            <GearChip key={gear.card} gear={gear} />
          ))}
        </div>
      )}
    </li>
  );
}
