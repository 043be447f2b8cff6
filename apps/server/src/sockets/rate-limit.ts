/**
 * Lets so many through each second on average, and a burst at once. Asked for every message: it answers at once, so that
 * messages keep their order, which limits that answer later could not promise.
 */
export class Bucket {
  private tokens: number;

  /** Times are those of a clock that never goes back. */
  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private atMs: number,
  ) {
    this.tokens = burst;
  }

  /** Takes one; false if there is none. */
  take(nowMs: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((nowMs - this.atMs) / 1000) * this.perSecond);
    this.atMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/**
 * A bucket for each key. One that nobody has used until it is full again is as good as a new one and is forgotten: those
 * used since the last turn are young, those of the turn before old, and what is older is gone.
 */
export class Buckets {
  private young = new Map<string, Bucket>();
  private old = new Map<string, Bucket>();
  private nextTurnMs = 0;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  get size(): number {
    return this.young.size + this.old.size;
  }

  take(key: string, nowMs: number): boolean {
    if (nowMs >= this.nextTurnMs) this.turn(nowMs);
    let bucket = this.young.get(key);
    if (bucket === undefined) {
      bucket = this.old.get(key) ?? new Bucket(this.perSecond, this.burst, nowMs);
      this.old.delete(key);
      this.young.set(key, bucket);
    }
    return bucket.take(nowMs);
  }

  private turn(nowMs: number): void {
    this.old = this.young;
    this.young = new Map();
    this.nextTurnMs = nowMs + (1000 * this.burst) / this.perSecond;
  }
}
