import { at, below } from '@heldentisch/engine';
import type { BlindBot } from './bot.js';

/** Takes any option, each as likely as the others. */
export const randomBot: BlindBot = {
  name: 'random',
  needsView: false,
  choose: ({ options, random }) => at(options, below(random, options.length)),
};
