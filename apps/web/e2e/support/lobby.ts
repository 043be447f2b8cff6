import type { Page } from 'playwright-core';

export type GameName = 'Pixel Tactics' | 'Kleine Helden' | 'Noughts and crosses' | 'Runebound' | 'Mage Knight';

export const gameCard = (page: Page, game: GameName = 'Pixel Tactics') => page.getByRole('article', { name: game });

/** A game against the weakest bot. */
export async function startBotGame(page: Page, game: GameName = 'Pixel Tactics'): Promise<void> {
  await gameCard(page, game).getByRole('button', { name: 'Play against a bot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Opponent').selectOption('greedy');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
}

/** Two people at this device. */
export async function startHotSeat(page: Page, game: GameName = 'Pixel Tactics'): Promise<void> {
  await gameCard(page, game).getByRole('button', { name: 'Other table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
}

/** Opens a table online with one free seat; the answer is the invitation. */
export async function openOnlineTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Open a table online' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

export async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
