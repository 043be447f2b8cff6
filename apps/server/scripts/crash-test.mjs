/**
 * Ends the server under load: `node scripts/crash-test.mjs [--kills 300] [--terms 30] [--pairs 8]
 * [--store sqlite|postgres]`. SIGKILL ends it in the middle of everything, SIGTERM asks it to close.
 */
import { parseArgs } from 'node:util';
import { crashTrial, startPostgres, temporaryFolder } from '../dist/trials/index.js';

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
  place: { dataFolder: temporaryFolder(), databaseUrl: (await postgres?.newDatabase()) ?? null },
  onEnd: (count) => count % 25 === 0 && console.error(`${count} times`),
});
await postgres?.stop();
console.log(JSON.stringify(report, null, 2));
const { lost, doubled, broken, paused, unclean, silences, hanging, givenUp } = report;
const held = lost + doubled + broken + paused + unclean + silences + hanging.length + givenUp.length === 0;
console.log(held ? 'Every acknowledged choice is there, none twice; every table goes on.' : 'THE PROMISE IS BROKEN.');
process.exit(held ? 0 : 1);
