/** The Mage Knight table as the app loads it; the contract is `GameModule` in table/game-table.ts. */
export { Ending } from './parts/frame/Ending.js';
export { sounds } from './sounds.js';
export { statistics } from './statistics.js';
export { Table } from './Table.js';
