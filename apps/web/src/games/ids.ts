/** The ids of the games this app can play, in the order of the lobby. */
export const gameIds = ['pixel-tactics', 'kleine-helden', 'noughts'] as const;
export type GameId = (typeof gameIds)[number];
/** Games to try the table with: shown small, after the others. */
export const practiceGames: readonly GameId[] = ['noughts'];
/** Games that are still being made. */
export const comingGames: readonly string[] = ['Mage Knight', 'Runebound', 'Euthia'];
export const isGameId = (id: string): id is GameId => (gameIds as readonly string[]).includes(id);
