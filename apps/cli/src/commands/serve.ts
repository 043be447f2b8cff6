import { once } from 'node:events';
import type { ServerConfig } from '@heldentisch/server';
import type { Arguments } from '../arguments.js';
import type { Command } from '../command.js';

export const serve: Command = {
  name: 'serve',
  synopsis: '[--port P] [--data DIR] [--host H] [--origin URL,…] [--log LEVEL]',
  summary: 'Runs the server: the table in the browser.',
  help: [
    '',
    '  --port    where it listens (8080); 0 takes any free port',
    '  --host    who can reach it (127.0.0.1: this machine only; 0.0.0.0: the network)',
    '  --data    folder of the SQLite file (data); with DATABASE_URL in the environment PostgreSQL is used instead',
    '  --origin  addresses under which people open it, if not the one they connect to (behind a proxy)',
    '  --proxy   trust X-Forwarded-* of a reverse proxy',
    '  --threads for bots (1)',
    '  --messages-per-second  of one connection before it is slowed down (30)',
    '  --keep-sessions 90     days until a session that nobody uses ends, and with its last one a guest',
    '  --keep-open-tables 7   days until a table that never began and where nothing changes is removed',
    '  --keep-awake 30        days until a running match that nobody plays on falls asleep',
    '  --keep-abandoned 90    days until a match that is over or asleep and belongs to nobody any more is removed',
    '            0 keeps for ever',
    '  --log     silent, error, warn, info, debug (warn)',
    '',
    'SIGTERM and SIGINT close it cleanly.',
  ],
  flags: {
    port: 'text',
    host: 'text',
    data: 'text',
    origin: 'text',
    proxy: 'switch',
    threads: 'text',
    'messages-per-second': 'text',
    'keep-sessions': 'text',
    'keep-open-tables': 'text',
    'keep-awake': 'text',
    'keep-abandoned': 'text',
    log: 'text',
  },
  async run(given) {
    // Loaded here: the other commands start without the server and its database.
    const { startServer, ...defaults } = await import('@heldentisch/server');
    const server = await startServer(configFrom(given, defaults));
    process.stdout.write(`Heldentisch: ${server.address}\n`);
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    await server.close();
    return { lines: [], json: { address: server.address, closed: true }, ok: true };
  },
};

type Defaults = Pick<typeof import('@heldentisch/server'), 'defaultAges' | 'defaultConfig' | 'defaultLimits'>;

function configFrom(given: Arguments, { defaultAges, defaultConfig, defaultLimits }: Defaults): ServerConfig {
  const rate = given.integer('messages-per-second', defaultLimits.messagesPerSecond, 1);
  return {
    ...defaultConfig,
    host: given.text('host') ?? defaultConfig.host,
    port: given.integer('port', defaultConfig.port, 0),
    dataFolder: given.text('data') ?? defaultConfig.dataFolder,
    databaseUrl: process.env.DATABASE_URL ?? null,
    origins: given.text('origin')?.split(',') ?? null,
    trustProxy: given.has('proxy'),
    botThreads: given.integer('threads', defaultConfig.botThreads, 1),
    limits: { ...defaultLimits, messagesPerSecond: rate, sessionMessagesPerSecond: 2 * rate },
    ages: {
      sessions: given.integer('keep-sessions', defaultAges.sessions, 0),
      openTables: given.integer('keep-open-tables', defaultAges.openTables, 0),
      awake: given.integer('keep-awake', defaultAges.awake, 0),
      abandoned: given.integer('keep-abandoned', defaultAges.abandoned, 0),
    },
    logLevel: given.oneOf('log', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
}
