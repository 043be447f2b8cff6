import { at } from '@heldentisch/engine';
import type { AdvisingBot } from '../bot.js';
import { Search, type SearchSettings } from './search.js';

/** A bot that thinks ahead by information-set Monte Carlo tree search. */
export function searchBot(name: string, settings: SearchSettings): AdvisingBot {
  return {
    name,
    needsView: true,
    choose(request) {
      if (request.options.length === 1) return at(request.options, 0);
      return new Search(request, settings).run();
    },
    advise(request) {
      if (request.options.length === 1) return { code: at(request.options, 0), judged: null };
      return new Search(request, settings).advise();
    },
  };
}
