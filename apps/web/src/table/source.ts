import type { Choice, GameOptions, Outcome, Pending, Refusal, StandingAnswer, State } from '@heldentisch/engine';
import type { HandoverRequest, SeatInfo, TableView, ToldLine } from '@heldentisch/protocol';
import type { Chances } from './after/chances.js';

/** What a seat saw after a line. */
export interface PastView {
  readonly line: number;
  readonly view: State;
  /** Who was asked what, without options. */
  readonly pending: readonly Pending[];
}

/** Seat number of the eye that sees everything: only for finished games and files of one's own. */
export const allSeeing = -2;

export type Connection = 'loading' | 'connected' | 'reconnecting' | 'offline' | 'outdated' | 'failed';

export interface ChatLine {
  readonly id: string | number;
  readonly name: string;
  readonly text: string;
  readonly seat: number;
}

/** What only a table on a server has. */
export interface OnlineState {
  /** The address that brings others to this table, for who may invite. */
  readonly invitation: string | null;
  readonly chat: readonly ChatLine[];
  readonly spectators: number;
  /** Milliseconds left per seat at `measuredAt` (the page's clock), and whose clock runs. */
  readonly clocks: {
    readonly leftMs: readonly (number | null)[];
    readonly running: readonly number[];
    readonly measuredAt: number;
  } | null;
  /** Own windows that will be passed: how long each stays open from `measuredAt`, and from its beginning. */
  readonly windows: readonly {
    readonly seat: number;
    readonly leftMs: number;
    readonly wholeMs: number;
    readonly measuredAt: number;
  }[];
  /** Who of the others is away, and since when by the page's clock. */
  readonly away: readonly { readonly seat: number; readonly since: number }[];
  /** How long somebody may be away before those who wait can decide about the seat. */
  readonly graceMs: number;
  /** Seats that a bot plays for the person at this device. */
  readonly kept: readonly number[];
  /** Whether who sits at this device has set the table up. */
  readonly made: boolean;
  readonly options: GameOptions;
  /** What was asked about somebody's seat. */
  readonly handOver: HandoverRequest | null;
  /** The table of the next game, once somebody wants a rematch. */
  readonly rematch: string | null;
  readonly started: boolean;
}

/** The table as the page draws it. A new object whenever something changed. */
export interface TableSnapshot {
  readonly connection: Connection;
  readonly problem: Error | null;
  readonly seats: readonly SeatInfo[];
  /** The seats that are played on this device. */
  readonly own: readonly number[];
  /** Null while loading, and while the device is handed over: then nothing of any hand is in the page. */
  readonly table: TableView | null;
  /** All lines so far, as the viewer may know them. */
  readonly lines: readonly ToldLine[];
  /** The lines of the last update. */
  readonly news: readonly ToldLine[];
  /** Hot-seat: the seat that must take the device now. */
  readonly handOverTo: number | null;
  readonly outcome: Outcome | null;
  readonly broken: string | null;
  readonly online: OnlineState | null;
}

/** What the strongest bot would choose. Chances to win are from 0 to 1, as the bot judges them. */
export interface Hint {
  readonly choice: Choice;
  /** How good it looks beside what came second; null if there was nothing to compare. */
  readonly judged: {
    readonly chance: number;
    readonly next: { readonly choice: Choice; readonly chance: number };
  } | null;
}

export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Where a table lives: in a worker of this browser, or on a server. The page does not know the difference. */
export interface TableSource {
  readonly kind: 'local' | 'online';
  readonly id: string;
  subscribe(listener: () => void): () => void;
  snapshot(): TableSnapshot;
  choose(choice: Choice): Promise<Reply>;
  /** Why a choice is not possible; null if it is. */
  why(choice: Choice): Promise<Refusal | null>;
  undo(): Promise<Reply>;
  redo(): Promise<Reply>;
  askUndo(): Promise<Reply>;
  answerUndo(seat: number, agree: boolean): Promise<Reply>;
  concede(): Promise<Reply>;
  /** Which windows the seat that looks wants to be asked about. */
  giveStanding(answer: StandingAnswer): Promise<Reply>;
  /** Hot-seat: the person of this seat has the device now. */
  takeDevice(seat: number): void;
  /** Hot-seat: somebody wants the device out of turn, or gives it back. */
  handTo?(seat: number): void;
  viewAt(line: number, seat: number): Promise<PastView>;
  /** The log as another seat saw it, for replays of finished games. */
  linesFor(seat: number): Promise<readonly ToldLine[]>;
  gameFile(): Promise<string>;
  /** What a bot would do in the viewer's place; null if it is nobody's business. Only where one plays alone or against bots. */
  hint?(): Promise<Hint | null>;
  /** The chances of all seats after each line of a finished game, from one line to before another. */
  chances?(from: number, to: number): Promise<readonly Chances[]>;
  close(): void;
}

/** What a table on a server can do besides. */
export interface OnlineActions {
  say(text: string): Promise<Reply>;
  sit(seat: number): Promise<Reply>;
  stand(seat: number): Promise<Reply>;
  /** Asks for another game; the answer is its table. */
  rematch(): Promise<string>;
  /** Asks that a bot plays a seat until its person is back; null: that the person, who is away, gives up. */
  askHandOver(seat: number, bot: string | null): Promise<Reply>;
  answerHandOver(agree: boolean): Promise<Reply>;
  /** Takes a seat back from the bot that plays it. */
  returnSeat(seat: number): Promise<Reply>;
}

export const emptySnapshot: TableSnapshot = {
  connection: 'loading',
  problem: null,
  seats: [],
  own: [],
  table: null,
  lines: [],
  news: [],
  handOverTo: null,
  outcome: null,
  broken: null,
  online: null,
};
