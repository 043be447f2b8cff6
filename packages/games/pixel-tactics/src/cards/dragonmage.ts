import { attackBonus, hero, order, passive, ranged, spell, toSupporter } from '../define.js';
import { all, anyHero, meleeCapable } from '../effects/targets.js';
import { kill, raiseAttack } from '../effects/units.js';

export const dragonmage = hero({
  id: 'dragonmage',
  attack: 6,
  life: 3,
  front: spell(kill(all(anyHero, meleeCapable))),
  flank: passive(toSupporter(attackBonus(3))),
  rear: passive(ranged),
  order: order(raiseAttack(5, anyHero)),
  leader: { attack: 3, life: 17, ability: { power: 'forbidsClear' } },
});
