import type { GameId } from '@heldentisch/catalogue';
import { botPauseMs } from '../settings/settings.js';
import type { NewMatch } from './host-messages.js';
import { LocalSource } from './local-source.js';

/** Tables that were just made: the page takes over the running worker instead of starting another one. */
const started = new Map<string, { readonly source: LocalSource; readonly game: GameId }>();

/** Short enough for an address, long enough never to repeat. */
export const newMatchId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

export async function startLocal(match: NewMatch): Promise<LocalSource> {
  const source = new LocalSource(match.id);
  try {
    await source.create(match, botPauseMs());
  } catch (error) {
    source.close();
    throw error;
  }
  started.set(match.id, { source, game: match.game });
  return source;
}

/** The worker of a match: the one that made it, or a new one that reads it from storage (then the game is unknown). */
export function localSource(id: string): { readonly source: LocalSource; readonly game: GameId | null } {
  const made = started.get(id);
  started.delete(id);
  return made ?? { source: new LocalSource(id), game: null };
}
