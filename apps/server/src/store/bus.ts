import type pg from 'pg';
import { channel, loadPostgres } from './database.js';

/** What processes on one database tell each other. Only hints: the truth is read from the database. */
export type BusMessage =
  | { readonly kind: 'lines'; readonly process: string; readonly match: string }
  | { readonly kind: 'match'; readonly process: string; readonly match: string; readonly people: readonly string[] }
  | { readonly kind: 'standing'; readonly process: string; readonly match: string }
  | { readonly kind: 'chat'; readonly process: string; readonly match: string }
  | { readonly kind: 'session'; readonly process: string; readonly tokenHash: string }
  /** The users of a table who look at it through this process, and how many spectators do. */
  | {
      readonly kind: 'presence';
      readonly process: string;
      readonly match: string;
      readonly users: readonly string[];
      readonly spectators: number;
    };

/** `missed`: the line to the others was cut for a while; everything may have changed. */
export type BusListener = (message: BusMessage | 'missed') => void;

export interface Bus {
  /** Never waits and never fails: a lost hint only makes another process late. */
  publish(message: BusMessage): void;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const silentBus: Bus = { publish: () => undefined, close: async () => undefined };

const reconnectMs = 1_000;

/** LISTEN and NOTIFY of PostgreSQL on a connection of its own, opened again whenever it breaks. */
export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private closed = false;
  private retry: NodeJS.Timeout | undefined;

  private constructor(
    private readonly connectionString: string,
    private readonly process: string,
    private readonly listener: BusListener,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  static async open(
    connectionString: string,
    process: string,
    listener: BusListener,
    onProblem: (error: unknown) => void,
  ): Promise<PostgresBus> {
    const bus = new PostgresBus(connectionString, process, listener, onProblem);
    await bus.connect();
    return bus;
  }

  publish(message: BusMessage): void {
    if (this.closed) return;
    this.client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(message)]).catch((error: unknown) => {
      // A hint that was on its way when the line was closed is no problem.
      if (!this.closed) this.onProblem(error);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const { Client } = await loadPostgres();
    const client = new Client({ connectionString: this.connectionString, keepAlive: true });
    client.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '') as BusMessage;
      if (message.process !== this.process) this.listener(message);
    });
    let broken = false;
    const onBreak = (error?: unknown): void => {
      if (broken) return;
      broken = true;
      if (error !== undefined) this.onProblem(error);
      this.connectLater(client);
    };
    client.on('error', onBreak);
    client.on('end', () => onBreak());
    await client.connect();
    await client.query(`listen ${channel}`);
    this.client = client;
  }

  private connectLater(broken: pg.Client): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    if (this.client === broken) this.client = null;
    this.retry = setTimeout(() => {
      this.connect().then(
        () => this.listener('missed'),
        (error: unknown) => {
          this.onProblem(error);
          this.connectLater(broken);
        },
      );
    }, reconnectMs);
  }
}
