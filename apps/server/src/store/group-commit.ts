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
    let commit = this.begin();
    while (commit !== null) {
      const settle = await commit;
      // The next commit is on its way to the disk before the answers of this one are made.
      commit = this.begin();
      settle();
      if (commit !== null) continue;
      await nextTurn();
      commit = this.begin();
    }
    this.running = null;
  }

  /** Stores what waits; resolves with what then remains to be done. Null if nothing waits. */
  private begin(): Promise<() => void> | null {
    const batch = this.waiting;
    if (batch.length === 0) return null;
    this.waiting = [];
    return this.commit(batch);
  }

  private async commit(batch: readonly Waiting[]): Promise<() => void> {
    const startedMs = performance.now();
    try {
      const rows = batch.map(({ row }) => row);
      const stored = await this.database.appendLines(rows, this.process);
      this.metrics.commitMs.observe(performance.now() - startedMs);
      this.metrics.batchLines.observe(batch.length);
      return () => {
        for (const { row, resolve } of batch) resolve(stored.has(row.match));
      };
    } catch (error) {
      this.metrics.commitFailures.add();
      return () => {
        for (const { reject } of batch) reject(error);
      };
    }
  }
}
