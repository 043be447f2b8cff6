import { setTimeout as sleep } from 'node:timers/promises';
import { freshId, LostConnection, type Request, Silence, TableClient } from './client.js';

/** The trial is over. */
export class Stop extends Error {}

/** This table cannot be played on, whatever one tries. */
export class TableLost extends Error {
  override name = 'TableLost';
}

/** Errors after which sending the same again makes no sense. */
const isFinal = (code: string): boolean => code === 'paused' || code === 'readonly' || code === 'not-running';
/** Who gets an error tries again, but not for ever. */
const patienceMs = 90_000;
const pauseMs = 200;
/** Messages that are enough to know how the one table stands. */
const memory = 40;

/** A client that comes back after every loss and sends again, with the same id, what was not done. */
export class StubbornClient {
  /** Requests sent again because the connection was lost before the answer. */
  resent = 0;
  /** Requests that were answered with an error and sent again. */
  errors = 0;
  /** Requests that were not answered at all. */
  silences = 0;
  private client: TableClient | null = null;
  private cookie: string | undefined;
  /** The connection on which the table is open, and the last line known of it. */
  private opened: { readonly client: TableClient; readonly table: string; line: number } | null = null;

  constructor(
    /** Where the server is; null while there is none. */
    private readonly address: () => string | null,
    private readonly isOver: () => boolean,
  ) {}

  /** Sends a request until it is done. */
  async ask<T>(request: Request, id = freshId()): Promise<T> {
    const deadlineMs = Date.now() + patienceMs;
    for (;;) {
      const client = await this.connected();
      const answer = await client.request(request, id).catch((error: unknown) => this.noAnswer(error));
      if (answer === null) continue;
      if (answer.type === 'ok') return answer.result as T;
      const text = `${request.type}: ${JSON.stringify(answer)}`;
      if (answer.type === 'refused' || isFinal(answer.code) || Date.now() > deadlineMs) throw new TableLost(text);
      this.errors++;
      await sleep(pauseMs);
    }
  }

  /** Looks at a table until the condition holds. It is asked after every message and after every return. */
  async look<T>(table: string, condition: (client: TableClient) => T | false | null | undefined): Promise<T> {
    for (;;) {
      const client = await this.connected();
      try {
        await this.open(client, table);
        const found = await client.until(() => condition(client), 1_000);
        this.knows(client, table);
        return found;
      } catch (error) {
        if (!(error instanceof LostConnection || error instanceof Silence)) throw error;
        this.knows(client, table);
      }
    }
  }

  close(): void {
    this.client?.close();
  }

  private async connected(): Promise<TableClient> {
    for (;;) {
      if (this.isOver()) throw new Stop();
      if (this.client !== null && this.client.closeCode === null) return this.client;
      const address = this.address();
      this.client = address === null ? null : await TableClient.join(address, this.cookie).catch(() => null);
      if (this.client === null) await sleep(5 + Math.random() * 20);
      else {
        this.client.memory = memory;
        this.cookie = this.client.cookie;
      }
    }
  }

  private noAnswer(error: unknown): null {
    if (error instanceof LostConnection) this.resent++;
    else if (error instanceof Silence) this.silences++;
    else throw error;
    return null;
  }

  private async open(client: TableClient, table: string): Promise<void> {
    const { opened } = this;
    if (opened?.client === client && opened.table === table) return;
    const since = opened?.table === table ? opened.line : -1;
    await this.ask({ type: 'table.open', table, since });
    // The answer may have come over the next connection already.
    if (this.client !== client) throw new LostConnection('opened elsewhere');
    this.opened = { client, table, line: since };
  }

  private knows(client: TableClient, table: string): void {
    const { opened } = this;
    if (opened?.table === table) opened.line = Math.max(opened.line, client.lastLine(table));
  }
}
