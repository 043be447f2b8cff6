/** The chances of the two ten-sided dice of tests and combat rolls. */

const sides = 10;
const least = 2;
const most = 2 * sides;

/** For each sum how likely the dice show it or more. */
const atLeast: readonly number[] = Array.from({ length: most + 1 }, (_, sum) => {
  let count = 0;
  for (let first = 1; first <= sides; first++) {
    for (let second = 1; second <= sides; second++) if (first + second >= sum) count++;
  }
  return count / (sides * sides);
});

/** How likely the dice reach a number. */
export function chanceOf(needed: number): number {
  if (needed <= least) return 1;
  return needed > most ? 0 : (atLeast[needed] as number);
}
