import { undoOption } from '@heldentisch/engine';
import { mostSeats } from './box.js';

/** What one settles before the game. Who plays alone may choose to take back everything. */
export const settings = {
  id: 'lamplight',
  seats: { least: 1, most: mostSeats },
  options: { undo: undoOption },
} as const;
