import type { GameId } from '@heldentisch/catalogue';
import type { GameFileFault, GameOptions, Outcome } from '@heldentisch/engine';
import type { SeatInfo, TableView } from '@heldentisch/protocol';
import type { SeatPlan } from './match-store.js';

export interface NewMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: GameOptions;
  readonly seats: readonly SeatPlan[];
}

/** Why a match or a file cannot be opened. `line` counts the lines of the game file from 1. */
export type OpenProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'file'; readonly fault: GameFileFault; readonly line: number };

/** What came of opening a match or a file. */
export type Opening = { readonly game: GameId } | { readonly problem: OpenProblem };

/** Tells the page that the match is played in another tab now. */
export interface HostMoved {
  readonly moved: true;
}

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
