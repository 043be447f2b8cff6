import { hero, order, passive, power, spell } from '../define.js';
import { moveAllDamage, passLeaderDamage } from '../effects/damage.js';

export const vampire = hero({
  id: 'vampire',
  attack: 2,
  life: 6,
  front: passive(power('healsByDamage')),
  flank: passive(power('takesOverForerunner')),
  rear: spell(passLeaderDamage(2)),
  order: order(moveAllDamage),
  leader: { attack: 3, life: 18, ability: { power: 'drains' } },
});
