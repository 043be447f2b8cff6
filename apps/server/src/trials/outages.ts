import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { databaseFile, openFile } from '../store/sqlite-file.js';
import type { TestPostgres } from './postgres.js';
import type { ServerProcess } from './server-process.js';

/** A way in which a store fails for a while. */
export interface Outage {
  readonly name: string;
  /** It lasts at least so long. */
  readonly leastMs: number;
  /** Begins it and returns what ends it. */
  begin(server: ServerProcess): Promise<() => Promise<void> | void>;
}

/** Another program holds the file longer than the server is willing to wait for it. */
export const locked = (dataFolder: string): Outage => ({
  name: 'locked',
  leastMs: 8_000,
  async begin() {
    const file = openFile(databaseFile(dataFolder));
    file.exec('begin exclusive');
    return () => {
      file.exec('rollback');
      file.close();
    };
  },
});

const setLargestFile = (server: ServerProcess, bytes: number | 'unlimited'): void => {
  // Only the soft limit: without special rights the hard one could not be raised again.
  execFileSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${bytes}:`]);
};

/**
 * No file may grow, as on a full disk. The log is written from its beginning again once all of it has been moved into the
 * file, so the smaller of the two is the limit: writing reaches it soon. Only on Linux.
 */
export const full = (dataFolder: string): Outage => ({
  name: 'full',
  leastMs: 4_000,
  async begin(server) {
    const file = databaseFile(dataFolder);
    setLargestFile(server, Math.min(statSync(file).size, statSync(`${file}-wal`).size));
    return () => setLargestFile(server, 'unlimited');
  },
});

export const halted = (postgres: TestPostgres): Outage => ({
  name: 'halted',
  leastMs: 4_000,
  async begin() {
    await postgres.halt();
    return () => postgres.start();
  },
});

/** Connections stay open, nobody answers. */
export const frozen = (postgres: TestPostgres): Outage => ({
  name: 'frozen',
  leastMs: 8_000,
  async begin() {
    postgres.freeze();
    return () => postgres.thaw();
  },
});
