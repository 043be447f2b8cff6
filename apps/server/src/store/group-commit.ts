import type { Metrics } from '../metrics.js';
import type { Commit, Database } from './database.js';
import type { LineRow } from './tables.js';

/**
 * So many lines are enough for a commit: with more of them a line costs hardly less, and those who are answered early go
 * on while the others are stored. Otherwise matches fall into step, and server and disk wait for each other by turns.
 */
export const fullBatch = 50;

interface Waiting {
  readonly row: LineRow;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

/**
 * Collects the lines of all matches that arrive while the last commit is on its way and stores them in the next one:
 * one wait for the disk serves them all. A room has at most one line here, so a commit never holds two of a match.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private hasTurn = false;
  /** Batches that the database has not answered yet. */
  private onTheWay = 0;
  /** What the last answer was, a commit or an error: batches that shared a commit get the same, and it counts once. */
  private lastOutcome: unknown = null;
  private whenSettled: (() => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly process: string,
    private readonly metrics: Metrics,
  ) {}

  /** True when the line is stored for good; false when its place or its client id was taken. */
  append(row: LineRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.waiting.length >= fullBatch && this.isFree) this.begin();
      else this.takeTurn();
    });
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    if (this.isSettled) return;
    await new Promise<void>((resolve) => this.whenSettled.push(resolve));
  }

  private get isSettled(): boolean {
    return this.onTheWay === 0 && this.waiting.length === 0;
  }

  private get isFree(): boolean {
    return this.onTheWay < this.database.batchesAtOnce;
  }

  /** Lets what has arrived at the sockets come in first: it shares the batch. */
  private takeTurn(): void {
    if (this.hasTurn || !this.isFree) return;
    this.hasTurn = true;
    setImmediate(() => {
      this.hasTurn = false;
      this.begin();
    });
  }

  private begin(): void {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    this.onTheWay++;
    void this.store(batch);
  }

  private async store(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ row }) => row);
    try {
      const commit = await this.database.appendLines(rows, this.process);
      this.next();
      if (this.isNew(commit)) this.count(commit);
      for (const { row, resolve } of batch) resolve(commit.stored.has(row.match));
    } catch (error) {
      this.next();
      if (this.isNew(error)) this.metrics.commitFailures.inc();
      for (const { reject } of batch) reject(error);
    }
    if (this.isSettled) for (const settled of this.whenSettled.splice(0)) settled();
  }

  /** Where one batch waits for the other, the next is on its way to the disk before the answers of this one are made. */
  private next(): void {
    this.onTheWay--;
    if (!this.hasTurn && this.isFree) this.begin();
  }

  private isNew(outcome: unknown): boolean {
    const isNew = outcome !== this.lastOutcome;
    this.lastOutcome = outcome;
    return isNew;
  }

  private count(commit: Commit): void {
    this.metrics.commitMs.observe(commit.tookMs);
    this.metrics.batchLines.observe(commit.lines);
  }
}
