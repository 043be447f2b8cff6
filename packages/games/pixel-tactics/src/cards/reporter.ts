import { hero, order, passive, power, spell } from '../define.js';
import { discardToDraw } from '../effects/cards.js';
import { winIfCorpses } from '../effects/orders.js';
import { all, anyHero, nextToCorpse } from '../effects/targets.js';
import { kill } from '../effects/units.js';

export const reporter = hero({
  id: 'reporter',
  promo: true,
  attack: 2,
  life: 5,
  front: spell(kill(all(anyHero, nextToCorpse))),
  flank: passive(power('drawsOnDeath')),
  rear: spell(discardToDraw(2)),
  order: order(winIfCorpses(8)),
  leader: { attack: 3, life: 17, ability: { power: 'revealToKill' } },
});
