import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { BotPool } from './bots/pool.js';
import type { ServerConfig } from './config.js';
import { addRoutes, newApp } from './http/app.js';
import { Lobby } from './lobby.js';
import { Metrics } from './metrics.js';
import type { House } from './rooms/house.js';
import { Rooms } from './rooms/rooms.js';
import { openSharedLimits } from './shared-limits.js';
import { Acceptor } from './sockets/accept.js';
import { Connections } from './sockets/connections.js';
import { Desk } from './sockets/desk.js';
import { Buckets } from './sockets/rate-limit.js';
import { Receiver } from './sockets/receive.js';
import { type Bus, type BusMessage, PostgresBus, silentBus } from './store/bus.js';
import { openDatabase } from './store/database.js';
import { Finisher } from './store/finisher.js';
import { GroupCommit } from './store/group-commit.js';
import { newId } from './store/ids.js';
import { Matches } from './store/matches.js';
import { Users } from './store/users.js';

export interface RunningServer {
  /** Where people open it, for instance `http://127.0.0.1:8080`. */
  readonly address: string;
  readonly port: number;
  /** Takes no more requests, stores what is on its way and closes everything. */
  close(): Promise<void>;
}

/** Starts the server and resolves when it takes requests. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const id = newId();
  const app = newApp(config);
  const { log } = app;
  // Whatever nobody waits for may fail; it must not take everybody's tables with it.
  const onRejection = (error: unknown): void => log.error({ err: error }, 'a failure that nobody took care of');
  process.on('unhandledRejection', onRejection);
  const database = await openDatabase(config);
  const metrics = new Metrics();
  const limits = openSharedLimits(database, config.limits);
  const users = new Users(database);
  const matches = new Matches(database);
  const commit = new GroupCommit(database, id, metrics);
  const finisher = new Finisher(matches, (error) => log.error({ err: error }, 'endings not stored'));
  const bots = new BotPool({
    threads: config.botThreads,
    limitMs: config.botTimeoutMs,
    onFault: (error) => log.error({ err: error }, 'a thread for bots failed'),
  });
  const connections = new Connections();
  const lobby = new Lobby(matches, connections, log);
  const lobbyChanged = (users?: readonly string[]): void => lobby.changed(users);

  let hear = (_message: BusMessage | 'missed'): void => undefined;
  const onBusProblem = (error: unknown): void => log.error({ err: error }, 'connection to the other processes');
  const bus: Bus =
    config.databaseUrl === null
      ? silentBus
      : await PostgresBus.open(config.databaseUrl, id, (message) => hear(message), onBusProblem);

  const house: House = {
    process: id,
    config,
    matches,
    commit,
    finisher,
    bus,
    bots,
    mailbox: connections,
    metrics,
    log,
    lobbyChanged,
  };
  const rooms = new Rooms(house, (match) => connections.concerns(match));
  const desk = new Desk({ config, rooms, matches, users, lobby, connections, limits, metrics, log });
  hear = (message) => {
    if (message !== 'missed' && message.kind === 'session') return desk.endSession(message.tokenHash);
    rooms.hear(message).catch((error: unknown) => log.error({ err: error }, 'a hint could not be followed'));
  };

  metrics.gauge('heldentisch_rooms', 'Matches in memory.', () => rooms.size);
  metrics.gauge('heldentisch_connections', 'Open sockets.', () => connections.size);
  metrics.gauge('heldentisch_bot_questions', 'Questions to bots that wait.', () => bots.size);

  addRoutes(app, {
    config,
    users,
    limits,
    metrics,
    checkHealth: async () => void (await sql`select 1`.execute(database.db)),
    onSessionEnd(tokenHash) {
      desk.endSession(tokenHash);
      bus.publish({ kind: 'session', process: id, tokenHash });
    },
  });
  const { sessionMessagesPerSecond } = config.limits;
  const sessions = new Buckets(sessionMessagesPerSecond, sessionMessagesPerSecond * 3);
  const receiver = new Receiver(desk, sessions, metrics, log);
  const acceptor = new Acceptor(app, { config, users, matches, connections, desk, receiver });

  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  log.info({ port, store: database.kind }, 'ready');
  const resuming = rooms.resume();

  return {
    address: `http://${host}:${port}`,
    port,
    async close() {
      acceptor.close();
      await app.close();
      lobby.close();
      rooms.stop();
      await resuming;
      await rooms.close();
      await commit.settled();
      await finisher.flush();
      await bots.close();
      await bus.close();
      await database.close();
      process.off('unhandledRejection', onRejection);
    },
  };
}
