/** The Pixel Tactics table as the app loads it; the contract is `GameModule` in table/game-table.ts. */
export { Table } from './Table.js';
