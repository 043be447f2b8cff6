import { expect, test } from 'vitest';
import { look } from './support/by-mouse.js';
import { gameCard } from './support/lobby.js';
import { newStage, waitMs } from './support/stage.js';

const stage = newStage();

test('the tutorial is played through by clicking on what shines', async () => {
  const page = await stage.visit();
  await gameCard(page).locator('a[href="/tutorial/pixel-tactics"]').click();
  const title = page.locator('.lesson h1');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const count = await page.locator('.lesson-count').textContent();
  const steps = Number(/of (\d+)/.exec(count ?? '')?.[1]);
  expect(steps).toBeGreaterThan(5);
  for (let clicks = 0; (await title.textContent()) !== 'You have won!'; clicks++) {
    expect(clicks).toBeLessThan(6 * steps);
    await page.waitForFunction(
      () =>
        document.querySelector('[data-lit], .pt-candidate .pt-button, .pt-action-list [data-type]') !== null ||
        [...document.querySelectorAll('.lesson-buttons button')].some(({ textContent }) => textContent === 'Next') ||
        document.querySelector('.lesson h1')?.textContent === 'You have won!',
      undefined,
      { timeout: waitMs },
    );
    if ((await next.count()) > 0) {
      await next.click();
      continue;
    }
    const before = await page.locator('.tutorial').innerHTML();
    const { things, selected } = await look(page);
    const thing =
      things.find(({ isThreatened }) => selected.length > 0 && isThreatened) ??
      things.find(({ kind, light }) => kind !== 'button' && light === 'now') ??
      things.find(({ kind }) => kind !== 'button') ??
      things[0];
    if (thing === undefined) continue;
    await page.locator(thing.selector).click();
    await expect.poll(() => page.locator('.tutorial').innerHTML(), { timeout: waitMs }).not.toBe(before);
  }
  expect(await page.locator('.lesson-count').textContent()).toBe(`Step ${steps} of ${steps}`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await gameCard(page).waitFor();
});
