import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Compilable } from 'kysely';
import type { Ages } from '../config.js';
import type { Database } from './database.js';
import type { Users } from './users.js';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** A guest is stored a moment before the session. */
const youngGuestMs = hourMs;

/** So long before its time a table in memory is noted as in use: every process has swept by then. */
const marginMs = 2 * hourMs;

/** Rows that are looked at, and things that are removed, before others may come in between. */
const lookAtOnce = 200;
const removeAtOnce = 20;
const pauseMs = 20;

export interface SweepSetup {
  readonly database: Database;
  readonly users: Users;
  readonly ages: Ages;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether the match is in the memory of this process: such ones are left alone. */
  isInMemory(match: string): boolean;
  /** Sessions with an open connection to this process. */
  connectedSessions(): readonly string[];
  /** A session that has a connection does not exist any more. */
  onSessionGone(tokenHash: string): void;
  /** Tables of the lobby may be gone. */
  onTablesGone(): void;
}

/** A match with what decides about its age. */
interface Aged {
  readonly id: string;
  readonly status: string;
  readonly changed_ms: number;
  readonly asleep_ms: number | null;
  readonly line_ms: number | null;
  readonly chat_ms: number | null;
  /** A user who still exists and to whom the match belongs. */
  readonly person: string | null;
}

/**
 * Removes what nobody has used for long, once after the start and then every hour, a little at a time. Every removal
 * asks in the database whether all is still as it was seen: several processes may sweep at once.
 */
