import { at, type Code, noCode, type State, sampleFrom } from '@heldentisch/engine';
import type { BotRequest } from './bot.js';
import { Effort } from './effort.js';
import { LookAhead } from './look-ahead.js';

/** In how many imagined states an invitation is weighed, and how many choices may be tried for that. */
const samples = 4;
const limit = 2_000;

/** A card in the hand is worth something too: what is done unasked must bring more than this. */
const leastGain = 0.02;

/**
 * What a bot does unasked: the choice it is invited to that looks best, if that is clearly better than to leave things
 * as they are; otherwise `noCode`. All bots weigh it alike, looking one choice ahead: they are asked again and again.
 */
export function volunteer<S extends State>({ game, view, seat, options, random }: BotRequest<S>): Code {
  const ahead = new LookAhead(game, random, view, game.bot.evaluate, new Effort(limit));
  const moves = [[], ...options.map((code) => [code])];
  const totals = moves.map(() => 0);
  for (let i = 0; i < samples; i++) {
    const values = ahead.values(sampleFrom(game.zones, view, random), seat, moves, { share: limit / samples });
    for (const [index, value] of values.entries()) totals[index] = at(totals, index) + value;
  }
  const [stay = 0, ...gains] = totals.map((total) => total / samples);
  const best = Math.max(...gains);
  return best > stay + leastGain ? at(options, gains.indexOf(best)) : noCode;
}
