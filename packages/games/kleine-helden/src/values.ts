import { cardOfBeing, foeKind, isCreature, isDemon, isHero, isMagical, isNpc } from './beings.js';
import { inForce } from './clash.js';
import type { Bonus, Only, Pair, Special } from './define.js';
import { demonAt, gearOf, isWearing, lifeOf } from './groups.js';
import { claws, evade, isThrown, isTwoHandedUse, natural } from './means.js';
import type { CastFrame, CombatFrame, HeldenState, LastingEffect } from './state.js';
import {
  attackSpell,
  defenceSpell,
  demonCard,
  gearCard,
  generalSpell,
  heldBonuses,
  heroCard,
  inCombat,
  isShield,
  isSpell,
  isWeapon,
  lastingOf,
  manoeuvreOf,
  playedBonuses,
  summoning,
  weaponCard,
  wornArmour,
} from './tables.js';
import { attackNames, attacks, type School, type StatName, statNames } from './terms.js';

/** What values are reckoned for: an attack, a casting, or nothing in particular. */
export type Clash = CombatFrame | CastFrame | null;

/** One part of a value: from a card (or from the being itself: -1, its specialisation: -2, the protection: -3). */
export interface Part {
  readonly source: number;
  readonly amount: number;
}
export const fromBase = -1;
export const fromSpecial = -2;
export const fromProtecting = -3;

/** If set, every part of a value is written down here: the table shows them by source. */
let parts: Part[] | null = null;

function add(source: number, amount: number): number {
  if (parts !== null && amount !== 0) parts.push({ source, amount });
  return amount;
}

/** The parts a value consists of. */
export function partsOf(value: () => number): Part[] {
  const list: Part[] = [];
  parts = list;
  try {
    value();
  } finally {
    parts = null;
  }
  return list;
}

const combatOf = (clash: Clash): CombatFrame | null => (clash !== null && clash.step === 'combat' ? clash : null);

function holds(only: Only, s: HeldenState, clash: Clash, being: number): boolean {
  if (only.magical === true && !isMagical(being)) return false;
  const combat = combatOf(clash);
  const role = combat === null ? null : combat.duel.defender === being ? 'defender' : 'attacker';
  if (only.role !== undefined && only.role !== role) return false;
  if (only.attack !== undefined && (combat === null || !only.attack.includes(attackNames[combat.attack] as never))) {
    return false;
  }
  if (only.school !== undefined && (combat === null || schoolOf(combat) !== only.school)) return false;
  if (only.foe !== undefined && (combat === null || !only.foe.includes(foeKind(combat.duel.defender)))) return false;
  if (only.targetBare !== undefined && (combat === null || isWearing(s, combat.duel.defender, only.targetBare)))
    return false;
  if (only.targetUndefended === true && (combat === null || combat.duel.stance !== 'undefended')) return false;
  if (only.targetLifeAtMost !== undefined) {
    return combat !== null && lifeOf(s, combat.duel.defender) <= only.targetLifeAtMost;
  }
  return true;
}

const schoolOf = (combat: CombatFrame): School | null =>
  combat.attack === attacks.magic ? attackSpell(combat.card).school : null;

function sum(bonuses: readonly Bonus[], source: number, stat: StatName, s: HeldenState, clash: Clash, being: number) {
  let total = 0;
  for (const bonus of bonuses) {
    if (bonus.stat !== stat) continue;
    if (bonus.only === undefined || holds(bonus.only, s, clash, being)) total += add(source, bonus.amount);
  }
  return total;
}

/** Whether a lasting effect is about this being. */
export function lastingReaches(s: HeldenState, effect: LastingEffect, being: number): boolean {
  if (effect.being >= 0) return effect.being === being;
  const { scope } = lastingOf(effect.card);
  if (scope === 'group') return s.owner[being] === effect.seat;
  if (scope === 'heroes') return isHero(being);
  return isCreature(being) || (isHero(being) && hasClaws(being));
}

