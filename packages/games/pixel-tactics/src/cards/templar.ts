import { bonus, hero, immuneToAttacks, order, passive, spell, toSupporter } from '../define.js';
import { selfAttacks } from '../effects/attacks.js';
import { all, meleeCapable, otherOwnHero } from '../effects/targets.js';
import { swapSelf, swearRevenge } from '../effects/units.js';

export const templar = hero({
  id: 'templar',
  attack: 1,
  life: 6,
  front: passive(bonus((s, place) => s.damage[place] as number)),
  flank: passive(toSupporter(immuneToAttacks)),
  rear: spell(swapSelf(all(otherOwnHero, meleeCapable)), selfAttacks),
  order: order(swearRevenge),
  leader: { attack: 4, life: 23, ability: { unitBonus: (s, place) => (s.hurt[place] === 1 ? 5 : 0) } },
});
