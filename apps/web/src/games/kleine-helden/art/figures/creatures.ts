import type { Figure } from '../kit/figure.js';
import { boneDragon } from './creatures/bone-dragon.js';
import { fireElemental } from './creatures/fire-elemental.js';
import { ghostWolf } from './creatures/ghost-wolf.js';
import { ghoul } from './creatures/ghoul.js';
import { skeletonWarrior } from './creatures/skeleton-warrior.js';
import { stoneGolem } from './creatures/stone-golem.js';
import { zombie } from './creatures/zombie.js';

/** The summoned creatures by card. */
export const creatureFigures = {
  zombie: zombie,
  'skeleton-warrior': skeletonWarrior,
  ghoul: ghoul,
  'ghost-wolf': ghostWolf,
  'stone-golem': stoneGolem,
  'fire-elemental': fireElemental,
  'bone-dragon': boneDragon,
} as const satisfies Record<string, Figure>;
