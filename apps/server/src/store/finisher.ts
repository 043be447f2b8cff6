import type { Matches } from './matches.js';

/** The status is only a cache for lists: it may be late by this much. */
const delayMs = 100;

interface Finished {
  readonly id: string;
  done(): void;
}

/** Notes in the store that matches are over, many in one commit, so that endings do not hold up those who play. */
export class Finisher {
  private waiting: Finished[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly matches: Matches,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** `done` is called when it is stored. */
  finish(id: string, done: () => void): void {
    this.waiting.push({ id, done });
    this.timer ??= setTimeout(() => this.flush().catch(this.onProblem), delayMs);
  }

  /** Stores what waits. A status that was not stored is found out when the match is opened again. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const finished = this.waiting;
    this.waiting = [];
    if (finished.length === 0) return;
    await this.matches.finish(finished.map(({ id }) => id));
    for (const { done } of finished) done();
  }
}
