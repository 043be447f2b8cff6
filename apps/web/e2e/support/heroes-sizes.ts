import { act, concede, createMatch, type Match, matchFromPosition } from '@heldentisch/engine';
import { type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attackOnMe, crowded, openPosition } from './heroes-positions.js';
import { replaceMatch } from './kept-match.js';
import { expectPartsApart, inEverySize } from './sizes.js';

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

export const measure = (page: Page, name: string): Promise<void> =>
  inEverySize(page, async (size) => {
    const where = `${name} at ${size}`;
    await expectPartsApart(page, where);
    await expectNothingCut(page, where);
  });

export const position = (groups: number, active = 0) => ({
  ...crowded,
  groups: crowded.groups.slice(0, groups),
  active,
});

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

/** In every stage of a game with so many groups, and in every size, nothing lies over anything else. */
export async function expectAllStagesFit(page: Page, groups: number): Promise<void> {
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
}
