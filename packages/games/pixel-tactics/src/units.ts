import { cardIds, faceNames } from './card-ids.js';
import { cellOf, heroCells, isLeaderPlace, leaderPlace, placeOf, rowOf, seatOf } from './grid.js';
import { attackKinds, leaderRow, type PixelState } from './state.js';
import {
  abilityIndex,
  type Gift,
  type HeroPower,
  heroAttack,
  heroLife,
  kindOfCard,
  type LeaderAbility,
  type LeaderPower,
  leaderAbilities,
  leaderAttack,
  leaderLife,
  type RowAbility,
  rowAbilities,
} from './tables.js';

/** The leader who copies the enemy leader (PT-LDR-15). */
export const copyingLeader = cardIds.indexOf('doppelganger');
const mascot = cardIds.indexOf('mascot');

export const isAlive = (s: PixelState, place: number): boolean =>
  (s.card[place] as number) >= 0 && s.corpse[place] === 0;
export const isLivingHero = (s: PixelState, place: number): boolean =>
  (s.card[place] as number) >= 0 && s.corpse[place] === 0 && !isLeaderPlace(place);
export const isCorpse = (s: PixelState, place: number): boolean => s.corpse[place] === 1;
/** PT-REC-02: neither hero nor leader nor corpse. */
export const isFree = (s: PixelState, place: number): boolean => (s.card[place] as number) < 0;

export const kindAt = (s: PixelState, place: number): number => kindOfCard[s.card[place] as number] as number;

/** The index into `faceNames` of the card that lies there. */
export function faceAt(s: PixelState, place: number): number {
  const kind = kindAt(s, place);
  if (!isLeaderPlace(place)) return kind;
  return kind === mascot && seatOf(place) === 1 ? faceNames.length - 1 : cardIds.length + kind;
}

/** PT-LDR-21: a taken hero stays the opponent's property; every other card belongs to the unit's player. */
export const ownerAt = (s: PixelState, place: number): number =>
  s.taken[place] === 1 ? 1 - seatOf(place) : seatOf(place);

/** The kind whose leader half counts for a seat, or -1 before the leaders are turned up. */
export function leaderKind(s: PixelState, seat: number): number {
  const id = s.card[leaderPlace(seat)] as number;
  if (id < 0) return -1;
  const kind = kindOfCard[id] as number;
  if (kind !== copyingLeader) return kind;
  const enemy = s.card[leaderPlace(1 - seat)] as number;
  return enemy < 0 ? kind : (kindOfCard[enemy] as number);
}

export function leaderAbility(s: PixelState, seat: number): LeaderAbility | null {
  const kind = leaderKind(s, seat);
  return kind < 0 ? null : (leaderAbilities[kind] as LeaderAbility);
}

export const hasLeaderPower = (s: PixelState, seat: number, power: LeaderPower): boolean =>
  leaderAbility(s, seat)?.power === power;

/** The ability row that works where the hero lies (PT-CMP-05). */
export const rowAbilityAt = (s: PixelState, place: number): RowAbility =>
  rowAbilities[kindAt(s, place) * 3 + rowOf(place)] as RowAbility;

export const hasHeroPower = (s: PixelState, place: number, power: HeroPower): boolean =>
  isLivingHero(s, place) && rowAbilityAt(s, place).power === power;

export function unitHasHeroPower(s: PixelState, seat: number, power: HeroPower): boolean {
  for (const cell of heroCells) if (hasHeroPower(s, placeOf(seat, cell), power)) return true;
  return false;
}

export function lifeAt(s: PixelState, place: number): number {
  if (s.taken[place] !== 0) return 1;
  if (isLeaderPlace(place)) return leaderLife[leaderKind(s, seatOf(place))] as number;
  return heroLife[kindAt(s, place)] as number;
}

/** PT-DMG-03 */
export const isLethal = (s: PixelState, place: number): boolean =>
  isAlive(s, place) && (s.damage[place] as number) >= lifeAt(s, place);

/** The nearest living card in front in the column, or -1. */
export function blockerOf(s: PixelState, place: number): number {
  const cell = cellOf(place);
  if (cell >= 3 && isAlive(s, place - 3)) return place - 3;
  return cell >= 6 && isAlive(s, place - 6) ? place - 6 : -1;
}

/** PT-MEL-01: nothing living stands in front in the column. Also asked for corpses (PT-LDR-22). */
export const frontIsClear = (s: PixelState, place: number): boolean => blockerOf(s, place) < 0;

export const isMeleeCapable = (s: PixelState, place: number): boolean => isAlive(s, place) && frontIsClear(s, place);

/*
 * Gifts that reach a card come from itself, from its leader, from the cards directly in front and behind, and a
 * leader's also from every hero of its unit. These sources are counted through, so that nothing has to be gathered.
 */
const commonSources = 4;
const sourcesOf = (place: number): number => (isLeaderPlace(place) ? commonSources + heroCells.length : commonSources);

/** The place of the card that may lend something. */
function giverOf(place: number, source: number): number {
  if (source === 0) return place;
  if (source === 1) return leaderPlace(seatOf(place));
  if (source === 2) return place - 3;
  return source === 3 ? place + 3 : placeOf(seatOf(place), heroCells[source - commonSources] as number);
}

