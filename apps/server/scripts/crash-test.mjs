/** Kills the server with SIGKILL under load: `node scripts/crash-test.mjs [kills] [pairs]`. DATABASE_URL: PostgreSQL. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashTrial } from '../dist/trials/index.js';

const kills = Number(process.argv[2] ?? 300);
const pairs = Number(process.argv[3] ?? 8);
const dataFolder = mkdtempSync(join(tmpdir(), 'heldentisch-crash-'));
const report = await crashTrial({
  kills,
  pairs,
  place: { dataFolder, databaseUrl: process.env.DATABASE_URL ?? null },
  onKill: (count) => count % 25 === 0 && console.error(`${count} kills`),
});
console.log(JSON.stringify(report, null, 2));
const held = report.lost === 0 && report.doubled === 0 && report.broken === 0 && report.kills >= kills;
console.log(held ? 'Every acknowledged choice is there, none twice.' : 'THE PROMISE IS BROKEN.');
process.exit(held ? 0 : 1);
