/** Makes a fresh checkout ready: installs what the lock file names and builds. Used by `npm start` and `npm test`. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** On Windows npm and npx are scripts and need a shell. */
export const optionsFor = (command) => ({
  cwd: root,
  shell: process.platform === 'win32' && command !== process.execPath,
});

function notStarted(command, error) {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(1);
}

/** Runs a command with its output shown; ends this process if it fails. */
export function run(command, args, { quiet = false } = {}) {
  const stdio = quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const result = spawnSync(command, args, { ...optionsFor(command), stdio });
  if (result.error) notStarted(command, result.error);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs commands side by side and shows the output of each when it is done; ends this process if one has failed. */
export async function runTogether(commands) {
  const codes = await Promise.all(
    commands.map(([command, ...args]) => {
      const child = spawn(command, args, { ...optionsFor(command), stdio: ['ignore', 'pipe', 'pipe'] });
      const printed = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part));
      return new Promise((resolve) => {
        child.on('error', (error) => notStarted(command, error));
        child.on('close', (code) => process.stdout.write(Buffer.concat(printed), () => resolve(code)));
      });
    }),
  );
  if (codes.some((code) => code !== 0)) process.exit(1);
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
export const buildWeb = 'npm run build --silent --workspace @heldentisch/web -- --logLevel error'.split(' ');
