import type { Mailbox } from '../rooms/viewer.js';
import type { Connection } from './connection.js';

/** All connections of this process, by user. */
export class Connections implements Mailbox {
  private readonly byUser = new Map<string, Set<Connection>>();
  private readonly byAddress = new Map<string, number>();
  size = 0;

  add(connection: Connection): void {
    const { user, address } = connection;
    const own = this.byUser.get(user.id) ?? new Set();
    own.add(connection);
    this.byUser.set(user.id, own);
    this.byAddress.set(address, this.countOfAddress(address) + 1);
    this.size++;
  }

  remove(connection: Connection): void {
    const { user, address } = connection;
    const own = this.byUser.get(user.id);
    if (own?.delete(connection) !== true) return;
    if (own.size === 0) this.byUser.delete(user.id);
    const left = this.countOfAddress(address) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
    this.size--;
  }

  countOfUser(user: string): number {
    return this.byUser.get(user)?.size ?? 0;
  }

  countOfAddress(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  ofUser(user: string): Connection[] {
    return [...(this.byUser.get(user) ?? [])];
  }

  toUserElsewhere(user: string, table: string, text: () => string): void {
    for (const connection of this.byUser.get(user) ?? []) if (!connection.open.has(table)) connection.send(text());
  }

  /** The sessions that have a connection here, each once. */
  sessions(): string[] {
    return [...new Set([...this].map(({ tokenHash }) => tokenHash))];
  }

  /** Whether somebody connected here sits at the table. */
  concerns(match: string): boolean {
    for (const own of this.byUser.values()) for (const { sitsAt } of own) if (sitsAt.has(match)) return true;
    return false;
  }

  *[Symbol.iterator](): Generator<Connection> {
    for (const own of this.byUser.values()) yield* own;
  }
}
