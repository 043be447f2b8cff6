import type { Line } from '@heldentisch/engine';
import type { ClockRule, ClockState } from '@heldentisch/protocol';

/** How the clocks stood at a moment. */
interface Moment {
  readonly left: readonly number[];
  /** How many increments each seat has got. */
  readonly paid: readonly number[];
}

/**
 * The clocks of a match. A seat gets its increment once, at the end of its own turn. What is left after a line is stored
 * with the line, so a restart costs nobody time: the running clocks go on from there when the match is loaded again.
 */
export class Clocks {
  private now: Moment;
  /** For each choice in force, how the clocks stood when it was asked for. */
  private readonly before: Moment[] = [];
  private running: readonly number[] = [];
  private sinceMs = 0;

  constructor(
    private readonly rule: ClockRule,
    seats: number,
  ) {
    this.now = { left: new Array<number>(seats).fill(rule.budgetMs), paid: new Array<number>(seats).fill(0) };
  }

  /** From now on these seats think. */
  start(running: readonly number[], nowMs: number): void {
    this.running = running;
    this.sinceMs = nowMs;
  }

  /**
   * What is left for each seat if the line is made now. `ended` is the seat whose turn ends with it, or null. Who takes
   * back a choice gives back what it has earned, but time that was used is used; what all agree to take back never was.
   */
  leftAfter(line: Line, ended: number | null, nowMs: number): readonly number[] {
    const left = this.leftAt(nowMs);
    const { incrementMs } = this.rule;
    if ('undo' in line) {
      const then = this.before.at(-line.undo) ?? this.now;
      if (line.consent === true) return then.left;
      return left.map((own, seat) => Math.max(0, own - incrementMs * this.earnedSince(then, seat)));
    }
    return left.map((own, seat) => (seat === ended && own > 0 ? own + incrementMs : own));
  }

  /** The line is stored, with what `leftAfter` said. */
  take(line: Line, ended: number | null, left: readonly number[]): void {
    const { paid } = this.now;
    if ('undo' in line) {
      const [then] = this.before.splice(-line.undo, line.undo);
      this.now = { left, paid: then?.paid ?? paid };
      return;
    }
    const choices = 'redo' in line ? line.redo : 1;
    if ('concede' in line) this.before.length = 0;
    else for (let i = 0; i < choices; i++) this.before.push(this.now);
    this.now = { left, paid: paid.map((count, seat) => (seat === ended ? count + 1 : count)) };
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

  private earnedSince(then: Moment, seat: number): number {
    return (this.now.paid[seat] ?? 0) - (then.paid[seat] ?? 0);
  }

  private leftAt(nowMs: number): number[] {
    const elapsed = Math.max(0, nowMs - this.sinceMs);
    return this.now.left.map((left, seat) =>
      this.running.includes(seat) ? Math.max(0, Math.round(left - elapsed)) : left,
    );
  }
}
