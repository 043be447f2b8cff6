import type { Compilable } from 'kysely';
import type { Database } from './database.js';
import { fromRow, type MatchRecord, peopleOf, toRow } from './match-record.js';
import type { ChatRow, LineRow, StandingRow } from './tables.js';
import { isUniqueViolation } from './users.js';

/** Tables that a lobby shows at most. */
const lobbyLength = 100;

/** Rows of one statement: databases bound the number of its parameters. */
const linesAtOnce = 100;

/** What may change in a match besides its lines. */
export type MatchPatch = Partial<Pick<MatchRecord, 'seats' | 'status' | 'problem' | 'request' | 'rematch'>>;

/** Matches, their lines and their chat. The lines of a match that is played are appended through the group commit. */
export class Matches {
  constructor(private readonly database: Database) {}

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
      .set(row)
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

  /** Notes that these matches are over. */
  async finish(ids: readonly string[]): Promise<void> {
    await this.database.change(
      this.database.db
        .updateTable('matches')
        .set((row) => ({ status: 'finished', request: null, version: row('version', '+', 1) }))
        .where('id', 'in', ids)
        .where('status', '<>', 'finished'),
    );
  }

  /** Stores the next match and names it in the last one, both or neither. Null if that one has changed. */
  async createRematch(last: MatchRecord, next: MatchRecord): Promise<MatchRecord | null> {
    const version = last.version + 1;
    const update = this.database.db
      .updateTable('matches')
      .set({ rematch: next.id, version })
      .where('id', '=', last.id)
      .where('version', '=', last.version);
    const changed = await this.database.change(update, ...insert(this.database, next));
    return changed === 1 ? { ...last, rematch: next.id, version } : null;
  }

  /** Public tables that are not over, those with free seats first. */
  async lobby(): Promise<MatchRecord[]> {
    const rows = await this.database.db
      .selectFrom('matches')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', 'in', ['open', 'running'])
      .orderBy('status')
      .orderBy('created_ms', 'desc')
      .limit(lobbyLength)
      .execute();
    return rows.map(fromRow);
  }

  /** Tables where the user sits and that are not over. */
  async ofUser(userId: string): Promise<MatchRecord[]> {
    const rows = await this.database.db
      .selectFrom('sitting')
      .innerJoin('matches', 'matches.id', 'sitting.match')
      .selectAll('matches')
      .where('sitting.user_id', '=', userId)
      .where('status', 'in', ['open', 'running'])
      .orderBy('created_ms', 'desc')
      .limit(lobbyLength)
      .execute();
    return rows.map(fromRow);
  }

  /** Running matches that move without a person: a clock runs, a bot sits there, or a window may be passed. */
  async unattended(): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'running')
      .where('problem', 'is', null)
      .where((where) =>
        where.or([
          where('clock', 'is not', null),
          where('seats', 'like', '%"kind":"bot"%'),
          where('window_ms', 'is not', null),
          where('id', 'in', where.selectFrom('standing').select('standing.match')),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
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

  async chatAfter(match: string, number: number, most: number): Promise<ChatRow[]> {
    const rows = await this.database.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>', number)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  /** Adds a line of chat; null if the same request has already added it. */
  async addChat(line: Omit<ChatRow, 'number'>): Promise<ChatRow | null> {
    for (;;) {
      const [last] = await this.chatAfter(line.match, 0, 1);
      const row: ChatRow = { ...line, number: (last?.number ?? 0) + 1 };
      const insert = this.database.db
        .insertInto('chat')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      if ((await this.database.change(insert)) === 1) return row;
      if (await this.hasChat(line.match, line.client)) return null;
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

type Statements = readonly [Compilable, ...Compilable[]];

const insert = (database: Database, record: MatchRecord): Statements => [
  database.db.insertInto('matches').values(toRow(record)),
  ...sittingOf(database, record),
];

/** Writes down anew to whom the table belongs. */
function sittingOf({ db }: Database, { id, seats }: MatchRecord): Statements {
  const rows = peopleOf(seats).map((user_id) => ({ match: id, user_id }));
  const clear = db.deleteFrom('sitting').where('match', '=', id);
  return rows.length === 0 ? [clear] : [clear, db.insertInto('sitting').values(rows)];
}
