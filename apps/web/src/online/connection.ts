import type { ClientMessage, LobbyTable, ServerMessage, UserInfo } from '@heldentisch/protocol';

type WithoutId<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A request as it is written; the connection adds the id. */
export type Request = WithoutId<ClientMessage>;
export type Answer = Extract<ServerMessage, { type: 'ok' | 'refused' | 'error' }>;

export type LinkState = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'offline';

export interface LinkSnapshot {
  readonly state: LinkState;
  readonly user: UserInfo | null;
  /** Where the user sits and the match is not over, as of the last welcome. */
  readonly tables: readonly LobbyTable[];
}

interface Sent {
  readonly text: string;
  /** Sent again after a reconnect, with the same id: the server applies it once. */
  readonly resend: boolean;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const firstDelayMs = 400;
const longestDelayMs = 15_000;
/** After so many failures in a row we speak of being offline, not of reconnecting. */
const patience = 4;

/** The wire to the server: one socket for the whole app, which comes back by itself. */
export class ServerLink {
  private socket: WebSocket | null = null;
  private current: LinkSnapshot = { state: 'idle', user: null, tables: [] };
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(message: ServerMessage) => void>();
  private readonly openers = new Set<() => void>();
  private readonly unanswered = new Map<string, Sent>();
  private users = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastId = 0;
  private readonly prefix = crypto.randomUUID().slice(0, 18);

  constructor() {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  snapshot = (): LinkSnapshot => this.current;

  /** Keeps the connection open until the returned function is called. */
  hold(): () => void {
    this.users++;
    if (this.users === 1 && this.socket === null) this.connect();
    return () => {
      this.users--;
      // A moment's patience: the next page often needs it again.
      setTimeout(() => {
        if (this.users === 0) this.drop();
      }, 2000);
    };
  }

  hear(hearer: (message: ServerMessage) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** Called after each welcome, and at once if connected. */
  onOpen(opener: () => void): () => void {
    this.openers.add(opener);
    if (this.current.state === 'connected') opener();
    return () => this.openers.delete(opener);
  }

  request(request: Request, resend = true): Promise<Answer> {
    const id = `${this.prefix}-${++this.lastId}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { text, resend, resolve, reject });
      if (this.current.state === 'connected') this.socket?.send(text);
    });
  }

  /** A request that must succeed. */
  async ask<T>(request: Request, resend = true): Promise<T> {
    const answer = await this.request(request, resend);
    if (answer.type === 'ok') return answer.result as T;
    throw new Error(answer.type === 'error' ? answer.message : answer.refusal.rule);
  }

  /** Closes and opens again, after the session changed. */
  renew(): void {
    this.failures = 0;
    if (this.socket === null) this.hurry();
    else this.socket.close();
  }

  private change(part: Partial<LinkSnapshot>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }

  private async connect(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.current.state === 'idle') this.change({ state: 'connecting' });
    try {
      const response = await fetch('/api/session', { method: 'POST' });
      if (!response.ok) throw new Error(`no session: ${response.status}`);
      if (!response.headers.get('content-type')?.includes('json')) throw new Error('no server of ours');
      this.open();
    } catch {
      this.retry();
    }
  }

  private open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.take(JSON.parse(data as string) as ServerMessage));
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const [id, sent] of this.unanswered) {
        if (sent.resend) continue;
        this.unanswered.delete(id);
        sent.reject(new Error('connection lost'));
      }
      if (this.users > 0) this.retry();
      else this.change({ state: 'idle' });
    });
  }

  private retry(): void {
    this.failures++;
    this.change({ state: this.failures > patience || this.current.user === null ? 'offline' : 'reconnecting' });
    if (this.users === 0) return;
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => void this.connect(), delay * (0.7 + Math.random() * 0.6));
  }

  private hurry(): void {
    if (this.users > 0 && this.socket === null && this.timer !== undefined) void this.connect();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.change({ state: 'idle' });
  }

  private take(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.failures = 0;
      this.change({ state: 'connected', user: message.user, tables: message.tables });
      const kept = [...this.unanswered.values()];
      for (const opener of this.openers) opener();
      for (const { text } of kept) this.socket?.send(text);
    } else if (message.type === 'user') this.change({ user: message.user });
    else if (message.type === 'ok' || message.type === 'refused' || message.type === 'error') {
      if (message.id === null) return;
      this.unanswered.get(message.id)?.resolve(message);
      this.unanswered.delete(message.id);
    }
    for (const hearer of this.hearers) hearer(message);
  }
}

export const link = new ServerLink();
