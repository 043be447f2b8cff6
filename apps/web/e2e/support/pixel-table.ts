import { act, type Choice, matchFromPosition } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replaceMatch } from './kept-match.js';
import { gameCard } from './lobby.js';

const seed = '00000000000000000000000000000003';
const deck = ['mystic', 'pyromancer', 'summoner', 'illusionist', 'homunculus', 'trapper'];

/** Both units full of all that can lie there, and a long hand: every action is possible. */
export const crowded = {
  round: 3,
  wave: 'front',
  first: 0,
  active: 0,
  units: [
    {
      leader: { card: 'warrior', damage: 4 },
      f1: { card: 'planestalker', damage: 3 },
      f2: 'knight',
      w1: 'gunner',
      w3: { card: 'doppelganger', damage: 2 },
      r1: 'healer',
      r2: { card: 'templar', corpse: true },
      r3: { card: 'vampire', corpse: true },
    },
    {
      leader: { card: 'witch', damage: 9 },
      f1: 'berserker',
      f2: { card: 'paladin', damage: 3 },
      w1: { card: 'oracle', damage: 1 },
      w3: { card: 'scientist', corpse: true },
      r1: 'dragonmage',
      r3: 'alchemist',
    },
  ],
  hands: [
    ['priestess', 'overlord', 'killer', 'alchemist', 'dragonmage', 'berserker'],
    ['killer', 'knight', 'healer'],
  ],
  decks: [deck, deck],
};

export type Chosen = readonly [number, Choice];

/** A new game against a bot; the person is blue. */
export async function startAsBlue(page: Page): Promise<void> {
  await gameCard(page).locator('.button-primary').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select:has(option[value="greedy"])').selectOption('greedy');
  await dialog.locator('input[type="radio"][value="0"]').check();
  await dialog.locator('.dialog-foot .button-primary').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.pt-table').waitFor();
}

/**
 * A game against a bot that stands in the position; what is given has already been chosen there. The table the page is
 * at is taken for it, or a new one.
 */
export async function openPixelTable(page: Page, position: unknown, ...chosen: readonly Chosen[]): Promise<void> {
  if (!/\/local\//.test(page.url())) await startAsBlue(page);
  const match = matchFromPosition(pixelTactics, position, 'xoroshiro128plus', seed);
  for (const [seat, choice] of chosen) {
    const answer = act(match, seat, choice);
    expect(answer.ok, JSON.stringify(choice)).toBe(true);
  }
  await replaceMatch(page, match);
  await page.locator('.pt-table').waitFor();
}
