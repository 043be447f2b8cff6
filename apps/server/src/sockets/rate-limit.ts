/** Lets so many through each second on average, and a burst at once. */
export class Bucket {
  private tokens: number;
  private atMs: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    nowMs: number,
  ) {
    this.tokens = burst;
    this.atMs = nowMs;
  }

  /** Takes one; false if there is none. */
  take(nowMs: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((nowMs - this.atMs) / 1000) * this.perSecond);
    this.atMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  get isFull(): boolean {
    return this.tokens >= this.burst;
  }
}

/** A bucket for each key (user, address); those nobody has used for a while are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}

  take(key: string, nowMs = Date.now()): boolean {
    if (this.buckets.size > 10_000) this.forget(nowMs);
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.perSecond, this.burst, nowMs);
      this.buckets.set(key, bucket);
    }
    return bucket.take(nowMs);
  }

  private forget(nowMs: number): void {
    for (const [key, bucket] of this.buckets) {
      bucket.take(nowMs);
      if (bucket.isFull || this.buckets.size > 100_000) this.buckets.delete(key);
    }
  }
}
