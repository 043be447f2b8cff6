import { bonus, hero, order, passive, reduceAttackDamage, spell, toForerunner, toLeader } from '../define.js';
import { enemyDeck, lookAtTop, mayDiscardLooked, putBackInOrder } from '../effects/cards.js';
import { mendOrWound } from '../effects/damage.js';

import { isLivingHero } from '../units.js';

export const playtester = hero({
  id: 'playtester',
  promo: true,
  attack: 3,
  life: 5,
  front: passive(
    bonus((s, _place, target) => (target >= 0 && isLivingHero(s, target) && s.damage[target] === 0 ? 2 : 0)),
  ),
  flank: passive(toLeader(reduceAttackDamage(1)), toForerunner(reduceAttackDamage(1))),
  rear: spell(lookAtTop(3, enemyDeck), mayDiscardLooked(enemyDeck), putBackInOrder(enemyDeck)),
  order: order(mendOrWound(4)),
  leader: { attack: 3, life: 20, ability: { power: 'savesHero' } },
});
