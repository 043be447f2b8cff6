import type { Game } from '@heldentisch/engine';
import type { GameId } from './ids.js';
import type { Ledger } from './ledger.js';

const games: Readonly<Record<GameId, () => Promise<Game>>> = {
  'pixel-tactics': async () => (await import('@heldentisch/pixel-tactics')).pixelTactics as unknown as Game,
  'kleine-helden': async () => (await import('@heldentisch/kleine-helden')).kleineHelden as unknown as Game,
  noughts: async () => (await import('@heldentisch/noughts')).noughts as unknown as Game,
};

/** Loads the rules of a game, for page and worker; nothing of them is in the first load. */
export const loadRules = (id: GameId): Promise<Game> => games[id]();

const ledgers: Readonly<Record<GameId, () => Promise<Ledger>>> = {
  'pixel-tactics': async () => (await import('@heldentisch/pixel-tactics/ledger')).default,
  'kleine-helden': async () => (await import('@heldentisch/kleine-helden/ledger')).default,
  noughts: async () => (await import('@heldentisch/noughts/ledger')).default,
};

/** Loads the rulebook of a game. */
export const loadLedger = (id: GameId): Promise<Ledger> => ledgers[id]();
