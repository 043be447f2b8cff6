import { describeSituation } from '@heldentisch/engine';
import type { HeroDamage, UnitDamage } from '@heldentisch/mage-knight';
import { heroIds, game as mageKnight } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { type HeroPictureId, HeroPortrait, UnitPicture, type UnitPictureId } from '../../art/cards/index.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { selfObject, unitObject } from '../../model/objects.js';
import { useThing } from '../../model/table.js';
import { damageOf, dealtOf, fighterOfAttack, nameOfFighter, openOf, type Scene } from './scene.js';
import styles from './Takers.module.css';
import { type CombatWords, useCombatWords } from './words.js';

/** What a unit would come to, in a few words. */
export function unitOutlook({ tell, language }: CombatWords, unit: UnitDamage): string {
  if (unit.problem !== null) return describeSituation(mageKnight, language, unit.problem);
  const rest = unit.rest > 0 ? tell('rest', { count: unit.rest }) : tell('nothingLeft');
  const fate = tell(`fate.${unit.fate ?? 'unharmed'}`);
  return [unit.resists ? tell('resistsIt') : '', fate, rest].filter((part) => part !== '').join(' · ');
}

/** What the hero would come to, in a few words. */
export function heroOutlook(
  { tell }: Pick<CombatWords, 'tell'>,
  hero: Omit<HeroDamage, 'problem' | 'isParalyzed'>,
): string {
  return [
    hero.wounds === 0 ? tell('noWounds') : tell('wounds', { count: hero.wounds }),
    hero.poison > 0 ? tell('poison', { count: hero.poison }) : '',
    hero.isKnockedOut ? tell('knockedOut') : '',
    hero.losesCards > 0 ? tell('losesCards', { count: hero.losesCards }) : '',
    hero.drunk > 0 ? tell('drinks', { count: hero.drunk }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

const Unit = memo(function Unit({ unit }: { readonly unit: UnitDamage }) {
  const words = useCombatWords();
  const { tell, text } = words;
  const slot = String(unit.slot + 1);
  const { props, status } = useThing(unitObject(slot), { kind: 'ownUnit', id: slot });
  const outlook = unitOutlook(words, unit);
  const name = text(`unit.${unit.unit}`);
  const label = [name, tell('armor', { count: unit.armor }), outlook, status];
  return (
    <button {...props} className={styles.taker} data-fate={unit.fate ?? 'none'}>
      <span className="visually-hidden">{label.filter((part) => part !== '').join(', ')}</span>
      <span className={styles.seen} aria-hidden="true">
        <span className={styles.picture}>
          <UnitPicture id={unit.unit as UnitPictureId} />
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.armor}>
          <Icon>
            <DeedSign deed="armor" />
          </Icon>
          {unit.armor}
        </span>
        <span className={styles.outlook}>{unit.problem === null ? outlook : tell('takesNone')}</span>
      </span>
    </button>
  );
});

const Hero = memo(function Hero({ scene, hero }: { readonly scene: Scene; readonly hero: HeroDamage }) {
  const words = useCombatWords();
  const { tell, name } = words;
  const id = heroIds[scene.view.players[scene.facts.seat]?.hero ?? -1] ?? 'arythea';
  const { props, status } = useThing(selfObject, { kind: 'hero', id });
  const outlook = heroOutlook(words, hero);
  return (
    <button
      {...props}
      className={styles.taker}
      data-fate={hero.isKnockedOut ? 'destroyed' : hero.wounds > 0 ? 'wounded' : 'unharmed'}
    >
      <span className="visually-hidden">
        {[name('hero', id), tell('armor', { count: hero.armor }), outlook, status]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      <span className={styles.seen} aria-hidden="true">
        <span className={styles.picture}>
          <HeroPortrait id={id as HeroPictureId} />
        </span>
        <span className={styles.name}>{name('hero', id)}</span>
        <span className={styles.armor}>
          <Icon>
            <DeedSign deed="armor" />
          </Icon>
          {hero.armor}
        </span>
        <span className={styles.outlook}>{outlook}</span>
      </span>
    </button>
  );
});

/** Who could take the damage of the attack that is dealt or looked at, and what would become of them. */
export const Takers = memo(function Takers({ scene, pointed }: { readonly scene: Scene; readonly pointed: number }) {
  const { tell, language } = useCombatWords();
  const dealt = dealtOf(scene);
  const open = openOf(scene);
  const attack = dealt >= 0 ? dealt : open.includes(pointed) ? pointed : (open[0] ?? -1);
  if (attack < 0) return null;
  const { damage, units, hero } = damageOf(scene, attack);
  const name = nameOfFighter(language, scene, fighterOfAttack(attack));
  return (
    <section className={styles.takers} aria-label={tell('takers')} data-foot="damage">
      <p className={styles.title}>
        <b>{dealt >= 0 ? tell('damageLeft', { count: damage }) : tell('damageOf', { name, count: damage })}</b>
        <small>{dealt >= 0 ? tell('takers') : tell('sufferHint')}</small>
      </p>
      <div className={styles.list}>
        {units.map((unit) => (
          <Unit key={unit.slot} unit={unit} />
        ))}
        <Hero scene={scene} hero={hero} />
      </div>
    </section>
  );
});
