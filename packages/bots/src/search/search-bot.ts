import { at, type Code, noCode, type State } from '@heldentisch/engine';
import { type AdvisingBot, type BotRequest, solvedAnswer } from '../bot.js';
import { Search, type SearchSettings } from './search.js';

/** What needs no thinking: the only option, or what the game has worked out. Otherwise `noCode`. */
const foregone = <S extends State>(request: BotRequest<S>): Code =>
  request.options.length === 1 ? at(request.options, 0) : solvedAnswer(request);

/** A bot that thinks ahead by information-set Monte Carlo tree search. */
export function searchBot(name: string, settings: SearchSettings): AdvisingBot {
  return {
    name,
    needsView: true,
    choose(request) {
      const code = foregone(request);
      if (code !== noCode) return code;
      return new Search(request, settings).run();
    },
    advise(request) {
      const code = foregone(request);
      if (code !== noCode) return { code, judged: null };
      return new Search(request, settings).advise();
    },
  };
}
