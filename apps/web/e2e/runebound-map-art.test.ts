import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DemoServer } from './support/demo-server.js';
import { cellAt, openMap, placeOf, windowOf } from './support/map.js';
import { newStageOn } from './support/stage.js';

const stage = newStageOn(new DemoServer());

async function openArt(search = ''): Promise<Page> {
  const page = await stage.visit({ viewport: { width: 1366, height: 650 } });
  await openMap(page, `?runebound${search}`);
  return page;
}

/** Counts what changes in the drawn land while something is done, and how often pieces are drawn. */
async function changes(page: Page, act: () => Promise<void>): Promise<{ land: string[]; pieces: number }> {
  await page.evaluate(() => {
    const land: string[] = [];
    const watch = new MutationObserver((list) => {
      for (const { target, attributeName, type } of list) land.push(`${target.nodeName} ${attributeName ?? type}`);
    });
    const picture = document.querySelector('[data-backdrop]');
    if (picture === null) throw new Error('there is no backdrop');
    watch.observe(picture, { attributes: true, childList: true, subtree: true, characterData: true });
    const { artDraws } = globalThis as unknown as { artDraws: { piece: number } };
    Object.assign(globalThis, { land, watch, drawnBefore: artDraws.piece });
  });
  await act();
  return page.evaluate(() => {
    const { land, watch, artDraws, drawnBefore } = globalThis as unknown as {
      land: string[];
      watch: MutationObserver;
      artDraws: { piece: number };
      drawnBefore: number;
    };
    watch.disconnect();
    return { land: [...new Set(land)], pieces: artDraws.piece - drawnBefore };
  });
}

test('pointing draws nothing of the land and no piece', async () => {
  const page = await openArt('&reach');
  await cellAt(page, '0905').hover();
  const seen = await changes(page, async () => {
    for (const id of ['1004', '1105', '1205', '0704', '0602']) await cellAt(page, id).hover();
  });
  expect(seen).toEqual({ land: [], pieces: 0 });
});

test('moving the window moves the land as a whole and draws nothing', async () => {
  const page = await openArt();
  const { middle } = await windowOf(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await page.mouse.down();
  const seen = await changes(page, async () => {
    for (let i = 1; i < 15; i++) await page.mouse.move(middle.x + 8 * i, middle.y + 2 * i);
  });
  await page.mouse.up();
  expect(seen).toEqual({ land: ['svg style'], pieces: 0 });
});

test('land and cells lie on each other at every scale', async () => {
  const page = await openArt();
  const { middle } = await windowOf(page);
  await page.mouse.move(middle.x, middle.y);
  for (const turn of [0, -300, -300, 240]) {
    await page.mouse.wheel(0, turn);
    const { x, y, scale } = await placeOf(page);
    const matrix = await page.locator('[data-backdrop]').evaluate((picture) => {
      const { a, d, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
      return { a, d, e, f };
    });
    for (const [is, wanted] of [
      [matrix.a, scale],
      [matrix.d, scale],
      [matrix.e, x],
      [matrix.f, y],
    ] as const)
      expect(is).toBeCloseTo(wanted, 2);
  }
});

test('the way shows the sign that pays each step', async () => {
  const page = await openArt('&reach');
  await cellAt(page, '1205').hover();
  const signs = page.locator('[data-path] [data-symbol]');
  expect(await signs.evaluateAll((list) => list.map((sign) => sign.getAttribute('data-symbol')))).toEqual([
    'road',
    'river',
    'road',
    'road',
  ]);
});
