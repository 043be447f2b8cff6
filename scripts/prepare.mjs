/** Makes a fresh checkout ready: installs what the lock file names and builds. Used by `npm start` and `npm test`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** npm and npx are scripts there and need a shell. */
const isWindows = process.platform === 'win32';

/** Runs a command with its output shown; ends this process if it fails. */
export function run(command, args, { quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const result = spawnSync(command, args, { cwd: root, stdio, shell: isWindows && command !== process.execPath });
  if (result.error) {
    console.error(`${command} could not be started: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** npm notes in node_modules what it installed; if that is not what the lock file says, install again. */
function isInstalled() {
  const noted = `${root}node_modules/.package-lock.json`;
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages;
  const found = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // A package of the house that is new is linked by installing again.
    if (entry.link) return existsSync(`${root}${path}`);
    if (path === '' || entry.optional || !path.startsWith('node_modules/')) return true;
    return found[path]?.version === entry.version;
  });
}

export function prepare({ quiet = false } = {}) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(`Heldentisch needs Node 20 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
  run('npx', ['--no-install', 'tsc', '-b'], { quiet });
}

/** Builds the web app into apps/web/dist. */
export function buildWeb() {
  run('npm', ['run', 'build', '--silent', '--workspace', '@heldentisch/web', '--', '--logLevel', 'error']);
}
