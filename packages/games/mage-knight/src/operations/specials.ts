import type { SpecialName } from '../card.js';
import { advancedActions } from './specials/advanced-actions.js';
import { artifacts } from './specials/artifacts.js';
import { basicActions } from './specials/basic-actions.js';
import { krangSkills } from './specials/krang-skills.js';
import { mindSpells } from './specials/mind-spells.js';
import { rules } from './specials/rules.js';
import { skills } from './specials/skills.js';
import { spells } from './specials/spells.js';
import { tactics } from './specials/tactics.js';
import { units } from './specials/units.js';
import type { Special } from './verb.js';

/** What only one card, unit, skill or tactic does, by its name. */
export const specials: Readonly<Record<SpecialName, Special>> = {
  ...basicActions,
  ...units,
  ...advancedActions,
  ...spells,
  ...mindSpells,
  ...artifacts,
  ...skills,
  ...krangSkills,
  ...tactics,
  ...rules,
};
