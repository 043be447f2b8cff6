import { hero, order, spell } from '../define.js';
import { attackWith } from '../effects/attacks.js';
import { draw, gainActions, takeActions } from '../effects/cards.js';
import { all, meleeCapable, otherOwnHero } from '../effects/targets.js';

export const scientist = hero({
  id: 'scientist',
  attack: 2,
  life: 7,
  front: spell(takeActions(1)),
  flank: spell(draw(2)),
  rear: spell(attackWith('melee', all(otherOwnHero, meleeCapable))),
  order: order(gainActions(3)),
  leader: { attack: 1, life: 17, ability: { power: 'extraAction' } },
});
