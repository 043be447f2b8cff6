import type { FastifyBaseLogger } from 'fastify';
import { encode, lobbyTable } from './rooms/telling.js';
import type { Connection } from './sockets/connection.js';
import type { Connections } from './sockets/connections.js';
import type { Matches } from './store/matches.js';

/** However much changes, watchers are told at most once in this time. */
const pauseMs = 250;

/** Tells those who watch which public tables there are. */
export class Lobby {
  private timer: NodeJS.Timeout | null = null;
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
    if (this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.tellAll().catch((error: unknown) => this.log.error({ err: error }, 'lobby not read'));
    }, pauseMs).unref();
  }

  async tell(connection: Connection): Promise<void> {
    connection.send(await this.text());
    await this.tellOwn(connection);
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private async tellAll(): Promise<void> {
    const watchers = [...this.connections].filter(({ watchesLobby }) => watchesLobby);
    const changed = new Set(this.users);
    this.users.clear();
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
