import type { Matches } from './matches.js';

/** The status is only a cache for lists: it may be late by this much. */
const delayMs = 100;
/** What the store did not take is tried again after this. */
const retryMs = 2_000;

interface Finished {
  readonly id: string;
  done(): void;
}

/** Notes in the store that matches are over, many in one commit, so that endings do not hold up those who play. */
export class Finisher {
  private waiting: Finished[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    private readonly matches: Pick<Matches, 'finish'>,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** `done` is called when it is stored. */
  finish(id: string, done: () => void): void {
    this.waiting.push({ id, done });
    this.flushIn(delayMs);
  }

  /** Stores what waits. What the store does not take now waits for the next time. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const finished = this.waiting;
    this.waiting = [];
    if (finished.length === 0) return;
    try {
      await this.matches.finish(finished.map(({ id }) => id));
    } catch (error) {
      this.onProblem(error);
      this.waiting.push(...finished);
      this.flushIn(retryMs);
      return;
    }
    for (const { done } of finished) done();
  }

  /** Stores what waits, for the last time: what is not stored is found out when the match is opened again. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.flush();
  }

  private flushIn(ms: number): void {
    if (!this.isClosed) this.timer ??= setTimeout(() => void this.flush(), ms);
  }
}
