import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowded, openPixelTable } from './support/pixel-table.js';
import { newStage } from './support/stage.js';
import { lastLine, waitForLineAfter, waitForTurn } from './support/table.js';

const stage = newStage();

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => (document.activeElement as HTMLElement | null)?.dataset.object ?? document.activeElement?.tagName ?? '',
  );

/** Walks by the arrow keys, each time towards what is wanted, until the focus is on it. */
async function walkTo(page: Page, object: string): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    if ((await focused(page)) === object) return;
    const key = await page.evaluate((wanted) => {
      const middle = (element: Element): [number, number] => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const to = document.querySelector(`[data-object="${wanted}"]`);
      if (to === null || document.activeElement === null) throw new Error(`${wanted} is not on the table`);
      const [x, y] = middle(document.activeElement);
      const [toX, toY] = middle(to);
      const isSideways = Math.abs(toX - x) > Math.abs(toY - y);
      return isSideways ? (toX > x ? 'ArrowRight' : 'ArrowLeft') : toY > y ? 'ArrowDown' : 'ArrowUp';
    }, object);
    await page.keyboard.press(key);
  }
  throw new Error(`the arrow keys do not lead to ${object} but to ${await focused(page)}`);
}

/** Tab until something in a part of the table is focused. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

async function press(page: Page, ...objects: readonly string[]): Promise<void> {
  for (const object of objects) {
    await walkTo(page, object);
    await page.keyboard.press('Enter');
  }
}

async function pressButton(page: Page, type: string): Promise<void> {
  await tabTo(page, `[data-part="actions"] [data-type="${type}"]`);
  await page.keyboard.press('Enter');
}

/** Every action of a turn: what is pressed, and the button at the end. */
const actions: Readonly<Record<string, { readonly things: readonly string[]; readonly button?: string }>> = {
  recruit: { things: ['hand:overlord', 'place:0:f3'] },
  attack: { things: ['place:0:f2', 'place:1:f2'] },
  draw: { things: ['deck'] },
  order: { things: ['hand:dragonmage'], button: 'order' },
  clear: { things: ['place:0:r3'], button: 'clear' },
  move: { things: ['place:0:w1', 'place:0:f3'] },
  pass: { things: [], button: 'pass' },
};

for (const [name, { things, button }] of Object.entries(actions)) {
  test(`by keyboard alone, and the focus stays at the table: ${name}`, async () => {
    const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
    await openPixelTable(page, crowded);
    await waitForTurn(page);
    await tabTo(page, '[data-object="deck"]');
    const line = await lastLine(page);
    await press(page, ...things);
    if (button !== undefined) await pressButton(page, button);
    await waitForLineAfter(page, line);
    await waitForTurn(page);
    expect(await page.evaluate(() => document.activeElement?.closest('.pt-table') !== null)).toBe(true);
  });
}

test('a spell, the answer to it, and a choice of a target by keyboard alone', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  const units = [{ ...crowded.units[0], r1: 'alchemist' }, crowded.units[1]];
  await openPixelTable(page, { ...crowded, wave: 'rear', units, hands: [['priestess'], ['knight']] });
  await waitForTurn(page);
  await tabTo(page, '[data-object="deck"]');
  await press(page, 'place:0:r1');
  await pressButton(page, 'cast');
  await page.locator('[data-object="place:1:f1"][data-lit="now"]').waitFor();
  const line = await lastLine(page);
  await press(page, 'place:1:f1');
  await waitForLineAfter(page, line);
  expect(await focused(page)).toBe('place:1:f1');
  await pressButton(page, 'done');
  await page.locator('[data-part="actions"] [data-type="pass"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.pt-table') !== null)).toBe(true);
});

test('the leader is chosen by keyboard, and the focus stays at the table', async () => {
  const page = await stage.visit();
  await page.goto('/tutorial/pixel-tactics');
  await page.locator('[data-part="leaders"]').waitFor();
  await tabTo(page, '[data-object="hand:warrior"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-part="own unit"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('.pt-table') !== null)).toBe(true);
});
