/** People come and go for a long time: `node scripts/soak.mjs [--minutes 30] [--tables 200]`. */
import { parseArgs } from 'node:util';
import { soakFaults, soakTrial, temporaryFolder } from '../dist/trials/index.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, tables: { type: 'string', default: '200' } },
});
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const report = await soakTrial({
  minutes: Number(values.minutes),
  tables: Number(values.tables),
  place: { dataFolder: temporaryFolder(), databaseUrl: null },
  onSample: ({ second, rooms, connections, heapBytes, rssBytes }) =>
    console.error(
      `${second} s: ${rooms} rooms, ${connections} connections, heap ${megabytes(heapBytes)}, rss ${megabytes(rssBytes)}`,
    ),
});
console.log(JSON.stringify(report, null, 2));
const faults = soakFaults(report);
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'Who has gone is forgotten.' : 'SOMETHING STAYS BEHIND.');
process.exit(faults.length === 0 ? 0 : 1);
