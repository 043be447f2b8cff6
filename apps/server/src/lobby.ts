import type { FastifyBaseLogger } from 'fastify';
import { encode, lobbyTable } from './rooms/telling.js';
import type { Connection } from './sockets/connection.js';
import type { Connections } from './sockets/connections.js';
import type { Matches } from './store/matches.js';

/** However much changes, watchers are told at most once in this time. */
const pauseMs = 250;
/** What could not be read is read again after this. */
const retryMs = 2_000;

/** Tells those who watch which public tables there are. */
export class Lobby {
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;
  /** Users whose own tables have changed since watchers were last told. */
  private readonly users = new Set<string>();

  constructor(
    private readonly matches: Matches,
    private readonly connections: Connections,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Something may have changed, also in the tables of these users; cheap enough to be called too often. */
  changed(users: readonly string[] = []): void {
    for (const user of users) this.users.add(user);
    this.tellIn(pauseMs);
  }

  /** Hints of other processes were missed: anything may have changed, in anybody's tables. */
  missed(): void {
    this.changed([...this.connections].map(({ user }) => user.id));
  }

  async tell(connection: Connection): Promise<void> {
    connection.send(await this.text());
    await this.tellOwn(connection);
  }

  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private tellIn(timeMs: number): void {
    if (this.timer !== null || this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.tryToTell();
    }, timeMs).unref();
  }

  private async tryToTell(): Promise<void> {
    const changed = new Set(this.users);
    this.users.clear();
    try {
      await this.tellAll(changed);
    } catch (error) {
      this.log.error({ err: error }, 'lobby not read');
      for (const user of changed) this.users.add(user);
      this.tellIn(retryMs);
    }
  }

  private async tellAll(changed: ReadonlySet<string>): Promise<void> {
    const watchers = [...this.connections].filter(({ watchesLobby }) => watchesLobby);
    if (watchers.length === 0) return;
    const text = await this.text();
    for (const watcher of watchers) watcher.send(text);
    for (const watcher of watchers) if (changed.has(watcher.user.id)) await this.tellOwn(watcher);
  }

  private async tellOwn(connection: Connection): Promise<void> {
    const own = await this.matches.ofUser(connection.user.id);
    connection.send(encode({ type: 'tables', tables: own.map((record) => lobbyTable(record, record.status)) }));
  }

  private async text(): Promise<string> {
    const tables = await this.matches.lobby();
    return encode({ type: 'lobby', tables: tables.map((record) => lobbyTable(record, record.status)) });
  }
}
