import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { gameCard, openMenu, startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { lastLine, showView, waitForTurn } from './support/table.js';

const stage = newStage();

/** A short game, given up after some choices. */
async function shortGame(page: Page): Promise<void> {
  await startBotGame(page);
  for (let choices = 0; choices < 6; choices++) {
    await waitForTurn(page);
    await chooseInList(page);
  }
  await waitForTurn(page);
}

async function concede(page: Page): Promise<void> {
  await openMenu(page, 'Concede');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByTestId('result').waitFor();
}

async function savedFile(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await openMenu(page, 'Save game file');
  return (await downloading).path();
}

test('looking back during play: the slider shows the past and returns to now', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await shortGame(page);
  const count = await lastLine(page);
  const slider = page.getByRole('slider', { name: 'Look back' });
  await slider.focus();
  await page.keyboard.press('Home');
  await page.getByText(`This is the past: move 0 of ${count}`).waitFor();
  expect(await page.locator('.offer').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.getByText(`This is the past: move 1 of ${count}`).waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.offer').first().waitFor();
  expect(await lastLine(page)).toBe(count);
});

test('a finished game is saved as a file, opened in another browser, replayed and branched', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await shortGame(page);
  await concede(page);
  const count = await lastLine(page);
  await page.getByRole('dialog').getByRole('button', { name: 'See the table' }).click();
  const path = await savedFile(page);
  expect(readFileSync(path, 'utf8').trim().split('\n').length).toBeGreaterThan(count);

  const other = await stage.visit();
  await other.getByLabel('Open a game file').and(other.locator('input')).setInputFiles(path);
  await other.waitForURL(/\/replay\//);
  const line = other.getByTestId('replay-line');
  await line.getByText(`Move 0 of ${count}`).waitFor();
  // The address of an opened file is good for more than one look.
  await other.reload();
  await line.getByText(`Move 0 of ${count}`).waitFor();
  await other.getByRole('button', { name: 'Forward one move' }).click();
  await other.getByRole('button', { name: 'Forward one move' }).click();
  await line.getByText(`Move 2 of ${count}`).waitFor();
  const slider = other.getByRole('slider', { name: 'Look back' });
  await slider.focus();
  await other.keyboard.press('End');
  await line.getByText(/wins/).waitFor();
  await other.keyboard.press('Home');
  for (let step = 0; step < 4; step++) await other.keyboard.press('ArrowRight');
  await line.getByText(`Move 4 of ${count}`).waitFor();
  await other.getByLabel('Seen by').selectOption({ label: 'Spectator' });
  await other.getByLabel('Seen by').selectOption({ index: 1 });
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await line.getByText(`Move 5 of ${count}`).waitFor();
  await other.getByRole('button', { name: 'Pause' }).click();

  await other.keyboard.press('Escape');
  await slider.focus();
  await other.keyboard.press('Home');
  for (let step = 0; step < 4; step++) await other.keyboard.press('ArrowRight');
  await line.getByText(`Move 4 of ${count}`).waitFor();
  await other.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = other.getByRole('dialog', { name: 'Play on from move 4' });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await other.waitForURL(/\/local\//);
  expect(await waitForTurn(other)).toBe(true);
  await showView(other, 'List');
  const before = await lastLine(other);
  expect(before).toBeGreaterThanOrEqual(4);
  await chooseInList(other);
  expect(await lastLine(other)).toBeGreaterThan(before);
  await other.getByRole('link', { name: 'Back to the lobby' }).click();
  await other.getByText('branched at move 4').waitFor();
});

test('a branch is played by as many as the match it comes from', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await gameCard(page, 'Kleine Helden').getByRole('button', { name: 'Play against a bot' }).click();
  const start = page.getByRole('dialog');
  await start.getByRole('radio', { name: '3', exact: true }).check();
  await start.getByLabel('The bots').selectOption('greedy');
  await start.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/local\//);
  const first = page.url();
  await waitForTurn(page);
  await chooseInList(page);
  await page.getByRole('slider', { name: 'Look back' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from move 0' });
  await dialog.getByLabel('Sapphire', { exact: true }).waitFor();
  expect(await dialog.getByRole('radio').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/local/') && url.href !== first);
  expect(await waitForTurn(page)).toBe(true);
  expect(await page.locator('.seat-chip').count()).toBe(3);
});

test('a file that cannot be opened says why, in the language of the person', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await shortGame(page);
  const text = readFileSync(await savedFile(page), 'utf8');
  const rows = text.trimEnd().split('\n');
  const other = await stage.visit({ settings: { language: 'de' } });
  const open = async (name: string, content: string): Promise<string> => {
    await other.goto('/');
    const picker = other.getByLabel('Spieldatei öffnen').and(other.locator('input'));
    await picker.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await other.waitForURL(/\/replay\//);
    return other.locator('.message-page h1').innerText();
  };
  const sorry = 'Diese Datei lässt sich nicht öffnen.';
  expect(await open('letter.txt', 'Liebe Oma,\n')).toBe(`${sorry} Sie ist keine Spieldatei von Heldentisch.`);
  expect(await open('cut.game.jsonl', text.slice(0, -20))).toBe(
    `${sorry} Sie endet zu früh: Nach Zeile ${rows.length} fehlt etwas.`,
  );
  const damaged = [...rows.slice(0, 2), rows[2]?.replace('"seat"', '"set"'), ...rows.slice(3)];
  expect(await open('damaged.game.jsonl', `${damaged.join('\n')}\n`)).toBe(`${sorry} Zeile 3 ist beschädigt.`);
  const changed = rows.map((row, i) => (i === 2 ? row.replace(/"hash":"\w/, '"hash":"x') : row));
  expect(await open('changed.game.jsonl', `${changed.join('\n')}\n`)).toMatch(/Ab Zeile 3 .* verändert/);
});
