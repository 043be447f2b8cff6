import { fileURLToPath } from 'node:url';
import { defaultDatabaseTimeoutMs } from './store/database.js';

/**
 * Bounds that keep one client from taking the table away from the others. Rates of messages are refilled evenly; what is
 * counted by the minute is counted anew when its minute is over.
 */
export interface Limits {
  /** Messages of one connection; three times as many in a burst. */
  readonly messagesPerSecond: number;
  /** Messages of all connections of one session. */
  readonly sessionMessagesPerSecond: number;
  readonly connectionsPerSession: number;
  readonly connectionsPerAddress: number;
  /** A quarter of them, but at least five, in a quarter of a minute. */
  readonly chatLinesPerMinute: number;
  readonly tablesPerMinute: number;
  /** Choices that one person's look-backs may make the server play again; a look-back takes 20 at most. */
  readonly lookBackChoicesPerSecond: number;
  /** The same for all spectators of all tables together. */
  readonly spectatorChoicesPerSecond: number;
  /** Tables with free seats or a running match that one user may have. */
  readonly tablesPerUser: number;
  readonly sessionsPerMinutePerAddress: number;
  readonly passwordTriesPerMinute: number;
  /** A client that does not read is closed when so much waits for it. */
  readonly unreadBytes: number;
}

/** How long things are kept, in days; 0 keeps them for ever. */
export interface Ages {
  /** Sessions that nobody uses. Guests go with their last session. */
  readonly sessions: number;
  /** Tables that never began and where nothing changes. */
  readonly openTables: number;
  /** Running matches that nobody plays on: then they fall asleep. */
  readonly awake: number;
  /** Matches that are over or asleep, counted from then, and whose people are all gone. */
  readonly abandoned: number;
}

export interface ServerConfig {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the SQLite file. Not used with `databaseUrl`. */
  readonly dataFolder: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** How long the store may take to connect or to answer before a request counts as failed. */
  readonly databaseTimeoutMs: number;
  /** Allowed origins (`https://play.example`); null allows the host that the request names. */
  readonly origins: readonly string[] | null;
  readonly webFolder: string;
  readonly botThreads: number;
  /** How long a bot may think. If it takes longer it is asked once more, then weaker ones are. */
  readonly botTimeoutMs: number;
  /** A standing answer is given after a pause between these two, as by somebody who passes quickly. */
  readonly standingPauseMs: readonly [least: number, most: number];
  /** How long another process waits before it makes a bot's move or a time-out that nobody made. */
  readonly rescueMs: number;
  /** A room nobody looks at is forgotten after this. */
  readonly idleRoomMs: number;
  readonly pingMs: number;
  readonly limits: Limits;
  readonly ages: Ages;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether a reverse proxy tells the client's address and protocol (`X-Forwarded-*`). */
  readonly trustProxy: boolean;
}

export const defaultLimits: Limits = {
  messagesPerSecond: 30,
  sessionMessagesPerSecond: 60,
  connectionsPerSession: 20,
  connectionsPerAddress: 200,
  chatLinesPerMinute: 20,
  tablesPerMinute: 20,
  lookBackChoicesPerSecond: 300,
  spectatorChoicesPerSecond: 500,
  tablesPerUser: 50,
  sessionsPerMinutePerAddress: 60,
  passwordTriesPerMinute: 10,
  unreadBytes: 4_000_000,
};

export const defaultAges: Ages = { sessions: 90, openTables: 7, awake: 30, abandoned: 90 };

export const defaultConfig: ServerConfig = {
  host: '127.0.0.1',
  port: 8080,
  dataFolder: 'data',
  databaseUrl: null,
  databaseTimeoutMs: defaultDatabaseTimeoutMs,
  origins: null,
  webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  botThreads: 1,
  botTimeoutMs: 60_000,
  standingPauseMs: [150, 600],
  rescueMs: 5_000,
  idleRoomMs: 300_000,
  pingMs: 20_000,
  limits: defaultLimits,
  ages: defaultAges,
  logLevel: 'info',
  trustProxy: false,
};
