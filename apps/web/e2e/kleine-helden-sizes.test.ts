import { expect, test } from 'vitest';
import { attackOnMe, openPosition } from './support/heroes-positions.js';
import { expectAllStagesFit, measure, position } from './support/heroes-sizes.js';
import { inEverySize } from './support/sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();

test('with 2 groups nothing lies over anything else, in every stage and size', async () => {
  await expectAllStagesFit(await stage.visit(), 2);
});

test('a reaction for somebody else, and the tutorial, fit every size', async () => {
  const page = await stage.visit();
  await openPosition(page, position(4, 1), [1, { ...attackOnMe, target: 'troll' }]);
  await measure(page, 'reaction');
  await page.goto('/tutorial/kleine-helden');
  await page.locator('.tutorial .kh-table').waitFor();
  await measure(page, 'tutorial');
});

test('the duel in the middle of the table fits every size', async () => {
  const page = await stage.visit({ settings: { motion: 'full', pace: 'calm' }, reducedMotion: 'no-preference' });
  await openPosition(page, position(2, 1), [1, attackOnMe]);
  await page.locator('[data-actions] [data-type="defend"]').first().click();
  const pass = page.locator('[data-actions] [data-type="pass"]');
  await pass.waitFor();
  // The show waits for its timers: with them stopped at the verdict it can be looked at as long as one likes.
  await page.evaluate(() => {
    const wait = setTimeout;
    const isOver = (): boolean => document.querySelector('[data-scene] [data-verdict]') !== null;
    const slow = (run: () => void, ms = 0): number => Number(wait(() => (isOver() ? slow(run, ms) : run()), ms));
    Object.assign(globalThis, { setTimeout: slow });
  });
  await pass.click();
  await page.locator('[data-scene] [data-verdict]').waitFor();
  await inEverySize(page, async (size) => {
    const faults = await page.evaluate(() => {
      const inner = document.querySelector('[data-scene] [data-stage]')?.getBoundingClientRect();
      const outer = document.querySelector('[data-table]')?.getBoundingClientRect();
      if (inner === undefined || outer === undefined) return ['there is no duel'];
      const isInside = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left;
      return isInside && inner.right <= outer.right
        ? []
        : [`${inner.top} ${inner.bottom} in ${outer.top} ${outer.bottom}`];
    });
    expect.soft(faults, `duel at ${size}`).toEqual([]);
  });
});
