import type { DatabasePlace } from '@heldentisch/server';
import type { Arguments } from './arguments.js';

/** What `--data` means to every command that looks into a server's store. */
export const dataHelp =
  '  --data  folder of the SQLite file (data); with DATABASE_URL in the environment PostgreSQL is used instead';

export const placeOf = (given: Arguments): DatabasePlace => ({
  dataFolder: given.text('data') ?? 'data',
  databaseUrl: process.env.DATABASE_URL ?? null,
});

/** Loaded when needed: the other commands start without the database. */
export const loadServer = (): Promise<typeof import('@heldentisch/server')> => import('@heldentisch/server');
