import { hero, intercept, order, passive, reduceAttackDamage, spell } from '../define.js';
import { healOne, healSplit, healWaveRow } from '../effects/damage.js';

export const healer = hero({
  id: 'healer',
  attack: 1,
  life: 4,
  front: passive(intercept, reduceAttackDamage(2)),
  flank: spell(healOne(4)),
  rear: spell(healSplit(6, { heroes: 3, each: 2 })),
  order: order(healSplit(10)),
  leader: { attack: 5, life: 18, ability: { endOfWave: [healWaveRow(2)] } },
});
