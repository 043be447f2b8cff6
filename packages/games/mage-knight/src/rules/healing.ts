import { type Deed, refusal } from '@heldentisch/engine';
import { designOf, unitKey } from '../box.js';
import type { C } from '../players.js';
import { combatOf, isWoundedUnit, lastingOf, levelOfUnit, playerOf, unitAt, woundsIn } from '../players.js';
import type { MageKnightState } from '../state.js';
import { choose } from '../vocabulary.js';
import type { ActingFrame } from './acting.js';
import { healWound } from './cards.js';
import { gainFame } from './tracks.js';
import { healUnitOnce } from './units.js';

/** Healing points are spent (MK-WND). */

function spend(c: C, seat: number, points: number): void {
  const { state } = c;
  state.turn.heal -= points;
  const grail = lastingOf(state, 'famePerHealing');
  if (grail === undefined || grail.n <= 0) return;
  const used = Math.min(points, grail.n);
  grail.n -= used;
  gainFame(c, seat, used);
}

export const healHand: Deed<MageKnightState, ActingFrame> = {
  kind: choose.healHand,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.heal > 0) out.add(choose.healHand.code());
  },
  forbids({ state }, _frame, seat) {
    if (combatOf(state) !== undefined) return refusal('MK-WND-04', { case: 'combat' });
    if (state.turn.heal < 1) return refusal('MK-WND-06', { case: 'points' });
    return woundsIn(playerOf(state, seat).hand) > 0 ? null : refusal('MK-WND-06', { case: 'wounds' });
  },
  does(c, frame, seat) {
    frame.at--;
    spend(c, seat, 1);
    healWound(c, seat);
  },
};

export const healUnit: Deed<MageKnightState, ActingFrame> = {
  kind: choose.healUnit,
  candidates({ state }, _frame, seat, out) {
    if (state.turn.heal <= 0) return;
    for (const slot of playerOf(state, seat).units.keys()) out.add(choose.healUnit.code(slot));
  },
  forbids({ state }, _frame, seat, code) {
    const unit = unitAt(playerOf(state, seat), choose.healUnit.unit(code) + 1);
    if (unit < 0) return refusal('MK-UNI-02');
    const about = { unit: unitKey(designOf(unit)) };
    if (combatOf(state) !== undefined) return refusal('MK-WND-04', { case: 'combat' });
    if (!isWoundedUnit(state, unit)) return refusal('MK-WND-07', { case: 'unwounded', ...about });
    const level = levelOfUnit(unit);
    return state.turn.heal >= level
      ? null
      : refusal('MK-WND-07', { case: 'points', ...about, level, points: state.turn.heal });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const unit = unitAt(playerOf(c.state, seat), choose.healUnit.unit(code) + 1);
    spend(c, seat, levelOfUnit(unit));
    healUnitOnce(c, seat, unit);
  },
};
