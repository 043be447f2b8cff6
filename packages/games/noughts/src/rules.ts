import { type Context, type Deed, refusal, type Step } from '@heldentisch/engine';
import { choices, events, type NoughtsState, type TurnFrame } from './state.js';

const { mark } = choices.kinds;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function hasLine(cells: readonly number[], seat: number): boolean {
  for (const [a, b, c] of lines) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
}

const occupied = refusal('NOU-02');

const markCell: Deed<NoughtsState, TurnFrame> = {
  kind: mark,
  candidates(_c, _frame, _seat, out) {
    for (let cell = 0; cell < 9; cell++) out.add(mark.code(cell));
  },
  forbids: (c, _frame, _seat, code) => (c.state.cells[mark.cell(code)] === -1 ? null : occupied),
  does(c, frame, seat, code) {
    const { state } = c;
    const cell = mark.cell(code);
    state.cells[cell] = seat;
    state.marks++;
    c.emit(events.kinds.cellMarked, seat, cell);
    if (hasLine(state.cells, seat)) {
      state.winner = seat;
      c.emit(events.kinds.lineCompleted, seat);
      state.frames.pop();
    } else if (state.marks === 9) {
      c.emit(events.kinds.boardFilled);
      state.frames.pop();
    } else {
      frame.seat = 1 - seat;
    }
  },
};

const turnDeeds = [markCell];

export const steps = {
  turn: {
    seats: (_c, frame) => 1 << frame.seat,
    deeds: () => turnDeeds,
    prompt: () => ({ key: 'turn' }),
  },
} satisfies { turn: Step<NoughtsState, TurnFrame> };

export function concede(c: Context<NoughtsState>, seat: number): void {
  c.state.winner = 1 - seat;
  c.state.frames.length = 0;
  c.emit(events.kinds.conceded, seat);
}
