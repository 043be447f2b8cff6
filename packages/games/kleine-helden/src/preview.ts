import { beingNames, isDemon, isFighter } from './beings.js';
import { type CardId, cardIds } from './card-ids.js';
import { canReact, lifeOf, ownerOf } from './groups.js';
import { meansCard, meansNames } from './means.js';
import { throwsOf } from './rule-of-six.js';
import { newCombat, withDuel } from './rules/attack.js';
import { newCast } from './rules/cast.js';
import { defences } from './rules/defence.js';
import type { CastFrame, CombatFrame, HeldenState } from './state.js';
import { generalSpell, manoeuvreOf } from './tables.js';
import {
  armourValue,
  attackValue,
  castValue,
  damageValue,
  defenceValue,
  demonThreshold,
  fromBase,
  fromProtecting,
  fromSpecial,
  ignoredArmour,
  type Part,
  partsOf,
  sixDamage,
  sixesCount,
} from './values.js';
import { noAim } from './vocabulary.js';

/*
 * What a table shows of a clash before the dice fall: where the values come from and how likely what is. Pure, and
 * right for a seat's view as well as for the state; what lies hidden in other hands is not reckoned with.
 */

export type PartSource = 'base' | 'special' | 'protecting' | 'ignored' | 'least';

/** One line of a value: a card, or the being itself. */
export interface ValuePart {
  readonly card: CardId | null;
  readonly source: PartSource | 'card';
  readonly amount: number;
}

export interface Reckoning {
  readonly parts: readonly ValuePart[];
  readonly total: number;
}

const sources: Readonly<Record<number, PartSource>> = {
  [fromBase]: 'base',
  [fromSpecial]: 'special',
  [fromProtecting]: 'protecting',
};

const partOf = ({ source, amount }: Part): ValuePart => {
  const card = cardIds[source] ?? null;
  return { card, source: card === null ? (sources[source] ?? 'base') : 'card', amount };
};

/** A value with its parts; where less than nothing counts as nothing, a part says so. */
export function reckon(value: () => number): Reckoning {
  // What one is comes first, then what one has.
  const parts = partsOf(value)
    .map(partOf)
    .sort((a, b) => Number(b.source === 'base') - Number(a.source === 'base'));
  const total = value();
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return { parts, total };
  const source = parts.length === 0 ? 'base' : 'least';
  return { parts: [...parts, { card: null, source, amount: rest }], total };
}

export interface CombatPreview {
  readonly attacker: string;
  readonly defender: string;
  readonly means: string;
  readonly attack: Reckoning;
  /** Null: there is no defence, every attack hits. */
  readonly defence: Reckoning | null;
  /** With what the defender defends or most likely will; null for demons and without defence. */
  readonly defenceMeans: string | null;
  /** The defence is only the best one that lies open: nothing is decided yet. */
  readonly isGuess: boolean;
  readonly damage: Reckoning;
  readonly armour: Reckoning;
  readonly damagePerSix: number;
  /** From 0 to 1. */
  readonly hitChance: number;
  readonly killChance: number;
  /** Life points lost on average, misses included. */
  readonly expectedLoss: number;
}

function withoutArmour(s: HeldenState, combat: CombatFrame): Reckoning {
  const struck = withDuel(combat, { result: 'hit' });
  const armour = reckon(() => armourValue(s, struck, combat.duel.defender));
  const ignored = Math.min(armour.total, ignoredArmour(combat));
  if (ignored <= 0) return armour;
  return {
    parts: [...armour.parts, { card: null, source: 'ignored', amount: -ignored }],
    total: armour.total - ignored,
  };
}

const nothing: Reckoning = { parts: [], total: 0 };

