import { at, type Deed, refusal } from '@heldentisch/engine';
import { designOf, unitIndex, unitKey } from '../box.js';
import { isSpent, isWoundedUnit, playerOf } from '../players.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { attackNumber, choose, happened } from '../vocabulary.js';
import { bannerGives } from './banners.js';
import { attackOf, attackProblem, eachAttack, fighterOf } from './block.js';
import { mayUseUnit } from './damage.js';
import { gainFame } from './tracks.js';

/** Banner of Fear: the unit that carries it is spent, and one enemy attack does not happen. */

const bearer = (state: MageKnightState, seat: number): number =>
  playerOf(state, seat).units.find((unit) => bannerGives(state, unit, 'fear')) ?? -1;

export const frighten: Deed<MageKnightState, CombatFrame> = {
  kind: choose.frighten,
  candidates({ state }, combat, seat, out) {
    if (bearer(state, seat) < 0) return;
    eachAttack(combat, (i, attack) => void out.add(choose.frighten.code(attackNumber(i, attack))));
  },
  forbids({ state }, combat, seat, code) {
    const unit = bearer(state, seat);
    if (unit < 0) return refusal('MK-BAN-02', { case: 'fear' });
    const about = { unit: unitKey(designOf(unit)) };
    if (!mayUseUnit(state, combat, unit)) return refusal('MK-CBT-04', { case: 'units', ...about });
    if (isSpent(state, unit)) return refusal('MK-UNI-07', about);
    if (isWoundedUnit(state, unit)) return refusal('MK-UNI-13', about);
    const number = choose.frighten.attack(code);
    return attackProblem(combat, fighterOf(number), attackOf(number));
  },
  does(c, combat, seat, code) {
    combat.at--;
    const { state } = c;
    const unit = bearer(state, seat);
    const number = choose.frighten.attack(code);
    const fighter = at(combat.fighters, fighterOf(number));
    state.spent[unitIndex(unit)] = 1;
    fighter.cancelled |= 1 << attackOf(number);
    fighter.unitsInvolved = 1;
    c.emit(happened.unitSpent, seat, designOf(unit));
    c.emit(happened.attackPrevented, fighter.enemy, fighterOf(number));
    gainFame(c, seat, 1);
  },
};
