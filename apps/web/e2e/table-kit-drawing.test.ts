import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DemoServer } from './support/demo-server.js';
import { cellAt, openMap, probeOf, windowOf } from './support/map.js';
import { newStageOn } from './support/stage.js';

const stage = newStageOn(new DemoServer());

describe('300 cells and 60 pieces', () => {
  const total = ({ terrain, site, piece }: { terrain: number; site: number; piece: number }): number =>
    terrain + site + piece;

  /** What changes in the page while something is done: elements and their attributes. */
  async function changes(page: Page, act: () => Promise<void>): Promise<string[]> {
    await page.evaluate(() => {
      const seen = new Set<string>();
      const watch = new MutationObserver((list) => {
        for (const { target, type, attributeName } of list) {
          const { dataset, tagName } = target as HTMLElement;
          seen.add(`${tagName} ${Object.keys(dataset).join(' ')} ${attributeName ?? type}`);
        }
      });
      watch.observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
      Object.assign(globalThis, { seen, watch });
    });
    await act();
    return page.evaluate(() => {
      const { seen, watch } = globalThis as unknown as { seen: Set<string>; watch: MutationObserver };
      watch.disconnect();
      return [...seen].sort();
    });
  }

  async function openWide(): Promise<Page> {
    const page = await stage.visit({ viewport: { width: 1366, height: 650 } });
    await openMap(page, '?wide');
    expect(await page.locator('[data-cell]').count()).toBe(300);
    expect(await page.locator('[data-world] [data-piece]').count()).toBe(60);
    // Away from the map, so that nothing is pointed at.
    await page.mouse.move(5, 5);
    return page;
  }

  test('moving and zooming sets one attribute of the map and draws nothing', async () => {
    const page = await openWide();
    const { middle } = await windowOf(page);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 5, middle.y);
    const before = await probeOf(page);
    const seen = await changes(page, async () => {
      for (let i = 0; i < 20; i++) await page.mouse.move(middle.x + 10 * i, middle.y + 3 * i);
    });
    await page.mouse.up();
    expect(seen).toEqual([
      'g world transform',
      'rect frame height',
      'rect frame width',
      'rect frame x',
      'rect frame y',
    ]);
    for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -60);
    for (let i = 0; i < 5; i++) await page.mouse.wheel(0, 60);
    expect((await probeOf(page)).draws).toEqual(before.draws);
  });

  test('pointing draws no cell and no piece, only the outline and the way', async () => {
    const page = await openWide();
    await page.getByRole('button', { name: 'Show my hero' }).click();
    await cellAt(page, 'c4-3').hover();
    const before = await probeOf(page);
    for (const id of ['c5-3', 'c5-4', 'c4-4', 'c3-3']) {
      await cellAt(page, id).hover();
      expect((await probeOf(page)).pointed).toBe(id);
    }
    expect((await probeOf(page)).draws).toEqual(before.draws);
  });

  test('moving the focus draws the cell it leaves and the cell it comes to', async () => {
    const page = await openWide();
    await page.getByRole('button', { name: 'Show my hero' }).click();
    await page.keyboard.press('Shift+Tab');
    await cellAt(page, 'c4-3').focus();
    const before = total((await probeOf(page)).draws);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    expect(total((await probeOf(page)).draws) - before).toBe(6);
  });
});

describe('pieces beside the map', () => {
  test('dice roll and then show; where less motion is wanted they show at once', async () => {
    const page = await stage.visit({ settings: { motion: 'full' } });
    await openMap(page);
    const die = page.getByRole('img', { name: 'Hero:' });
    expect(await die.getByText(/./).textContent()).toBe('Hero: 5');
    await page.getByRole('button', { name: 'Roll' }).click();
    expect(await page.getByRole('img', { name: /: rolling$/ }).count()).toBe(3);
    await page.getByRole('img', { name: 'Hero: 4' }).waitFor();
    expect(await page.locator('[data-rolling]').count()).toBe(0);
    const still = await stage.visit();
    await still.getByRole('button', { name: 'Roll' }).click();
    expect(await still.getByRole('img', { name: 'Hero: 4' }).count()).toBe(1);
  });

  test('a counter pulses when it changes, again and again', async () => {
    const page = await stage.visit({ settings: { motion: 'full' } });
    await openMap(page);
    const value = page.getByTitle('Gold').locator('b');
    expect(await value.getAttribute('data-change')).toBeNull();
    for (const gold of ['9', '11']) {
      await page.getByRole('button', { name: 'gem' }).click();
      expect([await value.textContent(), await value.getAttribute('data-change')]).toEqual([gold, 'up']);
      expect(await value.evaluate((element) => element.getAnimations().length)).toBe(1);
    }
  });
});
