/** A seed from words, such as the id of a tile. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return seed;
}

/** Numbers from 0 to 1 that are the same for the same seed: a tile looks the same in every game. */
export class Chance {
  private state: number;

  constructor(name: string) {
    this.state = seedOf(name);
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    const once = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 4294967296;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** Up to so much to either side of 0. */
  around(reach: number): number {
    return this.between(-reach, reach);
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }
}
