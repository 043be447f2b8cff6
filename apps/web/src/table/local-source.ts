import type { GameId } from '@heldentisch/catalogue';
import type { Choice, Refusal, StandingAnswer } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import type { HostCall, HostCalls, HostReply, HostUpdate, NewMatch } from './host-messages.js';
import type { SeatPlan } from './match-store.js';
import { emptySnapshot, type PastView, type Reply, type TableSnapshot, type TableSource } from './source.js';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const asReply = (refusal: Refusal | null): Reply => (refusal === null ? { ok: true } : { ok: false, refusal });

/** A table in this browser: engine, bots and dealer run in a worker. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  private readonly worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<() => void>();
  private current: TableSnapshot = emptySnapshot;
  private lastId = 0;

  constructor(readonly id: string) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<HostReply | HostUpdate>) => {
      if ('update' in data) this.take(data.update);
      else this.settle(data);
    });
    this.worker.addEventListener('error', (event) => this.fail(event.message));
  }

  private call<C extends HostCall>(call: C, ask: HostCalls[C]['ask']): Promise<HostCalls[C]['get']> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.worker.postMessage({ id, call, ask });
    });
  }

  private settle(reply: HostReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.value);
  }

  private fail(problem: string): void {
    this.change({ connection: 'failed', problem });
    for (const { reject } of this.waiting.values()) reject(new Error(problem));
    this.waiting.clear();
  }

  private take(update: HostUpdate['update']): void {
    const { table, fresh, ...rest } = update;
    const added: readonly ToldLine[] = table?.lines ?? [];
    const lines = table === null ? [] : fresh ? added : [...this.current.lines, ...added];
    this.change({ ...rest, table, lines, news: fresh ? [] : added, connection: 'connected', problem: null });
  }

  private change(part: Partial<TableSnapshot>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): TableSnapshot {
    return this.current;
  }

  async create(match: NewMatch, botPauseMs: number): Promise<void> {
    await this.call('create', { match, botPauseMs });
  }

  /** The id of the game, or null if this browser has no such match. */
  open(botPauseMs: number): Promise<GameId | null> {
    return this.call('open', { id: this.id, botPauseMs });
  }

  openReplay(): Promise<GameId | null> {
    return this.call('openReplay', { id: this.id });
  }

  openFile(text: string): Promise<GameId> {
    return this.call('openFile', { text });
  }

  setPace(botPauseMs: number): void {
    this.call('pace', { botPauseMs }).catch(() => undefined);
  }

  takeDevice(seat: number): void {
    this.call('takeDevice', { seat }).catch((error: Error) => this.fail(error.message));
  }

  handTo(seat: number): void {
    this.call('handTo', { seat }).catch((error: Error) => this.fail(error.message));
  }

  async choose(choice: Choice): Promise<Reply> {
    const { table } = this.current;
    const own = table?.pending.find((pending) => pending.seat === table.viewer);
    return asReply(await this.call('choose', { choice, revision: own?.revision ?? null }));
  }

  why(choice: Choice): Promise<Refusal | null> {
    return this.call('why', { choice });
  }

  async undo(): Promise<Reply> {
    return asReply(await this.call('undo', {}));
  }

  async redo(): Promise<Reply> {
    return asReply(await this.call('redo', {}));
  }

  async askUndo(): Promise<Reply> {
    return asReply(await this.call('askUndo', {}));
  }

  async answerUndo(seat: number, agree: boolean): Promise<Reply> {
    return asReply(await this.call('answerUndo', { seat, agree }));
  }

  async concede(): Promise<Reply> {
    return asReply(await this.call('concede', {}));
  }

  async giveStanding(answer: StandingAnswer): Promise<Reply> {
    await this.call('giveStanding', { answer });
    return { ok: true };
  }

  viewAt(line: number, seat: number): Promise<PastView> {
    return this.call('viewAt', { line, seat });
  }

  linesFor(seat: number): Promise<readonly ToldLine[]> {
    return this.call('linesFor', { seat });
  }

  gameFile(): Promise<string> {
    return this.call('gameFile', {});
  }

  branch(line: number, id: string, seats: readonly SeatPlan[]): Promise<string> {
    return this.call('branch', { line, id, seats });
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }
}
