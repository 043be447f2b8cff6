/** Chromium for the tests in a real browser: the one of this machine, or Debian's package where we may install it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium or Chrome on this machine: CHROMIUM_PATH if it is set, else the usual places and PATH.
 * @returns {string | null}
 */
export function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath].find(isProgram) ?? null;
}

const howTo =
  'The tests in the browser need Chromium. On Debian and Ubuntu: "apt-get install chromium"; elsewhere install ' +
  'Chromium or Chrome and set CHROMIUM_PATH to the program if it is not found by itself.';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && isProgram('/usr/bin/apt-get');

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed (${error?.message ?? status}). ${howTo}`);
}

/**
 * The path of a browser; installs Debian's package `chromium` where there is none and we are root on such a system.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  if (!mayInstall()) throw new Error(howTo);
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  const installed = findBrowser();
  if (installed === null) throw new Error(`chromium was installed and is not to be found. ${howTo}`);
  return installed;
}
