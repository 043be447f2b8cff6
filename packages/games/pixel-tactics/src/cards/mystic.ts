import {
  attackBonus,
  both,
  hero,
  intercept,
  order,
  passive,
  reduceAttackDamage,
  spell,
  toForerunner,
} from '../define.js';
import { healSelf } from '../effects/damage.js';
import { drawAndMayPlay, playOrders } from '../effects/orders.js';

export const mystic = hero({
  id: 'mystic',
  attack: 1,
  life: 7,
  front: both(passive(intercept), spell(healSelf)),
  flank: passive(toForerunner(attackBonus(2), reduceAttackDamage(1))),
  rear: spell(drawAndMayPlay),
  order: order(playOrders),
  leader: { attack: 1, life: 19, ability: { power: 'freeOrder' } },
});
