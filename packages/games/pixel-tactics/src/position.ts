import type { PositionNotation } from '@heldentisch/engine';
import type { PixelState } from './state.js';
export const position: PositionNotation<PixelState> = {
  schema: {},
  read: () => {
    throw new Error('x');
  },
  write: (s) => s,
};
