import {
  hero,
  immuneToRanged,
  intercept,
  order,
  passive,
  power,
  reduceAttackDamage,
  toLeader,
  toSelf,
  toUnit,
} from '../define.js';
import { damageEach, meleeCapableEnemies } from '../effects/damage.js';

export const knight = hero({
  id: 'knight',
  attack: 3,
  life: 10,
  front: passive(intercept, power('hurtsOwnAttackers')),
  flank: passive(toLeader(immuneToRanged)),
  rear: passive(power('takesOverAnyone')),
  order: order(damageEach(4, meleeCapableEnemies)),
  leader: { attack: 4, life: 20, ability: { ...toSelf(reduceAttackDamage(1)), ...toUnit(reduceAttackDamage(1)) } },
});
