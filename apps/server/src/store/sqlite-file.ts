import { join } from 'node:path';
import Sqlite from 'libsql';

export const databaseFile = (dataFolder: string): string => join(dataFolder, 'heldentisch.db');

/** Opens the one file. Write-ahead log, so that readers never wait for a writer. */
export function openFile(path: string): Sqlite.Database {
  const file = new Sqlite(path);
  file.pragma('journal_mode = WAL');
  // FULL waits for the disk at every commit: acknowledged means stored, even if the power fails.
  file.pragma('synchronous = FULL');
  // 16 MB: moving the log into the file holds up a commit, so it is done rarely.
  file.pragma('wal_autocheckpoint = 4000');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return file;
}

/** Opens a file as it is, to read it beside a server that may be running. */
export function openExisting(path: string): Sqlite.Database {
  const file = new Sqlite(path, { fileMustExist: true });
  file.pragma('busy_timeout = 5000');
  return file;
}
