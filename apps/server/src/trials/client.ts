import type { Socket } from 'node:net';
import type { Choice } from '@heldentisch/engine';
import type { ClientMessage, ServerMessage, TableInfo, TableView } from '@heldentisch/protocol';
import { WebSocket } from 'ws';

type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A request as it is written; the client adds the id. */
export type Request = WithoutId<ClientMessage>;
export type Answer = Extract<ServerMessage, { type: 'ok' | 'refused' | 'error' }>;

/** The connection was lost before the answer came. Whether the request was stored is not known. */
export class LostConnection extends Error {
  override name = 'LostConnection';
}

/** Something that should have come did not come in time. */
export class Silence extends Error {
  override name = 'Silence';
}

const answerTimeoutMs = 20_000;
const httpTimeoutMs = 10_000;

let nextId = 1;
/** Ids that are never used twice, by this process or another. */
export const freshId = (): string => `${process.pid}-${Date.now().toString(36)}-${nextId++}`;

/** Gets a session as the page does. Returns the cookie. */
export async function openSession(address: string): Promise<string> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { origin: address },
    signal: AbortSignal.timeout(httpTimeoutMs),
  });
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
  if (!response.ok || cookie === undefined) throw new Error(`no session: ${response.status}`);
  return cookie;
}

interface Waiting {
  readonly id: string;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A player without a screen, for tests, trials and measurements. It speaks the protocol and remembers what it hears. */
export class TableClient {
  /** So many messages are remembered. */
  memory = Number.POSITIVE_INFINITY;
  readonly heard: ServerMessage[] = [];
  /** The same as it came over the wire. */
  readonly texts: string[] = [];
  closeCode: number | null = null;
  /** What lies under the socket, where bytes are counted; null until it is open. */
  wire: Socket | null = null;
  private readonly waiting = new Set<Waiting>();
  private readonly watchers = new Set<() => void>();

  private constructor(
    readonly address: string,
    readonly cookie: string,
    readonly socket: WebSocket,
  ) {
    socket.on('upgrade', (response) => {
      this.wire = response.socket;
    });
    socket.on('message', (data) => this.hear(data.toString()));
    socket.on('close', (code) => {
      this.closeCode = code;
      for (const { reject } of this.waiting) reject(new LostConnection(`closed with ${code}`));
      this.waiting.clear();
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  /** Connects with a session of its own, or with that of the cookie. */
  static async join(address: string, cookie?: string, origin = address): Promise<TableClient> {
    const session = cookie ?? (await openSession(address));
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie: session }, origin });
    const client = new TableClient(address, session, socket);
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
        socket.once('close', () => reject(new LostConnection('closed while connecting')));
      });
      await client.until(() => client.heard.some(({ type }) => type === 'welcome'));
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  }

  /** Sends a request and resolves with its answer, whatever it is. */
  request(request: Request, id = freshId()): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.closeCode !== null) {
        reject(new LostConnection(`closed with ${this.closeCode}`));
        return;
      }
      const timer = setTimeout(() => {
        this.waiting.delete(waiting);
        reject(new Silence(`no answer to ${JSON.stringify(request)}`));
      }, answerTimeoutMs);
      const waiting: Waiting = {
        id,
        resolve(answer) {
          clearTimeout(timer);
          resolve(answer);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.waiting.add(waiting);
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Sends a request that must succeed and returns its result. */
  async ask<T>(request: Request): Promise<T> {
    const answer = await this.request(request);
    if (answer.type !== 'ok') throw new Error(`${request.type}: ${JSON.stringify(answer)}`);
    return answer.result as T;
  }

  /** Resolves when the condition holds; it is asked after every message. */
  async until<T>(condition: () => T | false | null | undefined, timeoutMs = 20_000): Promise<T> {
    const deadlineMs = Date.now() + timeoutMs;
    for (;;) {
      const found = condition();
      if (found !== false && found !== null && found !== undefined) return found;
      if (this.closeCode !== null) throw new LostConnection(`closed with ${this.closeCode} while waiting`);
      if (Date.now() > deadlineMs) {
        throw new Silence(
          `waited in vain for ${condition}; last heard ${this.texts.slice(-3).join('\n').slice(0, 3_000)}`,
        );
      }
      await this.nextMessage(deadlineMs - Date.now());
    }
  }

  heardOf<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type);
  }

  /** The newest view of a table through a seat's eyes. */
  view(table: string, viewer: number): TableView | undefined {
    for (let i = this.heard.length - 1; i >= 0; i--) {
      const message = this.heard[i] as ServerMessage;
      const isHere =
        (message.type === 'update' && message.table === table) ||
        (message.type === 'table' && message.table.id === table);
      const found = isHere ? message.views.find((view) => view.viewer === viewer) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What is known of the table itself. */
  table(table: string): TableInfo | undefined {
    return this.heardOf('table').findLast((message) => message.table.id === table)?.table;
  }

  /** The last line of a table that this client has heard of. */
  lastLine(table: string): number {
    const numbers = this.heard.flatMap((message) =>
      (message.type === 'update' && message.table === table) || (message.type === 'table' && message.table.id === table)
        ? message.views.map(({ number }) => number)
        : [],
    );
    return Math.max(0, ...numbers);
  }

  /** The decision of a seat with its options, if it is to decide as far as this client knows. */
  decision(table: string, seat: number): { readonly revision: number; readonly options: readonly Choice[] } | null {
    const pending = this.view(table, seat)?.pending.find((decision) => decision.seat === seat);
    const { revision, options } = pending ?? {};
    return revision === undefined || options === undefined ? null : { revision, options };
  }

  /** Forgets what was heard, for runs that would fill the memory. */
  forget(): void {
    this.heard.length = 0;
    this.texts.length = 0;
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.texts.push(text);
    this.heard.push(message);
    if (this.heard.length > this.memory) {
      this.heard.shift();
      this.texts.shift();
    }
    if ((message.type === 'ok' || message.type === 'refused' || message.type === 'error') && message.id !== null) {
      const [first] = [...this.waiting].filter(({ id }) => id === message.id);
      if (first !== undefined) this.waiting.delete(first);
      first?.resolve(message);
    }
    this.wake();
  }

  private wake(): void {
    for (const watcher of [...this.watchers]) watcher();
  }

  private nextMessage(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.watchers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(1, timeoutMs));
      this.watchers.add(done);
    });
  }
}