/** What comes from a source, or null. Only the living lend (PT-CMP-11, PT-CMP-12), and leaders not by their place. */
function giftFrom(s: PixelState, place: number, source: number): Gift | null {
  const isLeader = isLeaderPlace(place);
  if (source === 0 && !isLeader) return rowAbilityAt(s, place).self;
  if (source <= 1) {
    const leader = leaderAbility(s, seatOf(place));
    if (leader === null || (source === 1 && isLeader)) return null;
    return source === 0 ? leader.self : leader.unit;
  }
  if ((source === 2 && cellOf(place) < 3) || (source === 3 && cellOf(place) >= 6)) return null;
  const giver = giverOf(place, source);
  if (!isLivingHero(s, giver)) return null;
  const row = rowAbilityAt(s, giver);
  return source === 2 ? row.supporter : source === 3 ? row.forerunner : row.leader;
}

/** The ability in the coverage report that works where the card lies: a hero's row or the leader's. */
export const abilityAt = (s: PixelState, place: number): number =>
  isLeaderPlace(place)
    ? abilityIndex(leaderKind(s, seatOf(place)), leaderRow)
    : abilityIndex(kindAt(s, place), rowOf(place));

/** Collects the abilities that made a difference, for the coverage report; null on the hot path. */
export type Notes = number[] | null;

function hasKeyword(s: PixelState, place: number, keyword: 'ranged' | 'intercept', notes: Notes): boolean {
  const sources = sourcesOf(place);
  let found = false;
  for (let source = 0; source < sources; source++) {
    if (giftFrom(s, place, source)?.[keyword] !== true) continue;
    if (notes === null) return true;
    found = true;
    notes.push(abilityAt(s, giverOf(place, source)));
  }
  return found;
}

/** PT-RNG-02 */
export const hasRanged = (s: PixelState, place: number, notes: Notes = null): boolean =>
  hasKeyword(s, place, 'ranged', notes);
export const hasIntercept = (s: PixelState, place: number, notes: Notes = null): boolean =>
  hasKeyword(s, place, 'intercept', notes);

/** The attack value of an attacking corpse (PT-LDR-22). */
const corpseAttack = 3;

/** PT-ATK-06, PT-ATK-07. The target may be -1: then nothing that depends on it counts. */
export function attackValue(
  s: PixelState,
  attacker: number,
  target: number,
  kind: number,
  notes: Notes = null,
): number {
  const seat = seatOf(attacker);
  const leader = leaderKind(s, seat);
  if (isCorpse(s, attacker)) {
    notes?.push(abilityAt(s, leaderPlace(seat)));
    return corpseAttack;
  }
  const isLeader = isLeaderPlace(attacker);
  const againstLeader = target >= 0 && isLeaderPlace(target);
  const againstHero = target >= 0 && !againstLeader;
  const printed = (isLeader ? leaderAttack[leader] : heroAttack[kindAt(s, attacker)]) as number;
  let doublePrinted = false;
  let doubleTotal = false;
  let bonus = s.bonus[attacker] as number;
  const sources = sourcesOf(attacker);
  for (let source = 0; source < sources; source++) {
    const gift = giftFrom(s, attacker, source);
    if (gift === null) continue;
    const amount = gift.attack + (kind === attackKinds.melee ? gift.meleeAttack : 0);
    bonus += amount;
    const doublesPrinted = againstHero && gift.doublesPrintedAgainstHeroes;
    const doublesTotal = againstLeader && gift.doublesAgainstLeaders;
    if (doublesPrinted) doublePrinted = true;
    if (doublesTotal) doubleTotal = true;
    if (notes !== null && (amount !== 0 || doublesPrinted || doublesTotal)) {
      notes.push(abilityAt(s, giverOf(attacker, source)));
    }
  }
  if (!isLeader) {
    const own = rowAbilityAt(s, attacker).bonus?.(s, attacker, target) ?? 0;
    if (own !== 0) notes?.push(abilityAt(s, attacker));
    const lent = leader < 0 ? 0 : ((leaderAbilities[leader] as LeaderAbility).unitBonus?.(s, attacker, target) ?? 0);
    if (lent !== 0) notes?.push(abilityAt(s, leaderPlace(seat)));
    bonus += own + lent;
  }
  if (doubleTotal && s.doublePrintedOnly) doublePrinted = true;
  const value = printed * (doublePrinted ? 2 : 1) + bonus;
  return Math.max(0, doubleTotal && !s.doublePrintedOnly ? value * 2 : value);
}

/** PT-ATK-08, PT-ATK-09: what is left of an attack's value when it reaches its final target. */
export function damageAfterReductions(
  s: PixelState,
  target: number,
  value: number,
  kind: number,
  notes: Notes = null,
): number {
  const seat = seatOf(target);
  let reduce = 0;
  let immune = false;
  const sources = sourcesOf(target);
  for (let source = 0; source < sources; source++) {
    const gift = giftFrom(s, target, source);
    if (gift === null) continue;
    reduce += gift.reduce;
    const protects = (gift.immune & (1 << kind)) !== 0;
    if (protects) immune = true;
    if (notes !== null && (gift.reduce !== 0 || protects)) notes.push(abilityAt(s, giverOf(target, source)));
  }
  if (!isLeaderPlace(target)) {
    const lent = leaderAbility(s, seat)?.unitReduce?.(s, seat) ?? 0;
    if (lent !== 0) notes?.push(abilityAt(s, leaderPlace(seat)));
    reduce += lent;
  }
  return immune ? 0 : Math.max(0, value - reduce);
}

export function countLivingHeroes(s: PixelState, seat: number): number {
  let count = 0;
  for (const cell of heroCells) if (isAlive(s, placeOf(seat, cell))) count++;
  return count;
}

export function countCorpses(s: PixelState, seat: number): number {
  let count = 0;
  for (const cell of heroCells) if (isCorpse(s, placeOf(seat, cell))) count++;
  return count;
}
