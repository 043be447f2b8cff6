import {
  beingCount,
  cardOfBeing,
  firstDemon,
  firstNpc,
  heroCount,
  isDemon,
  isHero,
  isMagical,
  isNpc,
} from './beings.js';
import { combatOf } from './clash.js';
import { claws, isTwoHandedUse } from './means.js';
import type { HeldenState } from './state.js';
import {
  demonCard,
  handsOf,
  isArmour,
  isGear,
  isShield,
  isSpell,
  isWeapon,
  lastingOf,
  moreReactions,
  npcCard,
  slotOf,
  summoning,
  weaponCard,
} from './tables.js';

/** Questions about the table that change nothing. */

export const inPlay = (s: HeldenState, being: number): boolean => (s.field[being] as number) >= 0;
export const ownerOf = (s: HeldenState, being: number): number => s.owner[being] as number;
export const lifeOf = (s: HeldenState, being: number): number => s.lp[being] as number;
export const gearOf = (s: HeldenState, hero: number): number[] => s.gear[hero] as number[];
export const handOf = (s: HeldenState, seat: number): number[] => s.hand[seat] as number[];
export const isAlive = (s: HeldenState, seat: number): boolean => (s.alive & (1 << seat)) !== 0;

export const isOwnFighter = (s: HeldenState, being: number, seat: number): boolean =>
  being < firstDemon && inPlay(s, being) && s.owner[being] === seat;

export function fightersOf(s: HeldenState, seat: number): number[] {
  const list: number[] = [];
  for (let being = 0; being < firstDemon; being++) if (isOwnFighter(s, being, seat)) list.push(being);
  return list;
}

export function heroesOf(s: HeldenState, seat: number): number[] {
  const list: number[] = [];
  for (let being = 0; being < heroCount; being++) if (isOwnFighter(s, being, seat)) list.push(being);
  return list;
}

export function hasFighter(s: HeldenState, seat: number): boolean {
  for (let being = 0; being < firstDemon; being++) if (isOwnFighter(s, being, seat)) return true;
  return false;
}

/** The demon in front of a player, or -1. */
export function demonAt(s: HeldenState, seat: number): number {
  for (let being = firstDemon; being < firstNpc; being++) {
    if (inPlay(s, being) && s.owner[being] === seat) return being;
  }
  return -1;
}

/** The player's NPC, or -1. */
export function npcOf(s: HeldenState, seat: number): number {
  for (let being = firstNpc; being < beingCount; being++) {
    if (inPlay(s, being) && s.owner[being] === seat) return being;
  }
  return -1;
}

/** KH-CMB-15: everything but the own group; demons always. */
export const isFoeOf = (s: HeldenState, being: number, seat: number): boolean =>
  inPlay(s, being) && (s.owner[being] !== seat || (being >= firstDemon && being < firstNpc));

/** The hero a card lies at, or -1. */
export function bearerOf(s: HeldenState, card: number): number {
  for (let hero = 0; hero < heroCount; hero++) if (gearOf(s, hero).includes(card)) return hero;
  return -1;
}

export function isWearing(s: HeldenState, being: number, slot: string): boolean {
  return isHero(being) && gearOf(s, being).some((card) => slotOf(card) === slot);
}

export function handsUsed(s: HeldenState, hero: number): number {
  let hands = 0;
  for (const card of gearOf(s, hero)) hands += handsOf(card);
  return hands;
}

/** KH-EQP-13: nothing else in the hands. */
export function canUseTwoHanded(s: HeldenState, hero: number, card: number): boolean {
  return isWeapon(card) && weaponCard(card).hands === '1/2' && handsUsed(s, hero) === 1;
}

/** Why a hero cannot be given a card, as the id of the rule, or null. */
export function equipProblem(s: HeldenState, hero: number, card: number): string | null {
  if (!isHero(hero)) return 'KH-EQP-14';
  if (isSpell(card)) return isMagical(hero) ? null : 'KH-EQP-05';
  if (!isGear(card)) return 'KH-EQP-04';
  const gear = gearOf(s, hero);
  return overload(gear, gear.length, card, handsOf(card) > 0 ? handsInUse(s, hero) : 0);
}

/**
 * What a hero would have to put away for a card: each list is enough, and none of it can be left out. Empty if the card
 * fits as it is, or never will.
 */
export function inTheWay(s: HeldenState, hero: number, card: number): number[][] {
  if (equipProblem(s, hero, card) === null || !isHero(hero) || !isGear(card)) return [];
  const gear = gearOf(s, hero);
  const fits = (gone: readonly number[]): boolean => {
    const rest = gear.filter((worn) => !gone.includes(worn));
    return overload(rest, rest.length, card, handsOf(card) > 0 ? handsInUse(s, hero) : 0) === null;
  };
  const one = gear.map((worn) => [worn]).filter(fits);
  if (one.length > 0) return one;
  return gear.flatMap((worn, i) => gear.slice(i + 1).map((other) => [worn, other])).filter(fits);
}

/** KH-EQP-13: hands that a fight takes beyond what is carried in them, as long as it goes on. */
function handsInUse(s: HeldenState, hero: number): number {
  const combat = combatOf(s);
  if (combat === null) return 0;
  const { defender, defence } = combat.duel;
  const means = hero === combat.attacker ? combat.means : hero === defender ? defence : -1;
  if (means === claws) return 2;
  return means >= 0 && isTwoHandedUse(means) ? 1 : 0;
}

/** Why a card is too much beside the first `count` things of the gear. */
function overload(gear: readonly number[], count: number, card: number, inUse: number): string | null {
  const slot = slotOf(card);
  let hands = inUse;
  for (let i = 0; i < count; i++) {
    const worn = gear[i] as number;
    if (slot !== null && slotOf(worn) === slot) return isArmour(card) ? 'KH-EQP-06' : 'KH-EQP-09';
    if (isShield(card) && isShield(worn)) return 'KH-EQP-08';
    hands += handsOf(worn);
  }
  return handsOf(card) > 0 && hands + handsOf(card) > 2 ? 'KH-EQP-07' : null;
}

/** What is wrong with everything a hero carries, or null. In the middle of a transfer it may be too much. */
export function gearProblem(s: HeldenState, hero: number): string | null {
  const gear = gearOf(s, hero);
  for (let i = 1; i < gear.length; i++) {
    const problem = overload(gear, i, gear[i] as number, 0);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether a lasting effect forbids reactions. */
export function isSlowed(s: HeldenState, being: number): boolean {
  for (const effect of s.lasting) if (effect.being === being && lastingOf(effect.card).noReaction === true) return true;
  return false;
}

/** KH-REA-01 and what adds to it. */
export function reactionsOf(s: HeldenState, being: number): number {
  if (isSlowed(s, being)) return 0;
  let count = 1;
  if (isHero(being)) {
    for (const card of gearOf(s, being)) {
      count += moreReactions(card);
    }
  }
  return count;
}

export const canReact = (s: HeldenState, being: number): boolean => (s.reactions[being] as number) > 0;

/** Full life points of a being. */
export function fullLife(s: HeldenState, being: number): number {
  if (isHero(being)) return s.life;
  const card = cardOfBeing(being);
  if (isNpc(being)) return npcCard(card).life;
  return isDemon(being) ? demonCard(card).life : summoning(card).life;
}

/** KH-REA-01: nobody reacts in the own turn, so the active player's heroes do not protect. */
export const seatsAfter = (s: HeldenState, seat: number): number[] => {
  const list: number[] = [];
  for (let i = 1; i < s.seats; i++) {
    const other = (seat + i) % s.seats;
    if (isAlive(s, other)) list.push(other);
  }
  return list;
};