/** Everything but the base value and the item in use: what is worn, what lasts, what was played, the demon. */
function circumstances(s: HeldenState, clash: Clash, being: number, stat: StatName): number {
  let total = 0;
  if (isHero(being)) {
    for (const card of gearOf(s, being)) total += sum(heldBonuses(card), card, stat, s, clash, being);
  }
  for (const effect of s.lasting) {
    if (effect.stat >= 0 && statNames[effect.stat] !== stat) continue;
    if (!lastingReaches(s, effect, being)) continue;
    total += sum(lastingOf(effect.card).bonuses ?? [], effect.card, stat, s, clash, being);
  }
  if (clash !== null) {
    const { played, playedFor } = inForce(clash);
    for (let i = 0; i < played.length; i++) {
      if (playedFor[i] !== being) continue;
      const card = played[i] as number;
      total += sum(playedBonuses(card), card, stat, s, clash, being);
    }
  }
  const demon = demonAt(s, s.owner[being] as number);
  if (demon >= 0 && !isDemon(being)) {
    const card = cardOfBeing(demon);
    total += sum(demonCard(card).curse ?? [], card, stat, s, clash, being);
  }
  return total;
}

const pick = (pair: Pair, twoHanded: boolean): number =>
  typeof pair === 'number' ? pair : (pair[twoHanded ? 1 : 0] as number);

/** The numbers of a weapon as it is used: the first ones in one hand, the second ones in both (KH-EQP-12). */
export const weaponValue = (card: number, means: number, stat: 'at' | 'pa' | 'dmg'): number =>
  pick(weaponCard(card)[stat], isTwoHandedUse(means));

export const hasClaws = (hero: number): boolean =>
  heroCard(hero).specials.some((x) => 'with' in x && x.with === 'claws');

/** KH-HRO-02: bonuses for the weapon in use. */
function weaponSpecial(s: HeldenState, combat: CombatFrame, stat: 'at' | 'dmg'): number {
  const { attacker, means, card } = combat;
  if (!isHero(attacker)) return 0;
  let total = 0;
  for (const special of heroCard(attacker).specials) {
    if ('against' in special) {
      if (stat === 'dmg' && 'dmg' in special && holds({ foe: special.against }, s, combat, attacker)) {
        total += add(fromSpecial, special.dmg);
      }
      continue;
    }
    if (!('with' in special) || !appliesTo(special, means, card)) continue;
    if (stat === 'at') total += 'at' in special ? add(fromSpecial, special.at ?? 0) : 0;
    else total += 'dmg' in special ? add(fromSpecial, special.dmg ?? 0) : 0;
  }
  return total;
}

function appliesTo(special: Extract<Special, { with: unknown }>, means: number, card: number): boolean {
  if (special.with === 'claws') return means === claws;
  if (card < 0 || !isWeapon(card)) return false;
  const weapon = weaponCard(card);
  const twoHanded = weapon.hands === 2 || isTwoHandedUse(means);
  if (special.with === 'two hands') return twoHanded;
  const used = isThrown(means) ? 'throwing' : weapon.class;
  if (special.with !== used) return false;
  return !('oneHanded' in special) || !twoHanded;
}

function schoolSpecial(being: number, school: School): number {
  let total = 0;
  for (const special of heroCard(being).specials) {
    if ('with' in special && special.with === school) total += add(fromSpecial, special.ma);
  }
  return total;
}

/** KH-CMB-08, KH-MAG-01: everything before the die. */
export function attackValue(s: HeldenState, combat: CombatFrame): number {
  const { attacker, card, means } = combat;
  if (combat.attack === attacks.magic) {
    const { ma, school } = attackSpell(card);
    return (
      add(fromBase, heroCard(attacker).ma) +
      add(card, ma) +
      schoolSpecial(attacker, school) +
      circumstances(s, combat, attacker, 'ma')
    );
  }
  if (means === natural) {
    return add(fromBase, summoning(cardOfBeing(attacker)).at) + circumstances(s, combat, attacker, 'at');
  }
  const item = card < 0 ? 0 : add(card, weaponValue(card, means, 'at'));
  return (
    add(fromBase, heroCard(attacker).at) +
    item +
    weaponSpecial(s, combat, 'at') +
    circumstances(s, combat, attacker, 'at')
  );
}

