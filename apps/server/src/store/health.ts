import type { Database } from './database.js';

/** The answer to one probe serves all who ask within this time. */
const probeEveryMs = 1_000;

interface Probe {
  readonly startedMs: number;
  /** True when something was written. */
  readonly outcome: Promise<boolean>;
  isOver: boolean;
}

/** Finds out whether the store takes writes, by writing: a disk that is full or a lock that stays is seen only so. */
export class Health {
  private probe: Probe | null = null;

  constructor(
    private readonly database: Database,
    /** A write that takes longer counts as failed. */
    private readonly limitMs: number,
  ) {}

  async isWell(): Promise<boolean> {
    const { probe } = this;
    const nowMs = performance.now();
    const isFresh = probe !== null && nowMs - probe.startedMs < probeEveryMs;
    // One that hangs is not joined by others: the store has enough to do.
    if (probe === null || (!isFresh && probe.isOver)) this.probe = this.start(nowMs);
    return (this.probe as Probe).outcome;
  }

  private start(startedMs: number): Probe {
    const write = this.database.db.updateTable('health').set({ probed_ms: Date.now() }).where('id', '=', 1);
    const written = this.database.change(write).then(
      (changed) => changed === 1,
      () => false,
    );
    const probe: Probe = { startedMs, outcome: within(this.limitMs, written), isOver: false };
    void written.then(() => {
      probe.isOver = true;
    });
    return probe;
  }
}

/** False if there is no answer in time. */
function within(limitMs: number, answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    void answer.then((isWell) => {
      clearTimeout(timer);
      resolve(isWell);
    });
  });
}
