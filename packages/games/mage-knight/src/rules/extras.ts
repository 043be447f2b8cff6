import { type Deed, refusal } from '@heldentisch/engine';
import { designOf, isWound, skillKey, skillThing, unitKey } from '../box.js';
import { bannerOf, combatOf, hasLasting, isSpent, lastingOf, levelOfUnit, playerOf, push, unitAt } from '../players.js';
import type { MageKnightState, TurnFrame } from '../state.js';
import { green } from '../terms.js';
import { choose } from '../vocabulary.js';
import { bannerGives } from './banners.js';
import { effectOf } from './effects.js';
import { actionProblem } from './interaction.js';
import { canPay } from './mana.js';
import { flippable } from './skills.js';
import { readyUnit } from './units.js';

/** What cards and banners let a player do besides, in the own turn. */

type TurnDeed = Deed<MageKnightState, TurnFrame>;

/** How a unit could be made ready: by its banner, or for influence (Ruthless Coercion, Peaceful Moment). */
function wayToReady(
  state: MageKnightState,
  unit: number,
): { readonly price: number; readonly byBanner: boolean } | null {
  const banner = bannerOf(state, unit);
  if (banner >= 0 && bannerGives(state, unit, 'courage') && state.flipped[banner] === 0)
    return { price: 0, byBanner: true };
  const offer = lastingOf(state, 'readyForInfluence');
  if (offer === undefined || levelOfUnit(unit) > offer.least) return null;
  return { price: offer.n * levelOfUnit(unit), byBanner: false };
}

const readyAgain: TurnDeed = {
  kind: choose.pickUnit,
  candidates({ state }, _frame, seat, out) {
    const { units } = playerOf(state, seat);
    for (const [slot, unit] of units.entries())
      if (bannerOf(state, unit) >= 0 || hasLasting(state, 'readyForInfluence')) out.add(choose.pickUnit.code(slot));
  },
  forbids({ state }, _frame, seat, code) {
    const unit = unitAt(playerOf(state, seat), choose.pickUnit.unit(code) + 1);
    if (unit < 0) return refusal('MK-UNI-02');
    const about = { unit: unitKey(designOf(unit)) };
    if (combatOf(state) !== undefined) return refusal('MK-UNI-10', { case: 'combat', ...about });
    const way = wayToReady(state, unit);
    if (way === null) return refusal('MK-UNI-10', { case: 'none', ...about });
    if (!isSpent(state, unit)) return refusal('MK-UNI-10', { case: 'ready', ...about });
    return state.turn.influence >= way.price
      ? null
      : refusal('MK-INT-08', { case: 'unit', ...about, cost: way.price, influence: state.turn.influence });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const unit = unitAt(playerOf(state, seat), choose.pickUnit.unit(code) + 1);
    const way = wayToReady(state, unit) as NonNullable<ReturnType<typeof wayToReady>>;
    if (way.byBanner) state.flipped[bannerOf(state, unit)] = 1;
    else {
      state.turn.influence -= way.price;
      const offer = lastingOf(state, 'readyForInfluence');
      // `bits` says that several units may be made ready.
      if (offer !== undefined && offer.bits === 0) state.turn.lasting.splice(state.turn.lasting.indexOf(offer), 1);
    }
    readyUnit(c, seat, unit);
  },
};

/** Savage Harvesting: a card for each space that was entered, or for one of them. */
const harvest: TurnDeed = {
  kind: choose.harvest,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.harvests > 0) out.add(choose.harvest.code());
  },
  forbids({ state }, _frame, seat) {
    if (state.turn.harvests === 0 || !hasLasting(state, 'discardForCrystal'))
      return refusal('MK-EFF-02', { case: 'harvest' });
    return playerOf(state, seat).hand.some((card) => !isWound(card)) ? null : refusal('MK-CRD-14', { case: 'card' });
  },
  does({ state }, frame, seat) {
    frame.at--;
    state.turn.harvests--;
    const offer = lastingOf(state, 'discardForCrystal');
    if (offer !== undefined && --offer.n === 0) state.turn.lasting.splice(state.turn.lasting.indexOf(offer), 1);
    push(state, effectOf(seat, 'harvest', -1));
  },
};

/** Skills whose token is turned up again: by the action of the turn, or for a green mana. */
const flipUp: TurnDeed = {
  kind: choose.flipUp,
  candidates({ state }, _frame, seat, out) {
    for (const by of ['action', 'green'] as const)
      for (const thing of flippable(state, seat, by)) out.add(choose.flipUp.code(designOf(thing)));
  },
  forbids({ state }, _frame, seat, code) {
    const skill = choose.flipUp.skill(code);
    const about = { skill: skillKey(skill) };
    const thing = skillThing(skill);
    if (flippable(state, seat, 'action').includes(thing)) return actionProblem(state, seat);
    if (!flippable(state, seat, 'green').includes(thing)) return refusal('MK-SKL-03', about);
    return canPay(state, seat, 1 << green) ? null : refusal('MK-CRD-14', { case: 'mana', ...about });
  },
  does({ state }, frame, seat, code) {
    frame.at--;
    const thing = skillThing(choose.flipUp.skill(code));
    if (flippable(state, seat, 'green').includes(thing)) {
      push(state, effectOf(seat, 'flipUp', thing));
      return;
    }
    state.flipped[thing] = 0;
    state.turn.stage = 2;
    state.turn.move = 0;
  },
};

export const extraDeeds: readonly TurnDeed[] = [readyAgain, harvest, flipUp];
