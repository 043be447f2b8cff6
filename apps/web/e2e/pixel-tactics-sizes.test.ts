import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { crowded, openPixelTable, startAsBlue } from './support/pixel-table.js';
import { expectPartsApart, inEverySize } from './support/sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** An attack of the other player that can be intercepted. */
const shot = [1, { type: 'attack', unit: 'w1', target: 'r1', kind: 'ranged' }] as const;
const underFire = {
  ...crowded,
  wave: 'flank',
  first: 1,
  active: 1,
  units: [
    { ...crowded.units[0], f1: 'knight', f2: 'planestalker' },
    { ...crowded.units[1], w1: 'gunner' },
  ],
};

/** How to get to each stage of a game from the lobby. */
const stages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async 'set-up'(page) {
    await startAsBlue(page);
    await page.locator('[data-part="leaders"]').waitFor();
  },
  turn: (page) => openPixelTable(page, crowded),
  async 'a card is chosen'(page) {
    await openPixelTable(page, crowded);
    await page.locator('[data-object="hand:overlord"]').click();
    await page.locator('[data-object="hand:overlord"][data-selected]').waitFor();
  },
  async reaction(page) {
    await openPixelTable(page, underFire, shot);
    await page.locator('[data-object="place:0:f1"][data-lit="now"]').waitFor();
  },
  async 'an effect asks'(page) {
    await openPixelTable(page, crowded, [0, { type: 'order', card: 'alchemist' }]);
    await page.locator('[data-object="place:1:f1"]').click();
    await page.locator('[data-part="actions"] [data-type="split"]').first().waitFor();
  },
  async 'look-back'(page) {
    await openPixelTable(page, crowded, [0, { type: 'draw' }]);
    await page.getByRole('button', { name: 'Back one move' }).click();
    await page.getByText('This is the past').waitFor();
  },
  async end(page) {
    await openPixelTable(page, crowded, [0, { type: 'draw' }]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'See the table' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  async tutorial(page) {
    await page.goto('/tutorial/pixel-tactics');
    await page.locator('.pt-table').waitFor();
  },
};

/** Attack and life of every card in the units can be read: they do not leave their card. */
async function expectValuesInside(page: Page, where: string): Promise<void> {
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-object^="place:"] [data-life]')].flatMap((life) => {
      const card = life.closest<HTMLElement>('[data-object]') as HTMLElement;
      const [inner, outer] = [life.getBoundingClientRect(), card.getBoundingClientRect()];
      const isInside = inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left;
      return isInside ? [] : [`${card.dataset.object} by ${Math.round(inner.right - outer.right)}`];
    }),
  );
  expect.soft(outside, where).toEqual([]);
}

for (const [name, open] of Object.entries(stages)) {
  test(`nothing lies over anything else or outside of the window, in any size: ${name}`, async () => {
    const page = await stage.visit({ viewport: { width: 1280, height: 720 } });
    await open(page);
    await page.mouse.move(0, 0);
    await inEverySize(page, async (size) => {
      await expectPartsApart(page, `${name} ${size}`);
      await expectValuesInside(page, `${name} ${size}`);
    });
  });
}
