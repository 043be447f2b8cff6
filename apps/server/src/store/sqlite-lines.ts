import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LineBatch, LineBatchAnswer } from './sqlite-line-worker.js';
import type { LineRow } from './tables.js';

interface Waiting {
  resolve(stored: ReadonlySet<string>): void;
  reject(error: Error): void;
}

/**
 * Commits lines in a thread of its own: while it waits for the disk, the server goes on serving other matches. The
 * thread starts with the first line, so reading a store needs none.
 */
export class SqliteLines {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;

  constructor(private readonly path: string) {}

  append(rows: readonly LineRow[]): Promise<ReadonlySet<string>> {
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
      const batch: LineBatch = { id, rows: JSON.stringify(values) };
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
    worker.on('message', (answer: LineBatchAnswer) => {
      const waiting = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('stored' in answer) waiting?.resolve(new Set(answer.stored));
      else waiting?.reject(new Error(answer.problem));
    });
    worker.on('error', (error: unknown) => this.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.fail(new Error('the thread that stores lines has ended')));
    return worker;
  }

  /** Whether those lines are stored is not known; the next ones go to a new thread. */
  private fail(error: Error): void {
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
