import type { FastifyBaseLogger } from 'fastify';
import type { Compilable, Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from './database.js';
import { DamagedMatch, fromRow, type MatchRecord, peopleOf, type Seat, seatsOf, toRow } from './match-record.js';
import type { ChatRow, LineRow, MatchRow, StandingRow, Tables } from './tables.js';
import { isUniqueViolation } from './users.js';

/** Tables that a lobby shows at most. */
const lobbyLength = 100;

/** Rows of one statement: databases bound the number of its parameters. */
const linesAtOnce = 100;

/** What may change in a match besides its lines. */
export type MatchPatch = Partial<
  Pick<MatchRecord, 'seats' | 'status' | 'problem' | 'request' | 'rematch' | 'asleepMs'>
>;

/** Matches, their lines and their chat. The lines of a match that is played are appended through the group commit. */
export class Matches {
  constructor(
    private readonly database: Database,
    /** Where rows are reported that cannot be read. */
    private readonly log?: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /** Stores a new match, or returns the one that the same request of the same user has already made. */
  async create(record: MatchRecord): Promise<MatchRecord> {
    try {
      await this.database.change(...insert(this.database, record));
      return record;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const made = await this.byClient(record.creator, record.client);
      if (made === null) throw error;
      return made;
    }
  }

  /** Stores a match that was played elsewhere with all its lines, or nothing of it. */
  async createPlayed(record: MatchRecord, lines: readonly LineRow[]): Promise<void> {
    const { db } = this.database;
    const inserts: Compilable[] = [];
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      inserts.push(db.insertInto('lines').values(lines.slice(at, at + linesAtOnce)));
    }
    await this.database.change(...insert(this.database, record), ...inserts);
  }

  async byClient(creator: string, client: string): Promise<MatchRecord | null> {
    const row = await this.database.db
      .selectFrom('matches')
      .selectAll()
      .where('creator', '=', creator)
      .where('client', '=', client)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  /** Throws `DamagedMatch` if there is one that cannot be read. */
  async byId(id: string): Promise<MatchRecord | null> {
    const row = await this.database.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  /** Changes a match if it is still as `record` says. Null if somebody was faster: read it again. */
  async change(record: MatchRecord, patch: MatchPatch): Promise<MatchRecord | null> {
    const changed: MatchRecord = { ...record, ...patch, version: record.version + 1 };
    const { id, seed: _seed, ...row } = toRow(changed);
    const update = this.database.db
      .updateTable('matches')
      .set({ ...row, changed_ms: Date.now() })
      .where('id', '=', id)
      .where('version', '=', record.version);
    const sitting = patch.seats === undefined ? [] : sittingOf(this.database, changed);
    return (await this.database.change(update, ...sitting)) === 1 ? changed : null;
  }

  /** The match is played by other rules from now on; `hashes` are those of its lines by them. Null if it has changed. */
  async changeRules(record: MatchRecord, rules: number, hashes: readonly string[]): Promise<MatchRecord | null> {
    const { db } = this.database;
    const rulesBefore = record.rulesBefore ?? record.rules;
    const version = record.version + 1;
    const update = db
      .updateTable('matches')
      .set({ rules, rules_before: rulesBefore, version })
      .where('id', '=', record.id)
      .where('version', '=', record.version);
    const lines = hashes.map((hash, i) =>
      db
        .updateTable('lines')
        .set({ hash })
        .where('match', '=', record.id)
        .where('number', '=', i + 1),
    );
    return (await this.database.change(update, ...lines)) === 1 ? { ...record, rules, rulesBefore, version } : null;
  }

  /** A match that fell asleep goes on. Null if somebody was faster: read it again. */
  wake(record: MatchRecord): Promise<MatchRecord | null> {
    return this.change(record, { asleepMs: null });
  }

  /** Pauses a match whose row or lines cannot be used. True if it was not paused before. */
  async markDamaged(id: string, problem: string): Promise<boolean> {
    const update = this.database.db
      .updateTable('matches')
      .set((row) => ({ problem, version: row('version', '+', 1), changed_ms: Date.now() }))
      .where('id', '=', id)
      .where('problem', 'is', null);
    return (await this.database.change(update)) === 1;
  }

  /** Notes that these matches are over. */
  async finish(ids: readonly string[]): Promise<void> {
    await this.database.change(
      this.database.db
        .updateTable('matches')
        .set((row) => ({ status: 'finished', request: null, version: row('version', '+', 1), changed_ms: Date.now() }))
        .where('id', 'in', ids)
        .where('status', '<>', 'finished'),
    );
  }

  /** Stores the next match and names it in the last one, both or neither. Null if that one has changed. */
  async createRematch(last: MatchRecord, next: MatchRecord): Promise<MatchRecord | null> {
    const version = last.version + 1;
    const update = this.database.db
      .updateTable('matches')
      .set({ rematch: next.id, version, changed_ms: Date.now() })
      .where('id', '=', last.id)
      .where('version', '=', last.version);
    const changed = await this.database.change(update, ...insert(this.database, next));
    return changed === 1 ? { ...last, rematch: next.id, version } : null;
  }

  /** Public tables where somebody sits and that are not over, those with free seats first. */
  async lobby(): Promise<MatchRecord[]> {
    const open = await this.lobbyOf('open', lobbyLength);
    const running = await this.lobbyOf('running', lobbyLength - open.length);
    return this.readable([...open, ...running], fromRow);
  }

  /** The newest ones. One status at a time: so the index has them in order, and only those that are shown are read. */
  private lobbyOf(status: MatchRecord['status'], most: number): Promise<MatchRow[]> {
    return this.database.db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', status)
      .where('visibility', '=', 'public')
      .where('problem', 'is', null)
      .where('asleep_ms', 'is', null)
      .where(somebodySits)
      .orderBy('created_ms', 'desc')
      .limit(most)
      .execute();
  }

  /** Tables that are not over where the user sits, and those that they made and where nobody sits. */
  async ofUser(userId: string): Promise<MatchRecord[]> {
    const { db } = this.database;
    const left = db
      .selectFrom('matches')
      .select('id as match')
      .where('creator', '=', userId)
      .where((is) => is.not(somebodySits(is)));
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', db.selectFrom('sitting').select('match').where('user_id', '=', userId).union(left))
      .where('status', '<>', 'finished')
      .orderBy('created_ms', 'desc')
      .limit(lobbyLength)
      .execute();
    return this.readable(rows, fromRow);
  }

  /** How many tables that are neither over nor asleep the user has: those where they sit and those that they made. */
  async countOfUser(userId: string): Promise<number> {
    const { db } = this.database;
    const made = db.selectFrom('matches').select('id as match').where('creator', '=', userId);
    const { count } = await db
      .selectFrom('matches')
      .select((row) => row.fn.countAll().as('count'))
      .where('id', 'in', db.selectFrom('sitting').select('match').where('user_id', '=', userId).union(made))
      .where('status', '<>', 'finished')
      .where('asleep_ms', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Running matches where something is due without a person: a clock runs, a window may be passed, a bot is waited for,
   * or nobody is and only the ending was not noted.
   */
  async unattended(): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('matches')
      .select(['id', 'seats', 'problem', 'clock', 'window_ms'])
      .select((row) => [
        row
          .selectFrom('lines')
          .select('waiting')
          .whereRef('match', '=', 'matches.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('waiting'),
        row.selectFrom('standing').select('seat').whereRef('match', '=', 'matches.id').limit(1).as('standing'),
      ])
      .where('status', '=', 'running')
      .where('problem', 'is', null)
      .where('asleep_ms', 'is', null)
      .execute();
    const due = this.readable(rows, (row) => {
      const isTimed = row.clock !== null || row.window_ms !== null || row.standing !== null;
      return isBotDue(seatsOf(row), row.waiting) || isTimed ? row.id : null;
    });
    return due.filter((id) => id !== null);
  }

  async linesAfter(match: string, number: number): Promise<LineRow[]> {
    return this.database.db
      .selectFrom('lines')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number')
      .execute();
  }

  /** The people of the match who are known to be away, and since when. */
  async away(match: string): Promise<Map<string, number>> {
    const rows = await this.database.db
      .selectFrom('sitting')
      .select(['user_id', 'away_ms'])
      .where('match', '=', match)
      .execute();
    return new Map(rows.flatMap(({ user_id, away_ms }) => (away_ms === null ? [] : [[user_id, away_ms]])));
  }

  /** Notes that somebody has left the table, or (null) is back. */
  async noteAway(match: string, userId: string, sinceMs: number | null): Promise<void> {
    const update = this.database.db
      .updateTable('sitting')
      .set({ away_ms: sinceMs })
      .where('match', '=', match)
      .where('user_id', '=', userId);
    await this.database.change(update);
  }

  /** The standing answers that seats of the match have given. */
  async standing(match: string): Promise<StandingRow[]> {
    return this.database.db.selectFrom('standing').selectAll().where('match', '=', match).execute();
  }

  async keepStanding(row: StandingRow): Promise<void> {
    await this.database.change(
      this.database.db
        .insertInto('standing')
        .values(row)
        .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ body: row.body })),
    );
  }

  /** The next lines of chat after the one with this number. */
  async chatAfter(match: string, number: number, most: number): Promise<ChatRow[]> {
    return this.database.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number')
      .limit(most)
      .execute();
  }

  async lastChat(match: string, most: number): Promise<ChatRow[]> {
    const rows = await this.database.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  /** Adds a line of chat; null if the same request has already added it. */
  async addChat(line: Omit<ChatRow, 'number'>): Promise<ChatRow | null> {
    for (;;) {
      const [last] = await this.lastChat(line.match, 1);
      const row: ChatRow = { ...line, number: (last?.number ?? 0) + 1 };
      const insert = this.database.db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      if ((await this.database.change(insert)) === 1) return row;
      if (await this.hasChat(line.match, line.client)) return null;
    }
  }

  /** What can be read. The others are paused with the reason, so that one of them does not hide the rest. */
  private readable<R extends Pick<MatchRow, 'problem'>, T>(rows: readonly R[], read: (row: R) => T): T[] {
    return rows.flatMap((row) => {
      try {
        return [read(row)];
      } catch (error) {
        if (!(error instanceof DamagedMatch)) throw error;
        if (row.problem === null) void this.reportDamaged(error);
        return [];
      }
    });
  }

  private async reportDamaged(damaged: DamagedMatch): Promise<void> {
    const { id, reason } = damaged;
    try {
      const isNew = await this.markDamaged(id, reason);
      if (isNew) this.log?.error({ table: id, problem: reason }, 'match paused');
    } catch (error) {
      this.log?.error({ err: error, table: id, problem: reason }, 'damaged match not paused');
    }
  }

  private async hasChat(match: string, client: string): Promise<boolean> {
    const found = await this.database.db
      .selectFrom('chat')
      .select('number')
      .where('match', '=', match)
      .where('client', '=', client)
      .executeTakeFirst();
    return found !== undefined;
  }
}

/** Whether a person belongs to the table. */
const somebodySits = (is: ExpressionBuilder<Tables, 'matches'>): Expression<SqlBool> =>
  is.exists(is.selectFrom('sitting').select('sitting.match').whereRef('sitting.match', '=', 'matches.id'));

/** `waiting`: the seats that the match waits for, as bits; null if no line tells, then it may be any. */
const isBotDue = (seats: readonly Seat[], waiting: number | null): boolean =>
  waiting === 0 || seats.some(({ kind }, i) => kind === 'bot' && (waiting === null || (waiting & (1 << i)) !== 0));

type Statements = readonly [Compilable, ...Compilable[]];

const insert = (database: Database, record: MatchRecord): Statements => [
  database.db.insertInto('matches').values({ ...toRow(record), changed_ms: Date.now() }),
  ...sittingOf(database, record),
];

/** Writes down to whom the table belongs. Rows of those who stay are left as they are. */
function sittingOf({ db }: Database, { id, seats }: MatchRecord): Statements {
  const people = peopleOf(seats);
  const all = db.deleteFrom('sitting').where('match', '=', id);
  if (people.length === 0) return [all];
  const rows = people.map((user_id) => ({ match: id, user_id, away_ms: null }));
  const add = db
    .insertInto('sitting')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing());
  return [all.where('user_id', 'not in', people), add];
}
