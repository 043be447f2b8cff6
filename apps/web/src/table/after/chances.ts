import type { Game, State } from '@heldentisch/engine';

/** The chances of all seats to win, each from 0 to 1. */
export type Chances = readonly number[];

/** What the bots make of a state: the chance of each seat to win. */
export function chancesOf<S extends State>({ bot }: Game<S>, state: S, seats: number): Chances {
  const judge = bot.prospects ?? bot.evaluate;
  const chances = Array.from({ length: seats }, (_, seat) => (judge(state, seat) + 1) / 2);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  // A game without prospects only says how much better off a seat is than the others: together they share one win.
  return bot.prospects !== undefined || seats === 1 || sum === 0 ? chances : chances.map((chance) => chance / sum);
}

/** The line after which a seat was never again as badly off as before it. */
export interface TurningPoint {
  readonly line: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** Less than this is no turn. */
const leastGain = 0.08;

/** The line after which the chances are no longer those of the very beginning. */
const firstJudged = (curve: readonly Chances[], seat: number): number =>
  curve.findIndex((chances) => chances[seat] !== curve[0]?.[seat]);

/**
 * The line with the largest gain of a seat that it never lost again. `curve` has the chances after each line. The first
 * change is the set-up being judged: there nothing has turned yet.
 */
export function turningPoint(
  curve: readonly Chances[],
  seats: readonly number[],
  mayTurn: (line: number) => boolean,
): TurningPoint | null {
  let best: TurningPoint | null = null;
  let most = leastGain;
  for (const seat of seats) {
    let least = Number.POSITIVE_INFINITY;
    const start = firstJudged(curve, seat);
    for (let line = curve.length - 1; line > start && start > 0; line--) {
      const [before, after] = [curve[line - 1]?.[seat] ?? 0, curve[line]?.[seat] ?? 0];
      least = Math.min(least, after);
      if (least - before <= most || !mayTurn(line)) continue;
      most = least - before;
      best = { line, seat, before, after };
    }
  }
  return best;
}
