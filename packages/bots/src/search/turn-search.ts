import { at, Chance, type Code, copyState, Play, type State, sampleFrom } from '@heldentisch/engine';
import type { Advice, BotRequest } from '../bot.js';
import { Effort } from '../effort.js';
import { isInOwnEffect, take } from '../imagined-play.js';
import { type Judgement, LookAhead, spread } from '../look-ahead.js';
import { worthWeighing } from '../plans.js';
import type { SearchSettings } from './search.js';

/** An option and what was seen of it. */
interface Candidate {
  readonly code: Code;
  /** What it looks like at once. */
  prior: number;
  /** What the turn came to, added up, and how often it was played on. */
  total: number;
  visits: number;
}

/** A turn is played on for fewer decisions than this. */
const longestTurn = 40;

/** So many of the best-looking options are played on, or fewer if the budget is small. */
const mostCandidates = 6;

/**
 * One search for one decision, for games in which a turn is long and belongs to one seat: every option is judged at once,
 * the best-looking ones are played on to the end of the turn, each further choice being the one that looks best, and
 * judged there. What an option only seemed to promise is found out that way. The better half is played on again in another
 * imagined state, and so on, until one is left or the budget is spent.
 */
export class TurnSearch<S extends State> {
  private readonly play: Play<S>;
  private readonly ahead: LookAhead<S>;
  private readonly effort: Effort;
  private readonly judge: Judgement<S>;
  private readonly budget: number;

  constructor(
    private readonly request: BotRequest<S>,
    settings: SearchSettings,
    price: number,
  ) {
    const { game, random, view } = request;
    this.budget = settings.budget / price;
    this.effort = new Effort(settings.limit);
    this.play = new Play(game, view, new Chance(random));
    this.judge = game.bot.prospects ?? game.bot.evaluate;
    this.ahead = new LookAhead(game, random, view, this.judge, this.effort);
  }

  run(): Code {
    return at(this.ranked(), 0).code;
  }

  /** What `run` would choose, and what speaks for it. */
  advise(): Advice {
    const [best, next] = this.ranked() as [Candidate, Candidate?];
    const judged = next === undefined ? null : { value: meanOf(best), next: { code: next.code, value: meanOf(next) } };
    return { code: best.code, judged };
  }

  /** The options, the best first. */
  private ranked(): Candidate[] {
    const all = this.judged();
    if (!this.isFreeInTurn()) return all;
    let left = all.slice(0, mostCandidates);
    while (left.length > 1 && this.effort.spent < this.budget) {
      this.playOn(left);
      left.sort(byValue);
      left = left.slice(0, Math.floor(left.length / 2));
    }
    return all.sort(byValue);
  }

  /** All options by what they look like at once. */
  private judged(): Candidate[] {
    const { game, seat, options } = this.request;
    const codes = spread(worthWeighing(game, seat, options), this.effort.left / 2);
    const moves = codes.map((code) => [code]);
    const values = this.ahead.values(this.imagine(), seat, moves, { share: this.effort.left / 2 });
    return codes
      .map((code, i) => ({ code, prior: at(values, i), total: 0, visits: 0 }))
      .sort((a, b) => b.prior - a.prior);
  }

  private imagine(): S {
    const { game, view, random } = this.request;
    return sampleFrom(game.zones, view, random);
  }

  /** Whether the turn is the asked seat's own and it may do what it likes: in the middle of an effect looks are enough. */
  private isFreeInTurn(): boolean {
    const { view, seat } = this.request;
    if (!this.isOwnTurn(view)) return false;
    this.play.restore(this.imagine());
    return !isInOwnEffect(this.play, seat);
  }

  private isOwnTurn(state: S): boolean {
    return this.request.game.turns.seat(state) === this.request.seat;
  }

  /** Plays each of them to the end of the turn in one more imagined state, with the same luck for all. */
  private playOn(candidates: readonly Candidate[]): void {
    const { random } = this.request;
    const state = this.imagine();
    const dice = random.save();
    for (const candidate of candidates) {
      if (this.effort.spent >= this.budget) return;
      random.load(dice);
      candidate.total += this.endOfTurn(state, candidate.code);
      candidate.visits++;
    }
  }

  /** What the state is worth when the turn is over that goes on with this choice. */
  private endOfTurn(state: S, code: Code): number {
    const { play, ahead, effort, request } = this;
    const { game, seat } = request;
    const number = game.turns.number(state);
    play.restore(copyState(game, state));
    take(play, seat, code, effort);
    for (let i = 0; i < longestTurn && play.waiting !== 0; i++) {
      if (play.nextSeat() !== seat || !this.isOwnTurn(play.state) || game.turns.number(play.state) !== number) break;
      const options = worthWeighing(game, seat, play.options(seat).toArray());
      if (options.length > effort.left) break;
      let next = play.state;
      const onBest = (best: S): void => {
        next = best;
      };
      const moves = options.map((option) => [option]);
      ahead.values(play.state, seat, moves, { onBest });
      play.restore(next);
    }
    return this.judge(play.state, seat);
  }
}

const meanOf = ({ prior, total, visits }: Candidate): number => (visits === 0 ? prior : total / visits);

/** What was not played on has only its looks and comes after all others; looks decide between what came to the same. */
const byValue = (a: Candidate, b: Candidate): number =>
  Math.sign(b.visits) - Math.sign(a.visits) || meanOf(b) - meanOf(a) || b.prior - a.prior;
