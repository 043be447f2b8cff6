import { concede } from '@heldentisch/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replaceMatch } from './support/kept-match.js';
import {
  inAdventure,
  inExperience,
  inFight,
  inMarket,
  matchAt,
  midGame,
  onTheWay,
  openTable,
  type Position,
  show,
} from './support/runebound-positions.js';
import { expectPartsApart, inEverySize } from './support/sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** What is drawn in the middle of the table stays inside of it, and every button can be reached. */
async function expectPanelInside(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const outer = document.querySelector('[data-part="middle"]')?.getBoundingClientRect() ?? new DOMRect();
    const panel = document.querySelector('[data-panel]')?.getBoundingClientRect();
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-actions] [data-ending]')];
    const bar = document.querySelector('[data-actions]')?.getBoundingClientRect() ?? new DOMRect();
    const isOut = panel !== undefined && (panel.left < outer.left - 1 || panel.right > outer.right + 1);
    return [
      ...(isOut ? [`the panel leaves the middle (${panel?.left} ${panel?.right})`] : []),
      ...(outer.height < 120 ? [`the middle is only ${outer.height} high`] : []),
      ...(outer.width < 300 ? [`the middle is only ${outer.width} wide`] : []),
      ...buttons
        .filter((button) => button.getBoundingClientRect().right > bar.right + 1)
        .map(({ textContent }) => `${textContent} is cut off`),
    ];
  });
  expect.soft(faults, where).toEqual([]);
}

const measure = (page: Page, name: string): Promise<void> =>
  inEverySize(page, async (size) => {
    const where = `${name} at ${size}`;
    await expectPartsApart(page, where);
    await expectPanelInside(page, where);
  });

const scenes: Readonly<Record<string, (players: number) => Position>> = {
  movement: midGame,
  'on the way': onTheWay,
  adventure: inAdventure,
  fight: inFight,
  market: inMarket,
  experience: inExperience,
};

for (const players of [1, 6]) {
  test(`with ${players} heroes nothing lies over anything else, in every step and size`, async () => {
    const page = await stage.visit();
    await openTable(page, players);
    await page.locator('[data-panel="heroes"]').waitFor();
    await measure(page, `heroes of ${players}`);
    for (const [name, make] of Object.entries(scenes)) {
      await show(page, make(players));
      await measure(page, `${name} of ${players}`);
    }
    await lookBack(page, players);
    await measure(page, `look-back of ${players}`);
    await end(page, players);
    await measure(page, `end of ${players}`);
  });
}

// What stands between the fewest and the most heroes differs in the standing only.
test('with 3 heroes nothing lies over anything else, on the map and in a fight', async () => {
  const page = await stage.visit();
  await openTable(page, 3);
  for (const name of ['movement', 'fight'] as const) {
    await show(page, (scenes[name] as typeof midGame)(3));
    await measure(page, `${name} of 3`);
  }
});

/** The table one move ago. */
async function lookBack(page: Page, players: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, midGame(players), [0, { type: 'stay' }]);
  await page.getByRole('button', { name: 'Back one move' }).click();
  await page.locator('.notice-bar.is-past').waitFor();
}

/** The table of a game that everybody else has given up. */
async function end(page: Page, players: number): Promise<void> {
  const over = matchAt(midGame(players));
  for (let seat = Math.min(1, players - 1); seat < players; seat++) concede(over, seat);
  await replaceMatch(page, over);
  await page.getByRole('dialog').getByRole('button', { name: 'See the table' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the tutorial fits every size', async () => {
  const page = await stage.visit();
  await page.goto('/tutorial/runebound');
  await page.locator('.tutorial .rb-table').waitFor();
  await measure(page, 'tutorial');
});

test('a trade, a look at the market and at the hero, and the choice of heroes fit every size', async () => {
  const page = await stage.visit();
  await openTable(page, 2);
  await show(page, inAdventure(2), [0, { type: 'offer', seat: 1 }]);
  await page.locator('[data-panel="trade"]').waitFor();
  await measure(page, 'trade');
  await show(page, midGame(2));
  await page.locator('[data-tab="market"]').click();
  await page.locator('[data-panel="market"]').waitFor();
  await measure(page, 'market from afar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-tab="hero"]').click();
  await page.locator('[data-part="hero"] [data-object="card:short-sword"]').waitFor();
  await measure(page, 'hero');
});
