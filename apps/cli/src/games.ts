import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GamePackage, loadGames } from '@heldentisch/catalogue';
import type { Game, GameOptions, State } from '@heldentisch/engine';
import { Problem } from './arguments.js';

/** What the command line needs of a game. */
export type RegisteredGame = Pick<GamePackage, 'game' | 'drawText'>;

/** Every game the command line knows. */
export const registeredGames: readonly RegisteredGame[] = await loadGames();

/** Throws `Problem` that names the games there are. */
export function registeredGame(id: string): RegisteredGame {
  const found = registeredGames.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = registeredGames.map(({ game }) => game.id).join(', ');
  throw new Problem(`there is no game "${id}"; the games are ${known}`);
}

export const gameById = (id: string): Game<State> => registeredGame(id).game;

/** The directory of a game's package in the workspace, where cases and tests are found. */
export function packageDirectory({ game }: RegisteredGame): string {
  let directory = dirname(fileURLToPath(import.meta.resolve(`@heldentisch/${game.id}`)));
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
}

/** Options as given on the command line; the engine checks them against the game. */
export const asOptions = (given: Readonly<Record<string, unknown>>): GameOptions => given as GameOptions;
