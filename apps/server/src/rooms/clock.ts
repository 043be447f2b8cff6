import type { ClockRule, ClockState } from '@heldentisch/protocol';

/**
 * The clocks of a match. What is left after a line is stored with the line, so a restart costs nobody time: the
 * running clocks go on from there when the match is loaded again.
 */
export class Clocks {
  private left: number[];
  private running: readonly number[] = [];
  private sinceMs = 0;

  constructor(
    private readonly rule: ClockRule,
    seats: number,
  ) {
    this.left = new Array<number>(seats).fill(rule.budgetMs);
  }

  /** Takes over what was stored with the last line. */
  load(left: readonly number[]): void {
    this.left = [...left];
  }

  /** From now on these seats think. */
  start(running: readonly number[], nowMs: number): void {
    this.running = running;
    this.sinceMs = nowMs;
  }

  /** What is left for each seat if the seat that chose (-1: nobody) does so now. */
  after(seat: number, nowMs: number): number[] {
    const left = this.leftAt(nowMs);
    const own = left[seat];
    if (own !== undefined && own > 0) left[seat] = own + this.rule.incrementMs;
    return left;
  }

  /** The seat whose time is up, or null. */
  expired(nowMs: number): number | null {
    const left = this.leftAt(nowMs);
    return this.running.find((seat) => (left[seat] ?? 0) <= 0) ?? null;
  }

  /** How long until the first running clock is at zero; null if none runs. */
  untilExpiryMs(nowMs: number): number | null {
    const left = this.leftAt(nowMs);
    return this.running.length === 0 ? null : Math.min(...this.running.map((seat) => left[seat] ?? 0));
  }

  state(nowMs: number): ClockState {
    return { leftMs: this.leftAt(nowMs), running: this.running };
  }

  private leftAt(nowMs: number): number[] {
    const elapsed = Math.max(0, nowMs - this.sinceMs);
    return this.left.map((left, seat) =>
      this.running.includes(seat) ? Math.max(0, Math.round(left - elapsed)) : left,
    );
  }
}
