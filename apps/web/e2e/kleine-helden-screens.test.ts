import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
import { attackOnMe, crowded, openPosition } from './support/heroes-positions.js';
import { newStage } from './support/stage.js';

const stage = newStage();
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a turn with everything on the table': (page) => openPosition(page, crowded),
  async 'an attacker is chosen'(page) {
    await openPosition(page, crowded);
    await page.locator('[data-object="being:black-knight"]').click();
    await page.locator('[data-object="being:black-knight"][data-selected]').waitFor();
    await page.locator('[data-threat]').first().waitFor();
  },
  async 'a combat in which I defend'(page) {
    await openPosition(page, { ...crowded, active: 1 }, [1, attackOnMe]);
    await page.locator('[data-stage="panel"]').waitFor();
    await page.locator('[data-actions] [data-type="defend"]').first().waitFor();
  },
  async 'close-up of a hero'(page) {
    await openPosition(page, { ...crowded, active: 1 }, [1, attackOnMe]);
    await page.locator('[data-object="being:troll"]').click();
    await page.locator('dialog[open]').waitFor();
  },
  async tutorial(page) {
    await page.goto('/tutorial/kleine-helden');
    await page.locator('.tutorial .kh-table').waitFor();
  },
};

describe('every screen of Kleine Helden fits a phone and axe finds nothing serious, in light and in dark', () => {
  for (const [name, open] of Object.entries(screens)) {
    test(name, async () => {
      const page = await stage.visit();
      await open(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, ['dark']);
    });
  }
});

/** Six ways to defend and two protectors: more than any hand has in an ordinary game. */
const manyDefences = {
  ...crowded,
  active: 1,
  groups: crowded.groups.with(0, {
    ...crowded.groups[0],
    fighters: {
      'black-knight': { lp: 9, gear: ['silver-sword', 'round-shield', 'knights-armour'] },
      shaman: { lp: 4, gear: ['spear', 'mage-robe', 'stone-skin', 'shadow-leap'] },
      zombie: { summoner: 'shaman' },
    },
    hand: ['wall-of-fire', 'mirror-image', 'mace', 'halberd', 'healing-potion', 'raid'],
  } as (typeof crowded.groups)[number]),
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 1440, height: 800 },
  { width: 390, height: 844 },
] as const;

async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'heldentisch.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: wanted }));
  }, language);
  await page.reload();
  await page.locator('.prompt-line.is-mine').waitFor();
  await page.locator('.kh-table').waitFor();
}

/** Each can be pushed into sight, and then nothing lies over it. */
async function expectEachReached(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    const isOnTop = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop, await button.innerText()).toBe(true);
  }
}

test('many ways to defend stay in their strip and apart, in both languages and on every size', async () => {
  const page = await stage.visit();
  await openPosition(page, manyDefences, [1, attackOnMe]);
  for (const language of ['de', 'en'] as const) {
    await speak(page, language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const buttons = page.locator('[data-actions] button');
      expect(await page.locator('[data-actions] [data-type="defend"]').count()).toBe(6);
      await buttons.last().waitFor();
      await expectEachReached(buttons);
    }
  }
});

test('on a phone a turn begins with a finger: draw, choose a hero, end', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await openPosition(page, { ...crowded, stage: 'turnStart' });
  for (const deck of ['red', 'green']) {
    await page.locator(`[data-object="deck:${deck}"][data-lit]`).tap();
    await expectNoSidewaysScroll(page);
  }
});
