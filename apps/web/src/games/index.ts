import type { Game, Language, State } from '@heldentisch/engine';
import type { ComponentType } from 'react';
import type { GameModule } from '../table/game-table.js';
import type { GameId } from './ids.js';
import type { Ledger } from './ledger.js';
import { loadLedger, loadRules } from './rules.js';

// Colours of seats are needed with the game's own table and without it.
import.meta.glob('./*/seats.css', { eager: true });
const tutorials = import.meta.glob<TutorialModule>('./*/tutorial-view.tsx');
const tables = import.meta.glob<GameModule>(['./*/index.ts', './*/index.tsx']);

/** What a game's tutorial gets; it runs its own table. */
export interface TutorialProps {
  readonly language: Language;
  readonly reducedMotion: boolean;
  onExit(): void;
}

interface TutorialModule {
  readonly Tutorial: ComponentType<TutorialProps>;
}

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

export const hasTutorial = (id: GameId): boolean => `./${id}/tutorial-view.tsx` in tutorials;

/** The lesson for the first game, or null if the game has none. */
export async function loadTutorial(id: GameId): Promise<TutorialModule | null> {
  return (await tutorials[`./${id}/tutorial-view.tsx`]?.()) ?? null;
}
