import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.js';
import type { ServerConfig } from '../config.js';
import type { Metrics } from '../metrics.js';
import type { Bus } from '../store/bus.js';
import type { Finisher } from '../store/finisher.js';
import type { GroupCommit } from '../store/group-commit.js';
import type { Matches } from '../store/matches.js';
import type { Mailbox } from './viewer.js';

/** What all rooms of this process share. */
export interface House {
  /** Name of this process among those on the same database. */
  readonly process: string;
  readonly config: ServerConfig;
  readonly matches: Matches;
  readonly commit: GroupCommit;
  readonly finisher: Finisher;
  readonly bus: Bus;
  readonly bots: BotPool;
  readonly mailbox: Mailbox;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Something the lobby shows may have changed, also in the tables of these users. */
  lobbyChanged(users?: readonly string[]): void;
}
