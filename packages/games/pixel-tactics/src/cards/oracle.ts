import { hero, order, passive, power, spell } from '../define.js';
import { discardFromEnemyHand, lookAtTop, ownDeck, putBackInOrder, renewHand, seeEnemyHand } from '../effects/cards.js';

export const oracle = hero({
  id: 'oracle',
  attack: 2,
  life: 4,
  front: spell(seeEnemyHand, discardFromEnemyHand),
  flank: spell(lookAtTop(5, ownDeck), putBackInOrder(ownDeck)),
  rear: passive(power('peeksAtDeck')),
  order: order(renewHand(1)),
  leader: { attack: 3, life: 20, ability: { power: 'opensEnemyHand' } },
});
