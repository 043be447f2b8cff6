import { hero, intercept, order, passive, spell } from '../define.js';
import { attackWith, leaderAttacks } from '../effects/attacks.js';
import { ownHero } from '../effects/targets.js';
import { recruitRow } from '../effects/units.js';

export const overlord = hero({
  id: 'overlord',
  attack: 3,
  life: 7,
  front: passive(intercept),
  flank: spell(leaderAttacks),
  rear: spell(attackWith('melee', ownHero)),
  order: order(recruitRow),
  leader: { attack: 4, life: 17, ability: { power: 'takesCasualties' } },
});
