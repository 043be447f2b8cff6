import { drawn, type GameFrame, noWinner } from '../state.js';
import { happened } from '../vocabulary.js';
import type { PixelContext } from './piles.js';

export const gamePhases = { start: 0, play: 1, over: 2 } as const;

/** Ends the game at once: whatever was going on is left where it is. */
export function endGame(c: PixelContext, winner: number, ending: string): void {
  const s = c.state;
  s.winner = winner;
  s.ending = ending;
  if (winner === drawn) c.emit(happened.gameDrawn);
  else if (winner !== noWinner) c.emit(happened.gameWon, winner);
  s.frames.length = 1;
  (s.frames[0] as GameFrame).at = gamePhases.over;
}
