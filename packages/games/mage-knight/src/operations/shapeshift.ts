import { cardNames, designOf, isBasicDesign, isDeedThing } from '../box.js';
import { ways } from '../card.js';
import { combatOf, hasLasting } from '../players.js';
import { endLasting } from '../rules/mana.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import { attackKinds, elements, melee, physical } from '../terms.js';
import { choose } from '../vocabulary.js';
import { ask } from './asks.js';
import { addAttack, addBlock, addMove } from './points.js';
import type { Named, OperationVerb } from './verb.js';

/** Shapeshift: a fixed number of move, attack or block on a basic action counts as another of the three. */

type Points = Named<'move' | 'attack' | 'block' | 'influence' | 'heal'>;
const [moveWay, attackWay, blockWay] = [ways.indexOf('move'), ways.indexOf('attack'), ways.indexOf('block')];

/** Whether this card could be played in another shape now. */
export const canShift = (state: MageKnightState, card: number): boolean =>
  card >= 0 && hasLasting(state, 'shapeshift') && isDeedThing(card) && isBasicDesign(designOf(card));

const isShifting = (state: MageKnightState, { source }: EffectFrame): boolean =>
  hasLasting(state, 'shapeshift') && source >= 0 && source < cardNames.length && isBasicDesign(source);

/** An attack keeps its kind, so a ranged one is made in both phases. */
function openWays(state: MageKnightState, operation: Points): number[] {
  const phase = combatOf(state)?.phase ?? -1;
  const isFar = operation.op === 'attack' && operation.kind !== 'melee';
  return [moveWay, ...(phase === 3 || (isFar && phase === 0) ? [attackWay] : []), ...(phase === 1 ? [blockWay] : [])];
}

export function shiftable(operation: Points, verb: OperationVerb): OperationVerb {
  const { op, n } = operation;
  if (typeof n !== 'number' || op === 'influence' || op === 'heal') return verb;
  const own = op === 'move' ? moveWay : op === 'attack' ? attackWay : blockWay;
  const element = 'element' in operation ? elements.indexOf(operation.element) : physical;
  const kind = op === 'attack' ? attackKinds.indexOf(operation.kind) : melee;
  return ask({
    kind: choose.take,
    rule: 'MK-EFF-01',
    prompt: 'shapeshift',
    options: (state, frame) => (isShifting(state, frame) ? openWays(state, operation) : []),
    read: (code) => choose.take.way(code),
    answer(c, frame, way) {
      if (way === own) {
        verb.run?.(c, frame);
        return;
      }
      endLasting(c.state, 'shapeshift');
      const amount = n + frame.bonus;
      if (way === moveWay) addMove(c, frame, amount);
      else if (way === attackWay) addAttack(c, frame, kind, element, amount);
      else addBlock(c, frame, element, amount);
    },
    none: (c, frame) => verb.run?.(c, frame),
  });
}
