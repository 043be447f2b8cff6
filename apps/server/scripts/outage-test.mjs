/** Lets the store fail and return under load: `node scripts/outage-test.mjs [--rounds 3] [--pairs 8] [--only locked,…]`. */
import { parseArgs } from 'node:util';
import { outageFaults, outages, outageTrial, startPostgres, temporaryFolder } from '../dist/trials/index.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '8' },
    only: { type: 'string', default: 'locked,full,halted,frozen' },
  },
});
const wanted = values.only.split(',');

/** Those that are wanted, each as often as wished, by turns. */
const rows = (kinds) => Array.from({ length: Number(values.rounds) }, () => kinds).flat();

async function run(place, kinds) {
  const chosen = kinds.filter(({ name }) => wanted.includes(name));
  if (chosen.length === 0) return [];
  const onRound = ({ outage, stuck }) => console.error(`${outage}: ${stuck.length === 0 ? 'all go on' : 'some hang'}`);
  const report = await outageTrial({ outages: rows(chosen), pairs: Number(values.pairs), place, onRound });
  console.log(JSON.stringify(report, null, 2));
  return outageFaults(report);
}

const dataFolder = temporaryFolder();
const faults = await run({ dataFolder, databaseUrl: null }, [outages.locked(dataFolder), outages.full(dataFolder)]);
if (wanted.includes('halted') || wanted.includes('frozen')) {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  faults.push(...(await run({ dataFolder, databaseUrl }, [outages.halted(postgres), outages.frozen(postgres)])));
  await postgres.stop();
}
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'The store may fail: all goes on by itself.' : 'THE SERVER NEEDS HELP.');
process.exit(faults.length === 0 ? 0 : 1);
