import {
  at,
  Chance,
  type Code,
  copyState,
  type Game,
  noCode,
  Play,
  type RandomStream,
  type State,
} from '@heldentisch/engine';
import type { Effort } from './effort.js';
import { follow, isInOwnEffect, isSamePlace, isSolved, take, usualAnswer } from './imagined-play.js';
import { worthWeighing } from './plans.js';

/** Options whose values differ by less look equally good. */
export const sameValue = 1e-9;

const worst = -1;

/** How good a state is for a seat, from -1 (lost) to 1 (won). */
export type Judgement<S extends State> = (state: S, seat: number) => number;

/** One choice, or a plan of several that are to be made one after the other. */
export type Move = readonly Code[];

/** No choice raises more questions in a row than this; behind it the state is judged as it stands. */
const longestChain = 40;

/** Tries choices in imagined states. All bots that think use one. */
export class LookAhead<S extends State> {
  private readonly play: Play<S>;

  constructor(
    readonly game: Game<S>,
    private readonly random: RandomStream,
    state: S,
    private readonly judge: Judgement<S>,
    readonly effort: Effort,
  ) {
    this.play = new Play(game, state, new Chance(random));
  }

  /**
   * How good each move is for the seat that has the decision: the judgement after it and after the questions it raises,
   * the own ones answered greedily, others as the game takes for granted. The same dice fall for every move, so that
   * luck does not decide between them. The state stays as it is; `onBest` sees each state that is the best so far. A move
   * without choices leaves things as they are.
   *
   * The moves share the effort evenly: one that raises many questions is judged unsettled rather than at the cost of the
   * others. There must be effort left for one choice each.
   */
  values(
    state: S,
    seat: number,
    moves: readonly Move[],
    { share = this.effort.left, onBest }: { share?: number; onBest?: (state: S) => void } = {},
  ): number[] {
    let best = Number.NEGATIVE_INFINITY;
    const dice = this.random.save();
    const each = Math.floor(share / moves.length);
    return moves.map((codes) => {
      this.random.load(dice);
      const effort = this.effort.part(each);
      this.play.restore(copyState(this.game, state));
      follow(this.play, seat, codes, effort);
      this.comeToRest(seat, effort);
      // Who ends where they began has done nothing, and could do so for ever.
      const isInVain = codes.length > 0 && isSamePlace(this.play.state, state);
      const value = isInVain ? worst : this.judge(this.play.state, seat);
      if (value > best) {
        best = value;
        onBest?.(this.play.state);
      }
      return value;
    });
  }

  /** Answers what the move set off until the next free decision, as long as there is effort left. */
  private comeToRest(seat: number, effort: Effort): void {
    const { play } = this;
    const seen: S[] = [];
    for (let i = 0; i < longestChain && effort.left > 0 && play.waiting !== 0; i++) {
      const asked = play.nextSeat();
      if (isSolved(play, asked)) return;
      const answer = usualAnswer(play, asked);
      if (answer !== noCode) take(play, asked, answer, effort);
      else if (!isInOwnEffect(play, seat) || !this.answerBest(seat, effort, seen)) return;
    }
  }

  /**
   * Gives the answer that looks best at once. A place of the game that was seen before in the same effect is no answer:
   * who goes in circles gains nothing. False if no answer is left.
   */
  private answerBest(seat: number, effort: Effort, seen: S[]): boolean {
    const { play } = this;
    const before = play.state;
    seen.push(before);
    let best = Number.NEGATIVE_INFINITY;
    let bestState = before;
    for (const code of spread(worthWeighing(this.game, seat, play.options(seat).toArray()), effort.left)) {
      play.restore(copyState(this.game, before));
      take(play, seat, code, effort);
      const value = this.judge(play.state, seat);
      if (value <= best || seen.some((place) => isSamePlace(place, play.state))) continue;
      best = value;
      bestState = play.state;
    }
    play.restore(bestState);
    return bestState !== before;
  }
}

/** At most so many of the list, from all over it. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  const count = Math.floor(most);
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, i) => at(list, Math.floor((i * list.length) / count)));
}
