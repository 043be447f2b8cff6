import { assert, InvariantError } from './assert.js';
import type { Chance } from './chance.js';
import { type Code, kindOf, noCode, OptionList } from './choices.js';
import type { Deed } from './deeds.js';
import { type GameEvent, recordEvent } from './events.js';
import type { Frame, Game, Prompt, State, Step } from './game.js';
import { type Refusal, refusal } from './refusal.js';
import { knowersOf } from './zones.js';

/** What a step may touch: the state, chance, and the record of events. */
export interface Context<S extends State> {
  readonly state: S;
  readonly chance: Chance;
  /** Records an event; call it after the change, so that the zones know who may see it. */
  emit(kind: number, a?: number, b?: number, c?: number, d?: number): void;
  /** Notes for the coverage report that an ability was resolved. */
  resolved(ability: number): void;
  /** Whether anybody counts resolved abilities: what is only worked out for `resolved` can be left out otherwise. */
  readonly isCovered: boolean;
}

const noDeeds: readonly never[] = [];

type Steps<S extends State> = Readonly<Record<string, Step<S, Frame> | undefined>>;

const emptyStep = {
  run: undefined,
  seats: undefined,
  deeds: undefined,
  onChoice: undefined,
  prompt: undefined,
  otherwise: undefined,
  joinsUndo: undefined,
  isAmid: undefined,
  alwaysAsks: undefined,
};

const evenSteps = new WeakMap<object, Steps<never>>();

/** The game's steps, all with the same fields, used or not: objects of one shape are read much faster. */
function stepsOf<S extends State>({ steps }: Game<S>): Steps<S> {
  let even = evenSteps.get(steps) as Steps<S> | undefined;
  if (even === undefined) {
    even = Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [name, { ...emptyStep, ...step }]),
    ) as unknown as Steps<S>;
    evenSteps.set(steps, even as Steps<never>);
  }
  return even;
}

function deedOf<S extends State>(deeds: readonly Deed<S, Frame>[], code: Code): Deed<S, Frame> | undefined {
  const kind = kindOf(code);
  for (let i = 0; i < deeds.length; i++) if (deeds[i]?.kind.id === kind) return deeds[i];
  return undefined;
}

/** A run of steps longer than this without a decision is a fault in a game, not a long chain. */
const longestChain = 20_000;

/**
 * A game being played, without log and undo: the fast inside of a match, of a simulation and of a search.
 * `choose` is the door; nothing else changes the state.
 */
export class Play<S extends State> implements Context<S> {
  /** The seats (as bits) that have a decision to make; 0 when the game is over. */
  waiting = 0;
  /** The frame they decide on. */
  waitingFrame: Frame | null = null;
  /** Events since the recorder was last emptied; null switches recording off. */
  events: GameEvent[] | null = null;
  /** Hears of every lone choice that is taken unasked; for checks. */
  onForced: ((frame: Frame, seat: number) => void) | null = null;
  /** Counts of resolved abilities; null switches counting off. */
  coverage: Int32Array | null = null;

  private readonly steps: Steps<S>;
  private readonly lists: OptionList[] = [];
  private listed = 0;
  /** The step of the frame they decide on. */
  private waitingStep: Step<S, Frame> | null = null;

  constructor(
    readonly game: Game<S>,
    public state: S,
    readonly chance: Chance,
  ) {
    this.steps = stepsOf(game);
  }

  emit(kind: number, a = 0, b = 0, c = 0, d = 0): void {
    if (this.events === null) return;
    const { zones, events } = this.game;
    this.events.push(recordEvent(events, kind, [a, b, c, d], (id) => knowersOf(zones, this.state, id)));
  }

  get isCovered(): boolean {
    return this.coverage !== null;
  }

  resolved(ability: number): void {
    if (this.coverage !== null) this.coverage[ability] = (this.coverage[ability] ?? 0) + 1;
  }

