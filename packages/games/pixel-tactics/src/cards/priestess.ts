import { hero, order, spell } from '../define.js';
import { addToken } from '../effects/cards.js';
import { healLeader, healOne } from '../effects/damage.js';
import { reviveAny, reviveForDamage } from '../effects/units.js';
import { seatOf } from '../grid.js';

export const priestess = hero({
  id: 'priestess',
  attack: 1,
  life: 7,
  front: spell(healOne(4)),
  flank: spell(healLeader(2)),
  rear: spell(reviveForDamage),
  order: order(reviveAny),
  leader: {
    attack: 0,
    life: 19,
    ability: { unitBonus: (s, place) => s.tokens[seatOf(place)] as number, endOfRound: [addToken(2)] },
  },
});
