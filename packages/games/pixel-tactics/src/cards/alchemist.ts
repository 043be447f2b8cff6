import { hero, intercept, order, passive, reduceAttackDamage, spell, toLeader } from '../define.js';
import { damageEach, damageSplit, damageUpTo } from '../effects/damage.js';
import { enemyHero } from '../effects/targets.js';
import { isTruce } from '../rules/cost.js';
import type { PixelVerb } from '../tables.js';

const harmEnemies = damageEach(1, enemyHero);

/** PT-LDR-14; by agreement not during the truce. */
const lixis: PixelVerb = {
  run(c, frame) {
    if (!(c.state.truceStopsLixis && isTruce(c.state))) harmEnemies.run?.(c, frame);
  },
};

export const alchemist = hero({
  id: 'alchemist',
  attack: 2,
  life: 4,
  front: passive(intercept, reduceAttackDamage(2)),
  flank: passive(toLeader(reduceAttackDamage(2))),
  rear: spell(damageUpTo(1, 5)),
  order: order(damageSplit(7)),
  leader: { attack: 2, life: 14, ability: { endOfWave: [lixis] } },
});
