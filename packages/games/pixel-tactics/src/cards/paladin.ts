import { hero, intercept, order, passive, spell } from '../define.js';
import { enemyCard, ownCard } from '../effects/targets.js';
import { rearrangeEnemyColumn, swapTwo } from '../effects/units.js';

export const paladin = hero({
  id: 'paladin',
  attack: 4,
  life: 6,
  front: passive(intercept),
  flank: spell(swapTwo(ownCard)),
  rear: spell(swapTwo(enemyCard)),
  order: order(rearrangeEnemyColumn),
  leader: { attack: 3, life: 20, ability: { power: 'freeClearAndMove' } },
});
