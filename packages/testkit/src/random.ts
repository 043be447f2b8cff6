import { below, openStream, type RandomStream, seedFromNumber } from '@heldentisch/engine';

/** The testkit's own dice: never the game's, so that a check cannot change the course of the game it looks at. */
export class Random {
  constructor(readonly stream: RandomStream) {}

  /** The same number gives the same dice. `salt` keeps the dice of different purposes apart. */
  static fromNumber(seed: number, salt = 0): Random {
    return new Random(openStream('xoroshiro128plus', seedFromNumber(seed + salt * 0x1_0000_0000), 'bots'));
  }

  below(limit: number): number {
    return below(this.stream, limit);
  }

  /** True in so many of a hundred cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  pick<T>(list: readonly T[]): T {
    // `undefined` can be a value of the list.
    return list[this.below(list.length)] as T;
  }
}
