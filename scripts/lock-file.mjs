/**
 * One lock file serves every system. npm leaves the binaries of a system out without a word if the registry lacks them
 * or if it writes the file beside an installation, and whoever has that system then cannot install.
 */

const systems = /(linux|darwin|win32|windows)-(x64|arm64)/;
/** Whoever brings binaries must bring them for these. */
const required = [/linux-x64/, /darwin-arm64/, /(win32|windows)-x64/];

/**
 * Where npm would find `name` when the package at `path` asks for it: beside it or further up.
 * @param {Record<string, any>} packages
 * @param {string} path
 * @param {string} name
 */
function find(packages, path, name) {
  for (let home = path; ; home = home.slice(0, Math.max(0, home.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${home === '' ? '' : `${home}/`}node_modules/${name}`];
    if (entry !== undefined || home === '') return entry;
  }
}

/**
 * What a lock file lacks, one sentence each.
 * @param {{ packages: Record<string, any> }} lock
 * @returns {string[]}
 */
export function lockFileProblems({ packages }) {
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (/:\/\//.test(entry.resolved ?? '')) problems.push(`${path} names the host it was fetched from`);
    const binaries = Object.keys(entry.optionalDependencies ?? {}).filter((name) => systems.test(name));
    if (binaries.length === 0) continue;
    for (const pattern of required) {
      if (!binaries.some((name) => pattern.test(name))) problems.push(`${path} has no binary for ${pattern.source}`);
    }
    for (const name of binaries) {
      if (find(packages, path, name)?.integrity === undefined) problems.push(`${path} lacks ${name}`);
    }
  }
  return problems;
}
