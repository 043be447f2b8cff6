import { attackBonus, hero, order, passive, power, reduceAttackDamage } from '../define.js';
import { everybodyStrikes } from '../effects/attacks.js';

export const berserker = hero({
  id: 'berserker',
  attack: 3,
  life: 6,
  front: passive(attackBonus(2), reduceAttackDamage(1)),
  flank: passive(power('hurtsMeleeAttackers')),
  rear: passive(power('shootsAfterFirstOrder')),
  order: order(everybodyStrikes),
  leader: { attack: 4, life: 19, ability: { power: 'lastAttack' } },
});
