import {
  doubleAgainstLeaders,
  doublePrintedAgainstHeroes,
  hero,
  order,
  passive,
  spell,
  toForerunner,
} from '../define.js';
import { damageEnemyLeader } from '../effects/damage.js';
import { anyHero } from '../effects/targets.js';
import { kill } from '../effects/units.js';

export const killer = hero({
  id: 'killer',
  attack: 3,
  life: 1,
  front: passive(doubleAgainstLeaders),
  flank: passive(toForerunner(doublePrintedAgainstHeroes)),
  rear: spell(damageEnemyLeader(3)),
  order: order(kill(anyHero)),
  leader: { attack: 8, life: 15, ability: { power: 'immediateCheck' } },
});
