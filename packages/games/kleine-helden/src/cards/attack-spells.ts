import type { AttackSpell } from '../define.js';
import { askCard } from '../effects/asking.js';
import { discardAtRandom, targetGear } from '../effects/combat.js';
import { discardChosenGear, healAttacker, lastOnTarget, poisonTarget, stun, thenAsk } from '../effects/doing.js';
import { cardNumber, isArmour } from '../tables.js';
import type { School } from '../terms.js';

/** M01 to M14: magic bonus, damage, cooldown. */
const allArmour = 99;

const spell = (
  school: School,
  [ma, dmg, cooldown]: readonly [number, number, number],
  more: Partial<AttackSpell> = {},
): AttackSpell => ({ kind: 'attack spell', school, ma, dmg, cooldown, ...more });

export const attackSpells = {
  fireball: spell('elemental', [1, 7, 1]),
  lightning: spell('elemental', [2, 4, 1], { ignoresArmour: allArmour }),
  'ice-lance': spell('elemental', [1, 5, 0]),
  'hail-of-stones': spell('elemental', [0, 5, 2], { twoTargets: true }),
  'acid-arrow': spell('elemental', [1, 4, 2], {
    onHit: thenAsk(() => cardNumber('acid-arrow')),
    aftermath: [askCard('target-armour', targetGear(isArmour)), discardChosenGear],
  }),
  'shadow-bolt': spell('dark', [1, 5, 0]),
  'life-drain': spell('dark', [1, 5, 1], { onWound: healAttacker(2) }),
  'breath-of-death': spell('dark', [0, 6, 2], { ignoresArmour: allArmour }),
  'curse-of-weakness': spell('dark', [1, 2, 1], {
    onHit: lastOnTarget(() => cardNumber('curse-of-weakness')),
    lasting: {
      scope: 'being',
      ends: 'own turn',
      bonuses: [
        { stat: 'at', amount: -2 },
        { stat: 'ma', amount: -2 },
      ],
    },
  }),
  'mind-spike': spell('mind', [2, 3, 0], { ignoresArmour: allArmour }),
  madness: spell('mind', [1, 0, 2], {
    onHit: (c, combat, lost) => {
      stun(c, combat, lost);
      discardAtRandom(c, combat);
    },
  }),
  'thorn-vines': spell('nature', [1, 5, 1], {
    onHit: lastOnTarget(() => cardNumber('thorn-vines')),
    lasting: { scope: 'being', ends: 'owner turn', noReaction: true },
  }),
  'insect-swarm': spell('nature', [2, 3, 1], { onWound: poisonTarget(2) }),
  'magic-missile': spell('elemental', [3, 4, 0]),
};
