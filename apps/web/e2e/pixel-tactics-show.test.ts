import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowded, openPixelTable } from './support/pixel-table.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** What a page tells and shows, moment by moment, from when it is called. */
interface Moment {
  readonly atMs: number;
  readonly log: string;
  readonly life: string;
  readonly isAsked: boolean;
  readonly number: string;
  readonly isCorpse: boolean;
  readonly hasSkull: boolean;
}

/** Watches the page by every change of it until something is asked again. */
async function record(page: Page, place: string, begin: () => Promise<unknown>): Promise<readonly Moment[]> {
  await page.evaluate((watched) => {
    const moments: Moment[] = [];
    Object.assign(globalThis, { moments });
    const cell = (): HTMLElement | null => document.querySelector(`[data-object="place:${watched}"]`);
    const look = (): void => {
      const { lastElementChild } = document.querySelector('.log') as HTMLElement;
      moments.push({
        atMs: performance.now(),
        log: lastElementChild?.textContent ?? '',
        life: cell()?.querySelector('[data-life]')?.textContent ?? '',
        isAsked: document.querySelector('.prompt-line.is-mine') !== null,
        number: document.querySelector('[data-motion-layer] > [data-tone="harm"]')?.textContent ?? '',
        isCorpse: cell()?.dataset.what === 'corpse',
        hasSkull: document.querySelector('[data-motion-layer] svg') !== null,
      });
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  }, place);
  await begin();
  await page.waitForFunction(() => {
    const { moments } = globalThis as unknown as { moments: readonly Moment[] };
    const waited = moments.findIndex(({ isAsked }) => !isAsked);
    return waited >= 0 && moments.slice(waited).some(({ isAsked }) => isAsked);
  });
  return page.evaluate(() => (globalThis as unknown as { moments: readonly Moment[] }).moments);
}

const first = (moments: readonly Moment[], test: (moment: Moment) => boolean): number => {
  const index = moments.findIndex(test);
  expect(index, test.toString()).toBeGreaterThanOrEqual(0);
  return index;
};

const atRealPace = {
  settings: { motion: 'full', pace: 'calm' },
  reducedMotion: 'no-preference',
  viewport: { width: 1366, height: 768 },
} as const;

test('an attack is seen before anything tells what came of it: number, then log, board and prompt', async () => {
  const page = await stage.visit(atRealPace);
  await openPixelTable(page, crowded);
  await page.locator('[data-object="place:0:f2"]').click();
  const moments = await record(page, '1:f2', () => page.locator('[data-object="place:1:f2"]').click());
  const before = moments[0]?.life;
  const number = first(moments, (moment) => moment.number !== '');
  const told = first(moments, ({ log }) => /takes \d+ damage/.test(log));
  const board = first(moments, ({ life }) => life !== before);
  const asked = moments.findLastIndex(({ isAsked }) => !isAsked) + 1;
  expect(number).toBeLessThan(told);
  expect(told).toBeLessThanOrEqual(board);
  expect(board).toBeLessThanOrEqual(asked);
  const seenForMs = (moments[told]?.atMs ?? 0) - (moments[number]?.atMs ?? 0);
  expect(seenForMs).toBeGreaterThan(300);
});

test('a death is seen as a skull over the living card, then the corpse lies there', async () => {
  const page = await stage.visit(atRealPace);
  await openPixelTable(page, crowded, [0, { type: 'order', card: 'killer' }]);
  const moments = await record(page, '1:f1', () => page.locator('[data-object="place:1:f1"]').click());
  const skull = first(moments, ({ hasSkull }) => hasSkull);
  const corpse = first(moments, ({ isCorpse }) => isCorpse);
  const told = first(moments, ({ log }) => /is killed/.test(log));
  expect(moments[skull]?.isCorpse).toBe(false);
  expect(skull).toBeLessThan(told);
  expect(told).toBeLessThanOrEqual(corpse);
});

test('a key lets the show be over at once', async () => {
  const page = await stage.visit(atRealPace);
  // What takes its time takes ten times as long: whoever does not skip it is late, however slow the test is.
  await page.addInitScript(() => {
    const usual = globalThis.setTimeout;
    const slow = (work: () => void, timeMs = 0): unknown => usual(work, timeMs < 800 ? timeMs : 10 * timeMs);
    Object.assign(globalThis, { setTimeout: slow });
  });
  await openPixelTable(page, crowded);
  await page.locator('[data-object="hand:killer"]').click();
  await page.locator('[data-part="actions"] [data-type="order"]').click();
  await page.locator('[data-spotlight]').waitFor();
  const fromMs = Date.now();
  await page.keyboard.press('Escape');
  await page.locator('[data-object="place:1:f1"][data-lit="now"]').waitFor();
  expect(Date.now() - fromMs).toBeLessThan(5_000);
  expect(await page.locator('[data-spotlight]').count()).toBe(0);
});
