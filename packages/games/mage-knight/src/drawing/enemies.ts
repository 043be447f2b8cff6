import { at, type Language } from '@heldentisch/engine';
import { enemyDesign } from '../box.js';
import { enemyIds } from '../card-ids.js';
import type { EnemyAttack, EnemyCard } from '../cards/enemies.js';
import { combatOf } from '../players.js';
import { accountOf } from '../preview/map.js';
import {
  armorOfFighter,
  attackCount,
  attackElement,
  attackValue,
  fortification,
  hasAbility,
  resists,
  summonPile,
} from '../rules/enemies.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { type Ability, abilities, combatPhases, elements, piles, type Resistance, resistances } from '../terms.js';
import { textAt, word } from './words.js';

/** Enemies as they are printed, and as they stand in a combat. */

const elementName = (language: Language, element: string): string =>
  element === 'physical' ? '' : ` ${textAt(language, `element.${element}`)}`;

/** Values of attacks together, then what is summoned instead of an attack. */
function attackFacts(language: Language, values: readonly string[], summoned: readonly string[]): string[] {
  const summons = summoned.map((pile) => word(language, 'summons', { pile: textAt(language, `pile.${pile}`) }));
  return values.length === 0 ? summons : [word(language, 'attacks', { list: values.join(' + ') }), ...summons];
}

const printedAttacks = (attacks: readonly EnemyAttack[], language: Language): string[] =>
  attackFacts(
    language,
    attacks.flatMap((attack) => ('summon' in attack ? [] : [`${attack[0]}${elementName(language, attack[1])}`])),
    attacks.flatMap((attack) => ('summon' in attack ? [attack.summon] : [])),
  );

const traits = (language: Language, has: readonly Ability[], resisted: readonly Resistance[]): string[] => [
  ...has.map((name) => textAt(language, `ability.${name}`)),
  ...resisted.map((name) => textAt(language, `resistance.${name}`)),
];

export const enemyWords = (card: EnemyCard, language: Language): string[] => [
  textAt(language, `enemy.${card.id}`),
  word(language, 'armor', {
    armor: card.elusiveArmor === undefined ? card.armor : `${card.elusiveArmor}/${card.armor}`,
  }),
  ...printedAttacks(card.attacks, language),
  ...traits(language, card.abilities ?? [], card.resistances ?? []),
  word(language, 'fame', { fame: card.fame }),
];

function fighterAttacks(state: MageKnightState, combat: CombatFrame, index: number, language: Language): string[] {
  const fighter = at(combat.fighters, index);
  if (fighter.prevented === 1) return [word(language, 'prevented')];
  const all = Array.from({ length: attackCount(fighter) }, (_, attack) => attack);
  const values = all
    .filter((attack) => summonPile(fighter, attack) < 0)
    .map((attack) => {
      const element = elementName(language, at(elements, attackElement(fighter, attack)));
      const note = ((fighter.blocked >> attack) & 1) === 1 ? ` (${word(language, 'blocked')})` : '';
      return `${attackValue(state, combat, index, attack)}${element}${note}`;
    });
  const summoned = all.map((attack) => summonPile(fighter, attack)).filter((pile) => pile >= 0);
  return attackFacts(
    language,
    values,
    summoned.map((pile) => at(piles, pile)),
  );
}

/** An enemy of the combat with everything that has changed it, by its place. */
function fighterFacts(state: MageKnightState, combat: CombatFrame, index: number, language: Language): string[] {
  const fighter = at(combat.fighters, index);
  const name = `  ${index + 1} ${textAt(language, `enemy.${enemyIds[fighter.enemy]}`)}`;
  if (fighter.defeated === 1) return [name, word(language, 'defeated')];
  return [
    name,
    word(language, 'armor', { armor: armorOfFighter(state, combat, index) }),
    ...fighterAttacks(state, combat, index, language),
    ...traits(
      language,
      abilities.filter((ability) => ability !== 'fortified' && hasAbility(fighter, ability)),
      resistances.filter((resistance) => resists(state, fighter, resistance)),
    ),
    ...(fortification(state, combat, index) > 0 ? [word(language, 'fortified')] : []),
    word(language, 'fame', { fame: enemyDesign(fighter.enemy).fame }),
  ];
}

/** Attack and block points that were made and not used yet. */
function pointFacts(state: MageKnightState, language: Language): string[] {
  const { attack, block } = accountOf(state);
  return [
    ...attack.map(
      ({ kind, element, amount }) =>
        `${textAt(language, `attackKind.${kind}`)} ${amount}${elementName(language, element)}`,
    ),
    ...block.map(
      ({ element, amount }) => `${word(language, 'block', { points: amount })}${elementName(language, element)}`,
    ),
  ];
}

/** The lines of the combat that goes on, each a list of facts. */
export function combatFacts(state: MageKnightState, language: Language): string[][] {
  const combat = combatOf(state);
  if (combat === undefined) return [];
  const phase = combatPhases[combat.phase];
  const points = pointFacts(state, language);
  return [
    [
      phase === undefined
        ? word(language, 'before')
        : word(language, 'fight', { phase: textAt(language, `phase.${phase}`) }),
    ],
    ...combat.fighters.map((_, index) => fighterFacts(state, combat, index, language)),
    ...(points.length === 0 ? [] : [[word(language, 'points', { list: points.join(', ') })]]),
    ...(combat.damage === 0 ? [] : [[word(language, 'damage', { damage: combat.damage })]]),
  ];
}
