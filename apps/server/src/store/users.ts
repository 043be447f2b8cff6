import { hash as hashPassword, verify } from '@node-rs/argon2';
import type { Database } from './database.js';
import { hashToken, newId, newToken } from './ids.js';
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

const asUser = ({ id, name, login }: UserRow): User => ({ id, name, login });

/** People and their sessions. */
export class Users {
  constructor(private readonly database: Database) {}

  /** The word for guest is part of the name, which all see; it can be changed at any time. */
  async createGuest(word: 'Gast' | 'Guest'): Promise<User> {
    const id = newId();
    const user = { id, name: `${word}-${id.replace(/[^a-zA-Z0-9]/g, '').slice(0, 4)}`, login: null };
    const row = { ...user, password: null, created_ms: Date.now() };
    await this.database.change(this.database.db.insertInto('users').values(row));
    return user;
  }

  /** Returns the token for the cookie; only its hash is stored. */
  async openSession(userId: string): Promise<string> {
    const token = newToken();
    const row = { token_hash: hashToken(token), user_id: userId, created_ms: Date.now() };
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
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row === undefined ? null : asUser(row);
  }

  async rename(userId: string, name: string): Promise<void> {
    await this.database.change(this.database.db.updateTable('users').set({ name }).where('id', '=', userId));
  }

  /** Makes an account of a guest. False if the login is taken or the user has one. */
  async register(userId: string, login: string, password: string): Promise<boolean> {
    const hashed = await hashPassword(password, passwordCost);
    const taken = await this.database.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirst();
    if (taken !== undefined) return false;
    try {
      const account = this.database.db
        .updateTable('users')
        .set({ login, password: hashed, name: login })
        .where('id', '=', userId)
        .where('login', 'is', null);
      return (await this.database.change(account)) === 1;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** The user with this login and password, or null; both wrong cases take the same time. */
  async byPassword(login: string, password: string): Promise<User | null> {
    const row = await this.database.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst();
    const right = await verify(row?.password ?? (await nobodysHash), password);
    return row !== undefined && row.password !== null && right ? asUser(row) : null;
  }
}

/** Whether the database refused a row because its key is taken. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' && (code === '23505' || code.startsWith('SQLITE_CONSTRAINT'));
}
