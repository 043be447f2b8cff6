import { act, matchFromPosition } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectButtonsApart, expectNoSidewaysScroll } from './support/checks.js';
import { replaceMatch } from './support/kept-match.js';
import { gameCard } from './support/lobby.js';
import { newStage } from './support/stage.js';

const stage = newStage();
const seed = '00000000000000000000000000000005';

/** Five groups with all that can lie on a table: gear, spells, creatures, NPCs, demons, and a long hand. */
const crowded = {
  turn: 9,
  groups: [
    {
      fighters: {
        'black-knight': { lp: 9, gear: ['silver-sword', 'round-shield', 'knights-armour', 'great-helm', 'greaves'] },
        shaman: { lp: 4, poison: 2, gear: ['healing', 'lightning', 'wand', 'mage-robe'] },
        zombie: { summoner: 'shaman' },
      },
      npc: 'herbalist',
      demon: 'shadow-soul',
      hand: [
        ...['mace', 'halberd', 'crossbow', 'leather-jerkin', 'fireball', 'healing-potion', 'potion-of-strength'],
        ...['precise-cut', 'master-parry', 'raid', 'bodyguard', 'tripwire', 'saving-hand', 'power-blow'],
      ],
    },
    {
      fighters: { barbarian: { gear: ['barbarian-axe', 'ring-mail'] }, lich: { lp: 2, gear: ['shadow-bolt'] } },
      npc: 'weaponsmith',
      hand: ['feint', 'riposte'],
    },
    { fighters: { troll: { gear: ['spiked-club'] }, cultist: {} }, hand: ['campfire'] },
    { fighters: { ratman: { gear: ['throwing-knives', 'dagger'] }, necromancer: {}, ghoul: {} } },
    { fighters: { werewolf: { stunned: 1 } }, demon: 'trembler' },
  ],
};

/** A game against four bots that stands in the position; what is given has already been chosen there. */
async function openPosition(page: Page, position: unknown, ...chosen: [number, Parameters<typeof act>[2]][]) {
  await gameCard(page, 'Kleine Helden').getByRole('button', { name: 'Play against a bot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '5', exact: true }).check();
  await dialog.getByLabel('The bots').selectOption('greedy');
  await dialog.getByLabel('You play').selectOption('0');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.kh-table').waitFor();
  const match = matchFromPosition(kleineHelden, position, 'xoroshiro128plus', seed);
  for (const [seat, choice] of chosen) {
    const answer = act(match, seat, choice);
    expect(answer.ok, JSON.stringify(choice)).toBe(true);
  }
  await replaceMatch(page, match);
  await page.locator('.prompt-line.is-mine').waitFor();
  await page.locator('.kh-table').waitFor();
}

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a turn with everything on the table': (page) => openPosition(page, crowded),
  async 'an attacker is chosen'(page) {
    await openPosition(page, crowded);
    await page.locator('.kh-being[data-being="black-knight"]').click();
    await page.locator('.kh-being[data-being="black-knight"][data-selected]').waitFor();
    await page.locator('.kh-threat').first().waitFor();
  },
  async 'a combat in which I defend'(page) {
    const attack = { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'shaman' };
    await openPosition(page, { ...crowded, active: 1 }, [1, attack]);
    await page.locator('.kh-stage').waitFor();
    await page.locator('.kh-button[data-type="defend"]').first().waitFor();
  },
  async 'close-up of a hero'(page) {
    await openPosition(page, { ...crowded, active: 1 }, [
      1,
      { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'shaman' },
    ]);
    await page.locator('.kh-being[data-being="troll"]').click();
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

test('many ways to defend stay in their strip and apart, in both languages and on every size', async () => {
  const page = await stage.visit();
  await openPosition(page, manyDefences, [
    1,
    { type: 'attack', being: 'barbarian', means: 'barbarian-axe', target: 'shaman' },
  ]);
  for (const language of ['de', 'en'] as const) {
    await speak(page, language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const buttons = page.locator('.kh-actions .kh-button');
      expect(await page.locator('.kh-button[data-type="defend"]').count()).toBe(6);
      await buttons.last().waitFor();
      await expectButtonsApart(page, '.kh-actions', '.kh-actions .kh-button');
    }
  }
});

test('with five groups nothing of the own one lies under the buttons, and a low screen can be pushed to its end', async () => {
  const page = await stage.visit();
  await openPosition(page, crowded);
  const under = (): Promise<number> =>
    page.evaluate(() => {
      const bottom = (selector: string): number =>
        Math.max(...[...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().bottom));
      const top = document.querySelector('.kh-actions')?.getBoundingClientRect().top ?? 0;
      return Math.round(Math.max(bottom('.kh-own'), bottom('.kh-piles .kh-deck')) - top);
    });
  for (const height of [900, 800, 768]) {
    await page.setViewportSize({ width: 1440, height });
    expect(await under(), `${height} high`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1366, height: 650 });
  expect(await under()).toBeGreaterThan(0);
  await page.locator('.felt').evaluate((felt) => felt.scrollTo(0, felt.scrollHeight));
  expect(await under()).toBeLessThanOrEqual(0);
});

test('on a phone the clash of the tutorial sticks below the lesson', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 } });
  await page.goto('/tutorial/kleine-helden');
  await page.locator('.tutorial .kh-table').waitFor();
  // While fonts arrive the lesson changes its height; the table is told a moment later.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const table = document.querySelector('.kh-table') as Element;
        const told = getComputedStyle(table).getPropertyValue('--table-head');
        return Number.parseFloat(told) - (document.querySelector<HTMLElement>('.lesson')?.offsetHeight ?? Number.NaN);
      }),
    )
    .toBe(0);
});

test('on a phone a turn begins with a finger: draw, choose a hero, end', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await openPosition(page, { ...crowded, stage: 'turnStart' });
  for (const deck of ['red', 'green']) {
    await page.locator(`.kh-deck[data-deck="${deck}"][data-lit]`).tap();
    await expectNoSidewaysScroll(page);
  }
});