export class Sweep {
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly setup: SweepSetup) {}

  start(): void {
    const sweep = (): void => {
      this.running = this.run(Date.now()).catch((error: unknown) =>
        this.setup.log.error({ err: error }, 'the sweep was cut short'),
      );
    };
    this.timer = setInterval(sweep, hourMs).unref();
    sweep();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.running;
  }

  async run(nowMs: number): Promise<void> {
    await this.checkSessions(nowMs);
    await this.removeSessions(nowMs);
    await this.removeGuests(nowMs);
    await this.goThroughMatches(nowMs);
  }

  /** Of the sessions with an open connection: reports those that were ended elsewhere, and notes that the others are used. */
  async checkSessions(nowMs: number): Promise<void> {
    const { users, connectedSessions, onSessionGone } = this.setup;
    for (const hashes of portions(connectedSessions(), lookAtOnce)) {
      const existing = await users.existing(hashes);
      for (const hash of hashes) if (!existing.has(hash)) onSessionGone(hash);
      await users.noteUse(hashes, nowMs);
      await this.pause();
    }
  }

  private async removeSessions(nowMs: number): Promise<void> {
    const { database, ages } = this.setup;
    if (ages.sessions === 0) return;
    const { db } = database;
    const beforeMs = nowMs - ages.sessions * dayMs;
    const old = db.selectFrom('sessions').select('token_hash').where('used_ms', '<', beforeMs).limit(removeAtOnce);
    await this.untilNothing(db.deleteFrom('sessions').where('token_hash', 'in', old));
  }

  /** Nobody can come back as a guest without a session. Their seats in stored matches stay as names. */
  private async removeGuests(nowMs: number): Promise<void> {
    const { database, ages } = this.setup;
    if (ages.sessions === 0) return;
    const { db } = database;
    const gone = db
      .selectFrom('users')
      .select('id')
      .where('login', 'is', null)
      .where('created_ms', '<', nowMs - youngGuestMs)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('token_hash').whereRef('user_id', '=', 'users.id'))),
      )
      .limit(removeAtOnce);
    await this.untilNothing(db.deleteFrom('users').where('id', 'in', gone));
  }

  private async untilNothing(removal: Compilable): Promise<void> {
    while (!this.isClosed && (await this.setup.database.change(removal)) > 0) await this.pause();
  }

  private async goThroughMatches(nowMs: number): Promise<void> {
    let from = '';
    let hasChanged = false;
    while (!this.isClosed) {
      const rows = await this.matchesAfter(from, nowMs);
      for (const row of rows) {
        if (!this.isClosed && (await this.tryToTreat(row, nowMs))) hasChanged = true;
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      from = last.id;
      await this.pause();
    }
    if (hasChanged) this.setup.onTablesGone();
  }

  private async matchesAfter(id: string, nowMs: number): Promise<Aged[]> {
    const { ages, database } = this.setup;
    const youngest = Math.min(...[ages.openTables, ages.awake, ages.abandoned].filter((days) => days > 0));
    if (youngest === Number.POSITIVE_INFINITY) return [];
    return database.db
      .selectFrom('matches')
      .select(['id', 'status', 'changed_ms', 'asleep_ms'])
      .select(({ selectFrom, ref }) => [
        selectFrom('lines')
          .select('at_ms')
          .where('match', '=', ref('matches.id'))
          .orderBy('number', 'desc')
          .limit(1)
          .as('line_ms'),
        selectFrom('chat')
          .select('at_ms')
          .where('match', '=', ref('matches.id'))
          .orderBy('number', 'desc')
          .limit(1)
          .as('chat_ms'),
        selectFrom('sitting')
          .innerJoin('users', 'users.id', 'sitting.user_id')
          .select('users.id')
          .where('match', '=', ref('matches.id'))
          .limit(1)
          .as('person'),
      ])
      .where('matches.id', '>', id)
      .where('changed_ms', '<', nowMs - youngest * dayMs + marginMs)
      .orderBy('matches.id')
      .limit(lookAtOnce)
      .execute();
  }

  /** One match that cannot be treated does not keep the sweep from the others. */
  private async tryToTreat(row: Aged, nowMs: number): Promise<boolean> {
    try {
      return await this.treat(row, nowMs);
    } catch (error) {
      this.setup.log.error({ err: error, table: row.id }, 'a table could not be swept');
      return false;
    }
  }

  /** True if something has become of the match. */
  private async treat(row: Aged, nowMs: number): Promise<boolean> {
    const fate = fateOf(row, this.setup.ages, nowMs + marginMs);
    if (fate === null) return false;
    if (this.setup.isInMemory(row.id)) {
      await this.note(row.id, nowMs);
      return false;
    }
    if (fateOf(row, this.setup.ages, nowMs) === null) return false;
    await this.pause();
    return fate === 'asleep' ? this.putToSleep(row, nowMs) : this.remove(row);
  }

  /** Somebody has it open: so the other processes leave it alone too. */
  private async note(id: string, nowMs: number): Promise<void> {
    const { database } = this.setup;
    await database.change(database.db.updateTable('matches').set({ changed_ms: nowMs }).where('id', '=', id));
  }

  private async putToSleep(row: Aged, nowMs: number): Promise<boolean> {
    return (await this.setup.database.change(this.ifUnchanged(row, { asleep_ms: nowMs }))) === 1;
  }

  private async remove(row: Aged): Promise<boolean> {
    const { database } = this.setup;
    const { db } = database;
    const removed = await database.change(
      this.ifUnchanged(row, {}),
      db.deleteFrom('lines').where('match', '=', row.id),
      db.deleteFrom('chat').where('match', '=', row.id),
      db.deleteFrom('standing').where('match', '=', row.id),
      db.deleteFrom('sitting').where('match', '=', row.id),
      db.deleteFrom('matches').where('id', '=', row.id),
    );
    return removed === 1;
  }

  /** Changes nothing if somebody has changed or used the match since it was looked at. */
  private ifUnchanged(row: Aged, values: { readonly asleep_ms?: number }): Compilable {
    return this.setup.database.db
      .updateTable('matches')
      .set((column) => ({ ...values, version: column('version', '+', 1) }))
      .where('id', '=', row.id)
      .where('changed_ms', '=', row.changed_ms)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lines')
              .select('number')
              .where('match', '=', row.id)
              .where('at_ms', '>', row.line_ms ?? 0),
          ),
        ),
      );
  }

  private async pause(): Promise<void> {
    await sleep(pauseMs);
  }
}

/** What becomes of a match by its age. */
export function fateOf(row: Aged, ages: Ages, nowMs: number): 'gone' | 'asleep' | null {
  const lastMs = Math.max(row.changed_ms, row.line_ms ?? 0, row.chat_ms ?? 0);
  const isOlder = (sinceMs: number, days: number): boolean => days > 0 && nowMs - sinceMs > days * dayMs;
  if (row.status === 'open') return isOlder(lastMs, ages.openTables) ? 'gone' : null;
  if (row.status === 'running' && row.asleep_ms === null) return isOlder(lastMs, ages.awake) ? 'asleep' : null;
  return row.person === null && isOlder(row.asleep_ms ?? lastMs, ages.abandoned) ? 'gone' : null;
}

function* portions<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
