import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DemoServer } from './support/demo-server.js';
import { cellAt, openMap } from './support/map.js';
import { newStageOn } from './support/stage.js';

const stage = newStageOn(new DemoServer());

/** Counts what changes in the page while something is done, and how often pieces are drawn. */
async function changes(page: Page, selector: string, act: () => Promise<void>) {
  await page.evaluate((wanted) => {
    const seen: string[] = [];
    const watch = new MutationObserver((list) => {
      for (const { target, attributeName, type } of list) seen.push(`${target.nodeName} ${attributeName ?? type}`);
    });
    const root = document.querySelector(wanted);
    if (root === null) throw new Error(`there is no ${wanted}`);
    watch.observe(root, { attributes: true, childList: true, subtree: true, characterData: true });
    const { artDraws } = globalThis as unknown as { artDraws: { piece: number } };
    Object.assign(globalThis, { seen, watch, drawnBefore: artDraws.piece });
  }, selector);
  await act();
  return page.evaluate(() => {
    const { seen, watch, artDraws, drawnBefore } = globalThis as unknown as {
      seen: string[];
      watch: MutationObserver;
      artDraws: { piece: number };
      drawnBefore: number;
    };
    watch.disconnect();
    return { seen: [...new Set(seen)], pieces: artDraws.piece - drawnBefore };
  });
}

async function openArt(search = ''): Promise<Page> {
  const page = await stage.visit({ viewport: { width: 1366, height: 650 } });
  await openMap(page, `?mage-knight${search}`);
  // Shortly after the first look the land is painted once more, sharp.
  await page.locator('[data-backdrop]:not([style*="will-change"])').waitFor({ state: 'attached' });
  return page;
}

test('pointing draws nothing of the land and no piece', async () => {
  const page = await openArt('&reach');
  await cellAt(page, '1,-1').hover();
  const done = await changes(page, '[data-backdrop]', async () => {
    for (const id of ['0,0', '1,0', '0,-1', '1,-2', '2,-2']) await cellAt(page, id).hover();
  });
  expect(done).toEqual({ seen: [], pieces: 0 });
});

test('when night falls colours change and nothing is drawn anew', async () => {
  const page = await openArt();
  const meadow = page.locator('[data-tile="start-a"] path').first();
  const colorOf = (): Promise<string> => meadow.evaluate((path) => getComputedStyle(path).fill);
  const byDay = await colorOf();
  const done = await changes(page, '[data-map]', () => page.getByRole('button', { name: 'night' }).click());
  expect(done).toEqual({ seen: [], pieces: 0 });
  expect(await page.locator('[data-time]').getAttribute('data-time')).toBe('night');
  expect(await colorOf()).not.toBe(byDay);
});
