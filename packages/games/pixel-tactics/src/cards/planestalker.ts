import { hero, intercept, order, passive, ranged, toForerunner, toSelf, toSupporter, toUnit } from '../define.js';
import { damageEach } from '../effects/damage.js';
import { all, anyHero, inRow } from '../effects/targets.js';

export const planestalker = hero({
  id: 'planestalker',
  attack: 3,
  life: 7,
  front: passive(intercept, ranged),
  flank: passive(toForerunner(ranged), toSupporter(ranged)),
  rear: passive(ranged),
  order: order(damageEach(5, all(anyHero, inRow(1)))),
  leader: { attack: 4, life: 19, ability: { ...toSelf(ranged), ...toUnit(ranged) } },
});
