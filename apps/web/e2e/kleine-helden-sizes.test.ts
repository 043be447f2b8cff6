import { act, concede, createMatch, type Match, matchFromPosition } from '@heldentisch/engine';
import { type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attackOnMe, crowded, openPosition } from './support/heroes-positions.js';
import { replaceMatch } from './support/kept-match.js';
import { expectPartsApart, inEverySize } from './support/sizes.js';
import { newStage } from './support/stage.js';

const stage = newStage();
const seed = '00000000000000000000000000000005';
const random = 'xoroshiro128plus';

/** What can be pointed at is not cut by the upper or lower edge of its part; sideways a row may be pushed. */
async function expectNothingCut(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part] [data-object]')]
      .filter((thing) => thing.checkVisibility())
      .flatMap((thing) => {
        const part = thing.closest<HTMLElement>('[data-part]') as HTMLElement;
        const [inner, outer] = [thing.getBoundingClientRect(), part.getBoundingClientRect()];
        const isCut = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
        return isCut ? [`${thing.dataset.object} is cut by ${part.dataset.part}`] : [];
      }),
  );
  expect.soft(faults, where).toEqual([]);
}

const measure = (page: Page, name: string): Promise<void> =>
  inEverySize(page, async (size) => {
    const where = `${name} at ${size}`;
    await expectPartsApart(page, where);
    await expectNothingCut(page, where);
  });

const position = (groups: number, active = 0) => ({ ...crowded, groups: crowded.groups.slice(0, groups), active });

/** The match in the position, with what has been chosen there. */
function matchAt(groups: number, active: number, ...chosen: readonly [number, object][]): Match<HeldenState> {
  const match = matchFromPosition(kleineHelden, position(groups, active), random, seed);
  for (const [seat, choice] of chosen) expect(act(match, seat, choice).ok, JSON.stringify(choice)).toBe(true);
  return match;
}

const passes = (groups: number): [number, object][] =>
  Array.from({ length: groups - 2 }, (_, i) => [i + 2, { type: 'pass' }]);

/** The stages of a game that are a match of their own. */
const stages: Readonly<Record<string, (groups: number) => Match<HeldenState>>> = {
  setup: (groups) => createMatch(kleineHelden, { options: {}, seats: groups, seed, random }),
  combat: (groups) => matchAt(groups, 1, [1, attackOnMe], ...passes(groups)),
};

const show = async (page: Page, match: Match<HeldenState>): Promise<void> => {
  await replaceMatch(page, match);
  await page.locator('.kh-table').waitFor();
};

for (const groups of [2, 4, 5]) {
  test(`with ${groups} groups nothing lies over anything else, in every stage and size`, async () => {
    const page = await stage.visit();
    await openPosition(page, position(groups));
    await measure(page, `turn of ${groups}`);
    await page.locator('[data-object="being:black-knight"]').click();
    await page.locator('[data-object="being:black-knight"][data-selected]').waitFor();
    await measure(page, `attacker of ${groups}`);
    for (const [name, make] of Object.entries(stages)) {
      await show(page, make(groups));
      await page.locator('.prompt-line.is-mine').waitFor();
      await measure(page, `${name} of ${groups}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Back one move' }).click();
    await page.locator('.notice-bar.is-past').waitFor();
    await measure(page, `look-back of ${groups}`);
    const over = matchAt(groups, 0);
    for (let seat = 1; seat < groups; seat++) concede(over, seat);
    await show(page, over);
    await page.getByRole('dialog').getByRole('button', { name: 'See the table' }).click();
    await measure(page, `end of ${groups}`);
  });
}

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
