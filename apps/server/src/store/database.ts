import { mkdirSync } from 'node:fs';
import { type Compilable, Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { migrate } from './migrations.js';
import { migratePostgres, openPostgres } from './postgres.js';
import { databaseFile, openFile } from './sqlite-file.js';
import { SqliteWriter } from './sqlite-writer.js';
import type { LineRow, Tables } from './tables.js';

/** One commit of lines. Batches that shared it get the same object, or the same error. */
export interface Commit {
  /** The matches whose line is stored; the others had a line of this number, or of this client id, already. */
  readonly stored: ReadonlySet<string>;
  readonly lines: number;
  readonly tookMs: number;
}

/** A database with what differs between the two kinds. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** To read, and to put statements together. */
  readonly db: Kysely<Tables>;
  /** So many batches of lines may be on their way: more than one only where those that wait share a commit. */
  readonly batchesAtOnce: number;
  /** Stores lines in one commit, at most one of each match. `process` is told to the other processes. */
  appendLines(rows: readonly LineRow[], process: string): Promise<Commit>;
  /**
   * Carries out statements together or not at all; if the first changes no row, the others are left out. Returns how
   * many rows the first has changed.
   */
  change(first: Compilable, ...others: readonly Compilable[]): Promise<number>;
  close(): Promise<void>;
}

export interface DatabasePlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  /** How long PostgreSQL may take to connect or to answer. */
  readonly databaseTimeoutMs?: number;
}

export const defaultDatabaseTimeoutMs = 8_000;

/** Opens the database and brings it to the present form. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { dataFolder, databaseUrl, databaseTimeoutMs = defaultDatabaseTimeoutMs } = place;
  if (databaseUrl !== null) {
    await migratePostgres(databaseUrl, databaseTimeoutMs);
    return openPostgres(databaseUrl, databaseTimeoutMs);
  }
  const database = openSqlite(dataFolder);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** SQLite can take back changes of tables too: a migration that is cut short leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

function openSqlite(dataFolder: string): Database {
  mkdirSync(dataFolder, { recursive: true });
  const path = databaseFile(dataFolder);
  const database = openFile(path) as unknown as SqliteDatabase;
  const db = new Kysely<Tables>({ dialect: new Dialect({ database }) });
  const writer = new SqliteWriter(path);
  return {
    kind: 'sqlite',
    db,
    batchesAtOnce: Number.POSITIVE_INFINITY,
    appendLines: (rows) => writer.append(rows),
    change: (first, ...others) =>
      writer.change(
        [first, ...others].map((statement) => {
          const { sql, parameters } = statement.compile();
          return { sql, parameters };
        }),
      ),
    async close() {
      await writer.close();
      await db.destroy();
    },
  };
}
