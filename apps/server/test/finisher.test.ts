import { expect, it } from 'vitest';
import { Finisher } from '../src/store/finisher.js';

it('endings that the store did not take are stored later, with those that came meanwhile', async () => {
  const stored: string[][] = [];
  const problems: unknown[] = [];
  let isDown = true;
  const finisher = new Finisher(
    {
      async finish(ids) {
        if (isDown) throw new Error('the disk is full');
        stored.push([...ids]);
      },
    },
    (error) => problems.push(error),
  );
  const done: string[] = [];
  finisher.finish('a', () => done.push('a'));
  await expect.poll(() => problems.length).toBe(1);
  finisher.finish('b', () => done.push('b'));
  expect(done).toEqual([]);
  isDown = false;
  await expect.poll(() => done, { timeout: 5_000 }).toEqual(['a', 'b']);
  expect(stored.flat().sort()).toEqual(['a', 'b']);
});

it('closing stores what waits, and a store that fails does not keep it from closing', async () => {
  const problems: unknown[] = [];
  const finisher = new Finisher({ finish: () => Promise.reject(new Error('down')) }, (error) => problems.push(error));
  finisher.finish('a', () => expect.unreachable());
  await finisher.close();
  expect(problems).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(problems).toHaveLength(1);
});
