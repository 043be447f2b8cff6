import type { Language } from '@heldentisch/engine';
import type { GameId } from './ids.js';
import { lobbyText as kleineHelden } from './kleine-helden/lobby-text.js';
import { lobbyText as noughts } from './noughts/lobby-text.js';
import { lobbyText as pixelTactics } from './pixel-tactics/lobby-text.js';

interface Words {
  readonly name: string;
  readonly lead: string;
  readonly about: string;
  readonly facts: string;
}

/** What the lobby says of a game. It is part of the first load, so it is short. */
export type LobbyText = Readonly<Record<Language, Words>>;

const lobbyTexts: Readonly<Record<GameId, LobbyText>> = {
  'pixel-tactics': pixelTactics,
  'kleine-helden': kleineHelden,
  noughts,
};

/** The name of a game is `game.<id>`; what else the lobby says of it is `game.<id>.lead` and so on. */
export type GameKey = `game.${GameId}` | `game.${GameId}.${'lead' | 'about' | 'facts'}`;

/** The lobby's words of all games by key, to stand beside the words of the app. */
export function gameWords(language: Language): Readonly<Record<GameKey, string>> {
  const words = {} as Record<GameKey, string>;
  for (const id of Object.keys(lobbyTexts) as GameId[]) {
    const { name, lead, about, facts } = lobbyTexts[id][language];
    words[`game.${id}`] = name;
    words[`game.${id}.lead`] = lead;
    words[`game.${id}.about`] = about;
    words[`game.${id}.facts`] = facts;
  }
  return words;
}
