import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Commit } from './database.js';
import type { LineBatch, LineBatchAnswer } from './sqlite-line-worker.js';
import type { LineRow } from './tables.js';

interface Waiting {
  resolve(commit: Commit): void;
  reject(error: Error): void;
}

/**
 * Commits lines in a thread of its own: while it waits for the disk, the server goes on serving other matches. What has
 * come meanwhile lies ready for it and goes into its next commit, so the disk never waits for the server. The thread
 * starts with the first line, so reading a store needs none.
 */
export class SqliteLines {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  constructor(private readonly path: string) {}

  append(rows: readonly LineRow[]): Promise<Commit> {
    this.worker ??= this.start();
    const worker = this.worker;
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
    ]);
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      const batch: LineBatch = { id, rows: JSON.stringify(values).slice(1, -1), lines: rows.length };
      worker.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    const exited = once(worker, 'exit');
    worker.postMessage('close');
    await exited;
  }

  private start(): Worker {
    // From the sources (tests) the built file is run: a thread cannot run TypeScript.
    const worker = new Worker(new URL('../../dist/store/sqlite-line-worker.js', import.meta.url), {
      workerData: this.path,
    });
    worker.on('message', (answer: LineBatchAnswer) => this.settle(answer));
    worker.on('error', (error: unknown) => this.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.fail(new Error('the thread that stores lines has ended')));
    return worker;
  }

  private settle(answer: LineBatchAnswer): void {
    const batches = answer.ids.map((id) => this.waiting.get(id));
    for (const id of answer.ids) this.waiting.delete(id);
    if ('problem' in answer) {
      const error = new Error(answer.problem);
      for (const batch of batches) batch?.reject(error);
      return;
    }
    const { stored, lines, tookMs } = answer;
    const commit: Commit = { stored: new Set(stored), lines, tookMs };
    for (const batch of batches) batch?.resolve(commit);
  }

  /** Whether those lines are stored is not known; the next ones go to a new thread. */
  private fail(error: Error): void {
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
