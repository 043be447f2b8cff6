import { bonus, hero, order, passive, power, spell } from '../define.js';
import { discardFromEnemyDeck } from '../effects/cards.js';
import { bothDiscardNamed, enemyDiscardsNamed } from '../effects/naming.js';
import { seatOf } from '../grid.js';

export const designer = hero({
  id: 'designer',
  promo: true,
  attack: 3,
  life: 6,
  front: passive(bonus((s, place) => (s.discard[1 - seatOf(place)] as number[]).length)),
  flank: passive(power('discardsTheKilled')),
  rear: spell(discardFromEnemyDeck(3)),
  order: order(enemyDiscardsNamed),
  leader: { attack: 4, life: 18, ability: { endOfRound: [bothDiscardNamed] } },
});
