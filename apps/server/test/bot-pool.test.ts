import { Worker } from 'node:worker_threads';
import { noCode } from '@heldentisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { BotPool, BotTooSlow, PoolClosed, type PoolSetup } from '../src/bots/pool.js';
import { question, scriptedWorker } from './support/scripted-bots.js';

const share = { table: 'a', hasPeople: true };
const pools: BotPool[] = [];
let faults: string[] = [];

function newPool(setup: Partial<PoolSetup> = {}): BotPool {
  const onFault = (error: Error): void => void faults.push(error.message);
  const pool = new BotPool({ threads: 1, limitMs: 20_000, onFault, startWorker: scriptedWorker, ...setup });
  pools.push(pool);
  return pool;
}

const ask = (pool: BotPool, bot: string, seat = 0): Promise<number> => pool.ask(question(bot, seat), share);

/** Resolves when the condition holds. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What a machine that sleeps looks like from the inside: no timer runs, and the clocks have gone on. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  faults = [];
});

describe('the pool of bots', () => {
  it('answers questions one after another', async () => {
    const pool = newPool();
    expect(await Promise.all([1, 2, 3].map((seat) => ask(pool, 'answers', seat)))).toEqual([1, 2, 3]);
  });

  it('asks the real bots; who chooses blindly does nothing unasked', async () => {
    // As it is built: what the test runner adds to the command line leads to the sources.
    const worker = new URL('../dist/bots/worker.js', import.meta.url);
    const pool = newPool({ startWorker: () => new Worker(worker, { execArgv: [] }) });
    const asked = question('random', 0, { options: [7] });
    expect(await pool.ask(asked, share)).toBe(7);
    expect(await pool.ask({ ...asked, isInvited: true }, share)).toBe(noCode);
    await expect(pool.ask({ ...asked, bot: 'nobody' }, share)).rejects.toThrow('there is no bot nobody');
    expect(faults).toEqual([]);
  });

  for (const [bot, message] of [
    ['answersThenFails', 'failed while idle'],
    ['answersThenEnds', 'the thread ended with 3'],
  ] as const) {
    it(`goes on when an idle thread fails (${bot})`, async () => {
      const pool = newPool();
      expect(await ask(pool, bot, 1)).toBe(1);
      await until(() => faults.length > 0);
      expect(faults).toEqual([message]);
      expect(await ask(pool, 'answers', 2)).toBe(2);
    });
  }

  it('rejects a question whose bot fails, and answers the next ones', async () => {
    const pool = newPool();
    await expect(ask(pool, 'throws')).rejects.toThrow('a fault of the bot');
    await expect(ask(pool, 'fails')).rejects.toThrow('failed while thinking');
    await expect(ask(pool, 'ends')).rejects.toThrow('the thread ended');
    expect(await ask(pool, 'answers', 2)).toBe(2);
    expect([faults, pool.size]).toEqual([[], 0]);
  });

  it('takes its threads as they come when some cannot start, and lets questions wait', async () => {
    let starts = 0;
    const startWorker = (): Worker => {
      starts++;
      if (starts === 1) throw new Error('no more threads');
      return starts === 2 ? new Worker('throw new Error("cannot start")', { eval: true }) : scriptedWorker();
    };
    const pool = newPool({ startWorker });
    expect(await Promise.all([ask(pool, 'answers', 1), ask(pool, 'answers', 2)])).toEqual([1, 2]);
    expect([starts, faults]).toEqual([3, ['no more threads', 'cannot start']]);
  });

  it('does not start threads without end if none can start', async () => {
    const startWorker = (): Worker => new Worker('throw new Error("cannot start")', { eval: true });
    const pool = newPool({ startWorker, threads: 2 });
    const answer = expect(ask(pool, 'answers')).rejects.toThrow(PoolClosed);
    await until(() => faults.length >= 2);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(faults.length).toBeLessThanOrEqual(4);
    await pool.close();
    await answer;
  });

  it('ends a bot that thinks for too long, and only that one', async () => {
    const pool = newPool({ limitMs: 300 });
    const [slow, next] = [ask(pool, 'hangs'), ask(pool, 'answers', 1)];
    await expect(slow).rejects.toThrow(BotTooSlow);
    expect(await next).toBe(1);
  });

  it('does not count the time in which the machine sleeps', async () => {
    const pool = newPool({ limitMs: 1000 });
    await ask(pool, 'answers');
    const answer = pool.ask(question('takesItsTime', 1, { options: [1600] }), share);
    sleep(1500);
    expect(await answer).toBe(1);
  });

  it('rejects what waits and what is thought about when it is closed, and what is asked later', async () => {
    const pool = newPool();
    await ask(pool, 'answers');
    const answers = [ask(pool, 'hangs'), ask(pool, 'answers')].map((answer) =>
      expect(answer).rejects.toThrow(PoolClosed),
    );
    await pool.close();
    await Promise.all(answers);
    await expect(ask(pool, 'answers')).rejects.toThrow(PoolClosed);
    expect([faults, pool.size]).toEqual([[], 0]);
  });

  it('lets every table have its turn', async () => {
    const pool = newPool();
    const order: string[] = [];
    const askFor = (table: string, hasPeople = true): Promise<void> =>
      pool.ask(question('answers'), { table, hasPeople }).then(() => void order.push(table));
    await Promise.all([
      ...['a', 'a', 'a'].map((table) => askFor(table)),
      askFor('bots', false),
      ...['b', 'c'].map((table) => askFor(table)),
    ]);
    expect(order).toEqual(['a', 'b', 'c', 'bots', 'a', 'a']);
  });
});
