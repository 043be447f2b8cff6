import { cardIds, faceNames } from './card-ids.js';
import { cellOf, heroCells, isLeaderPlace, leaderCell, leaderPlace, placeOf, rowOf, seatOf } from './grid.js';
import { attackKinds, type PixelState } from './state.js';
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
const copyingLeader = cardIds.indexOf('doppelganger');
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

/** PT-MEL-01: nothing living stands in front in the column. Also asked for corpses (PT-LDR-22). */
export function frontIsClear(s: PixelState, place: number): boolean {
  const cell = cellOf(place);
  if (cell >= 3 && isAlive(s, place - 3)) return false;
  if (cell >= 6 && isAlive(s, place - 6)) return false;
  return true;
}

export const isMeleeCapable = (s: PixelState, place: number): boolean => isAlive(s, place) && frontIsClear(s, place);

/** Gifts that reach a card, gathered without allocating: `gifts[0..n)` and the abilities they come from. */
const gifts: Gift[] = [];
const giftAbilities: number[] = [];
let giftCount = 0;

function addGift(gift: Gift | null, ability: number): void {
  if (gift === null) return;
  gifts[giftCount] = gift;
  giftAbilities[giftCount] = ability;
  giftCount++;
}

function gatherGifts(s: PixelState, place: number): void {
  giftCount = 0;
  const seat = seatOf(place);
  const cell = cellOf(place);
  const leader = leaderKind(s, seat);
  if (cell === leaderCell) {
    if (leader >= 0) addGift((leaderAbilities[leader] as LeaderAbility).self, abilityIndex(leader, 4));
    for (const other of heroCells) {
      const at = placeOf(seat, other);
      if (isAlive(s, at)) addGift(rowAbilityAt(s, at).leader, abilityIndex(kindAt(s, at), rowOf(at)));
    }
  } else {
    addGift(rowAbilityAt(s, place).self, abilityIndex(kindAt(s, place), rowOf(place)));
    if (leader >= 0) addGift((leaderAbilities[leader] as LeaderAbility).unit, abilityIndex(leader, 4));
  }
  // PT-CMP-11, PT-CMP-12: the card directly in front, and the one directly behind.
  if (cell >= 3 && cell - 3 !== leaderCell && isAlive(s, place - 3)) {
    addGift(rowAbilityAt(s, place - 3).supporter, abilityIndex(kindAt(s, place - 3), rowOf(place - 3)));
  }
  if (cell < 6 && cell + 3 !== leaderCell && isAlive(s, place + 3)) {
    addGift(rowAbilityAt(s, place + 3).forerunner, abilityIndex(kindAt(s, place + 3), rowOf(place + 3)));
  }
}

/** Collects the abilities that made a difference, for the coverage report; null on the hot path. */
export type Notes = number[] | null;

function hasKeyword(s: PixelState, place: number, keyword: 'ranged' | 'intercept', notes: Notes): boolean {
  gatherGifts(s, place);
  let found = false;
  for (let i = 0; i < giftCount; i++) {
    if (!(gifts[i] as Gift)[keyword]) continue;
    found = true;
    notes?.push(giftAbilities[i] as number);
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
    notes?.push(abilityIndex(leader, 4));
    return corpseAttack;
  }
  const isLeader = isLeaderPlace(attacker);
  const againstLeader = target >= 0 && isLeaderPlace(target);
  const againstHero = target >= 0 && !againstLeader;
  const printed = (isLeader ? leaderAttack[leader] : heroAttack[kindAt(s, attacker)]) as number;
  let doublePrinted = false;
  let doubleTotal = false;
  let bonus = s.bonus[attacker] as number;
  gatherGifts(s, attacker);
  for (let i = 0; i < giftCount; i++) {
    const gift = gifts[i] as Gift;
    const amount = gift.attack + (kind === attackKinds.melee ? gift.meleeAttack : 0);
    bonus += amount;
    const doublesPrinted = againstHero && gift.doublesPrintedAgainstHeroes;
    const doublesTotal = againstLeader && gift.doublesAgainstLeaders;
    if (doublesPrinted) doublePrinted = true;
    if (doublesTotal) doubleTotal = true;
    if (notes !== null && (amount !== 0 || doublesPrinted || doublesTotal)) notes.push(giftAbilities[i] as number);
  }
  if (!isLeader) {
    const own = rowAbilityAt(s, attacker).bonus?.(s, attacker, target) ?? 0;
    if (own !== 0) notes?.push(abilityIndex(kindAt(s, attacker), rowOf(attacker)));
    const lent = leader < 0 ? 0 : ((leaderAbilities[leader] as LeaderAbility).unitBonus?.(s, attacker, target) ?? 0);
    if (lent !== 0) notes?.push(abilityIndex(leader, 4));
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
  gatherGifts(s, target);
  for (let i = 0; i < giftCount; i++) {
    const gift = gifts[i] as Gift;
    reduce += gift.reduce;
    const protects = (gift.immune & (1 << kind)) !== 0;
    if (protects) immune = true;
    if (notes !== null && (gift.reduce !== 0 || protects)) notes.push(giftAbilities[i] as number);
  }
  if (!isLeaderPlace(target)) {
    const lent = leaderAbility(s, seat)?.unitReduce?.(s, seat) ?? 0;
    if (lent !== 0) notes?.push(abilityIndex(leaderKind(s, seat), 4));
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
