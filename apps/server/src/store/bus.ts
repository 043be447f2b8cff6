import type pg from 'pg';
import { channel, loadPostgres, timeLimits } from './postgres.js';

/** What processes on one database tell each other. Only hints: the truth is read from the database. */
export type BusMessage =
  | { readonly kind: 'lines'; readonly process: string; readonly match: string }
  | { readonly kind: 'match'; readonly process: string; readonly match: string; readonly people: readonly string[] }
  | { readonly kind: 'standing'; readonly process: string; readonly match: string }
  | { readonly kind: 'chat'; readonly process: string; readonly match: string }
  | { readonly kind: 'session'; readonly process: string; readonly tokenHash: string }
  /** Tables have gone from the lobby. */
  | { readonly kind: 'lobby'; readonly process: string }
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
  /** Never waits and never fails: a hint that cannot be sent now is sent later. */
  publish(message: BusMessage): void;
  close(): Promise<void>;
}

/** One process alone has nobody to tell. */
export const silentBus: Bus = { publish: () => undefined, close: async () => undefined };

export interface BusSetup {
  readonly connectionString: string;
  /** How long connecting or a statement may take. */
  readonly timeoutMs: number;
  /** Name of this process: it does not hear itself. */
  readonly process: string;
  readonly listener: BusListener;
  readonly onProblem: (error: unknown) => void;
}

const reconnectMs = 1_000;
/** How often a line on which nothing is said is tried: one that was cut without a word looks just like it. */
const pulseMs = 5_000;

/** LISTEN and NOTIFY of PostgreSQL on a connection of its own, opened again whenever it breaks. */
export class PostgresBus implements Bus {
  private client: pg.Client | null = null;
  private isClosed = false;
  private retry: NodeJS.Timeout | undefined;
  private readonly pulse: NodeJS.Timeout;
  /** Hints that could not be sent, by what they say: a later one says no more than the first. */
  private readonly unsent = new Map<string, BusMessage>();
  private lastSent: Promise<boolean> = Promise.resolve(true);

  private constructor(private readonly setup: BusSetup) {
    this.pulse = setInterval(() => void this.send('select 1', []), pulseMs).unref();
  }

  static async open(setup: BusSetup): Promise<PostgresBus> {
    const bus = new PostgresBus(setup);
    try {
      await bus.connect();
    } catch (error) {
      await bus.close();
      throw error;
    }
    return bus;
  }

  publish(message: BusMessage): void {
    if (!this.isClosed) void this.tell(message);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    const inTime = new Promise((resolve) => setTimeout(resolve, this.setup.timeoutMs).unref());
    // A server that hangs does not take leave.
    await Promise.race([this.client?.end(), inTime]);
  }

  private async tell(message: BusMessage): Promise<void> {
    const text = JSON.stringify(message);
    if (await this.send('select pg_notify($1, $2)', [channel, text])) return;
    // Who is present is told anew all the time; everything else must reach the others some time.
    if (message.kind !== 'presence') this.unsent.set(text, message);
  }

  /** True when it has reached the database. One after another: a connection carries one question at a time. */
  private send(statement: string, parameters: readonly string[]): Promise<boolean> {
    this.lastSent = this.lastSent.then(() => this.sendNow(statement, parameters));
    return this.lastSent;
  }

  /** A line on which there is no answer is given up. */
  private async sendNow(statement: string, parameters: readonly string[]): Promise<boolean> {
    const { client } = this;
    if (client === null) return false;
    try {
      await client.query(statement, [...parameters]);
      return true;
    } catch (error) {
      this.lose(client, error);
      return false;
    }
  }

  private async connect(): Promise<void> {
    const { connectionString, timeoutMs } = this.setup;
    const { Client } = await loadPostgres();
    const client = new Client({ connectionString, ...timeLimits(timeoutMs) });
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    // Closed meanwhile: nobody would end it.
    if (this.isClosed) return client.end();
    this.client = client;
  }

  private hear(payload: string): void {
    try {
      const message = JSON.parse(payload) as BusMessage;
      if (message.process !== this.setup.process) this.setup.listener(message);
    } catch (error) {
      this.setup.onProblem(error);
    }
  }

  /** The line is cut, or of no use any more. */
  private lose(client: pg.Client, error?: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.isClosed) return;
    if (error !== undefined) this.setup.onProblem(error);
    void client.end().catch(() => undefined);
    this.connectLater();
  }

  private connectLater(): void {
    if (this.isClosed) return;
    this.retry = setTimeout(() => {
      this.connect().then(
        () => this.resume(),
        (error: unknown) => {
          this.setup.onProblem(error);
          this.connectLater();
        },
      );
    }, reconnectMs);
  }

  private resume(): void {
    const messages = [...this.unsent.values()];
    this.unsent.clear();
    for (const message of messages) this.publish(message);
    this.setup.listener('missed');
  }
}
