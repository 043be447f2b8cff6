/** The Pixel Tactics table as the app loads it; the contract is `GameModule` in table/game-table.ts. */
export { Ending } from './parts/ending.js';
export { sounds } from './sounds.js';
export { statistics } from './statistics.js';
export { Table } from './table.js';
