import { type Kysely, type Migration, type MigrationProvider, Migrator, SqliteAdapter, sql } from 'kysely';
import type { Tables } from './tables.js';
import { ages, away, health, names, waiting } from './upkeep-migrations.js';

/** Lines are found by their key only: without a row id each is written into one tree less. */
const isSqlite = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('clock', 'text')
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('random', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .addColumn('request', 'text')
      .addColumn('rematch', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('creator', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('created_ms', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('matches_client', ['creator', 'client'])
      .execute();
    await db.schema
      .createIndex('matches_status')
      .on('matches')
      .columns(['status', 'visibility', 'created_ms'])
      .execute();
    await db.schema
      .createTable('sitting')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sitting_key', ['user_id', 'match'])
      .execute();
    await db.schema
      .createTable('lines')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('client', 'text')
      .addColumn('clocks', 'text')
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('lines_key', ['match', 'number'])
      .addUniqueConstraint('lines_client', ['match', 'client'])
      .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match', 'number'])
      .addUniqueConstraint('chat_client', ['match', 'client'])
      .execute();
  },
};

const windows: Migration = {
  async up(db) {
    await db.schema.alterTable('matches').addColumn('window_ms', 'integer').execute();
    await db.schema
      .createTable('standing')
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('standing_key', ['match', 'seat'])
      .execute();
  },
};

const grace: Migration = {
  async up(db) {
    const addColumn = db.schema.alterTable('matches');
    await addColumn.addColumn('grace_ms', 'integer', (column) => column.notNull().defaultTo(300_000)).execute();
    await addColumn.addColumn('rules_before', 'integer').execute();
  },
};

/** The table of the library that counts for several processes (`common-limits.ts`), with its columns in its order. */
const limits: Migration = {
  async up(db) {
    if (isSqlite(db)) return;
    await db.schema
      .createTable('limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute();
  },
};

/** In the order of their names; one that has been released is never changed. */
const provider: MigrationProvider = {
  getMigrations: async () => ({
    '0001-tables': first,
    '0002-windows': windows,
    '0003-grace': grace,
    '0004-limits': limits,
    '0005-names': names,
    '0006-ages': ages,
    '0007-health': health,
    '0008-waiting': waiting,
    '0009-away': away,
  }),
};

/** Brings the database to the present form, in one transaction. Several processes may do it at once: the first one does the work. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
