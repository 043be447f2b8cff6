import { beastChallenges } from './beasts.js';
import { bruteChallenges } from './brutes.js';
import { cultistChallenges } from './cultists.js';
import { folkChallenges } from './folk.js';
import { redChallenges } from './red.js';
import { spiderAndDrakeChallenges } from './spiders-and-drakes.js';
import { strangeChallenges } from './strange.js';
import { undeadChallenges } from './undead.js';
import { witchChallenges } from './witches.js';

/** Whom one has to fight, 160 by 120. */
export const challengePictures = {
  ...beastChallenges,
  ...spiderAndDrakeChallenges,
  ...bruteChallenges,
  ...folkChallenges,
  ...cultistChallenges,
  ...witchChallenges,
  ...undeadChallenges,
  ...strangeChallenges,
  ...redChallenges,
};