/** KH-GEN-02 */
export function castValue(s: HeldenState, cast: CastFrame): number {
  const spell = generalSpell(cast.card);
  const school = spell.kind === 'summoning' ? 'summoning' : spell.school;
  return (
    add(fromBase, heroCard(cast.caster).ma) +
    schoolSpecial(cast.caster, school) +
    circumstances(s, cast, cast.caster, 'ma')
  );
}

/** A fighter's value as it stands outside any combat: without a weapon, with all it wears and what lasts. */
export function standingValue(s: HeldenState, being: number, stat: StatName): number {
  const printed: Readonly<Partial<Record<StatName, number>>> = isHero(being)
    ? heroCard(being)
    : summoning(cardOfBeing(being));
  return add(fromBase, printed[stat] ?? 0) + circumstances(s, null, being, stat);
}

const floor = (value: number): number => Math.max(0, value);

function penaltyOf({ duel }: CombatFrame): number {
  if (!duel.protecting) return 0;
  const lifted = duel.played.some((card, i) => duel.playedFor[i] === duel.defender && isSpared(card));
  return lifted ? 0 : add(fromProtecting, -duel.penalty);
}

const isSpared = (card: number): boolean => manoeuvreOf(card)?.noPenalty === true;

const base = (being: number, stat: 'pa' | 'mr'): number =>
  isHero(being) ? heroCard(being)[stat] : summoning(cardOfBeing(being))[stat];

/** KH-PAR-01, KH-MAG-02, KH-DEF-02: everything before the die, for a defender that does defend. */
export function defenceValue(s: HeldenState, combat: CombatFrame): number {
  const { defender, defenceCard } = combat.duel;
  if (defenceCard >= 0 && isSpell(defenceCard)) {
    const { ma, school } = defenceSpell(defenceCard);
    return (
      add(fromBase, heroCard(defender).ma) +
      add(defenceCard, ma) +
      schoolSpecial(defender, school) +
      circumstances(s, combat, defender, 'ma') +
      penaltyOf(combat)
    );
  }
  if (combat.attack === attacks.magic) {
    return floor(add(fromBase, base(defender, 'mr')) + circumstances(s, combat, defender, 'mr') + penaltyOf(combat));
  }
  return floor(parryValue(s, combat));
}

function parryValue(s: HeldenState, combat: CombatFrame): number {
  const { defender, defence } = combat.duel;
  const value = add(fromBase, base(defender, 'pa'));
  // The literal reading of evasion: nothing but the printed value (KH-PAR-03, KH-PAR-06).
  if (s.bareEvasion && defence === evade) return value + penaltyOf(combat);
  return (
    value +
    itemParry(combat) +
    (isHero(defender) ? defenceSpecial(s, combat) : 0) +
    circumstances(s, combat, defender, 'pa') +
    penaltyOf(combat)
  );
}

/** The one weapon or shield in use, unless the attack makes it useless. */
function itemParry(combat: CombatFrame): number {
  const { defenceCard, defence } = combat.duel;
  if (defenceCard < 0) return 0;
  const gear = gearCard(defenceCard);
  const ignored = ignoredParry(combat);
  if (gear.kind === 'shield') return ignored === null ? add(defenceCard, gear.pa) : 0;
  return ignored === 'weapons and shields' ? 0 : add(defenceCard, weaponValue(defenceCard, defence, 'pa'));
}

function ignoredParry(combat: CombatFrame): 'shields' | 'weapons and shields' | null {
  let ignored: 'shields' | 'weapons and shields' | null = null;
  for (const card of usedByAttacker(combat)) {
    const { ignoresParry } = inCombat(card);
    if (ignoresParry === 'weapons and shields') return ignoresParry;
    ignored = ignoresParry ?? ignored;
  }
  return ignored;
}

