import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from './config.js';
import type { Database } from './store/database.js';

/** Counts what is done in the name of a key (a user, an address, a login). False if that was too much of late. */
export type CommonLimit = (key: string) => Promise<boolean>;

/** Limits that hold for all processes on one database together. */
export interface CommonLimits {
  readonly chatLine: CommonLimit;
  readonly newTable: CommonLimit;
  readonly newSession: CommonLimit;
  readonly passwordTry: CommonLimit;
}

interface Rate {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/**
 * With PostgreSQL counts lie there, and the library clears what is over; if it does not answer, each process counts for
 * itself. With SQLite there is one process, and it counts in memory.
 */
export function openCommonLimits(database: Database, limits: Limits): CommonLimits {
  const limit = (keyPrefix: string, points: number, duration: number): CommonLimit => {
    const rate = { keyPrefix, points, duration };
    return asLimit(database.kind === 'postgres' ? inDatabase(database, rate) : new RateLimiterMemory(rate));
  };
  return {
    // Lines of chat come in bursts, but a whole minute's worth at once is a flood.
    chatLine: limit('chat', Math.max(5, limits.chatLinesPerMinute / 4), 15),
    newTable: limit('table', limits.tablesPerMinute, 60),
    newSession: limit('session', limits.sessionsPerMinutePerAddress, 60),
    passwordTry: limit('password', limits.passwordTriesPerMinute, 60),
  };
}

const inDatabase = ({ db }: Database, rate: Rate): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...rate,
    tableName: 'limits',
    tableCreated: true,
    storeType: 'client',
    storeClient: { query: ({ text, values }: Query) => db.executeQuery(CompiledQuery.raw(text, values)) },
    // Who is over the limit is refused without asking the database again.
    inMemoryBlockOnConsumed: rate.points,
    insuranceLimiter: new RateLimiterMemory(rate),
  });

/** What the library asks of a database. */
interface Query {
  readonly text: string;
  readonly values?: unknown[];
}

function asLimit(limiter: RateLimiterMemory | RateLimiterPostgres): CommonLimit {
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
