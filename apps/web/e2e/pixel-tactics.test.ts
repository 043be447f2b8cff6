import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByKeys, playToEndByKeys } from './support/by-list.js';
import { playToEndByMouse } from './support/by-mouse.js';
import { gameCard, startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { chooseLeader, lastLine, waitForLineAfter, waitForTurn } from './support/table.js';

const stage = newStage();

test('a new user has made the first choice of a game against a bot with three clicks', async () => {
  const page = await stage.visit({ settings: null });
  await gameCard(page).getByRole('button', { name: 'Play against a bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await waitForTurn(page);
  const line = await lastLine(page);
  await page
    .getByRole('button', { name: /^Lead: / })
    .first()
    .click();
  await page.waitForFunction((before) => document.querySelectorAll('.log > li').length > before + 1, line);
  expect(new URL(page.url()).pathname).toMatch(/^\/local\//);
});

test('a whole game of Pixel Tactics against a bot by mouse on its own table', async () => {
  const page = await stage.visit();
  await startBotGame(page);
  const choices = await playToEndByMouse(page);
  expect(choices).toBeGreaterThan(5);
  const result = page.getByRole('dialog');
  await result.getByRole('heading', { name: /You have (won|lost)|A draw/ }).waitFor();
  expect(await result.textContent()).not.toMatch(/conce/i);
  await result.getByRole('button', { name: 'See the table' }).click();
  await page.getByTestId('own-table').waitFor();
  expect(await page.getByTestId('generic-view').count()).toBe(0);
});

/** Walks with a key until the focus is on what is wanted. */
async function walkTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

test('a whole game by keyboard alone through the list', async () => {
  const page = await stage.visit();
  await gameCard(page).waitFor();
  await walkTo(page, '[aria-labelledby="game-pixel-tactics"] .button-primary');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await walkTo(page, '[role="dialog"] select');
  await page.keyboard.press('Home');
  expect(await page.getByLabel('Opponent').inputValue()).toBe('greedy');
  await walkTo(page, '[role="dialog"] .dialog-foot .button-primary');
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  // The new page starts at its heading, not nowhere.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pixel Tactics');
  await walkTo(page, '.view-switch input');
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('generic-view').waitFor();
  await walkTo(page, '.offer', 'Shift+Tab');

  await chooseByKeys(page);
  const choices = await playToEndByKeys(page);
  expect(choices).toBeGreaterThan(5);
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /You have (won|lost)|A draw/ })
    .waitFor();
});

test('numbers and the filter choose in the list too', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await startBotGame(page);
  await chooseLeader(page, async () => {
    await page.locator('.offer').nth(1).waitFor();
    const line = await lastLine(page);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await waitForLineAfter(page, line);
  });
  const before = await lastLine(page);
  await page.keyboard.press('/');
  await page.keyboard.type('draw');
  await page.waitForFunction(() => document.querySelectorAll('.offer').length === 1);
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.log > li').length > n + 1, before);
});
