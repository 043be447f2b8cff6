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

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The game file of the local match in the page, as the dealer in its worker keeps it. */
export function keptFile(page: Page): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('heldentisch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as string);
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
    ({ id, text, count }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('heldentisch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'files'], 'readwrite');
          const matches = transaction.objectStore('matches');
          const reading = matches.get(id);
          reading.onsuccess = () => matches.put({ ...reading.result, lines: count, outcome: null });
          transaction.objectStore('files').put(text, id);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    { id: key, text: file, count: match.log.length },
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
