import { attackBonus, hero, intercept, meleeBonus, order, passive, toSelf, toUnit } from '../define.js';
import { damageColumn } from '../effects/damage.js';

export const warrior = hero({
  id: 'warrior',
  attack: 4,
  life: 8,
  front: passive(intercept),
  flank: passive(attackBonus(2)),
  rear: passive(attackBonus(4)),
  order: order(damageColumn(5)),
  leader: { attack: 4, life: 23, ability: { ...toSelf(meleeBonus(3)), ...toUnit(meleeBonus(3)) } },
});
