import type { Figure } from '../kit/figure.js';
import { bloodsucker } from './demons/bloodsucker.js';
import { chainDevil } from './demons/chain-devil.js';
import { paralysingSpirit } from './demons/paralysing-spirit.js';
import { shadowSoul } from './demons/shadow-soul.js';
import { thievingImp } from './demons/thieving-imp.js';
import { trembler } from './demons/trembler.js';

/** The demons by card. */
export const demonFigures = {
  'shadow-soul': shadowSoul,
  trembler: trembler,
  bloodsucker: bloodsucker,
  'thieving-imp': thievingImp,
  'chain-devil': chainDevil,
  'paralysing-spirit': paralysingSpirit,
} as const satisfies Record<string, Figure>;
