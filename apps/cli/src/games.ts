import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, GameOptions, Language, State } from '@heldentisch/engine';
import * as kleineHeldenPackage from '@heldentisch/kleine-helden';
import * as noughtsPackage from '@heldentisch/noughts';
import * as pixelTacticsPackage from '@heldentisch/pixel-tactics';
import { Problem } from './arguments.js';

/** Draws a seat's view as text for the terminal. A game's package may export it as `drawText`. */
export type DrawText = (view: State, seat: number, language: Language) => string;

export interface RegisteredGame {
  readonly game: Game<State>;
  /** Name of the package, where cases and tests are found. */
  readonly packageName: string;
  readonly drawText: DrawText | null;
}

function register<S extends State>(game: Game<S>, packageName: string, exported: object): RegisteredGame {
  const drawText = (exported as { readonly drawText?: DrawText }).drawText ?? null;
  return { game: game as unknown as Game<State>, packageName, drawText };
}

/** Every game the command line knows. */
export const registeredGames: readonly RegisteredGame[] = [
  register(noughtsPackage.noughts, '@heldentisch/noughts', noughtsPackage),
  register(pixelTacticsPackage.pixelTactics, '@heldentisch/pixel-tactics', pixelTacticsPackage),
  register(kleineHeldenPackage.kleineHelden, '@heldentisch/kleine-helden', kleineHeldenPackage),
];

/** Throws `Problem` that names the games there are. */
export function registeredGame(id: string): RegisteredGame {
  const found = registeredGames.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  const known = registeredGames.map(({ game }) => game.id).join(', ');
  throw new Problem(`there is no game "${id}"; the games are ${known}`);
}

export const gameById = (id: string): Game<State> => registeredGame(id).game;

/** The directory of a game's package in the workspace. */
export function packageDirectory({ packageName }: RegisteredGame): string {
  let directory = dirname(fileURLToPath(import.meta.resolve(packageName)));
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory);
  return directory;
}

/** Options as given on the command line; the engine checks them against the game. */
export const asOptions = (given: Readonly<Record<string, unknown>>): GameOptions => given as GameOptions;
