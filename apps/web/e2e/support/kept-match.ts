import {
  createMatch,
  type Game,
  type Line,
  type Match,
  readGameFile,
  repeatLine,
  replay,
  type State,
  writeGameFile,
} from '@heldentisch/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitMs } from './stage.js';

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The game file of the local match in the page, as the dealer in its worker keeps it. */
export function keptFile(page: Page): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('heldentisch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('rows').objectStore('rows');
          const reading = rows.getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
          reading.onsuccess = () => {
            opening.result.close();
            const [header, ...lines] = reading.result as string[];
            const first = JSON.stringify({ ...JSON.parse(header ?? ''), lines: lines.length });
            resolve(`${[first, ...lines].join('\n')}\n`);
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
    idOf(page),
  );
}

/** Puts another match of the same seats in the place of the local match in the page, and opens it. */
export async function replaceMatch<S extends State>(page: Page, match: Match<S>): Promise<void> {
  const address = page.url();
  const file = writeGameFile(match, readGameFile(await keptFile(page)).header.seats);
  const key = idOf(page);
  // The dealer must have left the table before somebody else writes its file.
  await page.goto('/');
  await page.evaluate(
    ({ id, rows }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('heldentisch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'rows'], 'readwrite');
          const matches = transaction.objectStore('matches');
          const reading = matches.get(id);
          reading.onsuccess = () => matches.put({ ...reading.result, lines: rows.length - 1, outcome: null });
          const store = transaction.objectStore('rows');
          store.delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
          for (const [n, row] of rows.entries()) store.put(row, [id, n]);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    { id: key, rows: file.trimEnd().split('\n') },
  );
  await page.goto(address);
}

/** Starts the local match in the page again from its set-up, with a seed that makes it the same every time. */
export async function restartWithSeed<S extends State>(page: Page, game: Game<S>, seed: string): Promise<void> {
  const { options, seats, random } = readGameFile(await keptFile(page)).header;
  await replaceMatch(page, createMatch(game, { options, seats: seats.length, seed, random }));
}

/** The true match behind a page, followed line by line: what the page shows can be compared with it. */
export class KeptMatch<S extends State> {
  private constructor(
    private readonly page: Page,
    readonly match: Match<S>,
  ) {}

  static async of<S extends State>(page: Page, game: Game<S>): Promise<KeptMatch<S>> {
    return new KeptMatch(page, replay(game, readGameFile(await keptFile(page)), 0));
  }

  /** Follows until there are more lines than these. */
  async waitForMoreThan(lines: number): Promise<void> {
    const length = (): Promise<number> => this.follow().then(() => this.match.log.length);
    await expect.poll(length, { timeout: waitMs, interval: 15 }).toBeGreaterThan(lines);
  }

  /** Repeats what has been kept since. */
  async follow(): Promise<void> {
    const { lines } = readGameFile(await keptFile(this.page));
    for (const { n: _, hash: expected, ...line } of lines.slice(this.match.log.length)) {
      const answer = repeatLine(this.match, line as Line);
      if (!answer.ok) throw new Error(`a kept line is refused (${answer.refusal.rule})`);
      if (this.match.hashes.at(-1) !== expected) throw new Error('the kept match has gone another way');
    }
  }
}