function reckonCombat(s: HeldenState, combat: CombatFrame, isGuess: boolean): CombatPreview {
  const { attacker, duel } = combat;
  const { defender, luck } = duel;
  const attack = reckon(() => attackValue(s, combat));
  const defence = defenceOf(s, combat);
  const harmless = duel.played.some((card) => manoeuvreOf(card)?.noDamage === true);
  const damage = harmless ? nothing : reckon(() => damageValue(s, combat));
  const armour = withoutArmour(s, combat);
  const perSix = sixDamage(combat);
  const life = lifeOf(s, defender);
  const least = duel.tough.includes(defender) ? 1 : 0;
  const rolls = duel.stance === 'defends' && !isDemon(defender);
  const strikes = throwsOf(luck[0] ?? 0, sixesCount(s, attacker));
  const parries = rolls ? throwsOf(luck[1] ?? 0, sixesCount(s, defender)) : [{ sum: 0, sixes: 0, chance: 1 }];
  let hitChance = 0;
  let killChance = 0;
  let expectedLoss = 0;
  for (const strike of strikes) {
    for (const parry of parries) {
      if (defence !== null && attack.total + strike.sum <= defence.total + parry.sum) continue;
      const chance = strike.chance * parry.chance;
      const sixes = strike.sixes * perSix - parry.sixes;
      const loss = harmless ? 0 : Math.min(life - least, Math.max(0, damage.total + sixes - armour.total));
      hitChance += chance;
      expectedLoss += chance * loss;
      if (loss >= life) killChance += chance;
    }
  }
  return {
    attacker: beingNames[attacker] as string,
    defender: beingNames[defender] as string,
    means: meansNames[combat.means] as string,
    attack,
    defence,
    defenceMeans: rolls ? (meansNames[duel.defence] ?? null) : null,
    isGuess,
    damage,
    armour,
    damagePerSix: perSix,
    hitChance,
    killChance,
    expectedLoss,
  };
}

function defenceOf(s: HeldenState, combat: CombatFrame): Reckoning | null {
  if (isDemon(combat.duel.defender)) return reckon(() => demonThreshold(combat));
  return combat.duel.stance === 'defends' ? reckon(() => defenceValue(s, combat)) : null;
}

/** The combat with its defence; as long as that is open, with the best one that everybody can see. */
function withDefence(s: HeldenState, combat: CombatFrame): CombatFrame {
  const { defender, stance, protecting } = combat.duel;
  if (stance !== 'open' || isDemon(defender)) return combat;
  const able = isFighter(defender) && (protecting || canReact(s, defender));
  if (!able) return withDuel(combat, { stance: 'undefended' });
  const ways = defences(s, combat).map((means) => defendedWith(combat, means));
  return ways.reduce((best, way) => (defenceValue(s, way) > defenceValue(s, best) ? way : best));
}

const defendedWith = (combat: CombatFrame, means: number): CombatFrame =>
  withDuel(combat, { stance: 'defends', defence: means, defenceCard: meansCard(means) });

/** What the attack that is going on would do if the dice fell now. */
export const combatPreview = (s: HeldenState, combat: CombatFrame): CombatPreview =>
  reckonCombat(s, withDefence(s, combat), combat.duel.stance === 'open' && !isDemon(combat.duel.defender));

/** What would come of an attack that could be announced. */
export function attackPreview(s: HeldenState, attacker: number, means: number, target: number): CombatPreview {
  const seat = ownerOf(s, attacker);
  return combatPreview(s, newCombat(seat, attacker, means, target, false));
}

/** What a way to defend against the running attack would be worth. */
export const defencePreview = (s: HeldenState, combat: CombatFrame, means: number): CombatPreview =>
  reckonCombat(s, defendedWith(combat, means), false);

/** What it would mean to take the running attack without a defence. */
export const renouncePreview = (s: HeldenState, combat: CombatFrame): CombatPreview =>
  reckonCombat(s, withDuel(combat, { stance: 'undefended' }), false);

export interface CastPreview {
  readonly value: Reckoning;
  /** What the value and the dice must reach. */
  readonly target: number;
  readonly chance: number;
}

/** KH-GEN-02 */
export function castPreview(s: HeldenState, cast: CastFrame): CastPreview {
  const value = reckon(() => castValue(s, cast));
  const { target } = generalSpell(cast.card);
  let chance = 0;
  for (const { sum, chance: part } of throwsOf(cast.luck[0] ?? 0, sixesCount(s, cast.caster))) {
    if (value.total + sum >= target) chance += part;
  }
  return { value, target, chance };
}

/** What would come of a spell that could be cast. */
export function spellPreview(s: HeldenState, caster: number, card: number): CastPreview {
  return castPreview(s, newCast(ownerOf(s, caster), caster, card, false, noAim));
}
