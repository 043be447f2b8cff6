import { type Domain, defineChoices, defineEvents, names, seatDomain } from '@heldentisch/engine';

/** The only frame: whose turn it is. */
export interface TurnFrame {
  readonly step: 'turn';
  seat: number;
}

/** The whole state: nine cells with -1 (empty), 0 (cross) or 1 (nought). */
export interface NoughtsState {
  readonly frames: TurnFrame[];
  readonly cells: number[];
  winner: number;
  marks: number;
}

export const cellNames = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
const cell: Domain = names('cell', cellNames);

export const choices = defineChoices({ mark: { cell } });
export const events = defineEvents({
  cellMarked: { seat: seatDomain, cell },
  lineCompleted: { seat: seatDomain },
  boardFilled: {},
  conceded: { seat: seatDomain },
});
