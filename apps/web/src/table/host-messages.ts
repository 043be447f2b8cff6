import type { GameId } from '@heldentisch/catalogue';
import type { GameOptions, Outcome } from '@heldentisch/engine';
import type { SeatInfo, TableView } from '@heldentisch/protocol';
import type { SeatPlan } from './match-store.js';

export interface NewMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: GameOptions;
  readonly seats: readonly SeatPlan[];
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
