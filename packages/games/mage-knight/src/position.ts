import type { PositionNotation } from '@heldentisch/engine';
import type { MageKnightState } from './state.js';

export const position: PositionNotation<MageKnightState> = {
  schema: {},
  read() {
    throw new Error('to come');
  },
  write: (state) => state,
};
