import type { GeneralSpell, Lasting, Summoning } from '../define.js';
import { transferFreely } from '../effects/artifacts.js';
import { askCard, askStat } from '../effects/asking.js';
import { gearOfAimed } from '../effects/combat.js';
import {
  aimed,
  discardChosenGear,
  discardDemon,
  giveAction,
  healAttacker,
  healing,
  lastForAimed,
  lastForGroup,
  steal,
} from '../effects/doing.js';
import { isRustable } from '../rules/aims.js';
import { stats } from '../terms.js';

/** M22 to M30: target number, cooldown; then the summonings M31 to M37. */
const spell = (
  school: GeneralSpell['school'],
  [target, cooldown]: readonly [number, number],
  aims: GeneralSpell['aims'],
  program: GeneralSpell['program'],
  lasting?: Pick<Lasting, 'scope' | 'bonuses'>,
): GeneralSpell => ({
  kind: 'general spell',
  school,
  target,
  cooldown,
  aims,
  program,
  ...(lasting === undefined ? {} : { lasting: { ...lasting, ends: 'own turn' } }),
});

export const generalSpells = {
  healing: spell('nature', [9, 1], 'own fighter', [healing(aimed, 4)]),
  'greater-healing': spell('nature', [12, 3], 'own fighter', [healing(aimed, 7)]),
  banishment: spell('protection', [10, 1], 'demon', [discardDemon(aimed)]),
  'thought-theft': spell('mind', [10, 2], 'opponent with cards', [steal]),
  'curse-of-rust': spell('dark', [10, 2], 'armed enemy hero', [
    askCard('target-rustable', gearOfAimed(isRustable)),
    discardChosenGear,
  ]),
  'dark-blessing': spell(
    'dark',
    [8, 1],
    'own fighter',
    [askStat('attack-or-magic', [stats.at, stats.ma]), lastForAimed],
    {
      scope: 'being',
      bonuses: [
        { stat: 'at', amount: 2 },
        { stat: 'ma', amount: 2 },
      ],
    },
  ),
  'circle-of-protection': spell('protection', [10, 2], 'nothing', [lastForGroup], {
    scope: 'group',
    bonuses: [
      { stat: 'mr', amount: 2 },
      { stat: 'rs', amount: 1 },
    ],
  }),
  telekinesis: spell('mind', [8, 0], 'two own heroes', [transferFreely]),
  'time-thief': spell('mind', [12, 3], 'other own fighter', [giveAction(aimed, false)]),
};

const creature = (
  [target, cooldown]: readonly [number, number],
  [at, pa, mr, rs, dmg, life]: readonly [number, number, number, number, number, number],
  more: Partial<Summoning> = {},
): Summoning => ({ kind: 'summoning', target, cooldown, at, pa, mr, rs, dmg, life, ...more });

export const summonings = {
  zombie: creature([9, 1], [4, 2, 1, 1, 5, 6]),
  'skeleton-warrior': creature([10, 1], [5, 3, 2, 0, 5, 6]),
  ghoul: creature([11, 1], [6, 2, 2, 0, 6, 7], { onKill: healAttacker(2) }),
  'ghost-wolf': creature([10, 1], [6, 3, 3, 0, 5, 5]),
  'stone-golem': creature([12, 2], [5, 1, 3, 3, 6, 8]),
  'fire-elemental': creature([12, 2], [6, 3, 4, 0, 6, 7], { thorns: 1 }),
  'bone-dragon': creature([14, 3], [7, 4, 4, 2, 7, 10]),
};
