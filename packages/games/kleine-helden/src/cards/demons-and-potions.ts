import type { Bonus, DemonCard, PotionCard } from '../define.js';
import { bindOne, hostDiscards, mostLifeLoses } from '../effects/demons.js';
import type { StatName } from '../terms.js';

/** M38 to M43: parry, resistance, armour, life points. */
const demon = ([pa, mr, rs, life]: readonly [number, number, number, number], more: Partial<DemonCard>): DemonCard => ({
  kind: 'demon',
  pa,
  mr,
  rs,
  life,
  ...more,
});

const minus = (stat: StatName, amount: number): Bonus => ({ stat, amount: -amount });

export const demons = {
  'shadow-soul': demon([11, 11, 0, 8], { curse: [minus('at', 1), minus('ma', 1)] }),
  trembler: demon([10, 10, 0, 7], { stopsSixes: true }),
  bloodsucker: demon([11, 9, 0, 7], { atTurnStart: mostLifeLoses(1) }),
  'thieving-imp': demon([12, 9, 0, 5], { atTurnStart: [hostDiscards] }),
  'chain-devil': demon([12, 11, 1, 7], { atTurnStart: bindOne }),
  'paralysing-spirit': demon([10, 12, 0, 8], { curse: [minus('pa', 2)] }),
};

/** M44 to M50 */
const plus = (stat: StatName, amount: number): Bonus => ({ stat, amount });
const potion = (more: Partial<PotionCard>): PotionCard => ({ kind: 'potion', ...more });

export const potions = {
  'healing-potion': potion({ heals: 5 }),
  'potion-of-luck': potion({ luck: true }),
  'potion-of-strength': potion({ bonuses: [plus('at', 3)] }),
  'potion-of-power': potion({ bonuses: [plus('ma', 3)] }),
  'potion-of-defence': potion({ bonuses: [plus('pa', 2), plus('mr', 2)] }),
  'potion-of-armour': potion({ bonuses: [plus('rs', 4)] }),
  'berserker-potion': potion({
    bonuses: [plus('at', 3), plus('dmg', 2)],
    lasting: { scope: 'being', ends: 'own turn', noReaction: true },
  }),
};