  /** Runs until somebody must decide or the game is over. Call it once after construction. */
  settle(): void {
    const { frames } = this.state;
    this.listed = 0;
    for (let guard = 0; guard < longestChain; guard++) {
      const frame = frames[frames.length - 1];
      if (frame === undefined) {
        this.waiting = 0;
        this.waitingFrame = null;
        return;
      }
      const step = this.stepOf(frame);
      const seats = step.seats === undefined ? 0 : step.seats(this, frame);
      if (seats === 0) {
        if (step.run === undefined) throw new InvariantError(`step ${frame.step} neither runs nor waits`);
        step.run(this, frame);
        continue;
      }
      this.waiting = seats;
      this.waitingFrame = frame;
      this.waitingStep = step;
      if (this.takeForced(step, frame, seats)) continue;
      return;
    }
    assert(false, 'the chain of steps does not end');
  }

  /** A single option is taken by the engine, unless the step or a window wants the seat to be asked. */
  private takeForced(step: Step<S, Frame>, frame: Frame, seats: number): boolean {
    const { alwaysAsks } = step;
    if (alwaysAsks === true || (seats & (seats - 1)) !== 0) return false;
    const seat = 31 - Math.clz32(seats);
    const options = this.options(seat);
    if (options.length > 1 || alwaysAsks?.(this.state, frame) === true || this.isWindow(seat)) return false;
    this.onForced?.(frame, seat);
    this.take(seat, options.get(0));
    return true;
  }

  /** Whether the seat is asked something it usually lets pass. */
  private isWindow(seat: number): boolean {
    return this.game.windows !== undefined && this.game.windows.pass(this.state, seat) !== noCode;
  }

  /** Throws if a window is open whose pass is not offered. */
  checkWindows(): void {
    const { windows } = this.game;
    if (windows === undefined) return;
    for (let seat = 0; this.waiting >>> seat !== 0; seat++) {
      const code = this.isWaitingFor(seat) ? windows.pass(this.state, seat) : noCode;
      assert(code === noCode || this.options(seat).has(code), `the pass of a window is not offered to seat ${seat}`);
    }
  }

  isWaitingFor(seat: number): boolean {
    return seat >= 0 && seat < 31 && (this.waiting & (1 << seat)) !== 0;
  }

  /** The lowest seat that must decide, or -1. */
  nextSeat(): number {
    return this.waiting === 0 ? -1 : 31 - Math.clz32(this.waiting & -this.waiting);
  }

  /** Whether the seat may choose although it is not waited for. */
  isInvited(seat: number): boolean {
    const { invitation } = this.game;
    if (invitation === undefined || this.waitingFrame === null || this.isWaitingFor(seat)) return false;
    return seat >= 0 && seat < 31 && (invitation.seats(this, this.waitingFrame) & (1 << seat)) !== 0;
  }

  /** What the seat is offered now. The list is a buffer of the play: read it before the next choice. */
  options(seat: number): OptionList {
    let list = this.lists[seat];
    if (list === undefined) {
      list = new OptionList();
      this.lists[seat] = list;
    }
    const bit = 1 << seat;
    if ((this.listed & bit) !== 0) return list;
    list.clear();
    const frame = this.waitingFrame as Frame;
    const deeds = this.deedsFor(seat);
    for (let i = 0; i < deeds.length; i++) this.offer(deeds[i] as Deed<S, Frame>, frame, seat, list);
    if (list.length === 0) assert(!this.isWaitingFor(seat), `step ${frame?.step} offers nothing to seat ${seat}`);
    this.listed |= bit;
    return list;
  }

  private offer(deed: Deed<S, Frame>, frame: Frame, seat: number, list: OptionList): void {
    let kept = list.length;
    deed.candidates(this, frame, seat, list);
    if (deed.exact === true) return;
    for (let i = kept; i < list.length; i++) {
      const code = list.codes[i] as Code;
      if (deed.forbids(this, frame, seat, code) === null) list.codes[kept++] = code;
    }
    list.length = kept;
  }

