import {
  at,
  below,
  Chance,
  type Code,
  noCode,
  Play,
  type RandomStream,
  type State,
  sampleFrom,
} from '@heldentisch/engine';
import type { Advice, BotRequest } from '../bot.js';
import { Effort } from '../effort.js';
import { answerUsually, follow, isInOwnEffect, isSolved } from '../imagined-play.js';
import { type Judgement, LookAhead, sameValue, spread } from '../look-ahead.js';
import { plansFor, worthWeighing } from '../plans.js';
import { type SelectSettings, select } from './select.js';
import {
  bestLooking,
  type Decision,
  decisionAt,
  type Edge,
  leaders,
  mostVisited,
  newNode,
  offer,
  priorOf,
  runnerUp,
} from './tree.js';

export interface SearchSettings extends SelectSettings {
  /** The tree grows until so many choices were tried in imagined states: the strength, the same on every machine. */
  readonly budget: number;
  /** No more choices than this are tried for one decision, however much there is to try. */
  readonly limit: number;
  /** In how many imagined states every option of the asked decision is judged before the tree grows. */
  readonly rootSamples: number;
  /** The tree is not grown deeper than this. */
  readonly depth: number;
  /** A state is judged when the turn is with the asked seat again after it has changed hands so often. */
  readonly handovers: number;
  /** How many options, picked at random, the roll-out behind the tree compares at each decision. */
  readonly rolloutWidth: number;
  /** How many decisions a roll-out makes at most. */
  readonly rolloutLength: number;
}

const iterationsBetweenLooks = 8;

/** The part of the limit that may go into judging the options at the root, before the tree grows. */
const rootShare = 0.5;

/**
 * One search for one decision: single-observer information-set Monte Carlo tree search. Each iteration imagines the
 * hidden cards anew, goes down the one tree that all imagined states share, opens a new place at its end, plays a
 * few choices on and judges the state. Each seat in the tree maximises its own prospects. A plan that the game offers
 * is one edge of the tree, beside the single choices; if it is recommended, its first choice is taken, and the next
 * decision is thought over anew.
 *
 * In a game that knows usual answers the tree holds the asked seat's decisions only: the others answer as usual, and
 * the state is judged when everything is settled and one of them is free to act, or the asked seat has a new turn. With several rivals who may all react,
 * a tree of everybody's answers would spend the budget on them.
 */
export class Search<S extends State> {
  private readonly root = newNode();
  private readonly play: Play<S>;
  private readonly ahead: LookAhead<S>;
  private readonly prospects: Judgement<S>;
  private readonly path: { readonly decision: Decision; readonly edge: Edge }[] = [];
  private readonly effort: Effort;
  private readonly budget: number;
  private iterations = 0;
  /** The seat whose turn it is in the imagined state, and how often the turn changed hands since the root. */
  private turn = 0;
  private handovers = 0;

  constructor(
    private readonly request: BotRequest<S>,
    private readonly settings: SearchSettings,
  ) {
    const { game, random, view } = request;
    this.play = new Play(game, view, new Chance(random));
    this.prospects = game.bot.prospects ?? game.bot.evaluate;
    const { effort: part = 1 } = game.bot;
    this.budget = settings.budget * part;
    this.effort = new Effort(Math.round(settings.limit * part));
    this.ahead = new LookAhead(game, random, view, this.prospects, this.effort);
  }

  run(): Code {
    return at(this.recommended().codes, 0);
  }

  /** What `run` would choose, and what speaks for it. */
  advise(): Advice {
    const best = this.recommended();
    const code = at(best.codes, 0);
    const next = runnerUp(decisionAt(this.root, this.request.seat), best);
    const judged = next && { value: this.worth(best), next: { code: at(next.codes, 0), value: this.worth(next) } };
    return { code, judged };
  }

  private recommended(): Edge {
    this.judgeRoot();
    const foregone = this.foregone();
    if (foregone !== null) return foregone;
    while (this.effort.spent < this.budget && !this.isDecided()) this.iterate();
    return mostVisited(decisionAt(this.root, this.request.seat));
  }

  /** How good an option is by everything that was tried: what it looks like at once counts as some visits. */
  private worth(edge: Edge): number {
    const { priorWeight } = this.settings;
    return (edge.total + priorWeight * priorOf(edge)) / (edge.visits + priorWeight);
  }

  /**
   * In the middle of an own effect that has a usual answer, such as handing things on: that answer, or what looks best if
   * something looks better at once. So every choice inside the effect is a step up, and none leads back to an earlier
   * place. A tree would not see to that: it may put off for ever what can still be done later. Otherwise null.
   */
  private foregone(): Edge | null {
    const { seat, view, game } = this.request;
    const decision = decisionAt(this.root, seat);
    const usual = decision.edges.get(game.bot.reply?.(view, seat) ?? noCode);
    if (usual === undefined) return null;
    this.play.restore(this.imagine());
    if (!isInOwnEffect(this.play, seat)) return null;
    const best = bestLooking(decision);
    return priorOf(usual) < priorOf(best) - sameValue ? best : usual;
  }

  /** Whether no other option can catch up with the one visited most before the budget is spent. */
  private isDecided(): boolean {
    if (++this.iterations % iterationsBetweenLooks !== 0) return false;
    const { most, next } = leaders(decisionAt(this.root, this.request.seat));
    const { spent } = this.effort;
    const left = ((this.budget - spent) * this.iterations) / spent;
    return most - next > left;
  }

