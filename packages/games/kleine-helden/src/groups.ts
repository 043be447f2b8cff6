import { beingCount, cardOfBeing, firstDemon, firstNpc, heroCount, isHero, isMagical } from './beings.js';
import { claws, isTwoHandedUse } from './means.js';
import { combatOf } from './rules/clash.js';
import type { HeldenState } from './state.js';
import { gearCard, handsOf, isArmour, isGear, isShield, isSpell, lastingOf, slotOf, summoning } from './tables.js';

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

export const heroesOf = (s: HeldenState, seat: number): number[] => fightersOf(s, seat).filter(isHero);

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
  const { hands } = gearCard(card) as { hands?: unknown };
  return hands === '1/2' && handsUsed(s, hero) === 1;
}

/** Why a hero cannot be given a card, as the id of the rule, or null. */
export function equipProblem(s: HeldenState, hero: number, card: number): string | null {
  if (!isHero(hero)) return 'KH-EQP-14';
  if (isSpell(card)) return isMagical(hero) ? null : 'KH-EQP-05';
  if (!isGear(card)) return 'KH-EQP-04';
  const load = { hands: handsInUse(s, hero), shields: 0, slots: [] };
  for (const worn of gearOf(s, hero)) carry(load, worn);
  return overload(load, card);
}

/** KH-EQP-13: hands that a fight takes beyond what is carried in them, as long as it goes on. */
function handsInUse(s: HeldenState, hero: number): number {
  const combat = combatOf(s);
  if (combat === null) return 0;
  const means = hero === combat.attacker ? combat.means : hero === combat.defender ? combat.defence : -1;
  if (means === claws) return 2;
  return means >= 0 && isTwoHandedUse(means) ? 1 : 0;
}

/** What the things a hero carries take up. */
interface Load {
  hands: number;
  shields: number;
  readonly slots: string[];
}

function carry(load: Load, card: number): void {
  if (!isGear(card)) return;
  load.hands += handsOf(card);
  if (isShield(card)) load.shields++;
  const slot = slotOf(card);
  if (slot !== null) load.slots.push(slot);
}

function overload(load: Load, card: number): string | null {
  const slot = slotOf(card);
  if (slot !== null && load.slots.includes(slot)) return isArmour(card) ? 'KH-EQP-06' : 'KH-EQP-09';
  if (load.shields > 0 && isShield(card)) return 'KH-EQP-08';
  return handsOf(card) > 0 && load.hands + handsOf(card) > 2 ? 'KH-EQP-07' : null;
}

/** What is wrong with everything a hero carries, or null. In the middle of a transfer it may be too much. */
export function gearProblem(s: HeldenState, hero: number): string | null {
  const load = { hands: 0, shields: 0, slots: [] };
  for (const card of gearOf(s, hero)) {
    const problem = isGear(card) ? overload(load, card) : null;
    if (problem !== null) return problem;
    carry(load, card);
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
      if (isGear(card)) count += (gearCard(card) as { reactions?: number }).reactions ?? 0;
    }
  }
  return count;
}

export const canReact = (s: HeldenState, being: number): boolean => (s.reactions[being] as number) > 0;

/** Full life points of a being. */
export function fullLife(s: HeldenState, being: number): number {
  return isHero(being) ? s.life : (summoning(cardOfBeing(being)) as { life: number }).life;
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
