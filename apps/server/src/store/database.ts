import { mkdirSync } from 'node:fs';
import { type Compilable, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import type pg from 'pg';
import { migrate } from './migrations.js';
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
}

/** Channel of PostgreSQL on which processes tell each other what changed. */
export const channel = 'heldentisch';

/** Opens the database and brings it to the present form. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = place.databaseUrl === null ? openSqlite(place.dataFolder) : await openPostgres(place.databaseUrl);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function openSqlite(dataFolder: string): Database {
  mkdirSync(dataFolder, { recursive: true });
  const path = databaseFile(dataFolder);
  const database = openFile(path) as unknown as SqliteDatabase;
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
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

/** Whole numbers of 64 bits are times here; they fit a number. */
const bigintOid = 20;

/** Loads the driver when it is needed: most servers use SQLite. */
export const loadPostgres = async (): Promise<typeof pg> => (await import('pg')).default;

async function openPostgres(connectionString: string): Promise<Database> {
  const driver = await loadPostgres();
  const pool = new driver.Pool({
    connectionString,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigintOid ? Number : driver.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
    options: '-c synchronous_commit=on',
  });
  // An idle connection that breaks is replaced by the pool; the next query says if the server is really gone.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    batchesAtOnce: 1,
    async appendLines(rows, process) {
      const startedMs = performance.now();
      // Sorted, so that two processes never wait for each other in a circle.
      const sorted = [...rows].sort((a, b) => (a.match < b.match ? -1 : 1));
      const stored = await sql<{ match: string }>`
        with stored as (
          insert into lines (match, number, seat, kind, body, hash, client, clocks, at_ms)
          select match, number, seat, kind, body, hash, client, clocks, at_ms
          from json_to_recordset(${JSON.stringify(sorted)}::json) as given (match text, number int, seat int, kind text,
            body text, hash text, client text, clocks text, at_ms bigint)
          on conflict do nothing returning match, number
        )
        select match, pg_notify(${channel}, json_build_object('kind', 'lines', 'process', ${process}::text,
          'match', match)::text) from stored`.execute(db);
      const matches = new Set(stored.rows.map((row) => row.match));
      return { stored: matches, lines: rows.length, tookMs: performance.now() - startedMs };
    },
    async change(first, ...others) {
      const run = async (on: Kysely<Tables>, statement: Compilable): Promise<number> =>
        Number((await on.executeQuery(statement.compile())).numAffectedRows ?? 0);
      // Alone a statement needs no transaction around it.
      if (others.length === 0) return run(db, first);
      return db.transaction().execute(async (transaction) => {
        const changed = await run(transaction, first);
        if (changed > 0) for (const other of others) await run(transaction, other);
        return changed;
      });
    },
    close: () => db.destroy(),
  };
}
