import { beastChallenges } from './beasts.js';
import { bruteChallenges } from './brutes.js';
import { casterChallenges } from './casters.js';
import { folkChallenges } from './folk.js';
import { redChallenges } from './red.js';
import { spiderAndDrakeChallenges } from './spiders-and-drakes.js';
import { strangeChallenges } from './strange.js';
import { undeadChallenges } from './undead.js';

/** Whom one has to fight, 160 by 120. */
export const challengePictures = {
  ...beastChallenges,
  ...spiderAndDrakeChallenges,
  ...bruteChallenges,
  ...folkChallenges,
  ...casterChallenges,
  ...undeadChallenges,
  ...strangeChallenges,
  ...redChallenges,
};
