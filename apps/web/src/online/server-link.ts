import { type LobbyTable, protocolVersion, type ServerMessage, type UserInfo } from '@heldentisch/protocol';
import { Heartbeat } from './heartbeat.js';
import { RequestError } from './request-error.js';
import { type Answer, pauseMs, type Request, Requests } from './requests.js';

/** `outdated`: the server speaks another version of the protocol; only a new page can talk to it. */
export type LinkState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'outdated';

export interface LinkSnapshot {
  readonly state: LinkState;
  readonly user: UserInfo | null;
  /** Where the user sits and the match is not over. */
  readonly tables: readonly LobbyTable[];
  /** False while something that was sent cannot be stored. */
  readonly canStore: boolean;
}

/** What the link needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

export interface LinkSurroundings {
  /** Makes sure that there is a session; fails if no server of ours answers. */
  session(): Promise<void>;
  socket(): Socket;
}

/** The next page often needs the connection again. */
const lingerMs = 2_000;
/** After so many failures in a row we speak of being offline, not of reconnecting. */
const patience = 4;

/** The wire to the server: one socket for the whole app, which comes back by itself. */
export class ServerLink {
  private socket: Socket | null = null;
  private current: LinkSnapshot = { state: 'idle', user: null, tables: [], canStore: true };
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(message: ServerMessage) => void>();
  private readonly openers = new Set<() => void>();
  private readonly requests = new Requests(
    (text) => this.send(text),
    (canStore) => this.change({ canStore }),
  );
  private readonly heartbeat = new Heartbeat(
    () => this.tell({ type: 'ping' }),
    () => this.reopen(),
  );
  private users = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The try to connect that is under way; one that was overtaken by another has no effect when it ends. */
  private attempt: object | null = null;

  constructor(private readonly around: LinkSurroundings) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): LinkSnapshot => this.current;

  /** Keeps the connection open until the returned function is called. */
  hold(): () => void {
    this.users++;
    if (this.socket === null && this.attempt === null) void this.connect();
    return () => {
      this.users--;
      setTimeout(() => this.users === 0 && this.drop(), lingerMs);
    };
  }

  hear(hearer: (message: ServerMessage) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** A request whose answer counts. */
  request(request: Request): Promise<Answer> {
    if (this.current.state === 'outdated') return Promise.reject(new RequestError('outdated'));
    return this.requests.make(request, 'always').answer;
  }

  /** A request that must succeed. */
  async ask<T>(request: Request): Promise<T> {
    const answer = await this.request(request);
    if (answer.type === 'ok') return answer.result as T;
    if (answer.type === 'error') throw new RequestError(answer.code, answer.message);
    throw new Error(answer.refusal.rule);
  }

  /** Whether something is on its way that would be lost with the page. */
  hasUnanswered = (): boolean => this.requests.hasUnanswered();

  /** Sends `enter` on this and every later connection, until the returned function sends `leave`. */
  attend(enter: () => Request, leave: Request, failed: (error: RequestError) => void = () => undefined): () => void {
    let id = '';
    const begin = (): void => {
      const made = this.requests.make(enter(), 'here');
      id = made.id;
      // A lost connection is no failure: the next one begins in the same way.
      made.answer.then(
        (answer) => answer.type === 'error' && failed(new RequestError(answer.code, answer.message)),
        () => undefined,
      );
    };
    this.openers.add(begin);
    if (this.current.state === 'connected') begin();
    return () => {
      this.openers.delete(begin);
      this.requests.forget(id);
      this.tell(leave);
    };
  }

  /** Sends something whose answer does not matter, if somebody is there. */
  private tell(request: Request): void {
    if (this.current.state === 'connected') this.requests.make(request, 'once').answer.catch(() => undefined);
  }

  /** Closes and opens again, after the session changed. */
  renew(): void {
    this.failures = 0;
    this.reopen();
  }

  /** The page is seen again or the network is back: connects now, or asks whether the connection still holds. */
  wake(): void {
    if (this.users === 0) return;
    if (this.current.state === 'connected') this.heartbeat.check();
    else if (this.socket === null && this.attempt === null) void this.connect();
  }

  private change(part: Partial<LinkSnapshot>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }

  private send(text: string): boolean {
    if (this.current.state !== 'connected') return false;
    this.socket?.send(text);
    return true;
  }

  private async connect(): Promise<void> {
    if (this.current.state === 'outdated') return;
    clearTimeout(this.timer);
    const attempt = {};
    this.attempt = attempt;
    if (this.current.state === 'idle') this.change({ state: 'connecting' });
    const isThere = await this.around.session().then(
      () => true,
      () => false,
    );
    if (this.attempt !== attempt) return;
    this.attempt = null;
    if (isThere) this.open();
    else this.retry();
  }

  private open(): void {
    const socket = this.around.socket();
    this.socket = socket;
    this.heartbeat.start();
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.take(JSON.parse(data as string) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.leaveSocket();
      this.retry();
    });
  }

  /** From now on nothing of this socket counts: one whose network is gone takes minutes to close. */
  private leaveSocket(): void {
    clearTimeout(this.timer);
    this.attempt = null;
    const { socket } = this;
    this.socket = null;
    this.heartbeat.stop();
    this.requests.lose();
    socket?.close();
  }

  private reopen(): void {
    this.drop();
    if (this.users === 0 || this.current.state === 'outdated') return;
    this.change({ state: this.current.user === null ? 'connecting' : 'reconnecting' });
    void this.connect();
  }

  private retry(): void {
    const delayMs = pauseMs(this.failures);
    this.failures++;
    this.change({ state: this.failures > patience || this.current.user === null ? 'offline' : 'reconnecting' });
    if (this.users > 0) this.timer = setTimeout(() => void this.connect(), delayMs);
  }

  private drop(): void {
    this.leaveSocket();
    if (this.current.state !== 'outdated') this.change({ state: 'idle' });
  }

  private take(message: ServerMessage): void {
    this.heartbeat.heard();
    if (message.type === 'welcome') this.begin(message);
    else if (message.type === 'user') this.change({ user: message.user });
    else if (message.type === 'tables') this.change({ tables: message.tables });
    else if (message.type === 'ok' || message.type === 'refused' || message.type === 'error')
      this.requests.settle(message);
    for (const hearer of this.hearers) hearer(message);
  }

  private begin({ protocol, user, tables }: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (protocol !== protocolVersion) {
      this.leaveSocket();
      this.change({ state: 'outdated' });
      this.requests.giveUp(new RequestError('outdated'));
      return;
    }
    this.failures = 0;
    this.change({ state: 'connected', user, tables });
    for (const opener of this.openers) opener();
    this.requests.resume();
  }
}
