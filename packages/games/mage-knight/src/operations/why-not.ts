import { at, type Refusal, refusal } from '@heldentisch/engine';
import { colorsOfDesign, designOf, isActionDesign, isArtifactDesign, isSpellDesign, isWound, unitKey } from '../box.js';
import type { HandFilter, Operation, Operations } from '../card.js';
import { combatOf, playerOf } from '../players.js';
import { baitOf } from '../rules/damage.js';
import { bitsOf, canPay, canPayTogether } from '../rules/mana.js';
import type { MageKnightState } from '../state.js';
import { holds, strikingPhases } from './conditions.js';
import { programOfCard, programs } from './programs.js';
import { destinations, mayBeGiven } from './reach.js';
import { canShift } from './shapeshift.js';
import { specials } from './specials.js';

/*
 * Why an effect cannot be played now: the phase is wrong, or what it costs is not there. Every operation is asked; of
 * several ways one must be open.
 */

type Why = Refusal | null;
type Pay = Extract<Operation, { op: 'pay' }>;
const nothing: readonly number[] = [];

/** `thing` is the card that is being played: it cannot pay for itself. */
export function whyNotEffect(
  state: MageKnightState,
  seat: number,
  program: number,
  thing: number,
  isFree = false,
  owed: readonly number[] = nothing,
): Why {
  const { operations, payments } = at(programs, program);
  if (operations.length === payments) return refusal('MK-EFF-01', { case: 'nothing' });
  const price = isFree || payments === 0 ? owed : [...owed, ...priceOf(operations, payments)];
  if (price.length > owed.length) {
    const problem = whyNotPay(state, seat, operations, price);
    if (problem !== null) return problem;
  }
  return whyNot(state, seat, operations, thing, payments, price);
}

const priceOf = (operations: Operations, payments: number): number[] =>
  operations.slice(0, payments).map((one) => bitsOf((one as Pay).of));

function whyNotPay(state: MageKnightState, seat: number, operations: Operations, price: readonly number[]): Why {
  if (canPayTogether(state, seat, price)) return null;
  return refusal(price.length > 1 ? 'MK-CRD-06' : 'MK-CRD-03', { color: `color.${(operations[0] as Pay).of[0]}` });
}

/** `owed` is mana that must be paid before: what is paid in the middle of an effect comes on top of its price. */
export function whyNot(
  state: MageKnightState,
  seat: number,
  operations: Operations,
  thing: number,
  from = 0,
  owed: readonly number[] = nothing,
): Why {
  for (let i = from; i < operations.length; i++) {
    const problem = whyNotOne(state, seat, operations[i] as Operation, thing, owed);
    if (problem !== null) return problem;
  }
  return null;
}

const wrongPhase = (state: MageKnightState, ...phases: readonly number[]): boolean => {
  const combat = combatOf(state);
  return combat === undefined || !phases.includes(combat.phase);
};

function whyNotOne(
  state: MageKnightState,
  seat: number,
  operation: Operation,
  thing: number,
  owed: readonly number[],
): Why {
  switch (operation.op) {
    case 'attack':
      if (typeof operation.n === 'number' && canShift(state, thing)) return null;
      if (operation.kind === 'melee')
        return wrongPhase(state, ...strikingPhases(state)) ? refusal('MK-ATK-01', { case: 'melee' }) : null;
      return wrongPhase(state, 0, 3) ? refusal('MK-RNG-02', { case: operation.kind }) : null;
    case 'block':
      if (typeof operation.n === 'number' && canShift(state, thing)) return null;
      return wrongPhase(state, 1) ? refusal('MK-BLK-03', { case: 'phase' }) : null;
    case 'lower':
      return wrongPhase(state, 1) ? refusal('MK-BLK-01', { case: 'lower' }) : null;
    case 'heal':
    case 'healAll':
    case 'healOneUnit':
      return combatOf(state) === undefined ? null : refusal('MK-CBT-15');
    case 'enemy':
    case 'enemies':
      return wrongPhase(state, 0, 1, 3) ? refusal('MK-CBT-17', { case: 'phase' }) : null;
    case 'either': {
      let first: Why = null;
      for (const list of Object.values(operation.ways)) {
        const problem = whyNot(state, seat, list, thing, 0, owed);
        if (problem === null) return null;
        first ??= problem;
      }
      return first;
    }
    case 'pay':
      return whyNotAny(state, seat, operation, thing, owed);
    case 'discard':
    case 'throwAway':
      return whyNotCard(state, seat, operation, thing, owed);
    case 'discardAny':
      return whyNot(state, seat, operation.each, thing, 0, owed);
    case 'playOther':
      return otherCards(state, seat, operation, thing).length > 0 ? null : refusal('MK-CRD-14', { case: 'action' });
    case 'only':
      return holds(state, seat, operation.is) ? null : refusal('MK-EFF-01', { case: operation.is });
    case 'takeAction':
      return state.turn.stage === 0 && combatOf(state) === undefined ? null : refusal('MK-TRN-35');
    case 'ignoreDamage':
      return whyNotIgnore(state, seat);
    case 'travel':
      return destinations(state, seat, operation).length > 0 ? null : refusal('MK-MOV-19', { case: 'nowhere' });
    case 'gainUnit':
      return state.unitOffer.some(mayBeGiven) ? null : refusal('MK-RWD-06', { case: 'none' });
    case 'playOffered':
      return state[operation.from].length > 0 ? null : refusal('MK-EFF-10');
    case 'special':
      return specials[operation.name].whyNot?.(state, seat, thing, owed) ?? null;
    default:
      return null;
  }
}

