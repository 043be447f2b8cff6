import { bonus, hero, order, passive, ranged, toSelf, toSupporter } from '../define.js';
import { damageEach, damageOne } from '../effects/damage.js';
import { all, anyHero, inRow } from '../effects/targets.js';
import { hasIntercept, isLivingHero } from '../units.js';

export const gunner = hero({
  id: 'gunner',
  attack: 5,
  life: 4,
  front: passive(
    ranged,
    bonus((s, _place, target) => (target >= 0 && isLivingHero(s, target) && hasIntercept(s, target) ? 3 : 0)),
  ),
  flank: passive(ranged, toSupporter(ranged)),
  rear: passive(ranged),
  order: order(damageEach(5, all(anyHero, inRow(2)))),
  leader: { attack: 5, life: 18, ability: { ...toSelf(ranged), afterOrder: [damageOne(3)] } },
});
