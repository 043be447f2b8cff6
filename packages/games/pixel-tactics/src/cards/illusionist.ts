import { hero, order, spell } from '../define.js';
import { recruitAttacksAnyhow } from '../effects/attacks.js';
import { carryOutShownByEnemy, carryOutStolen, discardStolen } from '../effects/orders.js';
import { ownHero } from '../effects/targets.js';
import { discardRecruit, recruitIntoWave, sendHome } from '../effects/units.js';

export const illusionist = hero({
  id: 'illusionist',
  attack: 4,
  life: 5,
  front: spell(sendHome(ownHero)),
  flank: spell(carryOutShownByEnemy),
  rear: spell(recruitIntoWave, recruitAttacksAnyhow, discardRecruit),
  order: order(carryOutStolen, discardStolen),
  leader: { attack: 4, life: 15, ability: { power: 'choosesMeleeTarget' } },
});