function defenceSpecial(s: HeldenState, combat: CombatFrame): number {
  const { attack } = combat;
  const { defender, defenceCard } = combat.duel;
  let total = 0;
  for (const special of heroCard(defender).specials) {
    if ('without' in special) {
      if (!isWearing(s, defender, special.without)) total += add(fromSpecial, special.pa);
    } else if ('against' in special) {
      if (special.against === 'ranged' && attack === attacks.ranged) {
        total += add(fromSpecial, special.pa);
      }
    } else if (special.with === 'shield' && defenceCard >= 0 && isShield(defenceCard)) {
      // The hero's own skill, not the shield's bonus: a feint does not take it away (KH-HRO-02).
      total += add(fromSpecial, special.pa);
    }
  }
  return total;
}

/** The card the attack is made with and what was played for the attacker. */
export function usedByAttacker(combat: CombatFrame): number[] {
  const list = combat.means === natural ? [cardOfBeing(combat.attacker)] : combat.card >= 0 ? [combat.card] : [];
  const { played, playedFor } = combat.duel;
  played.forEach((card, i) => {
    if (playedFor[i] === combat.attacker) list.push(card);
  });
  return list;
}

/** What the defence is made with and what was played for the defender. */
export function usedByDefender({ duel }: CombatFrame): number[] {
  const list = duel.stance === 'defends' && duel.defenceCard >= 0 ? [duel.defenceCard] : [];
  duel.played.forEach((card, i) => {
    if (duel.playedFor[i] === duel.defender) list.push(card);
  });
  return list;
}

/** KH-DMG-01 before sixes and armour. */
export function damageValue(s: HeldenState, combat: CombatFrame): number {
  const { attacker, card, means } = combat;
  const common = circumstances(s, combat, attacker, 'dmg');
  if (combat.attack === attacks.magic)
    return add(card, attackSpell(card).dmg) + weaponSpecial(s, combat, 'dmg') + common;
  if (means === natural) return add(fromBase, summoning(cardOfBeing(attacker)).dmg) + common;
  if (card < 0) return weaponSpecial(s, combat, 'dmg') + common;
  return (
    add(card, weaponValue(card, means, 'dmg')) +
    sum(playedBonuses(card), card, 'dmg', s, combat, attacker) +
    weaponSpecial(s, combat, 'dmg') +
    common
  );
}

/** KH-DMG-03; outside a combat for damage by cards. */
export function armourValue(s: HeldenState, clash: Clash, being: number): number {
  if (isNpc(being)) return 0;
  const card = cardOfBeing(being);
  if (isDemon(being)) return add(fromBase, demonCard(card).rs);
  let total = add(fromBase, isHero(being) ? heroCard(being).rs : summoning(card).rs);
  if (isHero(being)) {
    for (const worn of gearOf(s, being)) {
      total += add(worn, wornArmour(worn));
    }
  }
  total += circumstances(s, clash, being, 'rs');
  const combat = combatOf(clash);
  if (combat !== null && combat.duel.defender === being) total += stoneSkin(combat);
  return floor(total);
}

/** A defence spell that protects even if it fails. */
function stoneSkin({ duel }: CombatFrame): number {
  const { defenceCard } = duel;
  if (duel.result !== 'hit' || duel.stance !== 'defends' || defenceCard < 0 || !isSpell(defenceCard)) return 0;
  return add(defenceCard, defenceSpell(defenceCard).rsOnFail ?? 0);
}

/** Armour that does not count in this combat. */
export function ignoredArmour(combat: CombatFrame): number {
  let total = 0;
  for (const card of usedByAttacker(combat)) total += inCombat(card).ignoresArmour ?? 0;
  return total;
}

/** Damage for each six of the attacker. */
export function sixDamage(combat: CombatFrame): number {
  let most = 1;
  for (const card of usedByAttacker(combat)) most = Math.max(most, inCombat(card).sixDamage ?? 1);
  return most;
}

/** The Trembler: no further rolls, and sixes change nothing. */
export function sixesCount(s: HeldenState, being: number): boolean {
  const demon = demonAt(s, s.owner[being] as number);
  return demon < 0 || demonCard(cardOfBeing(demon)).stopsSixes !== true;
}

/** The fixed value a demon sets against an attack (KH-DMN-05). */
export function demonThreshold(combat: CombatFrame): number {
  const demon = demonCard(cardOfBeing(combat.duel.defender));
  return combat.attack === attacks.magic ? demon.mr : demon.pa;
}
