import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTable } from '../src/table/table-lock.js';

/** Locks as browsers have them: one holder, the others wait in line until they give up. */
class Locks {
  private readonly lines = new Map<string, Promise<unknown>>();

  async request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    const before = this.lines.get(name) ?? Promise.resolve();
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    let release: (value: unknown) => void = () => undefined;
    this.lines.set(name, Promise.all([before, new Promise((resolve) => (release = resolve))]));
    try {
      await Promise.race([before, late]);
      await hold();
    } finally {
      release(null);
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    // Time is short here: who waits usually gives up before one who has asked.
    setTimeout(() => controller.abort(new Error('late')), ms / 20);
    return controller.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = async (): Promise<void> => undefined;

test('a match is held by one tab, and by another only after the first has put everything away', async () => {
  const order: string[] = [];
  const letGo = async (): Promise<void> => {
    order.push('asked');
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('stored');
  };
  expect(await holdTable('a', false, letGo)).toBe(true);
  expect(await holdTable('a', false, never)).toBe(false);
  expect(order).toEqual([]);
  expect(await holdTable('b', false, never)).toBe(true);
  const taken = holdTable('a', true, never).then((isMine) => order.push(isMine ? 'mine' : 'not mine'));
  await taken;
  expect(order).toEqual(['asked', 'stored', 'mine']);
  // And back again.
  expect(await holdTable('a', true, never)).toBe(true);
});

test('what cannot be stored is not let go', async () => {
  const letGo = vi.fn(() => Promise.reject(new Error('the disk is full')));
  expect(await holdTable('c', false, letGo)).toBe(true);
  expect(await holdTable('c', true, never)).toBe(false);
  expect(letGo).toHaveBeenCalledTimes(1);
});
