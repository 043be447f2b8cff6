/**
 * `npm test`: everything that must hold, on a fresh machine too. With the id of a game (`npm test -- pixel-tactics`) only
 * the tests that belong to it; what else is said goes to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildWeb, optionsFor, prepare, root, runTogether } from './prepare.mjs';
import { testFilters } from './test-filters.mjs';

prepare();
ensureBrowser();
await runTogether([
  buildWeb,
  ['npx', '--no-install', 'biome', 'ci', '.'],
  ['npx', '--no-install', 'tsc', '-p', 'tsconfig.tests.json'],
  [process.execPath, 'scripts/check-house.mjs'],
]);

const report = `${root}node_modules/.cache/test-report.json`;
rmSync(report, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const wishes = testFilters(process.argv.slice(2), {
  games: readdirSync(`${root}packages/games`),
  browserFiles: readdirSync(`${root}apps/web/e2e`),
});
const vitest = ['--no-install', 'vitest', 'run', ...reporters, ...wishes];
const result = spawnSync('npx', vitest, { ...optionsFor('npx'), stdio: 'inherit' });
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(result.status ?? 1);
