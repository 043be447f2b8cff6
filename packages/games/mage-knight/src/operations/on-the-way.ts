import { at } from '@heldentisch/engine';
import { designOf, skillThing, sourceOfSkill } from '../box.js';
import { skillIds } from '../card-ids.js';
import { combatOf, findDesign, playerOf } from '../players.js';
import { startAssault } from '../rules/combat-start.js';
import { ignore } from '../rules/damage.js';
import { attackElement } from '../rules/enemies.js';
import { takeUnit } from '../rules/interaction.js';
import { goTo } from '../rules/movement.js';
import type { CombatFrame } from '../state.js';
import { elements } from '../terms.js';
import { choose } from '../vocabulary.js';
import { ask } from './asks.js';
import { destinations, mayBeGiven } from './reach.js';
import type { Named, OperationProgram, OperationVerb } from './verb.js';

/** Actions, direct moves, units for free, damage that is ignored, tokens that are turned. */

/** MK-TRN-35 */
export const takeAction: OperationVerb = {
  run({ state }) {
    state.turn.stage = 2;
    state.turn.move = 0;
  },
};

/** MK-MOV-18: nothing on the way counts. */
export function travel(operation: Named<'travel'>): OperationProgram {
  return [
    ask({
      kind: choose.pickSpace,
      rule: 'MK-MOV-19',
      prompt: 'travel',
      options: (state, frame) => destinations(state, frame.seat, operation).map(({ space }) => space),
      read: (code) => choose.pickSpace.space(code),
      answer(c, frame, space) {
        const { state } = c;
        const found = destinations(state, frame.seat, operation).find((one) => one.space === space);
        state.turn.move -= at(operation.costs, (found?.steps ?? 1) - 1);
        const from = playerOf(state, frame.seat).space;
        goTo(c, frame.seat, space);
        if (operation.to === 'assault') startAssault(c, frame.seat, from, [], true);
      },
    }),
  ];
}

export const gainUnitFromOffer: OperationVerb = ask({
  kind: choose.pickUnitName,
  rule: 'MK-RWD-06',
  prompt: 'takeUnit',
  options: (state) => [...new Set(state.unitOffer.filter(mayBeGiven).map(designOf))],
  read: (code) => choose.pickUnitName.unitName(code),
  answer: (c, { seat }, design) => takeUnit(c, seat, findDesign(c.state.unitOffer, design)),
});

/** Only the hero's damage: what is left of it is lower. */
export const ignoreDamage = ({ of }: Named<'ignoreDamage'>): OperationVerb => ({
  run(c) {
    const combat = combatOf(c.state) as CombatFrame;
    const element = attackElement(at(combat.fighters, combat.dealing), combat.dealingAttack);
    ignore(c, combat, of.some((name) => elements.indexOf(name) === element) ? 2 : 1);
  },
});

/** The skill's token is turned face down. */
export const flip: OperationVerb = {
  run({ state }, { source }) {
    const skill = source - sourceOfSkill(0);
    if (skill >= 0 && skill < skillIds.length) state.flipped[skillThing(skill)] = 1;
  },
};
