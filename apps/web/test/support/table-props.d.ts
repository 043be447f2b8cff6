import { type Game, type State } from '@heldentisch/engine';
import type { GameTableProps } from '../../src/table/game-table.js';
/** What a page gives to a table in this position: the first seat is the person's, the others are bots. */
export declare function tableProps<S extends State>(
  game: Game<S>,
  position: {
    readonly seats: readonly unknown[];
  },
): GameTableProps;
