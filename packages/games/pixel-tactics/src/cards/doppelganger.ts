import { hero, order, spell } from '../define.js';
import { copySpell } from '../effects/attacks.js';
import { carryOutFromHand } from '../effects/orders.js';

export const doppelganger = hero({
  id: 'doppelganger',
  attack: 3,
  life: 5,
  front: spell(copySpell(0)),
  flank: spell(copySpell(1)),
  rear: spell(copySpell(2)),
  order: order(carryOutFromHand),
  leader: { attack: 2, life: 18, ability: { power: 'copiesLeader' } },
});
