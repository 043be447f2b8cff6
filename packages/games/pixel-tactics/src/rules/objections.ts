import { type Code, type Refusal, refusal } from '@heldentisch/engine';
import { isLeaderPlace, rowOf } from '../grid.js';
import { cardKey, cardKeyAt, placeKey, rowKey } from '../labels.js';
import type { PixelState } from '../state.js';
import { blockerOf, frontIsClear, hasRanged, isCorpse, isFree, rowAbilityAt } from '../units.js';
import { choose } from '../vocabulary.js';

/**
 * What stands against a card or position. It is a constant that becomes a refusal only when somebody asks why: who
 * looks for what is possible compares it with null, and nothing is made.
 */
export type Objection = (s: PixelState, place: number) => Refusal;

type Params = Refusal['params'];
const caseOf = (which: string | null): Params => (which === null ? {} : { case: which });

/** Names the card and where it lies. */
export const cardAt = (s: PixelState, place: number): Params => ({
  card: cardKeyAt(s, place),
  place: placeKey(place),
});

/** A rule against the card that lies there. `which` is the case of a rule that forbids for several reasons. */
export const against =
  (rule: string, which: string | null = null): Objection =>
  (s, place) =>
    refusal(rule, { ...caseOf(which), ...cardAt(s, place) });

/** A rule against a card because of the living one in front of it. */
export const covered =
  (rule: string, which: string | null = null): Objection =>
  (s, place) => {
    const front = blockerOf(s, place);
    const blocker = { front: cardKeyAt(s, front), frontPlace: placeKey(front) };
    return refusal(rule, { ...caseOf(which), ...cardAt(s, place), ...blocker });
  };

const isLeader = against('PT-CMP-08');
const isDead = against('PT-COR-05');
const isEmpty = against('PT-CMP-09', 'empty');

/** What stands against speaking of a living hero there. */
export function notHero(s: PixelState, place: number): Objection | null {
  if (isFree(s, place)) return isEmpty;
  if (isLeaderPlace(place)) return isLeader;
  return isCorpse(s, place) ? isDead : null;
}

/** Like `notHero`, where corpses count too and leaders stay where they are (PT-MOV-03). */
export function notMovableCard(s: PixelState, place: number): Objection | null {
  if (isFree(s, place)) return isEmpty;
  return isLeaderPlace(place) ? leaderStays : null;
}

export const leaderStays = against('PT-MOV-03');

const cardLies = against('PT-REC-02');
const corpseLies = against('PT-COR-02');

/** What stands against putting a card there. */
export function notFree(s: PixelState, place: number): Objection | null {
  if (isFree(s, place)) return null;
  return isCorpse(s, place) ? corpseLies : cardLies;
}

const nobodyToHit = against('PT-ATK-04');
const corpseAsTarget = against('PT-COR-01', 'target');
const targetCovered = covered('PT-MEL-03');

/** What stands against hitting the card there: in melee (PT-MEL-03) or from afar (PT-RNG-01). */
export function notAttackable(s: PixelState, place: number, melee: boolean, heroesOnly: boolean): Objection | null {
  if (isFree(s, place)) return nobodyToHit;
  if (isCorpse(s, place)) return corpseAsTarget;
  if (heroesOnly && isLeaderPlace(place)) return isLeader;
  return melee && !frontIsClear(s, place) ? targetCovered : null;
}

const attackerCovered = covered('PT-MEL-02');
const cannotShoot = against('PT-RNG-02');

/** What stands against this kind of attack by the living card there. */
export function notAble(s: PixelState, place: number, melee: boolean): Objection | null {
  if (melee) return frontIsClear(s, place) ? null : attackerCovered;
  return hasRanged(s, place) ? null : cannotShoot;
}

/** Corpses have no abilities. */
export const deadAbility = against('PT-PAS-06');
const leaderCasts = against('PT-SPL-05', 'leader');
const noSpell: Objection = (s, place) =>
  refusal('PT-SPL-05', { case: 'none', ...cardAt(s, place), row: rowKey(rowOf(place)) });

/** What stands against a spell by the card there. */
export function notCasting(s: PixelState, place: number): Objection | null {
  if (isCorpse(s, place)) return deadAbility;
  if (isLeaderPlace(place)) return leaderCasts;
  return rowAbilityAt(s, place).spell === null ? noSpell : null;
}

/** A card of the hand, or of another pile, that is not there. */
export const absent = (rule: string, which: string, kind: number): Refusal =>
  refusal(rule, { case: which, card: cardKey(kind) });

/** Whether the choice tries to get out of a question. */
export const evades = (code: Code): boolean => choose.decline.is(code) || choose.done.is(code) || choose.pass.is(code);
