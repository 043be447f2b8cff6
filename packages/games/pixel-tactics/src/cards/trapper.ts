import {
  hero,
  immuneToRanged,
  intercept,
  order,
  passive,
  ranged,
  spell,
  toForerunner,
  toSelf,
  toSupporter,
  toUnit,
} from '../define.js';
import { discardAtRandom } from '../effects/cards.js';

export const trapper = hero({
  id: 'trapper',
  attack: 4,
  life: 5,
  front: passive(intercept, immuneToRanged),
  flank: passive(toForerunner(intercept), toSupporter(ranged)),
  rear: spell(discardAtRandom(1)),
  order: order(discardAtRandom(3)),
  leader: { attack: 5, life: 19, ability: { ...toSelf(ranged), ...toUnit(intercept) } },
});
