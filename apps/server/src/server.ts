import type { AddressInfo } from 'node:net';
import { attemptAll } from './attempt-all.js';
import { BotPool } from './bots/pool.js';
import { openCommonLimits } from './common-limits.js';
import type { ServerConfig } from './config.js';
import { addRoutes, newApp } from './http/app.js';
import { Lobby } from './lobby.js';
import { Metrics } from './metrics.js';
import type { House } from './rooms/house.js';
import { Rooms } from './rooms/rooms.js';
import { Acceptor } from './sockets/accept.js';
import { Connections } from './sockets/connections.js';
import { Desk } from './sockets/desk.js';
import { Buckets } from './sockets/rate-limit.js';
import { Receiver } from './sockets/receive.js';
import { type Bus, type BusMessage, PostgresBus, silentBus } from './store/bus.js';
import { openDatabase } from './store/database.js';
import { Finisher } from './store/finisher.js';
import { GroupCommit } from './store/group-commit.js';
import { Health } from './store/health.js';
import { newId } from './store/ids.js';
import { Matches } from './store/matches.js';
import { Pauses, ReleaseWatch } from './store/pauses.js';
import { Sweep } from './store/sweep.js';
import { Users } from './store/users.js';

/** Who watches over servers does not wait long for an answer. */
const healthLimitMs = 4_000;

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
  const limits = openCommonLimits(database, config.limits);
  const users = new Users(database);
  const matches = new Matches(database, log);
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
  const bus: Bus =
    config.databaseUrl === null
      ? silentBus
      : await PostgresBus.open({
          connectionString: config.databaseUrl,
          timeoutMs: config.databaseTimeoutMs,
          process: id,
          listener: (message) => hear(message),
          onProblem: (error) => log.error({ err: error }, 'connection to the other processes'),
        });

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
  const health = new Health(database, Math.min(config.databaseTimeoutMs, healthLimitMs));
  const releases = new ReleaseWatch(
    new Pauses(database),
    (match) => rooms.takeUp(match),
    (error) => log.error({ err: error }, 'released matches not taken up'),
  );
  const sweep = new Sweep({
    database,
    users,
    ages: config.ages,
    log,
    isInMemory: (match) => rooms.has(match),
    connectedSessions: () => connections.sessions(),
    onSessionGone: (tokenHash) => desk.endSession(tokenHash),
    onTablesGone() {
      lobbyChanged();
      bus.publish({ kind: 'lobby', process: id });
    },
  });

  hear = (message) => {
    if (message !== 'missed' && message.kind === 'session') return desk.endSession(message.tokenHash);
    const notFollowed = (error: unknown): void => log.error({ err: error }, 'a hint could not be followed');
    if (message === 'missed') {
      lobby.missed();
      void attemptAll([() => sweep.checkSessions(Date.now())], notFollowed);
    }
    rooms.hear(message).catch(notFollowed);
  };

  metrics.gauge('heldentisch_rooms', 'Matches in memory.', () => rooms.size);
  metrics.gauge('heldentisch_connections', 'Open sockets.', () => connections.size);
  metrics.gauge('heldentisch_bot_questions', 'Questions to bots that wait.', () => bots.size);

  addRoutes(app, {
    config,
    users,
    limits,
    metrics,
    async checkHealth() {
      if (!(await health.isWell())) throw new Error('the store takes no writes');
    },
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
  await releases.start();
  sweep.start();
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
      await releases.close();
      await sweep.close();
      await rooms.close();
      await commit.settled();
      await finisher.close();
      await bots.close();
      await bus.close();
      await database.close();
      process.off('unhandledRejection', onRejection);
    },
  };
}
