import type { GameId } from '@heldentisch/catalogue';
import type { Choice, GameOptions, Outcome, Refusal, StandingAnswer } from '@heldentisch/engine';
import type { SeatInfo, TableView, ToldLine } from '@heldentisch/protocol';
import type { SeatPlan } from './match-store.js';
import type { PastView } from './source.js';

export interface NewMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: GameOptions;
  readonly seats: readonly SeatPlan[];
}

/** What the page asks of the worker, and what it gets. */
export interface HostCalls {
  create: { ask: { match: NewMatch; botPauseMs: number }; get: null };
  open: { ask: { id: string; botPauseMs: number }; get: GameId | null };
  /** Opens a finished match to look at; null if this browser does not have it or it still runs. */
  openReplay: { ask: { id: string }; get: GameId | null };
  /** Opens a game file to look at; nothing can be chosen in it. */
  openFile: { ask: { text: string }; get: GameId };
  pace: { ask: { botPauseMs: number }; get: null };
  takeDevice: { ask: { seat: number }; get: null };
  /** The device goes to somebody else out of turn. */
  handTo: { ask: { seat: number }; get: null };
  choose: { ask: { choice: Choice; revision: number | null }; get: Refusal | null };
  why: { ask: { choice: Choice }; get: Refusal | null };
  undo: { ask: object; get: Refusal | null };
  redo: { ask: object; get: Refusal | null };
  askUndo: { ask: object; get: Refusal | null };
  answerUndo: { ask: { seat: number; agree: boolean }; get: Refusal | null };
  concede: { ask: object; get: Refusal | null };
  giveStanding: { ask: { answer: StandingAnswer }; get: null };
  viewAt: { ask: { line: number; seat: number }; get: PastView };
  linesFor: { ask: { seat: number }; get: ToldLine[] };
  gameFile: { ask: object; get: string };
  /** Makes a new match of the first lines; the answer is its id. */
  branch: { ask: { line: number; id: string; seats: readonly SeatPlan[] }; get: string };
}

export type HostCall = keyof HostCalls;
export type HostRequest = {
  [C in HostCall]: { readonly id: number; readonly call: C; readonly ask: HostCalls[C]['ask'] };
}[HostCall];
export type HostReply =
  | { readonly id: number; readonly value: HostCalls[HostCall]['get'] }
  | { readonly id: number; readonly error: string };

/** Pushed to the page whenever the table changed for the one who looks at it. */
export interface HostUpdate {
  readonly update: {
    readonly seats: readonly SeatInfo[];
    readonly own: readonly number[];
    readonly table: TableView | null;
    /** True: `table.lines` is the whole log, because another seat looks now. */
    readonly fresh: boolean;
    readonly handOverTo: number | null;
    readonly outcome: Outcome | null;
    readonly broken: string | null;
  };
}
