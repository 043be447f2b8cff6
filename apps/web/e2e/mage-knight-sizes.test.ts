import { concede } from '@heldentisch/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replaceMatch } from './support/kept-match.js';
import {
  beforeLevel,
  inCombat,
  inTactics,
  inVillage,
  matchAt,
  midGame,
  type Position,
  show,
} from './support/mage-knight-positions.js';
import { openTable } from './support/mage-knight-table.js';
import { expectPartsApart, inEverySize } from './support/sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();

/** The middle of the table is large enough to play in, what lies over it stays inside, and no ending is cut off. */
async function expectMiddle(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const outer = document.querySelector('[data-part="middle"]')?.getBoundingClientRect() ?? new DOMRect();
    const panel = document.querySelector('[data-over]')?.getBoundingClientRect();
    const bar = document.querySelector('[data-actions]')?.getBoundingClientRect() ?? new DOMRect();
    const endings = [...document.querySelectorAll<HTMLElement>('[data-actions] [data-ending]')];
    const isOut = panel !== undefined && (panel.left < outer.left - 1 || panel.right > outer.right + 1);
    return [
      ...(isOut ? [`the panel leaves the middle (${panel?.left} ${panel?.right})`] : []),
      ...(outer.height < 120 ? [`the middle is only ${outer.height} high`] : []),
      ...(outer.width < 300 ? [`the middle is only ${outer.width} wide`] : []),
      ...endings
        .filter((button) => button.getBoundingClientRect().right > bar.right + 1)
        .map(({ textContent }) => `${textContent} is cut off`),
    ];
  });
  expect.soft(faults, where).toEqual([]);
}

const measure = (page: Page, name: string): Promise<void> =>
  inEverySize(page, async (size) => {
    await expectPartsApart(page, `${name} at ${size}`);
    await expectMiddle(page, `${name} at ${size}`);
  });

async function measureAll(page: Page, scenes: Readonly<Record<string, Position>>): Promise<void> {
  for (const [name, position] of Object.entries(scenes)) {
    await show(page, position);
    await measure(page, name);
  }
}

test('alone nothing lies over anything else: heroes, tactics, the turn, a level, the end', async () => {
  const page = await stage.visit();
  await openTable(page, 1);
  await page.locator('[data-over="heroes"]').waitFor();
  await measure(page, 'heroes');
  await measureAll(page, { tactics: inTactics, 'turn alone': midGame(1) });
  await show(page, beforeLevel(1), [0, { type: 'endTurn' }]);
  await measure(page, 'level');
  const over = matchAt(midGame(1));
  concede(over, 0);
  await replaceMatch(page, over);
  await page.getByRole('dialog').getByRole('button', { name: 'See the table' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await measure(page, 'end');
});

test('nor with four heroes: the turn, the offers, a combat', async () => {
  const page = await stage.visit();
  await openTable(page, 4);
  await measureAll(page, { turn: midGame(4), offers: inVillage(4), combat: inCombat(4) });
});

test('the tutorial fits every size', async () => {
  const page = await stage.visit();
  await page.goto('/tutorial/mage-knight');
  await page.locator('.tutorial .mk-table').waitFor();
  await measure(page, 'tutorial');
});
