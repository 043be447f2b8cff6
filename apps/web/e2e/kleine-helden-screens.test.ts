import { act, matchFromPosition } from '@heldentisch/engine';
import { kleineHelden } from '@heldentisch/kleine-helden';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
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

test('on a phone a turn begins with a finger: draw, choose a hero, end', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await openPosition(page, { ...crowded, stage: 'turnStart' });
  for (const deck of ['red', 'green']) {
    await page.locator(`.kh-deck[data-deck="${deck}"][data-lit]`).tap();
    await expectNoSidewaysScroll(page);
  }
});
