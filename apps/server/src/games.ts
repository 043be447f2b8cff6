import type { Game, State } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import { noughts } from '@heldentisch/noughts';
import { pixelTactics } from '@heldentisch/pixel-tactics';

/** Every game this server offers. */
export const games: readonly Game<State>[] = [noughts, pixelTactics, kleineHelden].map(
  (game) => game as unknown as Game<State>,
);

export const gameById = (id: string): Game<State> | undefined => games.find((game) => game.id === id);
