import { hero, order, spell } from '../define.js';
import { discardLooked, keepLooked, lookAtTop, ownDeck, returnLooked } from '../effects/cards.js';
import { searchDeck } from '../effects/naming.js';
import { all, anyHero, meleeCapable } from '../effects/targets.js';
import { recruitAnywhere, sendHome } from '../effects/units.js';

export const summoner = hero({
  id: 'summoner',
  attack: 2,
  life: 5,
  front: spell(sendHome(all(anyHero, meleeCapable))),
  flank: spell(recruitAnywhere),
  rear: spell(lookAtTop(3, ownDeck), keepLooked, returnLooked, discardLooked),
  order: order(searchDeck),
  leader: { attack: 1, life: 21, ability: { power: 'freeRecruit' } },
});
