import { setTimeout as sleep } from 'node:timers/promises';

const atOnce = 5;
const mostTries = 10;
const pauseMs = 1_000;

/**
 * Does all of these, some at a time. One that fails does not hold up the others and is tried again a little later:
 * shortly after an outage some connections may still be dead.
 */
export async function attemptAll(
  jobs: readonly (() => Promise<void>)[],
  onProblem: (error: unknown) => void,
  tries = mostTries,
): Promise<void> {
  const failed: (() => Promise<void>)[] = [];
  for (let at = 0; at < jobs.length; at += atOnce) {
    await Promise.all(
      jobs.slice(at, at + atOnce).map((job) =>
        job().catch((error: unknown) => {
          onProblem(error);
          failed.push(job);
        }),
      ),
    );
  }
  if (failed.length === 0 || tries <= 1) return;
  await sleep(pauseMs, undefined, { ref: false });
  await attemptAll(failed, onProblem, tries - 1);
}
