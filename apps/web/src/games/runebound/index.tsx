/** The Runebound table as the app loads it; the contract is `GameModule` in table/game-table.ts. */
export { Ending } from './parts/Ending.js';
export { sounds } from './sounds.js';
export { statistics } from './statistics.js';
export { Table } from './Table.js';
