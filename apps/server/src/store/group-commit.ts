import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metrics } from '../metrics.js';
import type { Database } from './database.js';
import type { LineRow } from './tables.js';

interface Waiting {
  readonly row: LineRow;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the lines of all matches that arrive while the last commit is on its way and stores them in the next one:
 * one wait for the disk serves them all. A room has at most one line here, so a batch never holds two of a match.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly process: string,
    private readonly metrics: Metrics,
  ) {}

  /** True when the line is stored for good; false when its place or its client id was taken. */
  append(row: LineRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    // Let what has arrived at the sockets come in first: it shares the commit.
    await nextTurn();
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      await this.commit(batch);
      await nextTurn();
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const startedMs = performance.now();
    try {
      const stored = await this.database.appendLines(
        batch.map(({ row }) => row),
        this.process,
      );
      this.metrics.commitMs.observe(performance.now() - startedMs);
      this.metrics.batchLines.observe(batch.length);
      for (const { row, resolve } of batch) resolve(stored.has(row.match));
    } catch (error) {
      this.metrics.commitFailures.add();
      for (const { reject } of batch) reject(error);
    }
  }
}
