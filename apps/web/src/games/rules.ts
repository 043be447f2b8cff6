import type { Game } from '@heldentisch/engine';
import type { GameId } from './index.js';

/** What the worker loads of a game: the rules alone. */
export async function loadRules(id: GameId): Promise<Game> {
  if (id === 'pixel-tactics') return (await import('@heldentisch/pixel-tactics')).pixelTactics as unknown as Game;
  return (await import('@heldentisch/noughts')).noughts as unknown as Game;
}
