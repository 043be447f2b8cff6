import { at } from '@heldentisch/engine';
import { isUnitThing, sourceOfCard, wound as woundDesign } from '../box.js';
import { skillIds } from '../card-ids.js';
import { type C, combatOf, hasLasting, lastingOf, lastingSum, playerOf } from '../players.js';
import { bannerGives } from '../rules/banners.js';
import { drawCards, takeWound } from '../rules/cards.js';
import { knockOut } from '../rules/damage.js';
import { endLasting } from '../rules/mana.js';
import { changeReputation, gainFame } from '../rules/tracks.js';
import type { CombatFrame, EffectFrame, Lasting } from '../state.js';
import { attackKinds, elements, melee, siege } from '../terms.js';
import { happened } from '../vocabulary.js';
import { amountOf, type Named, type OperationVerb } from './verb.js';

/** Points of all kinds, fame, reputation, cards and wounds. */

const isUnit = ({ thing }: EffectFrame): boolean => thing >= 0 && isUnitThing(thing);
const isCard = ({ source }: EffectFrame): boolean => source >= 0 && source < sourceOfCard(woundDesign);

export const move = ({ n }: Named<'move' | 'influence' | 'heal'>): OperationVerb => ({
  run: (c, frame) => addMove(c, frame, amountOf(c.state, frame, n)),
});

/** Tirelessness makes other cards give more. */
export function addMove(c: C, frame: EffectFrame, amount: number): void {
  const { state } = c;
  let total = amount;
  if (isCard(frame)) {
    total += sumOfOthers(state.turn.lasting, 'everyMove', frame.source);
    const next = state.turn.lasting.findIndex(({ what, source }) => what === 'nextMove' && source !== frame.source);
    if (next >= 0) {
      total += at(state.turn.lasting, next).n;
      state.turn.lasting.splice(next, 1);
    }
  }
  state.turn.move += total;
  c.emit(happened.movePoints, frame.seat, total);
}

const sumOfOthers = (lasting: readonly Lasting[], name: string, own: number): number =>
  lasting.reduce((sum, { what, n, source }) => sum + (what === name && source !== own ? n : 0), 0);

export const influence = ({ n }: Named<'move' | 'influence' | 'heal'>): OperationVerb => ({
  run(c, frame) {
    const amount = amountOf(c.state, frame, n);
    c.state.turn.influence += amount;
    c.emit(happened.influencePoints, frame.seat, amount + 2048);
  },
});

export const heal = ({ n }: Named<'move' | 'influence' | 'heal'>): OperationVerb => ({
  run(c, frame) {
    // MK-CBT-15: part of a card that is played in combat for something else.
    if (combatOf(c.state) !== undefined) return;
    const amount = amountOf(c.state, frame, n) - frame.bonus;
    c.state.turn.heal += amount;
    c.emit(happened.healPoints, frame.seat, amount);
  },
});

/** Units: what banners, cards and skills add to their attacks and blocks. */
function unitBonus(c: C, combat: CombatFrame, frame: EffectFrame, isBlock: boolean, kind: number = melee): number {
  if (!isUnit(frame)) return 0;
  const { state } = c;
  combat.unitsUsed = 1;
  let bonus = at(combat.unitBonus, isBlock ? 1 : 0) + lastingSum(state, 'unitBonus');
  for (const { what, bits, n } of state.turn.lasting)
    if (!isBlock && what === 'unitAttackBonus' && bits !== frame.thing) bonus += n;
  if (bannerGives(state, frame.thing, 'glory')) bonus++;
  for (const { skill, seat } of state.central) if (skill === wolfsHowl && seat !== frame.seat) bonus--;
  return bonus + leadership(c, isBlock, kind);
}
/** Leadership: one activation of a unit is stronger; sieges are not. */
function leadership({ state }: C, isBlock: boolean, kind: number): number {
  if (!isBlock && kind === siege) return 0;
  const name = isBlock ? 'nextUnitBlock' : kind === melee ? 'nextUnitAttack' : 'nextUnitRanged';
  const bonus = lastingOf(state, name)?.n ?? 0;
  if (bonus > 0) endLasting(state, name);
  return bonus;
}
const wolfsHowl = skillIds.indexOf('wolfhawk-wolfs-howl');

/** Glory for units that attack or block. */
function unitFame(c: C, frame: EffectFrame): void {
  if (!isUnit(frame)) return;
  const { state } = c;
  if (bannerGives(state, frame.thing, 'glory')) gainFame(c, frame.seat, 1);
  gainFame(c, frame.seat, lastingSum(state, 'unitFame'));
}

