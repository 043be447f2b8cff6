import type { Game, State } from '@heldentisch/engine';
import type { GameModule } from '../table/game-table.js';
import type { GameId } from './ids.js';
import type { Ledger } from './ledger.js';
import { loadLedger, loadRules } from './rules.js';

const tables = import.meta.glob<GameModule>(['./*/index.ts', './*/index.tsx']);

export interface LoadedGame {
  readonly game: Game<State>;
  readonly ledger: Ledger;
}

const loaded = new Map<GameId, Promise<LoadedGame>>();

async function load(id: GameId): Promise<LoadedGame> {
  const [game, ledger] = await Promise.all([loadRules(id), loadLedger(id)]);
  return { game, ledger };
}

/** The rules and the rulebook of a game, loaded once. */
export function loadGame(id: GameId): Promise<LoadedGame> {
  let promise = loaded.get(id);
  if (promise === undefined) {
    promise = load(id);
    promise.catch(() => loaded.delete(id));
    loaded.set(id, promise);
  }
  return promise;
}

/** The game's own table, or null if it has none: then the generic view is all there is, and it is enough. */
export async function loadTable(id: GameId): Promise<GameModule | null> {
  const table = tables[`./${id}/index.ts`] ?? tables[`./${id}/index.tsx`];
  return table === undefined ? null : await table();
}
