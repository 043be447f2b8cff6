import { loadGames } from '@heldentisch/catalogue';
import type { Game, State } from '@heldentisch/engine';

/** Every game this server offers. */
export const games: readonly Game<State>[] = (await loadGames()).map(({ game }) => game);

export const gameById = (id: string): Game<State> | undefined => games.find((game) => game.id === id);
