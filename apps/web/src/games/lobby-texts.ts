import { type GameId, gameIds } from '@heldentisch/catalogue';
import type { Language } from '@heldentisch/engine';

interface Words {
  readonly name: string;
  readonly lead: string;
  readonly about: string;
  readonly facts: string;
}

/** What the lobby says of a game. It is part of the first load, so it is short. */
export interface LobbyText extends Readonly<Record<Language, Words>> {
  /** A game to try the table with: shown small, after the others. */
  readonly isPractice?: boolean;
}

const found = import.meta.glob<{ readonly lobbyText: LobbyText }>('./*/lobby-text.ts', { eager: true });

function lobbyTextOf(id: GameId): LobbyText {
  const file = `./${id}/lobby-text.ts`;
  const text = found[file]?.lobbyText;
  if (text === undefined) throw new Error(`there is no ${file}`);
  return text;
}

export const isPractice = (id: GameId): boolean => lobbyTextOf(id).isPractice === true;

/** The games in the order of the lobby. */
export const lobbyGames: readonly GameId[] = [
  ...gameIds.filter((id) => !isPractice(id)),
  ...gameIds.filter((id) => isPractice(id)),
];

/** Games that are still being made. */
export const comingGames: readonly string[] = ['Euthia'];

/** The name of a game is `game.<id>`; what else the lobby says of it is `game.<id>.lead` and so on. */
export type GameKey = `game.${GameId}` | `game.${GameId}.${'lead' | 'about' | 'facts'}`;

/** The lobby's words of all games by key, to stand beside the words of the app. */
export function gameWords(language: Language): Readonly<Record<GameKey, string>> {
  const words = {} as Record<GameKey, string>;
  for (const id of gameIds) {
    const { name, lead, about, facts } = lobbyTextOf(id)[language];
    words[`game.${id}`] = name;
    words[`game.${id}.lead`] = lead;
    words[`game.${id}.about`] = about;
    words[`game.${id}.facts`] = facts;
  }
  return words;
}
