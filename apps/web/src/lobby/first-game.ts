import { type GameId, isGameId } from '@heldentisch/catalogue';

export type NewTableWish = 'bot' | 'together' | 'online';

/** A table somebody wants to open. */
export interface Wish {
  readonly game: GameId;
  readonly kind: NewTableWish;
}

const playHash = 'play-';
/** The lobby with the question for a first game against bots. */
export const addressOfFirstGame = (game: GameId): string => `/#${playHash}${game}`;

/** Who comes from a tutorial is asked about the first game at once. */
export function firstWish(): Wish | null {
  const hash = location.hash.slice(1);
  const game = hash.startsWith(playHash) ? hash.slice(playHash.length) : '';
  return isGameId(game) ? { game, kind: 'bot' } : null;
}
