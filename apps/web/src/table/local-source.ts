import type { Choice, Refusal, StandingAnswer } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { wrap } from 'comlink';
import type { Chances } from './after/chances.js';
import type { HostCalls } from './host.worker.js';
import hostWorker from './host.worker.ts?entry';
import type { HostMoved, HostUpdate, NewMatch, Opening } from './host-messages.js';
import type { SeatPlan } from './match-store.js';
import { emptySnapshot, type Hint, type PastView, type Reply, type TableSnapshot, type TableSource } from './source.js';

const asReply = (refusal: Refusal | null): Reply => (refusal === null ? { ok: true } : { ok: false, refusal });

/** A table in this browser: engine, bots and dealer run in a worker. */
export class LocalSource implements TableSource {
  readonly kind = 'local';
  private readonly worker = new Worker(hostWorker, { type: 'module' });
  private readonly host = wrap<HostCalls>(this.worker);
  private readonly listeners = new Set<() => void>();
  private current: TableSnapshot = emptySnapshot;
  /** Rejects when the worker fails: one that could not be loaded would never answer. */
  readonly failure: Promise<never>;
  /** Resolves when the match was taken to another tab. */
  readonly moved: Promise<void>;

  constructor(readonly id: string) {
    this.moved = new Promise((resolve) => {
      this.worker.addEventListener('message', ({ data }: MessageEvent<HostUpdate | HostMoved | object>) => {
        if ('update' in data) this.take(data.update);
        if ('moved' in data) resolve();
      });
    });
    this.failure = new Promise((_, reject) => {
      this.worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    this.failure.catch(this.fail);
  }

  private readonly fail = (problem: Error): void => this.change({ connection: 'failed', problem });

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

  create(match: NewMatch, botPauseMs: number): Promise<void> {
    return Promise.race([this.host.create(match, botPauseMs), this.failure]);
  }

  /** With `isWanted` another tab that plays the match is asked to let go. */
  open(isWanted: boolean, botPauseMs: number): Promise<Opening> {
    return Promise.race([this.host.open(this.id, isWanted, botPauseMs), this.failure]);
  }

  openReplay(): Promise<Opening> {
    return Promise.race([this.host.openReplay(this.id), this.failure]);
  }

  openFile(text: string): Promise<Opening> {
    return Promise.race([this.host.openFile(text), this.failure]);
  }

  setPace(botPauseMs: number): void {
    this.host.setPace(botPauseMs).catch(this.fail);
  }

  takeDevice(seat: number): void {
    this.host.takeDevice(seat).catch(this.fail);
  }

  handTo(seat: number): void {
    this.host.handTo(seat).catch(this.fail);
  }

  choose(choice: Choice): Promise<Reply> {
    const { table } = this.current;
    const own = table?.pending.find((pending) => pending.seat === table.viewer);
    return this.host.choose(choice, own?.revision ?? null).then(asReply);
  }

  why(choice: Choice): Promise<Refusal | null> {
    return this.host.why(choice);
  }

  undo(): Promise<Reply> {
    return this.host.undo().then(asReply);
  }

  redo(): Promise<Reply> {
    return this.host.redo().then(asReply);
  }

  askUndo(): Promise<Reply> {
    return this.host.askUndo().then(asReply);
  }

  answerUndo(seat: number, agree: boolean): Promise<Reply> {
    return this.host.answerUndo(seat, agree).then(asReply);
  }

  concede(): Promise<Reply> {
    return this.host.concede().then(asReply);
  }

  async giveStanding(answer: StandingAnswer): Promise<Reply> {
    await this.host.giveStanding(answer);
    return { ok: true };
  }

  viewAt(line: number, seat: number): Promise<PastView> {
    return this.host.viewAt(line, seat);
  }

  linesFor(seat: number): Promise<readonly ToldLine[]> {
    return this.host.linesFor(seat);
  }

  gameFile(): Promise<string> {
    return this.host.gameFile();
  }

  hint(): Promise<Hint | null> {
    return this.host.hint();
  }

  chances(from: number, to: number): Promise<readonly Chances[]> {
    return this.host.chances(from, to);
  }

  branch(line: number, id: string, seats: readonly SeatPlan[]): Promise<string> {
    return this.host.branch(line, id, seats);
  }

  close(): void {
    this.worker.terminate();
    this.listeners.clear();
  }
}
