import type { ServerMessage } from '@heldentisch/protocol';
import { expect, test } from 'vitest';
import { openOnlineTable } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { tapWire } from './support/wire.js';

const stage = newStage();

test('a page of an older version asks to be reloaded, says nothing more, and loses nothing unasked', async () => {
  const page = await stage.visit({ serviceWorkers: 'block' });
  let isNewer = false;
  const sent: string[] = [];
  await tapWire(page, {
    toServer(message) {
      if (isNewer) sent.push(message.type);
      return message;
    },
    toPage: (message) =>
      isNewer && message.type === 'welcome' ? { ...message, protocol: message.protocol + 1 } : message,
  });
  await page.reload();
  await openOnlineTable(page);
  await page.getByPlaceholder('Write a message').fill('Half a sent');
  isNewer = true;
  await stage.server.end();
  await stage.server.start();

  const bar = page.getByTestId('new-version');
  await bar.getByText('A new version is here').waitFor();
  expect(sent).toEqual([]);
  await bar.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('has not been sent yet').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByPlaceholder('Write a message').inputValue()).toBe('Half a sent');

  isNewer = false;
  await bar.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Reload anyway' }).click();
  await page.getByText('Waiting for players').waitFor();
  expect(await bar.count()).toBe(0);
});

test('while the server cannot store the person is told, and what was sent is stored in the end', async () => {
  const page = await stage.visit();
  let failures = 0;
  const tries: string[] = [];
  await tapWire(page, {
    toServer(message, answer) {
      if (message.type !== 'chat') return message;
      tries.push(message.id);
      if (tries.length > 2) return message;
      failures++;
      const error: ServerMessage = { type: 'error', id: message.id, code: 'store', message: 'cannot store' };
      answer(error);
      return null;
    },
  });
  await page.reload();
  await openOnlineTable(page);
  await page.getByPlaceholder('Write a message').fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByTestId('cannot-store').waitFor();
  await page.getByText('The server is saving again.').first().waitFor();
  await page.getByTestId('cannot-store').waitFor({ state: 'detached' });
  await page.getByText('Hello').waitFor();
  expect(await page.getByText('Hello').count()).toBe(1);
  expect([failures, tries.length, new Set(tries).size]).toEqual([2, 3, 1]);
});

test('what happened beside the match is told: newer rules, and a bot that did not answer', async () => {
  const page = await stage.visit();
  await tapWire(page, {
    toServer(message, answer) {
      if (message.type === 'chat')
        answer({ type: 'notice', table: message.table, notice: { kind: 'weaker-bot', seat: 1, bot: 'greedy' } });
      return message;
    },
    toPage: (message) =>
      message.type === 'table' ? { ...message, table: { ...message.table, rules: 3, rulesBefore: 2 } } : message,
  });
  await page.reload();
  await page.getByRole('button', { name: 'Open a table online' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Red').selectOption({ label: 'A bot' });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByText('began with version 2 and goes on with version 3').first().waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Write a message').fill('Hello');
  await page.keyboard.press('Enter');
  await page.getByText('a weaker one (Beginner) has moved in its place').first().waitFor();
});

test.each([
  ['en', 'cannot be read', 'Back to the lobby'],
  ['de', 'lässt sich nicht lesen', 'Zurück zur Lobby'],
])('an address that cannot be read says so and leads home: %s', async (language, words, home) => {
  const page = await stage.visit({ settings: { language } });
  await page.goto('/table/%E0');
  await page.getByRole('heading', { name: new RegExp(words) }).waitFor();
  await page.getByRole('link', { name: home }).click();
  await page.waitForURL(/\/$/);
});
