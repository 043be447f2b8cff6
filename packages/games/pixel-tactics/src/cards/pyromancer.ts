import { hero, order, passive, ranged, spell, toForerunner, toSelf } from '../define.js';
import { damageEach, meleeCapableEnemies } from '../effects/damage.js';
import { all, anyHero, inRow } from '../effects/targets.js';
import { seatOf } from '../grid.js';

export const pyromancer = hero({
  id: 'pyromancer',
  attack: 3,
  life: 3,
  front: spell(damageEach(3, meleeCapableEnemies)),
  flank: passive(ranged, toForerunner(ranged)),
  rear: passive(ranged),
  order: order(damageEach(7, all(anyHero, inRow(0)))),
  leader: {
    attack: 6,
    life: 17,
    ability: {
      ...toSelf(ranged),
      // PT-LDR-12
      unitBonus: (s, place) => (s.first === seatOf(place) ? 3 : 0),
      unitReduce: (s, seat) => (s.first === seat ? 0 : 1),
    },
  },
});
