import type { AnyChoices, Code } from './choices.js';
import type { Deed } from './deeds.js';
import type { EventTable } from './events.js';
import type { Context } from './play.js';
import type { Refusal } from './refusal.js';
import type { ZoneTable } from './zones.js';

/** One level of what the game is in the middle of. Plain data, so the middle of anything can be saved. */
export interface Frame {
  readonly step: string;
}

/** A game's state: JSON with numbers, strings, booleans, arrays and objects of fixed shape. */
export interface State {
  readonly frames: Frame[];
}

/** Prompt of a decision: a text key and what fills it. */
export interface Prompt {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * What happens while a frame is on top. If `seats` names somebody, the game waits for a decision of theirs;
 * otherwise `run` goes on by itself: it changes the state and pushes or pops frames.
 */
export interface Step<S extends State, F> {
  run?(c: Context<S>, frame: F): void;
  /** The seats (as bits) that must decide; 0 = nobody. */
  seats?(c: Context<S>, frame: F): number;
  /** Every kind of choice that comes into question here. */
  deeds?(frame: F): readonly Deed<S, F>[];
  /** Called before a deed of this step is done, the same for all of them. */
  onChoice?(frame: F): void;
  prompt?(state: S, frame: F, seat: number): Prompt;
  /** The rule against a kind of choice that has no place here, if there is a better one than `Game.occasions` knows. */
  otherwise?(c: Context<S>, frame: F, seat: number, code: Code): Refusal | null;
  /** True: the answer is taken back together with the same seat's choice before it, unless something was learned. */
  joinsUndo?(state: S, frame: F): boolean;
  /** True: the question belongs to something that is still going on; what it is worth shows only behind it. */
  isAmid?(state: S, frame: F): boolean;
  /**
   * True: the seat is asked even if only one choice is left. Where taking it unasked would tell something of hidden
   * things, and where it would run into chance or a reveal and so cost the seat its last chance to undo.
   */
  readonly alwaysAsks?: true | Asking<S, F>['asks'];
}

/** Written as a method, so that the step of a game fits where the step of any game is wanted. */
interface Asking<S extends State, F> {
  asks(state: S, frame: F): boolean;
}

/**
 * What a seat may do although nobody waits for it: cards for any time, proposals to others. The door takes such a
 * choice while the game waits for somebody else; clocks and bots do not stop for it, and nobody has to pass.
 */
export interface Invitation<S extends State> {
  /** The seats (as bits) that may choose unasked while this frame waits for others. Only the seat itself is told. */
  seats(c: Context<S>, frame: Frame): number;
  readonly deeds: readonly Deed<S, Frame>[];
}

/** Whose turn it is. */
export interface Turns<S> {
  /** The seat, or -1 if it is nobody's. */
  seat(state: S): number;
  /** Goes up with every turn. */
  number(state: S): number;
  /** In games that count rounds: the one that is played, or in which the game has ended. */
  round?(state: S): number;
}

/** How a game ended. */
export interface Outcome {
  /** Who won, for each seat: 1 won, 0 lost, shares on a draw. */
  readonly scores: readonly number[];
  /** Text key of the reason. */
  readonly reason: string;
  /** What each seat has made of the game (fame, victory points), where that is more than won or lost. */
  readonly points?: readonly number[];
}

export type OptionSpec =
  | { readonly type: 'boolean'; readonly default: boolean }
  | {
      readonly type: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
      /** Values with which no bot may play, such as a game without an end. */
      readonly peopleOnly?: readonly (string | number)[];
    };

export type GameOptions = Readonly<Record<string, string | number | boolean>>;

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly ruling: boolean;
  readonly de: string;
  readonly en: string;
}

export type Language = 'de' | 'en';
export type Texts = Readonly<Record<string, string>>;

/** The position notation: a state as a person writes it. */
export interface PositionNotation<S> {
  /** JSON Schema of the notation. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Throws `PositionError` that names the field. */
  read(data: unknown): { readonly state: S; readonly options: GameOptions; readonly seats: number };
  /** The inverse, for a state or a seat's view of it; unseen things are `"?"`. */
  write(state: S): unknown;
}

