import {
  Chance,
  type Code,
  copyState,
  type Game,
  noCode,
  Play,
  type RandomStream,
  type State,
} from '@heldentisch/engine';

/** Options whose values differ by less look equally good. */
export const sameValue = 1e-9;

/** How good a state is for a seat, from -1 (lost) to 1 (won). */
export type Judgement<S extends State> = (state: S, seat: number) => number;

/** No choice raises more questions in a row than this; behind it the state is judged as it stands. */
const longestChain = 40;

/**
 * Tries choices in imagined states. All bots that think use one: it counts every choice it tries in `spent`, the
 * measure of their budgets, because that count is the same on every machine.
 */
export class LookAhead<S extends State> {
  /** Choices tried so far. */
  spent = 0;
  private readonly play: Play<S>;

  constructor(
    readonly game: Game<S>,
    private readonly random: RandomStream,
    state: S,
    private readonly judge: Judgement<S>,
  ) {
    this.play = new Play(game, state, new Chance(random));
  }

  /**
   * How good each option is for the seat that has the decision: the judgement after it and after the questions it
   * raises, the own ones answered greedily, others as the game takes for granted. The same dice fall for every option,
   * so that luck does not decide between them. The state stays as it is; `onBest` sees each state that is the best so
   * far.
   */
  values(state: S, seat: number, options: readonly Code[], onBest?: (state: S) => void): number[] {
    let best = Number.NEGATIVE_INFINITY;
    const dice = this.random.save();
    return options.map((code) => {
      this.random.load(dice);
      this.enter(state, seat, code);
      this.comeToRest(seat);
      const value = this.judge(this.play.state, seat);
      if (value > best) {
        best = value;
        onBest?.(this.play.state);
      }
      return value;
    });
  }

  /** Puts a copy of the state on the table and takes the choice there. */
  private enter(state: S, seat: number, code: Code): void {
    this.play.restore(copyState(this.game, state));
    this.play.follow(seat, code);
    this.spent++;
  }

  /** Answers what the choice set off until the next free decision. */
  private comeToRest(seat: number): void {
    const { play, game } = this;
    for (let i = 0; i < longestChain && play.waiting !== 0; i++) {
      const asked = play.nextSeat();
      const reply = game.bot.reply?.(play.state, asked) ?? noCode;
      if (reply !== noCode) {
        play.follow(asked, reply);
        this.spent++;
      } else if (isOwnChain(play, seat)) this.answerBest(seat);
      else return;
    }
  }

  private answerBest(seat: number): void {
    const { play } = this;
    const before = play.state;
    const options = play.options(seat).toArray();
    let best = Number.NEGATIVE_INFINITY;
    let bestState = before;
    for (const code of options) {
      this.enter(before, seat, code);
      const value = this.judge(play.state, seat);
      if (value <= best) continue;
      best = value;
      bestState = play.state;
    }
    play.restore(bestState);
  }
}

/** Whether the decision waited for belongs to the effect of the seat's choice before it. */
export function isOwnChain<S extends State>(play: Play<S>, seat: number): boolean {
  const frame = play.waitingFrame;
  if (frame === null || play.waiting !== 1 << seat) return false;
  return play.stepOf(frame).isAmid?.(play.state, frame) === true;
}
