/** Sends strange messages to a server: `node scripts/fuzz-messages.mjs [count] [seed]`. */
import {
  examplesOf,
  fuzzMessages,
  newTable,
  ServerProcess,
  TableClient,
  temporaryFolder,
} from '../dist/trials/index.js';

const count = Number(process.argv[2] ?? 200_000);
const seed = Number(process.argv[3] ?? 1);
const server = await ServerProcess.start({ dataFolder: temporaryFolder() });
const ann = await TableClient.join(server.address);
const { table } = await ann.ask(newTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
await ann.ask({ type: 'table.open', table, since: -1 });
const state = () => JSON.stringify(ann.view(table, 0)?.view);
const before = state();
const report = await fuzzMessages(server.address, Object.values(examplesOf(table, 0)), count, seed);
await ann.ask({ type: 'ping' });
const unchanged = state() === before && ann.lastLine(table) === 0;
const well = unchanged && server.isRunning && server.log.length === 0 && report.answers.internal === undefined;
console.log(JSON.stringify({ ...report, unchanged, log: server.log.slice(0, 5) }, null, 2));
await server.end('SIGTERM');
console.log(well ? 'No crash, no change.' : 'SOMETHING GAVE WAY.');
process.exit(well ? 0 : 1);
