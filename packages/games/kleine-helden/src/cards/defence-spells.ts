import type { DefenceSpell } from '../define.js';
import { strikeBack } from '../effects/doing.js';
import { attackSpell } from '../tables.js';
import type { AttackName, School } from '../terms.js';

/** M15 to M21: magic bonus, cooldown. */
const spell = (
  school: School,
  [ma, cooldown]: readonly [number, number],
  against: readonly AttackName[],
  more: Partial<DefenceSpell> = {},
): DefenceSpell => ({ kind: 'defence spell', school, ma, cooldown, against, ...more });

const weapons: readonly AttackName[] = ['melee', 'ranged'];

export const defenceSpells = {
  'magic-shield': spell('protection', [2, 0], ['magic']),
  'wall-of-fire': spell('elemental', [1, 1], ['melee'], { onDefend: strikeBack(() => 2) }),
  'gust-of-wind': spell('elemental', [2, 0], ['ranged']),
  'stone-skin': spell('protection', [1, 1], weapons, { rsOnFail: 2 }),
  'spell-mirror': spell('protection', [1, 2], ['magic'], {
    onDefend: strikeBack((_c, combat) => attackSpell(combat.card).dmg),
  }),
  'mirror-image': spell('mind', [1, 1], ['melee', 'ranged', 'magic']),
  'shadow-leap': spell('dark', [2, 2], weapons, { keepsReaction: true }),
};
