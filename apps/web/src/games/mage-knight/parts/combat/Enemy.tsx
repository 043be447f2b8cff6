import type { AttackFacts, FighterFacts } from '@heldentisch/mage-knight';
import { memo, type ReactNode } from 'react';
import { EnemyPicture, type EnemyPictureId } from '../../art/cards/index.js';
import { AbilitySign, AttackSign, BlockSign, DeedSign, Icon, ResistanceSign } from '../../art/icons/index.js';
import { attackObject, enemyObject } from '../../model/objects.js';
import { useThing } from '../../model/table.js';
import { breakable } from './broken.js';
import styles from './Enemy.module.css';
import { Meter } from './Meter.js';
import { blockOf, isStrikePhase, nameOfFighter, type Scene, strikeAt } from './scene.js';
import { type CombatWords, useCombatWords } from './words.js';

/** What the stage knows besides the scene: who is aimed at, and what is done by a click. */
export interface Aiming {
  readonly aim: number;
  /** Whether a click on an enemy aims at it; otherwise it answers what is asked. */
  readonly isAiming: boolean;
  toggle(slot: number): void;
  point(attack: number): void;
}

interface FighterProps {
  readonly scene: Scene;
  readonly fighter: FighterFacts;
  readonly aiming: Aiming;
}

const Chip = ({
  picture,
  label,
  tone,
}: {
  readonly picture: ReactNode;
  readonly label: string;
  readonly tone?: string;
}) => (
  <span className={styles.chip} data-tone={tone} title={label}>
    <Icon>{picture}</Icon>
    <span>{label}</span>
  </span>
);

interface TraitsProps {
  readonly phase: number;
  readonly fighter: FighterFacts;
  readonly words: CombatWords;
}

/** Resistances and abilities as they are now; what was taken from it is crossed out. */
function Traits({ phase, fighter, words }: TraitsProps) {
  const { text, tell } = words;
  const { resistances, lostResistances, abilities, lostAbilities, fortification } = fighter;
  const ofAttacks = new Set(fighter.attacks.flatMap((attack) => attack.abilities));
  const own = abilities.filter((ability) => !ofAttacks.has(ability) && ability !== 'fortified');
  // Walls matter only before the enemies are near.
  const isWalled = fortification > 0 && phase < 1 && fighter.isTarget;
  return (
    <span className={styles.traits}>
      {resistances.map((one) => (
        <Chip
          key={one}
          picture={<ResistanceSign resistance={one} />}
          label={text(`resistance.${one}`)}
          tone="resists"
        />
      ))}
      {isWalled && (
        <Chip
          picture={<AbilitySign ability="fortified" />}
          label={tell(fortification > 1 ? 'fortShort.2' : 'fortShort.1')}
          tone="fort"
        />
      )}
      {own.map((ability) => (
        <Chip key={ability} picture={<AbilitySign ability={ability} />} label={text(`ability.${ability}`)} />
      ))}
      {lostResistances.map((one) => (
        <Chip key={one} picture={<ResistanceSign resistance={one} />} label={text(`resistance.${one}`)} tone="lost" />
      ))}
      {lostAbilities.map((ability) => (
        <Chip
          key={ability}
          picture={<AbilitySign ability={ability} />}
          label={text(`ability.${ability}`)}
          tone="lost"
        />
      ))}
    </span>
  );
}

/** The state of an enemy that is more than its numbers. */
function noteOf({ tell, language }: CombatWords, scene: Scene, fighter: FighterFacts): string {
  if (fighter.isDefeated) return tell('defeated');
  if (fighter.isAway) return tell('away');
  if (fighter.isPrevented) return tell('prevented');
  if (fighter.role === 'summoned')
    return tell('summonedBy', { name: nameOfFighter(language, scene, fighter.summoner) });
  if (scene.facts.kind === 'assault' && !fighter.isDecisive) return `${tell('role.rampaging')}, ${tell('notNeeded')}`;
  return '';
}

