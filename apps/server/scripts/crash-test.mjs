/**
 * Ends the server under load: `node scripts/crash-test.mjs [--kills 300] [--terms 30] [--pairs 8]
 * [--store sqlite|postgres]`. SIGKILL ends it in the middle of everything, SIGTERM asks it to close.
 */
import { parseArgs } from 'node:util';
import { crashFaults, crashTrial, startPostgres, temporaryFolder } from '../dist/trials/index.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    terms: { type: 'string', default: '30' },
    pairs: { type: 'string', default: '8' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const postgres = values.store === 'postgres' ? await startPostgres() : null;
const report = await crashTrial({
  kills: Number(values.kills),
  terms: Number(values.terms),
  pairs: Number(values.pairs),
  abandoned: 3,
  place: { dataFolder: temporaryFolder(), databaseUrl: (await postgres?.newDatabase()) ?? null },
  onEnd: (count) => count % 25 === 0 && console.error(`${count} times`),
});
await postgres?.stop();
console.log(JSON.stringify(report, null, 2));
const faults = crashFaults(report);
for (const fault of faults) console.log(fault);
const well = 'Every acknowledged choice is there, none twice; every table goes on.';
console.log(faults.length === 0 ? well : 'THE PROMISE IS BROKEN.');
process.exit(faults.length === 0 ? 0 : 1);
