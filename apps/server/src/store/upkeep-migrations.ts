import { type Kysely, type Migration, sql } from 'kysely';
import { nameKey } from './names.js';

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

type People = Kysely<{ users: NamedRow & { readonly name_key: string | null; readonly login_key: string | null } }>;

/** Takes a key if nobody has it yet. Whoever came first keeps it; those after them keep their name without a key. */
function take(key: string, taken: Set<string>): string | null {
  if (key === '' || taken.has(key)) return null;
  taken.add(key);
  return key;
}

/** Accounts before guests, the oldest first. */
async function giveKeys(db: People): Promise<void> {
  const names = new Set<string>();
  const logins = new Set<string>();
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'login'])
    .orderBy(sql`login is null`)
    .orderBy(sql`created_ms`)
    .orderBy('id')
    .execute();
  for (const { id, name, login } of people) {
    const login_key = login === null ? null : take(nameKey(login), logins);
    const name_key = take(nameKey(name), names);
    await db.updateTable('users').set({ name_key, login_key }).where('id', '=', id).execute();
  }
}

export const names: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('name_key', 'text').execute();
    await db.schema.alterTable('users').addColumn('login_key', 'text').execute();
    await giveKeys(db as People);
    await db.schema.createIndex('users_name').unique().on('users').column('name_key').execute();
    await db.schema.createIndex('users_login').unique().on('users').column('login_key').execute();
  },
};

/** What was there before counts as used today: nothing is swept because nobody had noted when it was used. */
export const ages: Migration = {
  async up(db) {
    const now = sql.lit(Date.now());
    await db.schema
      .alterTable('sessions')
      .addColumn('used_ms', 'bigint', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema.createIndex('sessions_used').on('sessions').column('used_ms').execute();
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('changed_ms', 'bigint', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema.alterTable('matches').addColumn('asleep_ms', 'bigint').execute();
    await db.schema.createIndex('sitting_match').on('sitting').column('match').execute();
  },
};

export const health: Migration = {
  async up(db) {
    await db.schema
      .createTable('health')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('probed_ms', 'bigint', (column) => column.notNull())
      .addColumn('releases', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into health (id, probed_ms, releases) values (1, 0, 0)`.execute(db);
    await db.schema.alterTable('matches').addColumn('released', 'integer').execute();
  },
};

export const waiting: Migration = {
  async up(db) {
    await db.schema.alterTable('lines').addColumn('waiting', 'integer').execute();
  },
};

export const away: Migration = {
  async up(db) {
    await db.schema.alterTable('sitting').addColumn('away_ms', 'bigint').execute();
  },
};
