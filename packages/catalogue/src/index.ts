import type { Game, Language, Page, Rule, State } from '@heldentisch/engine';
import { packages } from './games.js';

export interface Section {
  readonly id: string;
  readonly de: string;
  readonly en: string;
}

export interface GlossaryEntry {
  readonly de: string;
  readonly en: string;
  readonly textDe: string;
  readonly textEn: string;
}

/** The ledger of a game: its rulebook as data. */
export interface Ledger {
  readonly sections: readonly Section[];
  readonly rules: readonly Rule[];
  readonly glossary?: readonly GlossaryEntry[];
}

/** What the package of every game exports, whatever else it has for its own table. */
export interface GamePackage {
  readonly game: Game<State>;
  readonly ledger: Ledger;
  /** Draws a seat's view as text for the terminal. Without it the table is put into words. */
  drawText?(view: State, seat: number, language: Language, page: Page): string;
}

export type GameId = keyof typeof packages;

export const gameIds = Object.keys(packages) as GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(packages, id);

/** Loads one game and nothing of the others. */
export const loadGame = (id: GameId): Promise<GamePackage> => packages[id]();

/** Loads every game, in the order of the catalogue. */
export const loadGames = (): Promise<GamePackage[]> => Promise.all(gameIds.map(loadGame));
