import { attackBonus, bonus, hero, intercept, order, passive, ranged, spell, toForerunner } from '../define.js';
import { draw, takeFromDiscard } from '../effects/cards.js';
import { otherOwnCard } from '../effects/targets.js';
import { returnOwnCorpse, swapSelf } from '../effects/units.js';
import { placeOf, rowCells, seatOf } from '../grid.js';
import type { Bonus } from '../tables.js';
import { isLivingHero } from '../units.js';

const otherFrontHeroes: Bonus = (s, place) => {
  const front = (rowCells[0] as readonly number[]).map((cell) => placeOf(seatOf(place), cell));
  return front.filter((other) => other !== place && isLivingHero(s, other)).length;
};

export const artist = hero({
  id: 'artist',
  promo: true,
  attack: 2,
  life: 6,
  front: passive(intercept, bonus(otherFrontHeroes)),
  flank: spell(swapSelf(otherOwnCard), draw(1)),
  rear: passive(ranged, toForerunner(attackBonus(2))),
  order: order(takeFromDiscard),
  leader: { attack: 3, life: 19, ability: { endOfRound: [returnOwnCorpse] } },
});
