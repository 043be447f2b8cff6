import type { Figure } from '../kit/figure.js';
import { alchemist } from './npcs/alchemist.js';
import { bard } from './npcs/bard.js';
import { bodyguard } from './npcs/bodyguard.js';
import { courtWizard } from './npcs/court-wizard.js';
import { cutpurse } from './npcs/cutpurse.js';
import { exorcist } from './npcs/exorcist.js';
import { herbalist } from './npcs/herbalist.js';
import { manAtArms } from './npcs/man-at-arms.js';
import { spy } from './npcs/spy.js';
import { weaponsmith } from './npcs/weaponsmith.js';

/** The helpers by card. */
export const npcFigures = {
  herbalist: herbalist,
  weaponsmith: weaponsmith,
  'court-wizard': courtWizard,
  bodyguard: bodyguard,
  spy: spy,
  cutpurse: cutpurse,
  'man-at-arms': manAtArms,
  bard: bard,
  exorcist: exorcist,
  alchemist: alchemist,
} as const satisfies Record<string, Figure>;