/** A position that cannot be set up. `path` names the field. */
export class PositionError extends Error {
  override name = 'PositionError';
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path}: ${problem}`);
  }
}

/** What a simulation counts besides the winner: for instance the leader each seat played. */
export type Tags = readonly { readonly seat: number; readonly tag: string }[];

/** A whole intention of a seat, such as to go there and then to fight: choices to be made one after the other. */
export interface Plan {
  readonly codes: readonly Code[];
  /** As `BotKnowledge.group` gives one to a single choice. */
  readonly group: number;
}

/**
 * Questions to which a game works out the best answer itself, such as in a fight of which all chances are known: a few
 * trial throws of dice tell less. Both functions may be given a seat's view.
 */
export interface Solved<S> {
  /** Whether the seat's present question is one of them. */
  knows(state: S, seat: number): boolean;
  /** The answer. Only asked where `knows` says so. */
  answer(state: S, seat: number): Code;
}

/** What bots must know of a game. */
export interface BotKnowledge<S> {
  /** How good a state is for a seat: from -1 (lost) to 1 (won). Sees the whole state; fairness is the caller's care. */
  evaluate(state: S, seat: number): number;
  /**
   * How likely a seat is to win, on the same scale, where that is more than a matter of who has most: among several
   * rivals the strongest draws the blows. Searches judge by it; who looks only one choice ahead counts what there is.
   */
  prospects?(state: S, seat: number): number;
  /** Options of one group differ only in their target: a search chooses the group first. */
  group(code: Code): number;
  /**
   * The answer to take for granted in the middle of something, or `noCode`: a window passed, the usual defence. What
   * an option is worth shows only when everything it set off is settled.
   */
  reply?(state: S, seat: number): Code;
  /**
   * Intentions worth weighing at the seat's present decision, where single choices show nothing of their worth. Bots
   * weigh a plan as one move, judged when all of it is done; where a choice of it is not offered, it ends there.
   */
  plans?(state: S, seat: number): readonly Plan[];
  /**
   * The part of its usual effort that a search spends on a decision of this game; 1 if it is not said. Less for games of
   * very many decisions whose worth is soon seen.
   */
  readonly effort?: number;
  /**
   * Whether a choice is so seldom worth anything that weighing it is a waste, such as throwing away what one owns. Bots
   * that think leave it out if something else is offered. What else is offered may tell what the question is about.
   */
  isIdle?(code: Code, seat: number, options: readonly Code[]): boolean;
  /**
   * Bots that think give these answers without weighing anything. Who looks ahead stops at such a question: `evaluate`
   * has counted all that may come of it.
   */
  readonly solved?: Solved<S>;
  /**
   * Only in games where a seat does much in its own turn, which `evaluate` looks through to its end: searching bots play
   * the best-looking options on to the end of the turn instead of growing a tree. A choice is tried and judged at the
   * expense of so many usual ones.
   */
  readonly wholeTurns?: { readonly price: number };
}

/**
 * Questions that a seat usually lets pass: reactions to what others do. A game that has them lets every seat say in
 * advance which ones it wants to hear (`standing.ts`). The functions get the seat's view, not the state: what is not
 * asked must tell the seat no more than what is.
 */
export interface Windows<S> {
  /** The offered choice that lets the window pass, or `noCode` if the seat's present question is no window. */
  pass(view: S, seat: number): Code;
  /** Whether the window is about the seat's own pieces. */
  concerns(view: S, seat: number): boolean;
}

/** Everything the tools ask of a game. Pure functions over plain data. */
export interface Game<S extends State = State> {
  readonly id: string;
  /** Goes up whenever the same choices can lead to another state; old files keep theirs. */
  readonly rulesVersion: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly choices: AnyChoices;
  /** For each kind of choice the rule that says when it is made: the reason against it at any other moment. */
  readonly occasions: Readonly<Record<string, string>>;
  readonly events: EventTable<string>;
  readonly zones: ZoneTable<S>;
  readonly steps: Readonly<Record<string, Step<S, never>>>;
  readonly rules: readonly Rule[];
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly position: PositionNotation<S>;
  readonly turns: Turns<S>;
  /** Only in games where somebody may act unasked. */
  readonly invitation?: Invitation<S>;
  /** The empty table; its first frame sets up the game with the context's chance. */
  create(options: GameOptions, seats: number): S;
  /** Set when no frame is left. */
  outcome(state: S): Outcome | null;
  /** The seat gives up: leads to an outcome, at once or when enough seats have. */
  concede(c: Context<S>, seat: number): void;
  /** Throws if something is impossible: a card lost or doubled. Runs after every choice. */
  check(state: S): void;
  /** No game makes more decisions than this. */
  readonly longestGame: number;
  /** Names of the abilities whose resolving the coverage report wants to see. */
  readonly abilities: readonly string[];
  tags?(state: S): Tags;
  /** What a simulation tells of each seat besides its points: for instance its fame. */
  figures?(state: S, seat: number): Readonly<Record<string, number>>;
  readonly bot: BotKnowledge<S>;
  /** A copy that shares nothing with the state: for large states, where the general `copy` is slow. */
  copy?(state: S): S;
  /** Only in games with reactions. A window is never taken by itself, even if passing is all that is offered. */
  readonly windows?: Windows<S>;
}
