import { at, below, noCode, type State, sampleFrom } from '@heldentisch/engine';
import { type BotRequest, type SeeingBot, solvedAnswer } from './bot.js';
import { Effort } from './effort.js';
import { LookAhead, type Move, sameValue, spread } from './look-ahead.js';
import { plansFor, worthWeighing } from './plans.js';

export interface GreedySettings {
  /** In how many imagined states every move is judged. */
  readonly samples: number;
  /** No more choices than this are tried for one decision, however much there is to try. */
  readonly limit: number;
}

interface Weighed {
  readonly moves: readonly Move[];
  /** For each move its one-step value, added up over the imagined states. */
  readonly values: readonly number[];
}

/** Weighs every option and every plan in imagined states that fit what the seat sees. */
function weigh<S extends State>(request: BotRequest<S>, { samples, limit }: GreedySettings): Weighed {
  const { game, view, seat, random } = request;
  const options = worthWeighing(game, request.seat, request.options);
  const ahead = new LookAhead(game, random, view, game.bot.evaluate, new Effort(limit));
  const share = Math.floor(limit / samples);
  let moves: readonly Move[] = [];
  const values: number[] = [];
  for (let i = 0; i < samples; i++) {
    const state = sampleFrom(game.zones, view, random);
    if (i === 0) {
      const plans = plansFor(game, state, seat, request.options).map(({ codes }) => codes);
      moves = spread([...options.map((code) => [code]), ...plans], share);
    }
    ahead.values(state, seat, moves, { share }).forEach((value, index) => {
      values[index] = (values[index] ?? 0) + value;
    });
  }
  return { moves, values };
}

/** Looks one move ahead, in several imagined states, and takes what looks best on average. */
export function greedyBot(name: string, settings: GreedySettings): SeeingBot {
  return {
    name,
    needsView: true,
    choose(request) {
      const { game, view, seat, options, random } = request;
      if (options.length === 1) return at(options, 0);
      const solved = solvedAnswer(request);
      if (solved !== noCode) return solved;
      const { moves, values } = weigh(request, settings);
      const best = Math.max(...values) - sameValue;
      const equal = moves.filter((_, index) => at(values, index) >= best).map((codes) => at(codes, 0));
      // Where nothing is gained by anything else, the usual answer: it ends what is going on.
      const usual = game.bot.reply?.(view, seat) ?? noCode;
      return equal.includes(usual) ? usual : at(equal, below(random, equal.length));
    },
  };
}