  /** What the seat may do now: answer its question, or something it is invited to. */
  private deedsFor(seat: number): readonly Deed<S, Frame>[] {
    const { waitingFrame: frame, game } = this;
    if (frame === null) return noDeeds;
    if (!this.isWaitingFor(seat)) return this.isInvited(seat) ? (game.invitation?.deeds ?? noDeeds) : noDeeds;
    const step = this.waitingStep;
    if (step?.deeds === undefined) throw new InvariantError(`step ${frame.step} waits but knows no choices`);
    return step.deeds(frame);
  }

  /** The door: takes the choice and goes on, or changes nothing and returns false. */
  choose(seat: number, code: Code): boolean {
    if (!this.isWaitingFor(seat) && !this.isInvited(seat)) return false;
    if (!this.options(seat).has(code)) return false;
    this.follow(seat, code);
    return true;
  }

  /** Takes a choice that is known to be offered: in imagined play the door need not list the options once more. */
  follow(seat: number, code: Code): void {
    this.take(seat, code);
    this.settle();
  }

  /** Carries out an offered choice. */
  private take(seat: number, code: Code): void {
    const frame = this.waitingFrame as Frame;
    const deed = deedOf(this.deedsFor(seat), code);
    if (deed === undefined) {
      const { type } = this.game.choices.decode(code);
      throw new InvariantError(`step ${frame.step} knows no ${type}`);
    }
    this.listed = 0;
    if (this.isWaitingFor(seat)) this.waitingStep?.onChoice?.(frame);
    deed.does(this, frame, seat, code);
  }

  /** What the deed that the seat's question has for this kind of choice says against it; null if it has none. */
  forbids(seat: number, code: Code): Refusal | null {
    const deed = deedOf(this.deedsFor(seat), code);
    return deed?.forbids(this, this.waitingFrame as Frame, seat, code) ?? null;
  }

  /** Why a choice is not offered to a seat that may choose. */
  whyNot(seat: number, code: Code): Refusal {
    const frame = this.waitingFrame as Frame;
    const deed = deedOf(this.deedsFor(seat), code);
    // A candidate that was forgotten is forbidden by no rule; the door says so, and the fuzzer hears it.
    if (deed !== undefined) return deed.forbids(this, frame, seat, code) ?? refusal('HT-DOOR-03');
    if (!this.isWaitingFor(seat)) return refusal('HT-DOOR-01', { seat });
    const elsewhere = this.stepOf(frame).otherwise?.(this, frame, seat, code) ?? null;
    if (elsewhere !== null) return elsewhere;
    const rule = this.game.occasions[this.game.choices.list[kindOf(code)]?.type ?? ''];
    return refusal(rule ?? 'HT-DOOR-03');
  }

  /** Puts another state in place, for instance an earlier one. */
  restore(state: S): void {
    this.state = state;
    this.settleWaiting();
  }

  prompt(seat: number): Prompt {
    const frame = this.waitingFrame as Frame;
    return this.stepOf(frame).prompt?.(this.state, frame, seat) ?? { key: frame.step };
  }

  stepOf(frame: Frame): Step<S, Frame> {
    const step = this.steps[frame.step];
    if (step === undefined) throw new InvariantError(`no step is called ${frame.step}`);
    return step;
  }

  /** Finds out who is waited for in a state that was saved at a decision. */
  private settleWaiting(): void {
    this.listed = 0;
    const frame = this.state.frames[this.state.frames.length - 1];
    this.waitingFrame = frame ?? null;
    this.waitingStep = frame === undefined ? null : this.stepOf(frame);
    this.waiting = frame === undefined ? 0 : (this.waitingStep?.seats?.(this, frame) ?? 0);
    assert(frame === undefined || this.waiting !== 0, 'a saved state must wait for a decision');
  }
}
