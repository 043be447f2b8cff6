import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { designOf, sourceOfUnit, unitCard, unitIndex, unitKey } from '../box.js';
import { skillIds } from '../card-ids.js';
import { programOfUnit } from '../operations/programs.js';
import { whyNotEffect } from '../operations/why-not.js';
import {
  bannerOf,
  type C,
  combatOf,
  commandTokens,
  hasLasting,
  isSpent,
  isWoundedUnit,
  playerOf,
  push,
  unitAt,
} from '../players.js';
import type { MageKnightState } from '../state.js';
import { colorNumber } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import type { ActingFrame } from './acting.js';
import { dropBanner } from './banners.js';
import { mayUseUnit } from './damage.js';
import { effectFrame } from './effects.js';
import { bit, canPay } from './mana.js';

/** Units (MK-UNI): activating, gaining, losing. */

const bonds = skillIds.indexOf('norowas-bonds-of-loyalty');

/** MK-UNI-03; a skill gives one more. */
export const commandLimit = (state: MageKnightState, seat: number): number => {
  const player = playerOf(state, seat);
  const more = player.skills.some((skill) => designOf(skill) === bonds) ? 1 : 0;
  const banners = player.units.filter((unit) => isUnderBanner(state, unit)).length;
  return commandTokens(player) + more + banners;
};

/** Banner of Command stands in for a command token. */
const isUnderBanner = (state: MageKnightState, unit: number): boolean => {
  const banner = bannerOf(state, unit);
  return banner >= 0 && state.commandBanner === banner;
};

/** MK-CMP-46: what using the unit costs in influence. */
export const priceInCombat = (state: MageKnightState, unit: number): number =>
  unitCard(unit).special === 'heroes' && combatOf(state)?.kind === 'assault' ? 2 : 0;

export function unitProblem(state: MageKnightState, seat: number, unit: number, ability: number): Refusal | null {
  if (unit < 0) return refusal('MK-UNI-02');
  const card = unitCard(unit);
  const about = { unit: unitKey(designOf(unit)) };
  const one = card.abilities[ability];
  if (one === undefined) return refusal('MK-UNI-08', { case: 'ability', ...about });
  const combat = combatOf(state);
  if (combat !== undefined && !mayUseUnit(state, combat, unit))
    return refusal('MK-CBT-04', { case: 'units', ...about });
  if (isWoundedUnit(state, unit)) return refusal('MK-UNI-13', about);
  // Delphana Masters use several abilities in one activation.
  if (isSpent(state, unit) && !isGoingOn(state, unit, ability))
    return refusal('MK-UNI-07', { case: 'spent', ...about });
  if (state.turn.influence < priceInCombat(state, unit)) return refusal('MK-CMP-46', about);
  if (one.mana !== undefined && !canPay(state, seat, bit(colorNumber(one.mana)))) {
    return refusal('MK-UNI-09', { ...about, color: `color.${one.mana}` });
  }
  return whyNotEffect(state, seat, programOfUnit(designOf(unit), ability), -1);
}

const isGoingOn = (state: MageKnightState, unit: number, ability: number): boolean =>
  unitCard(unit).special === 'masters' &&
  state.mastered.length > 1 &&
  state.mastered[0] === unit &&
  !state.mastered.includes(-1 - ability);

export const activate: Deed<MageKnightState, ActingFrame> = {
  kind: choose.activate,
  candidates({ state }, _frame, seat, out) {
    const { units } = playerOf(state, seat);
    for (let slot = 0; slot < units.length; slot++) {
      const unit = units[slot] as number;
      const { abilities } = unitCard(unit);
      for (let i = 0; i < abilities.length; i++) out.add(choose.activate.code(slot, i));
    }
  },
  forbids({ state }, _frame, seat, code) {
    const unit = unitAt(playerOf(state, seat), choose.activate.unit(code) + 1);
    return unitProblem(state, seat, unit, choose.activate.ability(code));
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const unit = unitAt(playerOf(state, seat), choose.activate.unit(code) + 1);
    const ability = choose.activate.ability(code);
    const card = unitCard(unit);
    state.turn.influence -= priceInCombat(state, unit);
    if (card.special === 'masters') {
      if (!isSpent(state, unit)) state.mastered.splice(0, state.mastered.length, unit);
      state.mastered.push(-1 - ability);
    }
    state.spent[unitIndex(unit)] = 1;
    c.emit(happened.unitActivated, seat, designOf(unit), ability);
    const { mana } = card.abilities[ability] as (typeof card.abilities)[number];
    const color = mana === undefined ? -1 : colorNumber(mana);
    push(state, effectFrame(seat, programOfUnit(designOf(unit), ability), sourceOfUnit(designOf(unit)), unit, color));
  },
};

export function readyUnit(c: C, seat: number, unit: number): void {
  c.state.spent[unitIndex(unit)] = 0;
  c.emit(happened.unitReadied, seat, designOf(unit));
}

/** One wound card comes off (MK-WND-07, MK-WND-10). */
export function healUnitOnce(c: C, seat: number, unit: number): void {
  const { state } = c;
  const index = unitIndex(unit);
  state.unitWounds[index] = Math.max(0, (state.unitWounds[index] as number) - 1);
  if (!state.turn.healedUnits.includes(unit)) state.turn.healedUnits.push(unit);
  c.emit(happened.unitHealed, seat, designOf(unit));
  if (hasLasting(state, 'readyHealed')) readyHealed(c, seat, unit);
}

/** Cure: a unit that is well again is ready, too. */
export function readyHealed(c: C, seat: number, unit: number): void {
  if (isSpent(c.state, unit) && !isWoundedUnit(c.state, unit)) readyUnit(c, seat, unit);
}

/** MK-UNI-05 */
export function gainUnit(c: C, seat: number, unit: number): void {
  const { state } = c;
  const index = unitIndex(unit);
  state.spent[index] = 0;
  state.unitWounds[index] = 0;
  state.familiar[index] = -1;
  lay(playerOf(state, seat).units, unit, state.seen);
  state.turn.newUnits.push(unit);
  c.emit(happened.unitRecruited, seat, designOf(unit));
}

/** A unit leaves the game; its banner goes to the discard pile (MK-BAN-03). */
export function loseUnit(c: C, seat: number, unit: number): void {
  const { state } = c;
  dropBanner(c, seat, unit);
  take(playerOf(state, seat).units, unit);
  state.unitWounds[unitIndex(unit)] = 0;
  if (state.bonded === unit) state.bonded = -1;
  lay(state.box, unit, state.seen);
}

export const hasRoom = (state: MageKnightState, seat: number): boolean =>
  playerOf(state, seat).units.length < commandLimit(state, seat);
