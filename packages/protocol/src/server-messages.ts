import type { GameOptions, Refusal } from '@heldentisch/engine';
import type { ClockRule } from './client-messages.js';
import type { SeatInfo, TableView, ToldLine } from './table.js';

export interface UserInfo {
  readonly name: string;
  /** The name of the account, or null for a guest. */
  readonly login: string | null;
}

/**
 * `open`: seats are free. `running`, `finished`: as they say. `paused`: a fault in the game was met, the log is intact.
 * `readonly`: played by another version of the rules than this server has.
 */
export type TableStatus = 'open' | 'running' | 'finished' | 'paused' | 'readonly';

/** A table as the lobby lists it. */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  readonly options: GameOptions;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRule | null;
  /** How long a window stays open before it is passed; null if there is no limit. */
  readonly windowMs: number | null;
  readonly createdMs: number;
}

/** Time left for each seat when the message was sent, and the seats whose clocks run. */
export interface ClockState {
  readonly leftMs: readonly number[];
  readonly running: readonly number[];
}

/** An open window that will be passed, and how long it stays open from when the message was sent. */
export interface WindowTime {
  readonly seat: number;
  readonly leftMs: number;
}

/** A request to give a seat to a bot, or up (`bot: null`), and the seats whose persons have not answered. */
export interface HandoverRequest {
  readonly seat: number;
  readonly bot: string | null;
  readonly askedBy: number;
  readonly waitingFor: readonly number[];
}

export interface TableInfo extends LobbyTable {
  readonly visibility: 'public' | 'private';
  /** Version of the rules the match is played by. */
  readonly rules: number;
  /** The version it began with, if that was an older one. */
  readonly rulesBefore: number | null;
  /** How long somebody may be away before the others decide what becomes of the seat. */
  readonly graceMs: number;
  /** The receiver's own seats. */
  readonly mine: readonly number[];
  /** Seats that a bot plays for the receiver, until they take them back. */
  readonly kept: readonly number[];
  /** Whether the receiver has set the table up. */
  readonly made: boolean;
  readonly handover: HandoverRequest | null;
  /** The table of the next match, once somebody has asked for one. */
  readonly rematch: string | null;
  readonly spectators: number;
}

export interface ChatLine {
  readonly n: number;
  readonly name: string;
  /** The seat of who wrote it, -1 for spectators. */
  readonly seat: number;
  readonly text: string;
  readonly atMs: number;
}

/** Something that happened at a table and is no line of its match. */
export type Notice =
  /** The bot at the seat did not answer; another one has moved in its place. */
  { readonly kind: 'weaker-bot'; readonly seat: number; readonly bot: string };

export type ErrorCode =
  /** Not a message of this protocol. */
  | 'bad-message'
  /** Too much in too short a time; nothing was done. */
  | 'rate'
  /** Too many tables, seats or connections at once. */
  | 'limit'
  | 'no-table'
  | 'no-seat'
  /** The seat belongs to somebody else. */
  | 'not-your-seat'
  /** Only for those who sit at the table. */
  | 'not-seated'
  /** Only for who has set the table up. */
  | 'not-creator'
  /** Open the table first. */
  | 'not-viewing'
  | 'seat-taken'
  | 'not-open'
  | 'not-running'
  | 'not-begun'
  | 'not-finished'
  | 'paused'
  | 'readonly'
  | 'unknown-game'
  | 'unknown-bot'
  /** With the options of the table no bot may play. */
  | 'no-bots'
  /** Somebody else has this name. */
  | 'name-taken'
  /** The game does not have these options or so many seats; `message` names the field. */
  | 'options'
  /** The seat's person is there: it cannot be handed over without them. */
  | 'not-left'
  /** Nothing waits for this answer. */
  | 'no-request'
  | 'no-line'
  /** The game has no windows to give a standing answer to. */
  | 'no-windows'
  /** The server cannot store at the moment. Whether the request is stored is not known: send it again, with its id. */
  | 'store'
  | 'internal';

/** What an `ok` carries, by the type of the request. */
export interface Results {
  readonly 'table.create': { readonly table: string };
  readonly rematch: { readonly table: string };
  /** The line that the choice became. */
  readonly line: { readonly line: number };
  readonly why: { readonly refusal: Refusal | null };
  readonly history: { readonly lines: readonly ToldLine[]; readonly last: number };
  readonly view: { readonly view: TableView };
  readonly file: { readonly file: string };
}

export type ServerMessage =
  /** The first message of a connection. `tables`: where the user sits and the match is not over. */
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      readonly user: UserInfo;
      readonly tables: readonly LobbyTable[];
    }
  /** The request is done and, if it changed something, stored. */
  | { readonly type: 'ok'; readonly id: string; readonly result: Results[keyof Results] | null }
  /** The rules say no. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** The request cannot be served; `id` is null if the message had none that could be read. */
  | { readonly type: 'error'; readonly id: string | null; readonly code: ErrorCode; readonly message: string }
  | { readonly type: 'user'; readonly user: UserInfo }
  /** To who watches the lobby: where the user sits and the match is not over, at once and at every change. */
  | { readonly type: 'tables'; readonly tables: readonly LobbyTable[] }
  /** All public tables, whenever something about them changed. */
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[] }
  /**
   * The table, after it was opened and whenever people, status or requests changed: also with the first and the last
   * line. `views` are as in `update`, and empty for tables that have not begun.
   */
  | {
      readonly type: 'table';
      readonly table: TableInfo;
      readonly views: readonly TableView[];
      readonly clocks: ClockState | null;
      readonly windows: readonly WindowTime[];
      /** Only after opening: the last lines of chat. */
      readonly chat?: readonly ChatLine[];
    }
  /**
   * What is new. One view for each own seat; a client with several seats gets those that have to decide, and if none
   * has, the spectators' view, so that nobody's secrets are on the screen while it is handed over.
   */
  | {
      readonly type: 'update';
      readonly table: string;
      readonly views: readonly TableView[];
      readonly clocks: ClockState | null;
      readonly windows: readonly WindowTime[];
    }
  | { readonly type: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly type: 'notice'; readonly table: string; readonly notice: Notice }
  /** It is the turn of an own seat at a table that is not open on this connection. */
  | { readonly type: 'turn'; readonly table: string; readonly game: string; readonly seat: number };