/** Damage must be coming, and not be due to a unit first (MK-CMP-52). */
function whyNotIgnore(state: MageKnightState, seat: number): Why {
  const combat = combatOf(state);
  if (combat === undefined || combat.dealing < 0) return refusal('MK-DMG-02', { case: 'ignore' });
  const bait = baitOf(state, combat, seat);
  return bait < 0 ? null : refusal('MK-CMP-52', { unit: unitKey(designOf(bait)) });
}

/** A mana that is paid in the middle of an effect: for some colour it must be there, and what it brings possible. */
function whyNotAny(state: MageKnightState, seat: number, { of, by }: Pay, thing: number, owed: readonly number[]): Why {
  let problem: Why = refusal('MK-CRD-14', { case: 'mana' });
  for (const color of of) {
    const need = bitsOf([color]);
    if (!(owed.length === 0 ? canPay(state, seat, need) : canPayTogether(state, seat, [...owed, need]))) continue;
    problem = whyNot(state, seat, by?.[color] ?? [], thing, 0, owed);
    if (problem === null) return null;
  }
  return problem;
}

/** The colours, as bits, whose effect would be possible. */
export const openColors = (state: MageKnightState, seat: number, { of, by }: Pay, thing: number): number =>
  by === undefined ? bitsOf(of) : bitsOf(of.filter((color) => whyNot(state, seat, by[color] ?? [], thing) === null));

function whyNotCard(
  state: MageKnightState,
  seat: number,
  operation: Extract<Operation, { op: 'discard' | 'throwAway' }>,
  thing: number,
  owed: readonly number[],
): Why {
  let problem: Why = refusal('MK-CRD-14', { case: operation.what });
  for (const card of playerOf(state, seat).hand) {
    if (card === thing || !fitsFilter(card, operation.what)) continue;
    if (operation.by === undefined) return null;
    for (const list of branchesOf(operation, card)) {
      problem = whyNot(state, seat, list, thing, 0, owed);
      if (problem === null) return null;
    }
  }
  return problem;
}

const colorNames = ['red', 'blue', 'white', 'green'] as const;
function branchesOf({ by }: Extract<Operation, { op: 'discard' | 'throwAway' }>, card: number): Operations[] {
  const bits = cardColors(card);
  return colorNames.flatMap((name, i) => ((bits >> i) & 1 ? [by?.[name] ?? []] : []));
}

/** The colours of a card, as bits; an artifact's are chosen by its owner. */
export function cardColors(card: number): number {
  const design = designOf(card);
  return isArtifactDesign(design) ? 15 : (colorsOfDesign[design] ?? 0);
}

/** MK-CRD-15 */
export function fitsFilter(card: number, filter: HandFilter): boolean {
  if (isWound(card)) return filter === 'wound' || filter === 'any';
  const design = designOf(card);
  switch (filter) {
    case 'wound':
      return false;
    case 'action':
      return isActionDesign(design);
    case 'colored':
      return isActionDesign(design) || isSpellDesign(design);
    default:
      return true;
  }
}

let depth = 0;

/** Action cards of the hand whose effect could be used by another card. */
export function otherCards(
  state: MageKnightState,
  seat: number,
  { use }: Extract<Operation, { op: 'playOther' }>,
  thing: number,
): number[] {
  const actions = playerOf(state, seat).hand.filter(
    (card) => card !== thing && !isWound(card) && isActionDesign(designOf(card)),
  );
  // A card that uses another card which uses another card: two are enough to see whether it can go on.
  if (depth > 1) return actions;
  depth++;
  const list = actions.filter(
    (card) => whyNotEffect(state, seat, programOfCard(designOf(card), use === 'strong'), card, true) === null,
  );
  depth--;
  return list;
}
