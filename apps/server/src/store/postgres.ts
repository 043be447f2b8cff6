import { type Compilable, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.js';
import { migrate } from './migrations.js';
import type { Tables } from './tables.js';

/** Channel of PostgreSQL on which processes tell each other what changed. */
export const channel = 'heldentisch';

/** Whole numbers of 64 bits are times here; they fit a number. */
const bigintOid = 20;

/** Loads the driver when it is needed: most servers use SQLite. */
export const loadPostgres = async (): Promise<typeof pg> => (await import('pg')).default;

/** Bounds for everything that could hang, so that one statement that does never stops the others for good. */
export function timeLimits(timeoutMs: number): pg.ClientConfig {
  return {
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    // A server that hangs does not keep its own limits. Ours is later, because its error is the better one.
    query_timeout: 1.5 * timeoutMs,
    keepAlive: true,
  };
}

async function connectPostgres(config: pg.PoolConfig): Promise<Kysely<Tables>> {
  const driver = await loadPostgres();
  const pool = new driver.Pool({
    ...config,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === bigintOid ? Number : driver.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
    options: '-c synchronous_commit=on',
  });
  // An idle connection that breaks is replaced by the pool; the next query says if the server is really gone.
  pool.on('error', () => undefined);
  // One that breaks between two statements of somebody tells so with the next of them.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const isAnswer = (error: unknown): boolean => error instanceof driver.DatabaseError;
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: carefulPool(pool, isAnswer) }) });
}

/** A connection on which the server did not answer is not used again: it may still be busy with the last statement. */
function carefulPool(pool: pg.Pool, isAnswer: (error: unknown) => boolean): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let lost: { readonly error: unknown } | null = null;
      const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
        if (lost !== null) throw lost.error;
        try {
          return await client.query(text, [...parameters]);
        } catch (error) {
          if (!isAnswer(error)) lost = { error };
          throw error;
        }
      };
      // Cursors, the other form of `query`, are not used.
      return { query: query as PostgresPoolClient['query'], release: () => client.release(lost !== null) };
    },
    end: () => pool.end(),
  };
}

/** Migrations may take longer than a request, and those of another process are waited for. */
export async function migratePostgres(connectionString: string, timeoutMs: number): Promise<void> {
  const db = await connectPostgres({ connectionString, connectionTimeoutMillis: timeoutMs });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

export async function openPostgres(connectionString: string, timeoutMs: number): Promise<Database> {
  const db = await connectPostgres({ connectionString, ...timeLimits(timeoutMs) });
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
          insert into lines (match, number, seat, kind, body, hash, client, clocks, at_ms, waiting)
          select match, number, seat, kind, body, hash, client, clocks, at_ms, waiting
          from json_to_recordset(${JSON.stringify(sorted)}::json) as given (match text, number int, seat int, kind text,
            body text, hash text, client text, clocks text, at_ms bigint, waiting int)
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
