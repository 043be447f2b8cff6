import { coursesOf, type UnitFacts, unitDesign, unitIds, unitsOf } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { abilityObject, unitObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { breakable } from '../cards/broken.js';
import { Picture } from '../cards/pictures.js';
import { AbilitySigns, UnitValues } from '../cards/UnitParts.js';
import { describeUnit } from '../cards/unit-words.js';
import { useCardWords } from '../cards/words.js';
import styles from './UnitTile.module.css';

const designOfUnit = (id: string) => unitDesign((unitIds as readonly string[]).indexOf(id));

interface AbilityProps {
  readonly unit: string;
  readonly slot: number;
  readonly ability: number;
}

/** One ability of an own unit: a click uses it, or shows how it can be paid. */
const Ability = memo(function Ability({ unit, slot, ability }: AbilityProps) {
  const { text } = useCardWords();
  const { props, status } = useThing(abilityObject(slot, ability), null);
  const { view, below, isOpen } = useTable(({ view, below, offers }) => ({
    view,
    below,
    isOpen: offers.some(
      ({ choice }) => choice.type === 'activate' && choice.unit === slot && choice.ability === ability,
    ),
  }));
  const card = designOfUnit(unit).abilities[ability - 1];
  const words = text(`unit.${unit}.${ability}`);
  if (card === undefined) return null;
  return (
    <button {...props} className={styles.ability} data-open={isOpen || undefined} title={words}>
      <span className="visually-hidden">{[words, status].filter(Boolean).join(' ')}</span>
      <span aria-hidden="true">
        <AbilitySigns
          ability={card}
          view={view}
          seat={below}
          courses={isOpen ? coursesOf(view, below, { type: 'activate', unit: slot, ability }) : undefined}
        />
      </span>
    </button>
  );
});

/** Spent, wounded, under a banner. */
export function UnitState({ unit }: { readonly unit: UnitFacts }) {
  const { name, tell } = useCardWords();
  const { wounds, isSpent, banner, isBannerUsed } = unit;
  return (
    <>
      {wounds > 0 && (
        <span className={styles.wounds} title={tell(wounds > 1 ? 'woundedTwice' : 'wounded')}>
          {Array.from({ length: wounds }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wounds are all alike
            <Icon key={i}>
              <DeedSign deed="wound" />
            </Icon>
          ))}
        </span>
      )}
      {isSpent && <span className={styles.spent}>{tell('spent')}</span>}
      {banner !== '' && (
        <span
          className={styles.banner}
          data-used={isBannerUsed || undefined}
          title={isBannerUsed ? `${name('card', banner)} (${tell('bannerUsed')})` : name('card', banner)}
        >
          <Picture kind="card" id={banner} />
        </span>
      )}
    </>
  );
}

/** An own unit: picture, values, state, and what each of its abilities costs and brings. */
export const UnitTile = memo(function UnitTile({ slot }: { readonly slot: number }) {
  const { language, name, tell } = useCardWords();
  const unit = useTable(({ view, below }) => factsAt(view, below, slot));
  const { props, status } = useThing(unitObject(slot), { kind: 'ownUnit', id: String(slot) });
  if (unit === undefined) return null;
  const { id, isSpent, wounds, banner } = unit;
  const words = [
    describeUnit(language, id, unit),
    tell(isSpent ? 'spent' : 'ready'),
    wounds === 0 ? '' : tell(wounds > 1 ? 'woundedTwice' : 'wounded'),
    banner === '' ? '' : tell('banner', { card: name('card', banner) }),
    status,
  ];
  return (
    <li
      className={styles.tile}
      data-spent={isSpent || undefined}
      data-wounded={wounds > 0 || undefined}
      data-elite={unit.isElite || undefined}
    >
      <button {...props} className={styles.unit}>
        <span className="visually-hidden">{words.filter((part) => part !== '').join(', ')}</span>
        <span className={styles.picture} aria-hidden="true">
          <Picture kind="unit" id={id} />
          <UnitState unit={unit} />
        </span>
        <span className={styles.name} aria-hidden="true">
          <b>{breakable(language, name('unit', id))}</b>
          <UnitValues level={unit.level} armor={unit.armor} resistances={unit.resistances} />
        </span>
      </button>
      <span className={styles.abilities}>
        {designOfUnit(id).abilities.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the abilities of a unit keep their order
          <Ability key={i} unit={id} slot={slot} ability={i + 1} />
        ))}
      </span>
    </li>
  );
});

/** Facts that stay equal are the same object. */
const kept = new Map<string, UnitFacts>();
function factsAt(view: Parameters<typeof unitsOf>[0], seat: number, slot: number): UnitFacts | undefined {
  const facts = unitsOf(view, seat)[slot - 1];
  if (facts === undefined) return undefined;
  const key = JSON.stringify(facts);
  const known = kept.get(key) ?? facts;
  kept.set(key, known);
  return known;
}
