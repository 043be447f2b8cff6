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
import type { BotRequest } from '../bot.js';
import { isOwnChain, type Judgement, LookAhead, sameValue } from '../look-ahead.js';
import { type SelectSettings, select } from './select.js';
import { type Decision, decisionAt, type Edge, leaders, mostVisited, newNode, offer, priorOf } from './tree.js';

export interface SearchSettings extends SelectSettings {
  /** How many choices the search may try in its imagined states: the strength, the same on every machine. */
  readonly budget: number;
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

/** What is going on is settled by fewer usual answers than this; behind it the state is judged as it stands. */
const mostAnswers = 60;

/**
 * One search for one decision: single-observer information-set Monte Carlo tree search. Each iteration imagines the
 * hidden cards anew, goes down the one tree that all imagined states share, opens a new place at its end, plays a
 * few choices on and judges the state. Each seat in the tree maximises its own prospects.
 *
 * In a game that knows usual answers the tree holds the asked seat's decisions only: the others answer as usual, and
 * the state is judged when everything is settled and one of them is free to act. With several rivals who may all react,
 * a tree of everybody's answers would spend the budget on them.
 */
export class Search<S extends State> {
  private readonly root = newNode();
  private readonly play: Play<S>;
  private readonly ahead: LookAhead<S>;
  private readonly prospects: Judgement<S>;
  private readonly path: { readonly decision: Decision; readonly edge: Edge }[] = [];
  private spent = 0;
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
    this.ahead = new LookAhead(game, random, view, this.prospects);
  }

  run(): Code {
    this.judgeRoot();
    const foregone = this.foregone();
    if (foregone !== noCode) return foregone;
    while (this.spent + this.ahead.spent < this.settings.budget && !this.isDecided()) this.iterate();
    return mostVisited(decisionAt(this.root, this.request.seat)).code;
  }

  /**
   * In the middle of an own effect, such as handing things on, the usual answer if nothing looks better at once: it ends
   * the effect, while the others could go round and round. Otherwise `noCode`.
   */
  private foregone(): Code {
    const { seat, view } = this.request;
    const decision = decisionAt(this.root, seat);
    const usual = decision.edges.get(this.usualAnswer(view, seat));
    if (usual === undefined) return noCode;
    for (const edge of decision.edges.values()) if (priorOf(usual) < priorOf(edge) - sameValue) return noCode;
    this.play.restore(this.imagine());
    return isOwnChain(this.play, seat) ? usual.code : noCode;
  }

  /** Whether no other option can catch up with the one visited most before the budget is spent. */
  private isDecided(): boolean {
    if (++this.iterations % iterationsBetweenLooks !== 0) return false;
    const { most, next } = leaders(decisionAt(this.root, this.request.seat));
    const spent = this.spent + this.ahead.spent;
    const left = ((this.settings.budget - spent) * this.iterations) / spent;
    return most - next > left;
  }

  private usualAnswer(state: S, seat: number): Code {
    return this.request.game.bot.reply?.(state, seat) ?? noCode;
  }

  /** Lets seats answer as usual, as long as `isAsked` says so and there is a usual answer. */
  private answerUsually(isAsked: (seat: number) => boolean): void {
    const { play } = this;
    for (let i = 0; i < mostAnswers && play.waiting !== 0; i++) {
      const seat = play.nextSeat();
      const reply = isAsked(seat) ? this.usualAnswer(play.state, seat) : noCode;
      if (reply === noCode) return;
      play.follow(seat, reply);
      this.spent++;
    }
  }

  /** Judges the options of the asked decision in several imagined states: the ground the tree grows on. */
  private judgeRoot(): void {
    const { seat, options, game } = this.request;
    const decision = decisionAt(this.root, seat);
    const edges = offer(decision, options, game.bot.group);
    for (let i = 0; i < this.settings.rootSamples; i++) this.judge(edges, this.imagine(), seat);
    decision.visits = 1;
  }

  private imagine(): S {
    const { game, view, random } = this.request;
    return sampleFrom(game.zones, view, random);
  }

  /** Adds the one-step values of the options in this state. */
  private judge(edges: readonly Edge[], state: S, seat: number): void {
    const codes = edges.map((edge) => edge.code);
    this.ahead.values(state, seat, codes).forEach((value, i) => {
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
    this.spent++;
    while (play.waiting !== 0 && !opened && path.length < settings.depth) {
      if (isAlone && seat !== request.seat) break;
      const decision = decisionAt(node, seat);
      opened = decision.visits === 0;
      decision.visits++;
      const edge = this.step(decision);
      edge.child ??= newNode();
      node = edge.child;
      if (isAlone) this.answerUsually((asked) => asked !== request.seat);
      seat = play.nextSeat();
    }
    if (isAlone) this.answerUsually(() => true);
    else this.rollOut();
    this.learn();
  }

  /** Chooses by the tree among what is offered in this imagined state, and takes it. */
  private step(decision: Decision): Edge {
    const { play, request } = this;
    const { seat } = decision;
    const fresh = offer(decision, play.options(seat).toArray(), request.game.bot.group);
    if (fresh.length > 0) this.judge(fresh, play.state, seat);
    const edge = select(decision, this.settings);
    this.path.push({ decision, edge });
    play.follow(seat, edge.code);
    this.spent++;
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
      let bestState = play.state;
      ahead.values(play.state, seat, options, (state) => {
        bestState = state;
      });
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
