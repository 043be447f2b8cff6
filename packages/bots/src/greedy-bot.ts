import { at, below, noCode, type State, sampleFrom } from '@heldentisch/engine';
import type { BotRequest, SeeingBot } from './bot.js';
import { LookAhead, sameValue } from './look-ahead.js';

/** The average one-step value of every option over imagined states that fit what the seat sees. */
export function greedyValues<S extends State>(request: BotRequest<S>, samples: number): number[] {
  const { game, view, seat, options, random } = request;
  const ahead = new LookAhead(game, random, view, game.bot.evaluate);
  const totals = options.map(() => 0);
  for (let i = 0; i < samples; i++) {
    const state = sampleFrom(game.zones, view, random);
    ahead.values(state, seat, options).forEach((value, index) => {
      totals[index] = at(totals, index) + value;
    });
  }
  return totals.map((total) => total / samples);
}

/** Looks one choice ahead, in several imagined states, and takes what looks best on average. */
export function greedyBot(name: string, samples: number): SeeingBot {
  return {
    name,
    needsView: true,
    choose(request) {
      const { game, view, seat, options, random } = request;
      if (options.length === 1) return at(options, 0);
      const values = greedyValues(request, samples);
      const best = Math.max(...values);
      // Where nothing is gained by anything else, the usual answer: it ends what is going on.
      const usual = options.indexOf(game.bot.reply?.(view, seat) ?? noCode);
      if (usual >= 0 && at(values, usual) >= best - sameValue) return at(options, usual);
      const equal = options.filter((_, index) => at(values, index) >= best - sameValue);
      return at(equal, below(random, equal.length));
    },
  };
}
