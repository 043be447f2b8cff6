import { at, type Code, noCode, type State } from '@heldentisch/engine';
import { type AdvisingBot, type BotRequest, solvedAnswer } from '../bot.js';
import { Search, type SearchSettings } from './search.js';
import { TurnSearch } from './turn-search.js';

/** What needs no thinking: the only option, or what the game has worked out. Otherwise `noCode`. */
const foregone = <S extends State>(request: BotRequest<S>): Code =>
  request.options.length === 1 ? at(request.options, 0) : solvedAnswer(request);

/** The search that suits the game. */
function searchFor<S extends State>(request: BotRequest<S>, settings: SearchSettings): Search<S> | TurnSearch<S> {
  const { wholeTurns } = request.game.bot;
  return wholeTurns === undefined ? new Search(request, settings) : new TurnSearch(request, settings, wholeTurns.price);
}

/** A bot that thinks ahead: by information-set Monte Carlo tree search, or turn by turn where the game says so. */
export function searchBot(name: string, settings: SearchSettings): AdvisingBot {
  return {
    name,
    needsView: true,
    choose(request) {
      const code = foregone(request);
      if (code !== noCode) return code;
      return searchFor(request, settings).run();
    },
    advise(request) {
      const code = foregone(request);
      if (code !== noCode) return { code, judged: null };
      return searchFor(request, settings).advise();
    },
  };
}
