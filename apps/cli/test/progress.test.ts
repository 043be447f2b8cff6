import { describe, expect, test } from 'vitest';
import { withProgress } from '../src/progress.js';

/** A terminal that keeps what is written, and a clock that is set by hand. */
function terminal(isTTY: boolean, columns = 60) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const output = { isTTY, columns, write: (text: string) => written.push(text) };
  return { written, clock, output, now: () => clock.ms };
}

const wipe = '\r\u001b[K';

describe('progress', () => {
  test('is one line that says how much is done and how long it took, and is wiped at the end', async () => {
    const { written, clock, output, now } = terminal(true);
    const result = await withProgress(
      200,
      'games',
      (show) => {
        clock.ms = 34_000;
        show(12, '8431 decisions');
        clock.ms = 3_723_000;
        show(199);
        return 'done';
      },
      output,
      now,
    );
    expect(result).toBe('done');
    expect(written).toEqual([
      `${wipe}12 of 200 games, 6 %, 0:34, 8431 decisions`,
      `${wipe}199 of 200 games, 99 %, 1:02:03`,
      wipe,
    ]);
  });

  test('is not shown more often than the eye can follow, and not at all for quick work', async () => {
    const { written, clock, output, now } = terminal(true);
    await withProgress(
      1000,
      'tries',
      (show) => {
        for (let done = 0; done < 1000; done++) {
          clock.ms = done;
          show(done);
        }
      },
      output,
      now,
    );
    expect(written).toHaveLength(7);
    written.length = 0;
    clock.ms = 0;
    await withProgress(1, 'tries', (show) => show(1), output, now);
    expect(written).toEqual([]);
  });

  test('never wraps', async () => {
    const { written, clock, output, now } = terminal(true, 20);
    await withProgress(
      100,
      'games',
      (show) => {
        clock.ms = 1000;
        show(1, 'a long note that does not fit');
      },
      output,
      now,
    );
    expect(written[0]).toBe(`${wipe}1 of 100 games, 1 %`);
  });

  test('is silent where nobody watches', async () => {
    const { written, clock, output, now } = terminal(false);
    await withProgress(
      2,
      'games',
      (show) => {
        clock.ms = 5000;
        show(1);
      },
      output,
      now,
    );
    expect(written).toEqual([]);
  });

  test('leaves no line behind when the work fails', async () => {
    const { written, clock, output, now } = terminal(true);
    const failing = withProgress(
      2,
      'games',
      (show) => {
        clock.ms = 5000;
        show(1);
        throw new Error('broken');
      },
      output,
      now,
    );
    await expect(failing).rejects.toThrow('broken');
    expect(written.at(-1)).toBe(wipe);
  });
});
