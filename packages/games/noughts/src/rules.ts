import { type Context, first, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { choices, events, type NoughtsState, type TurnFrame } from './state.js';

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

export const steps = {
  turn: {
    seats: (_c, frame) => 1 << frame.seat,
    options(c, _frame, _seat, out) {
      // NOU-02
      for (let cell = 0; cell < 9; cell++) if (c.state.cells[cell] === -1) out.add(choices.kinds.mark.code(cell));
    },
    choose(c, frame, seat, code) {
      const { state } = c;
      const cell = first(code);
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
    prompt: () => ({ key: 'turn' }),
    refuse: (): Refusal => refusal('NOU-02'),
  },
} satisfies { turn: Step<NoughtsState, TurnFrame> };

export function concede(c: Context<NoughtsState>, seat: number): void {
  c.state.winner = 1 - seat;
  c.state.frames.length = 0;
  c.emit(events.kinds.conceded, seat);
}