  /** Judges the options of the asked decision in several imagined states: the ground the tree grows on. */
  private judgeRoot(): void {
    const { seat, game } = this.request;
    const options = worthWeighing(game, this.request.seat, this.request.options);
    const { rootSamples } = this.settings;
    const { limit } = this.effort;
    const decision = decisionAt(this.root, seat);
    const share = Math.floor((limit * rootShare) / rootSamples);
    let edges: readonly Edge[] = [];
    for (let i = 0; i < rootSamples; i++) {
      const state = this.imagine();
      if (i === 0) {
        const plans = plansFor(game, state, seat, this.request.options);
        edges = offer(decision, spread(options, share / 2), game.bot.group, spread(plans, share / 2));
      }
      this.judge(edges, state, seat, share);
    }
    decision.visits = 1;
  }

  private imagine(): S {
    const { game, view, random } = this.request;
    return sampleFrom(game.zones, view, random);
  }

  /** Adds the one-step values of the options in this state. */
  private judge(edges: readonly Edge[], state: S, seat: number, share = this.effort.left): void {
    const moves = edges.map((edge) => edge.codes);
    this.ahead.values(state, seat, moves, { share }).forEach((value, i) => {
      const edge = at(edges, i);
      edge.priorTotal += value;
      edge.priorCount++;
    });
  }

  private iterate(): void {
    const { play, path, settings, request } = this;
    const isAlone = request.game.bot.reply !== undefined;
    play.restore(this.imagine());
    path.length = 0;
    this.turn = request.game.turns.seat(play.state);
    this.handovers = 0;
    let node = this.root;
    let seat = request.seat;
    let opened = false;
    // An iteration costs something even if it ends at once, so that every search ends.
    this.effort.spend();
    while (play.waiting !== 0 && !opened && path.length < settings.depth) {
      if ((isAlone && (seat !== request.seat || this.hasNewTurn())) || isSolved(play, seat)) break;
      const decision = decisionAt(node, seat);
      opened = decision.visits === 0;
      const edge = this.step(decision);
      if (edge === null) break;
      decision.visits++;
      edge.child ??= newNode();
      node = edge.child;
      if (isAlone) answerUsually(play, this.effort, (asked) => asked === request.seat);
      seat = play.nextSeat();
    }
    if (isAlone) answerUsually(play, this.effort, () => false);
    else this.rollOut();
    this.learn();
  }

  /** Whether the asked seat, in whose turn the question was put, has a new one: nobody else was in between. */
  private hasNewTurn(): boolean {
    const { game, view, seat } = this.request;
    const { turns } = game;
    const { state } = this.play;
    return turns.seat(view) === seat && turns.seat(state) === seat && turns.number(view) !== turns.number(state);
  }

  /** Chooses by the tree among what is offered in this imagined state, and takes it; null if there is no effort left. */
  private step(decision: Decision): Edge | null {
    const { play, request, effort } = this;
    const { game } = request;
    const { seat } = decision;
    const offered = play.options(seat).toArray();
    const options = worthWeighing(game, seat, offered);
    const plans = plansFor(game, play.state, seat, offered);
    if (effort.left <= options.length + plans.length) return null;
    const fresh = offer(decision, options, game.bot.group, plans);
    if (fresh.length > 0) this.judge(fresh, play.state, seat, effort.left - 1);
    const edge = select(decision, this.settings);
    this.path.push({ decision, edge });
    follow(play, seat, edge.codes, effort);
    this.followTurn();
    return edge;
  }

  private followTurn(): void {
    const seat = this.request.game.turns.seat(this.play.state);
    if (seat < 0 || seat === this.turn) return;
    this.turn = seat;
    this.handovers++;
  }

  /** Plays on with the best of a few options until the turn is with the asked seat again. */
  private rollOut(): void {
    const { play, ahead, settings, request } = this;
    for (let i = 0; i < settings.rolloutLength && play.waiting !== 0; i++) {
      if (this.handovers >= settings.handovers && this.turn === request.seat) return;
      const seat = play.nextSeat();
      const options = pickSome(play.options(seat).toArray(), settings.rolloutWidth, request.random);
      if (options.length > ahead.effort.left) return;
      let bestState = play.state;
      const onBest = (state: S): void => {
        bestState = state;
      };
      const moves = options.map((code) => [code]);
      ahead.values(play.state, seat, moves, { onBest });
      play.restore(bestState);
      this.followTurn();
    }
  }

  /** Carries the judgement of the last state back to every choice of the path. */
  private learn(): void {
    const { state } = this.play;
    const values: (number | undefined)[] = [];
    for (const { decision, edge } of this.path) {
      const { seat } = decision;
      const value = values[seat] ?? this.prospects(state, seat);
      values[seat] = value;
      edge.visits++;
      edge.total += value;
      edge.group.visits++;
      edge.group.total += value;
    }
  }
}

/** Up to so many of the options, each as likely as the others. */
function pickSome(options: Code[], count: number, random: RandomStream): Code[] {
  if (options.length <= count) return options;
  for (let i = 0; i < count; i++) {
    const j = i + below(random, options.length - i);
    const kept = at(options, i);
    options[i] = at(options, j);
    options[j] = kept;
  }
  options.length = count;
  return options;
}