/** Everything about an enemy in words, for who does not see the stage. */
function spokenEnemy(words: CombatWords, scene: Scene, fighter: FighterFacts, status: string): string {
  const { tell, text, language } = words;
  const { phase } = scene.facts;
  const reach = isStrikePhase(phase) && fighter.isTarget ? strikeAt(scene, 1 << fighter.slot) : null;
  return [
    nameOfFighter(language, scene, fighter.slot),
    noteOf(words, scene, fighter),
    tell('armor', { count: fighter.armor }),
    ...fighter.resistances.map((one) => text(`resistance.${one}`)),
    ...fighter.abilities.map((one) => text(`ability.${one}`)),
    fighter.fortification > 0 ? tell(fighter.fortification > 1 ? 'fort.2' : 'fort.1') : '',
    tell('fame', { count: fighter.fame }),
    reach === null ? '' : tell('attackNow', { total: reach.total, needed: reach.needed }),
    reach !== null && reach.missing > 0 ? tell('missing', { count: reach.missing }) : '',
    status,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const attackWords = ({ tell, text }: CombatWords, { element, value }: AttackFacts): string =>
  element === 'physical'
    ? tell('attackPlain', { value })
    : tell('attack', { element: text(`element.${element}`), value });

/** What is to be said of an attack in this phase. */
function AttackState({ scene, attack }: { readonly scene: Scene; readonly attack: AttackFacts }) {
  const { tell, text } = useCombatWords();
  const { phase } = scene.facts;
  const { fate, summons } = attack;
  if (fate === 'summons') return <small>{tell('summons', { pile: text(`pile.${summons}`) })}</small>;
  if (fate !== 'open') return <small data-fate={fate}>{tell(fate)}</small>;
  if (phase === 1) {
    const { total, needed, parts } = blockOf(scene, attack.number);
    return (
      <Meter
        picture={
          <Icon>
            <BlockSign />
          </Icon>
        }
        total={total}
        needed={needed}
        parts={parts}
      />
    );
  }
  if (phase === 2) return <b data-hurts>{tell('damage', { count: attack.damage })}</b>;
  return (
    <>
      <small className={styles.inWords}>
        {tell('blockShort', { count: attack.blockNeeded })} · {tell('damage', { count: attack.damage })}
      </small>
      <small className={styles.inSigns}>
        <Icon>
          <BlockSign />
        </Icon>
        {attack.blockNeeded}
        <Icon>
          <DeedSign deed="wound" />
        </Icon>
        {attack.damage}
      </small>
    </>
  );
}

function spokenAttack(words: CombatWords, scene: Scene, attack: AttackFacts, status: string): string {
  const { tell, text } = words;
  const isOpen = attack.fate === 'open';
  if (attack.summons !== null) return tell('summons', { pile: text(`pile.${attack.summons}`) });
  const block = isOpen && scene.facts.phase === 1 ? blockOf(scene, attack.number) : null;
  return [
    attackWords(words, attack),
    ...attack.abilities.map((ability) => text(`ability.${ability}`)),
    isOpen
      ? tell('blockNeeded', { count: attack.blockNeeded })
      : tell(attack.fate === 'summons' ? 'dealt' : attack.fate),
    isOpen ? tell('damage', { count: attack.damage }) : '',
    block === null ? '' : tell('blockNow', { total: block.total, needed: block.needed }),
    block !== null && block.missing > 0 ? tell('missing', { count: block.missing }) : '',
    status,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const Attack = memo(function Attack({
  scene,
  attack,
  fighter,
  aiming,
}: FighterProps & { readonly attack: AttackFacts }) {
  const words = useCombatWords();
  const { props, status } = useThing(attackObject(attack.name), { kind: 'fighter', id: String(fighter.slot + 1) });
  const isChanged = attack.value !== attack.printed && attack.fate === 'open';
  return (
    <button
      {...props}
      className={styles.attack}
      data-fate={attack.fate}
      data-dealing={
        scene.combat.dealing === fighter.slot && scene.combat.dealingAttack === attack.number % 3 ? '' : undefined
      }
      onFocus={() => {
        props.onFocus();
        aiming.point(attack.number);
      }}
      onMouseEnter={() => aiming.point(attack.number)}
    >
      <span className="visually-hidden">{spokenAttack(words, scene, attack, status)}</span>
      <span className={styles.seen} aria-hidden="true">
        {attack.summons === null ? (
          <span className={styles.value} data-element={attack.element} data-changed={isChanged || undefined}>
            <Icon>
              <AttackSign kind="melee" element={attack.element} />
            </Icon>
            <b>{attack.value}</b>
          </span>
        ) : (
          <span className={styles.value}>
            <Icon>
              <AbilitySign ability="summon" />
            </Icon>
          </span>
        )}
        {attack.abilities.map((ability) => (
          <Chip key={ability} picture={<AbilitySign ability={ability} />} label={words.text(`ability.${ability}`)} />
        ))}
        <AttackState scene={scene} attack={attack} />
      </span>
    </button>
  );
});

/** One enemy as it is now: what it takes to defeat it, and what it will do. */
export const Enemy = memo(function Enemy({ scene, fighter, aiming }: FighterProps) {
  const words = useCombatWords();
  const { language, tell } = words;
  const { slot } = fighter;
  const { props, status, isSelected } = useThing(enemyObject(slot + 1), { kind: 'fighter', id: String(slot + 1) });
  const { phase } = scene.facts;
  const isAimed = aiming.isAiming && ((aiming.aim >> slot) & 1) === 1;
  const reach = isStrikePhase(phase) && fighter.isTarget && fighter.fortification * (phase === 0 ? 1 : 0) < 2;
  const points = reach ? strikeAt(scene, 1 << slot) : null;
  const note = noteOf(words, scene, fighter);
  return (
    <article
      className={styles.enemy}
      data-fighter={slot + 1}
      data-role={fighter.role}
      data-state={fighter.isDefeated ? 'defeated' : fighter.isAway ? 'away' : undefined}
      data-aimed={isAimed || undefined}
    >
      <button
        {...props}
        className={styles.head}
        aria-pressed={aiming.isAiming ? isAimed : isSelected}
        onClick={aiming.isAiming && fighter.isTarget ? () => aiming.toggle(slot) : props.onClick}
      >
        <span className="visually-hidden">
          {spokenEnemy(words, scene, fighter, aiming.isAiming && isAimed ? tell('aimed') : status)}
        </span>
        <span className={styles.seen} aria-hidden="true">
          <span className={styles.figure}>
            <span className={styles.portrait} data-pile={fighter.pile}>
              <EnemyPicture id={fighter.enemy as EnemyPictureId} />
            </span>
            {fighter.role !== 'summoned' && (
              <span className={styles.fame}>
                <Icon>
                  <DeedSign deed="fame" />
                </Icon>
                {fighter.fame}
              </span>
            )}
          </span>
          <span className={styles.name}>
            {breakable(language, nameOfFighter(language, scene, slot))}
            {note !== '' && <small>{note}</small>}
          </span>
          <span className={styles.armor} data-changed={fighter.armor !== fighter.printedArmor || undefined}>
            <Icon>
              <DeedSign deed="armor" />
            </Icon>
            <b>{fighter.armor}</b>
            {fighter.armorIfBlocked !== null && fighter.armorIfBlocked !== fighter.armor && (
              <small title={tell('armorIfBlocked', { count: fighter.armorIfBlocked })}>
                ({fighter.armorIfBlocked})
              </small>
            )}
          </span>
          <Traits phase={phase} fighter={fighter} words={words} />
          {points !== null && (
            <Meter
              picture={
                <Icon>
                  <AttackSign kind={phase === 3 ? 'melee' : fighter.fortification > 0 ? 'siege' : 'ranged'} />
                </Icon>
              }
              total={points.total}
              needed={points.needed}
              parts={points.parts}
            />
          )}
        </span>
      </button>
      {!fighter.isDefeated && !fighter.isAway && (
        <div className={styles.attacks}>
          {fighter.attacks.map((attack) => (
            <Attack key={attack.name} {...{ scene, fighter, aiming, attack }} />
          ))}
        </div>
      )}
    </article>
  );
});
