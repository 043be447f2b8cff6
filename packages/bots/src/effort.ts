/**
 * How many choices a bot may try in its imagined states for one decision, and how many it has tried. They are counted
 * and not timed, because a count is the same on every machine.
 */
export class Effort {
  spent = 0;

  constructor(
    readonly limit: number,
    private readonly whole: Effort | null = null,
  ) {}

  get left(): number {
    return this.limit - this.spent;
  }

  spend(): void {
    this.spent++;
    this.whole?.spend();
  }

  /** A part of what is left, for one of several purposes. */
  part(limit: number): Effort {
    return new Effort(Math.min(limit, this.left), this);
  }
}
