import type { Page } from 'playwright-core';
import { waitMs } from './stage.js';

/** The number of the last line of the log that is in the page; -1 while there is none. */
export const lastLine = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.log > li:last-child')?.dataset.line ?? -1));

/** Waits until the log goes on after a line, or the game ends. */
export async function waitForLineAfter(page: Page, line: number): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const last = document.querySelector<HTMLElement>('.log > li:last-child')?.dataset.line;
      return document.querySelector('[data-testid="hand-over"]') !== null || Number(last ?? -1) > before;
    },
    line,
    { timeout: waitMs },
  );
}

/** Waits until this page is asked something, or the game is over. False if it is over. */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => document.querySelector('.prompt-line.is-mine, [data-testid="result"]') !== null,
    undefined,
    { timeout: waitMs },
  );
  return (await page.locator('[data-testid="result"]').count()) === 0;
}

/** Chooses a leader of Pixel Tactics in the given way. Two who choose the same one have to choose again. */
export async function chooseLeader(page: Page, choose: (page: Page) => Promise<unknown>): Promise<void> {
  do {
    await waitForTurn(page);
    await choose(page);
    await waitForTurn(page);
  } while ((await page.locator('[data-part="leaders"], .offer[data-type="leader"]').count()) > 0);
}

export const isMine = (page: Page): Promise<boolean> =>
  page
    .locator('.prompt-line.is-mine')
    .count()
    .then((count) => count > 0);

export const logTexts = (page: Page): Promise<string[]> => page.locator('.log > li').allInnerTexts();

/** Switches between the game's own table and the list. */
export async function showView(page: Page, view: 'Table' | 'List'): Promise<void> {
  await page.getByRole('radio', { name: view, exact: true }).check();
  await page.locator(view === 'List' ? '[data-testid="generic-view"]' : '[data-testid="own-table"]').waitFor();
}
