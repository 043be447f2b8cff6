import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until it holds; false if it does not in time. */
export async function within(limitMs: number, holds: () => Promise<boolean> | boolean): Promise<boolean> {
  const deadlineMs = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadlineMs) return false;
    await sleep(100);
  }
  return true;
}
