import { hash as hashPassword, verify } from '@node-rs/argon2';
import type { Compilable } from 'kysely';
import type { Database } from './database.js';
import { hashToken, newId, newToken } from './ids.js';
import { nameKey } from './names.js';
import type { UserRow } from './tables.js';

/** Somebody who plays: a guest until there is a login. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

/** Argon2id with 19 MiB and two passes, as OWASP recommends; the library's default algorithm is Argon2id. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when there is no such login, so that the time tells nothing. */
const nobodysHash = hashPassword('nobody', passwordCost);

/** When a session was used is noted to a day: looking at a table shall not be a write. */
const usedToMs = 86_400_000;

/** Of the part of a guest's made-up name that tells guests apart. */
const shortestMark = 4;

const asUser = ({ id, name, login }: UserRow): User => ({ id, name, login });

/** People and their sessions. */
export class Users {
  constructor(private readonly database: Database) {}

  /** The word for guest is part of the name, which all see; it can be changed at any time. */
  async createGuest(word: 'Gast' | 'Guest'): Promise<User> {
    for (let length = shortestMark; ; length++) {
      const id = newId();
      // If somebody has this name, the next one is longer.
      const name = `${word}-${id.replace(/[^a-zA-Z0-9]/g, '').slice(0, length)}`;
      const user = { id, name, login: null };
      const row = { ...user, name_key: nameKey(name), password: null, created_ms: Date.now() };
      if ((await this.tryChange(this.database.db.insertInto('users').values(row))) !== null) return user;
    }
  }

  /** Returns the token for the cookie; only its hash is stored. */
  async openSession(userId: string): Promise<string> {
    const token = newToken();
    const nowMs = Date.now();
    const row = { token_hash: hashToken(token), user_id: userId, created_ms: nowMs, used_ms: nowMs };
    await this.database.change(this.database.db.insertInto('sessions').values(row));
    return token;
  }

  async closeSession(tokenHash: string): Promise<void> {
    await this.database.change(this.database.db.deleteFrom('sessions').where('token_hash', '=', tokenHash));
  }

  async bySession(tokenHash: string): Promise<User | null> {
    const row = await this.database.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('used_ms')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (row === undefined) return null;
    // Who comes is let in even if it cannot be noted just now: the next visit or the next sweep does.
    if (row.used_ms < Date.now() - usedToMs) await this.noteUse([tokenHash], Date.now()).catch(() => undefined);
    return asUser(row);
  }

  /** Notes that these sessions are in use. */
  async noteUse(tokenHashes: readonly string[], nowMs: number): Promise<void> {
    const update = this.database.db
      .updateTable('sessions')
      .set({ used_ms: nowMs })
      .where('token_hash', 'in', tokenHashes)
      .where('used_ms', '<', nowMs - usedToMs);
    await this.database.change(update);
  }

  /** Those of the sessions that still exist. */
  async existing(tokenHashes: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', tokenHashes)
      .execute();
    return new Set(rows.map(({ token_hash }) => token_hash));
  }

  /** False if somebody else has the name. */
  async rename(userId: string, name: string): Promise<boolean> {
    const rename = this.database.db
      .updateTable('users')
      .set({ name, name_key: nameKey(name) })
      .where('id', '=', userId);
    return (await this.tryChange(rename)) !== null;
  }

  /** Makes an account of a guest, with the login as name. False if somebody has one of both, or the user an account. */
  async register(userId: string, login: string, password: string): Promise<boolean> {
    const key = nameKey(login);
    const hashed = await hashPassword(password, passwordCost);
    const account = this.database.db
      .updateTable('users')
      .set({ login, login_key: key, password: hashed, name: login, name_key: key })
      .where('id', '=', userId)
      .where('login', 'is', null);
    return (await this.tryChange(account)) === 1;
  }

  /** The user with this login and password, or null; both wrong cases take the same time. */
  async byPassword(login: string, password: string): Promise<User | null> {
    const row = await this.byLogin(login);
    const right = await verify(row?.password ?? (await nobodysHash), password);
    return row !== undefined && row.password !== null && right ? asUser(row) : null;
  }

  /** However the login is written. Accounts that are older than the keys may share one: as it is written comes first. */
  private async byLogin(login: string): Promise<UserRow | undefined> {
    const rows = await this.database.db
      .selectFrom('users')
      .selectAll()
      .where((is) => is.or([is('login', '=', login), is('login_key', '=', nameKey(login))]))
      .execute();
    return rows.find((row) => row.login === login) ?? rows[0];
  }

  /** The number of rows that were changed; null if it is not possible because somebody else has the name. */
  private async tryChange(change: Compilable): Promise<number | null> {
    try {
      return await this.database.change(change);
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }
}

/** Whether the database refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' && (code === '23505' || code.startsWith('SQLITE_CONSTRAINT'));
}
