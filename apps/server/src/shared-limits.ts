import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from './config.js';
import type { Database } from './store/database.js';

/** Counts what is done in the name of a key (a user, an address, a login). False if that was too much of late. */
export type SharedLimit = (key: string) => Promise<boolean>;

/** Limits that hold for all processes on one database together. */
export interface SharedLimits {
  readonly chatLine: SharedLimit;
  readonly newTable: SharedLimit;
  readonly newSession: SharedLimit;
  readonly passwordTry: SharedLimit;
}

interface Rate {
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/**
 * With PostgreSQL counts lie there, in a table that the library makes and clears; if it does not answer, each process
 * counts for itself. With SQLite there is one process, and it counts in memory.
 */
export async function openSharedLimits(database: Database, limits: Limits): Promise<SharedLimits> {
  const limit = (keyPrefix: string, rate: Rate): Promise<SharedLimit> =>
    database.kind === 'postgres' ? inDatabase(database, keyPrefix, rate) : Promise.resolve(inMemory(keyPrefix, rate));
  const [chatLine, newTable, newSession, passwordTry] = await Promise.all([
    // Lines of chat come in bursts, but a whole minute's worth at once is a flood.
    limit('chat', { points: Math.max(5, limits.chatLinesPerMinute / 4), duration: 15 }),
    limit('table', { points: limits.tablesPerMinute, duration: 60 }),
    limit('session', { points: limits.sessionsPerMinutePerAddress, duration: 60 }),
    limit('password', { points: limits.passwordTriesPerMinute, duration: 60 }),
  ]);
  return { chatLine, newTable, newSession, passwordTry };
}

const inMemory = (keyPrefix: string, rate: Rate): SharedLimit => asLimit(new RateLimiterMemory({ ...rate, keyPrefix }));

function inDatabase({ db }: Database, keyPrefix: string, rate: Rate): Promise<SharedLimit> {
  return new Promise((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      {
        ...rate,
        keyPrefix,
        tableName: 'limits',
        storeType: 'client',
        storeClient: { query: ({ text, values }: Query) => db.executeQuery(CompiledQuery.raw(text, values)) },
        // Who is over the limit is refused without asking the database again.
        inMemoryBlockOnConsumed: rate.points,
        insuranceLimiter: new RateLimiterMemory({ ...rate, keyPrefix }),
      },
      (error) => (error === undefined ? resolve(asLimit(limiter)) : reject(error)),
    );
  });
}

/** What the library asks of a database. */
interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

function asLimit(limiter: RateLimiterMemory | RateLimiterPostgres): SharedLimit {
  return async (key) => {
    try {
      await limiter.consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  };
}
