import { Worker } from 'node:worker_threads';
import type { Commit } from './database.js';
import type { Change, CommitAnswer, LineBatch, Problem, SqlStatement } from './sqlite-writer-thread.js';
import type { LineRow } from './tables.js';

interface Waiting {
  resolve(answer: Commit | number): void;
  reject(error: Error): void;
}

/** Closing waits so long for what is ordered. */
const closeLimitMs = 10_000;

/** An error of the database as it was in the thread. */
function errorOf({ message, code }: Problem): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

/**
 * Writes in a thread of its own: while it waits for the disk, the server goes on serving others. What has come meanwhile
 * lies ready for it and goes into its next commit, so the disk never waits for the server. The thread starts with the
 * first order, so reading a store needs none.
 */
export class SqliteWriter {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private isClosed = false;

  constructor(private readonly path: string) {}

  append(rows: readonly LineRow[]): Promise<Commit> {
    const values = rows.map((row) => [
      row.match,
      row.number,
      row.seat,
      row.kind,
      row.body,
      row.hash,
      row.client,
      row.clocks,
      row.at_ms,
      row.waiting,
    ]);
    const text = JSON.stringify(values).slice(1, -1);
    return this.order((id): LineBatch => ({ id, rows: text, lines: rows.length }));
  }

  /** Carries the statements out together or not at all; resolves with the number of rows that the first has changed. */
  change(statements: readonly SqlStatement[]): Promise<number> {
    return this.order((id): Change => ({ id, statements }));
  }

  /** Carries out what has been ordered before, and ends the thread. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { worker } = this;
    if (worker === null) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close');
    // A file that is locked by somebody else holds up every commit; at some time the orders are given up.
    const limit = setTimeout(() => void worker.terminate(), closeLimitMs);
    await exited;
    clearTimeout(limit);
  }

  private order<T extends Commit | number>(make: (id: number) => LineBatch | Change): Promise<T> {
    // Otherwise a late order would start a thread that nobody ends.
    if (this.isClosed) return Promise.reject(new Error('the store is closed'));
    this.worker ??= this.start();
    const worker = this.worker;
    return new Promise<T>((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage(make(id));
    });
  }

  private start(): Worker {
    // From the sources (tests) the built file is run: a thread cannot run TypeScript.
    const worker = new Worker(new URL('../../dist/store/sqlite-writer-thread.js', import.meta.url), {
      workerData: this.path,
    });
    worker.on('message', (answer: CommitAnswer) => this.settle(answer));
    worker.on('error', (error: unknown) =>
      this.fail(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.fail(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  private settle(answer: CommitAnswer): void {
    if ('problem' in answer) {
      const error = errorOf(answer.problem);
      for (const id of answer.ids) this.take(id)?.reject(error);
      return;
    }
    const { lines, changes } = answer;
    if (lines !== null) {
      const commit: Commit = { stored: new Set(lines.stored), lines: lines.lines, tookMs: lines.tookMs };
      for (const id of lines.ids) this.take(id)?.resolve(commit);
    }
    for (const change of changes) {
      if ('problem' in change) this.take(change.id)?.reject(errorOf(change.problem));
      else this.take(change.id)?.resolve(change.changed);
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /**
   * Whether the orders are carried out is not known; the next ones go to a new thread. A thread that fails says so and
   * then that it has ended: by that time the next one may be at work, whom it does not concern.
   */
  private fail(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
