import type { ShowProgress } from '../progress.js';

/** Something whose speed is measured. */
export interface Contestant {
  readonly name: string;
  /** What is counted: `decisions` or `copies`. */
  readonly unit: string;
  /** Does a small piece of work, a few milliseconds at most, and returns how much it counted. */
  work(): number;
}

/** Runs pieces of work for about this long and returns the count per second. */
function measure(contestant: Contestant, milliseconds: number): number {
  const started = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    count += contestant.work();
    elapsed = performance.now() - started;
  }
  return (1000 * count) / elapsed;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** How many measurements a race takes. */
export const measurements = (contestants: number, rounds: number): number => contestants * (1 + rounds);

/**
 * Measures all contestants in turn, round by round, so that a busy moment of the machine hits all alike; the median
 * round counts. The first round only warms up.
 */
export function race(
  contestants: readonly Contestant[],
  seconds: number,
  rounds: number,
  show: ShowProgress,
): Map<string, number> {
  const slice = (1000 * seconds) / rounds;
  const results = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  let done = 0;
  for (let round = -1; round < rounds; round++) {
    for (const contestant of contestants) {
      show(done++, contestant.name);
      const perSecond = measure(contestant, slice);
      if (round >= 0) results.get(contestant.name)?.push(perSecond);
    }
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]));
}
