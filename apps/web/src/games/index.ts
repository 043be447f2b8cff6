import { type GameId, type GamePackage, loadGame as loadPackage } from '@heldentisch/catalogue';
import type { Language } from '@heldentisch/engine';
import type { ComponentType } from 'react';
import type { GameModule } from '../table/game-table.js';

// Colours of seats are needed with the game's own table and without it.
import.meta.glob('./*/seats.css', { eager: true });
const tutorials = import.meta.glob<TutorialModule>('./*/tutorial-view.tsx');
const tables = import.meta.glob<GameModule>(['./*/index.ts', './*/index.tsx']);

/** What a game's tutorial gets; it runs its own table. */
export interface TutorialProps {
  readonly language: Language;
  readonly reducedMotion: boolean;
  onExit(): void;
  /** Begins the first game of one's own. */
  onPlay(): void;
}

interface TutorialModule {
  readonly Tutorial: ComponentType<TutorialProps>;
}

export type LoadedGame = Pick<GamePackage, 'game' | 'ledger'>;

/** The rules and the rulebook of a game; nothing of them is in the first load. */
export async function loadGame(id: GameId): Promise<LoadedGame> {
  const { game, ledger } = await loadPackage(id);
  return { game, ledger };
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
