import { beingCount, firstDemon, firstNpc, heroCount, isHero } from '../beings.js';
import { equipProblem, fightersOf, gearOf, handOf, isAlive, lifeOf } from '../groups.js';
import { foesBetween, nobody, otherSeats } from '../rules/aims.js';
import type { HeldenEffectFrame, HeldenState } from '../state.js';
import { backOf, isPotion, isSpell } from '../tables.js';
import { decks } from '../terms.js';
import { answer } from './asking.js';

/** What effects choose from. */

export const opponents = otherSeats;
export const opponentsWithCards = (s: HeldenState, seat: number): number[] =>
  otherSeats(s, seat).filter((other) => handOf(s, other).length > 0);
export const opponentsWithMore = (s: HeldenState, seat: number): number[] =>
  otherSeats(s, seat).filter((other) => handOf(s, other).length > handOf(s, seat).length);

export const enemyHeroes = (s: HeldenState, seat: number): number[] => foesBetween(s, seat, 0, heroCount);
export const enemyNpcs = (s: HeldenState, seat: number): number[] => foesBetween(s, seat, firstNpc, beingCount);
/** Also the one in front of the own group. */
export const demonsInPlay = (s: HeldenState): number[] => foesBetween(s, nobody, firstDemon, firstNpc);

export const allDiscards = (s: HeldenState): number[] => s.discard.flat();
export const potionsDiscarded = (s: HeldenState): number[] => (s.discard[decks.blue] as number[]).filter(isPotion);

/** The green cards of the hand the first answer names. */
export const greenCardsSeen = (s: HeldenState, frame: HeldenEffectFrame): number[] => {
  const from = answer(frame, 0);
  return from < 0 || !isAlive(s, from) ? [] : handOf(s, from).filter((card) => backOf(card) === decks.green);
};

export const enemySpells = (s: HeldenState, seat: number): number[] =>
  enemyHeroes(s, seat).flatMap((hero) => gearOf(s, hero).filter(isSpell));

/** Those of the own group who are not just dying. */
export const livingFighters = (s: HeldenState, seat: number): number[] =>
  fightersOf(s, seat).filter((being) => lifeOf(s, being) > 0);

/** Whether any own hero can be given any card of the hand. */
export const equippable = (s: HeldenState, seat: number): boolean =>
  livingFighters(s, seat).some((being) => handOf(s, seat).some((card) => equipProblem(s, being, card) === null));

/** What the hero that is being buried still has. */
export function gearOfDead(s: HeldenState): number[] {
  const being = deadHero(s);
  return being < 0 ? [] : [...gearOf(s, being)];
}

export function deadHero(s: HeldenState): number {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame?.step === 'casualties') return isHero(frame.being) ? frame.being : -1;
  }
  return -1;
}