/** Ambush: the first attack or block card of the turn is stronger. */
function firstCardBonus(c: C, frame: EffectFrame, isBlock: boolean): number {
  const { state } = c;
  if (!isCard(frame)) return 0;
  let bonus = 0;
  const ambush = lastingOf(state, 'firstAttackOrBlock');
  if (ambush !== undefined && ambush.source !== frame.source) {
    bonus += isBlock ? ambush.n * 2 : ambush.n;
    endLasting(state, 'firstAttackOrBlock');
  }
  const aim = lastingOf(state, 'attackCardBonus');
  if (aim !== undefined && !isBlock) {
    bonus += combatOf(state)?.phase === 0 ? 1 : aim.n;
    endLasting(state, 'attackCardBonus');
  }
  return bonus;
}

export const attack = ({ kind, element, n }: Named<'attack'>): OperationVerb => ({
  run(c, frame) {
    addAttack(c, frame, attackKinds.indexOf(kind), elements.indexOf(element), amountOf(c.state, frame, n));
  },
});

export function addAttack(c: C, frame: EffectFrame, kind: number, element: number, amount: number): void {
  const { state } = c;
  const combat = combatOf(state);
  if (combat === undefined) return;
  const total = Math.max(0, amount + unitBonus(c, combat, frame, false, kind) + firstCardBonus(c, frame, false));
  const ofElement = hasLasting(state, 'coldFireAttacks') ? 3 : element;
  const ofKind = hasLasting(state, 'siegeAttacks') ? siege : kind;
  combat.attack[ofKind * 4 + ofElement] = at(combat.attack, ofKind * 4 + ofElement) + total;
  c.emit(happened.attackPoints, frame.seat, total, ofKind, ofElement);
  unitFame(c, frame);
}

export const block = ({ element, n, swift, times = 1 }: Named<'block'>): OperationVerb => ({
  run(c, frame) {
    const amount = amountOf(c.state, frame, n);
    addBlock(c, frame, elements.indexOf(element), amount, swift === true);
    for (let i = 1; i < times; i++) combatOf(c.state)?.spareBlocks.push(elements.indexOf(element), amount);
  },
});

/** Everything that follows in this effect counts so much more. */
export const more = ({ n }: Named<'more'>): OperationVerb => ({
  run(_c, frame) {
    frame.bonus += n;
  },
});

export function addBlock(c: C, frame: EffectFrame, element: number, amount: number, isSwift = false): void {
  const { state } = c;
  const combat = combatOf(state);
  if (combat === undefined) return;
  let total = amount + unitBonus(c, combat, frame, true) + firstCardBonus(c, frame, true);
  const spirit = lastingOf(state, 'blockBonus');
  if (spirit !== undefined) {
    total += spirit.n;
    endLasting(state, 'blockBonus');
  }
  total = Math.max(0, total);
  const pool = isSwift ? combat.swiftBlock : combat.block;
  pool[element] = at(pool, element) + total;
  c.emit(happened.blockPoints, frame.seat, total, element);
  unitFame(c, frame);
}

export const fame = ({ n }: { readonly n: number }): OperationVerb => ({ run: (c, { seat }) => gainFame(c, seat, n) });
export const reputation = ({ n }: { readonly n: number }): OperationVerb => ({
  run: (c, { seat }) => changeReputation(c, seat, n),
});
export const draw = ({ n }: Named<'draw'>): OperationVerb => ({
  run: (c, frame) => void drawCards(c, frame.seat, amountOf(c.state, frame, n) - frame.bonus),
});
export const wounds = ({ n }: { readonly n: number }): OperationVerb => ({
  run(c, { seat }) {
    for (let i = 0; i < n; i++) takeWound(c, seat);
    const combat = combatOf(c.state);
    if (combat !== undefined && combat.phase >= 0) knockOut(c, combat, seat);
  },
});
export const dice = ({ n }: { readonly n: number }): OperationVerb => ({
  run: ({ state }) => {
    state.turn.dice += n;
  },
});
export const drawBonus = ({ n }: { readonly n: number }): OperationVerb => ({
  run: ({ state }, { seat }) => {
    playerOf(state, seat).drawBonus += n;
  },
});
/** Only what is used in an interaction counts. */
export const courtesy = ({ fame: f, reputation: r }: Named<'courtesy'>): OperationVerb => ({
  run({ state }) {
    if (state.turn.stage !== 1) return;
    state.turn.endFame += f;
    state.turn.endReputation += r;
  },
});
