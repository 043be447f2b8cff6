import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { expectAccessible } from './support/checks.js';
import { gameCard, openMenu, openOnlineTable, startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { lastLine, showView, waitForTurn } from './support/table.js';

const stage = newStage();

const golden = (name: string): string =>
  fileURLToPath(new URL(`../../../packages/games/${name}.game.jsonl`, import.meta.url));

async function openReplay(page: Page, path: string): Promise<void> {
  await page.getByLabel('Open a game file').and(page.locator('input')).setInputFiles(path);
  await page.waitForURL(/\/replay\//);
  await page.getByRole('tab', { name: 'Analysis' }).click();
}

test('a replay shows the chances over the game, goes where one clicks, and plays on from before the turn', async () => {
  const page = await stage.visit();
  await openReplay(page, golden('pixel-tactics/golden/single-1'));
  const curve = page.getByRole('slider', { name: 'Chances to win' });
  await curve.waitFor();
  const turn = page.getByTestId('turning-point');
  await turn.waitFor();
  const count = Number(await curve.getAttribute('aria-valuemax'));
  const box = await curve.boundingBox();
  if (box === null) throw new Error('the curve is not in the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const line = Number(await curve.getAttribute('aria-valuenow'));
  expect(Math.abs(line - count / 2)).toBeLessThanOrEqual(1);
  await page.getByText(`Move ${line} of ${count}`).first().waitFor();
  await curve.focus();
  await page.keyboard.press('ArrowRight');
  await page
    .getByText(`Move ${line + 1} of ${count}`)
    .first()
    .waitFor();
  expect(await curve.getAttribute('aria-valuetext')).toMatch(/Blue \d+%, Red \d+%/);
  expect(await page.getByRole('row', { name: /^Damage to the enemy \d+ \d+$/ }).count()).toBe(1);

  await expectAccessible(page);
  const turnLine = Number(/move (\d+)/.exec(await turn.innerText())?.[1]);
  await turn.getByRole('button', { name: 'Play on from just before' }).click();
  await page.getByRole('dialog', { name: `Play on from move ${turnLine - 1}` }).waitFor();
});

test('a game against a bot: a hint is shown and not taken; the end is told by name, with figures', async () => {
  const page = await stage.visit();
  await startBotGame(page);
  await waitForTurn(page);
  const before = await lastLine(page);
  await page.getByRole('button', { name: 'What would the bot do?' }).click();
  const hint = page.getByTestId('hint');
  await hint.getByText(/^The bot suggests: /).waitFor();
  expect(await hint.locator('small').innerText()).toMatch(/\d+%|just as good|furthest/);
  expect(await lastLine(page)).toBe(before);
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await hint.waitFor();

  await showView(page, 'List');
  for (let choices = 0; choices < 4; choices++) {
    await waitForTurn(page);
    await chooseInList(page);
  }
  await waitForTurn(page);
  await openMenu(page, 'Concede');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  const result = page.getByRole('dialog', { name: 'You have lost.' });
  await result.getByText(/^(Blue|Red) gave up\.$/).waitFor();
  await result.getByRole('slider', { name: 'Chances to win' }).waitFor();
  expect(await result.getByRole('row', { name: /^Cards drawn/ }).count()).toBe(1);
});

test('people who share a device get no hints', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await gameCard(page, 'Noughts and crosses').getByRole('button', { name: 'Other table' }).click();
  const dialog = page.getByRole('dialog');
  // The dialog says in plain words where one plays, and the focus begins there.
  expect(
    await dialog.getByRole('radio', { name: 'At this device' }).evaluate((e) => e === document.activeElement),
  ).toBe(true);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByTestId('hand-over').getByRole('button').click();
  await waitForTurn(page);
  expect(await page.getByRole('button', { name: 'What would the bot do?' }).count()).toBe(0);
});

test('the waiting room: a name of one’s own, and the invitation as a code for phones', async () => {
  const page = await stage.visit();
  await openOnlineTable(page);
  await page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
  await page.getByLabel('Your name').fill('Annabel');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.waiting-seat').filter({ hasText: 'Annabel' }).waitFor();
  await page.getByLabel('Write a message').fill('x'.repeat(200));
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('.chat-line').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
});

test('the waiting room: who set the table up gives a free seat to a bot, and the game begins', async () => {
  const page = await stage.visit();
  await openOnlineTable(page);
  const guest = await stage.visit();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(await guest.getByRole('button', { name: 'Let a bot play here' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Let a bot play here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Strength').selectOption('greedy');
  await dialog.getByRole('button', { name: 'Let it play' }).click();
  await page.getByTestId('prompt').waitFor();
  await page.locator('.seat-chip').filter({ hasText: 'Bot' }).waitFor();
});
