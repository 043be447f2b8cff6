/** `npm test`: everything that must hold, on a fresh machine too. */

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { buildWeb, prepare, root, run } from './prepare.mjs';

prepare();
ensureBrowser();
buildWeb();
run('npx', ['--no-install', 'biome', 'ci', '.']);
run('npx', ['--no-install', 'tsc', '-p', 'tsconfig.tests.json']);
run(process.execPath, ['scripts/check-house.mjs']);

const report = `${root}node_modules/.cache/test-report.json`;
rmSync(report, { force: true });
const arguments_ = [
  '--no-install',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];
const result = spawnSync('npx', [...arguments_, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(result.status ?? 1);
