import { hero, order, spell } from '../define.js';
import { mascotOrders } from '../effects/attacks.js';
import { carryOutLeaderOrder } from '../effects/orders.js';

export const mascot = hero({
  id: 'mascot',
  attack: 1,
  life: 4,
  front: spell(mascotOrders('melee', 0)),
  flank: spell(mascotOrders('ranged', 1)),
  rear: spell(mascotOrders('ranged', 2)),
  order: order(carryOutLeaderOrder),
  leader: { attack: 1, life: 20, ability: { power: 'attackAfterRecruit' } },
});
