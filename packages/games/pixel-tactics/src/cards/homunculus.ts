import { attackBonus, hero, intercept, order, passive, power, spell } from '../define.js';
import { gatherDamage } from '../effects/damage.js';
import { rearrangeUnit } from '../effects/units.js';

export const homunculus = hero({
  id: 'homunculus',
  attack: 3,
  life: 7,
  front: passive(intercept, attackBonus(2)),
  flank: spell(gatherDamage(7)),
  rear: passive(power('takesOverRear')),
  order: order(rearrangeUnit),
  leader: { attack: 0, life: 36, ability: { power: 'takesLethalDamage' } },
});
