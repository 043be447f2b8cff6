import { request } from 'node:http';
import { gameIds } from '@heldentisch/catalogue';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
import { gameCard, openMenu, openOnlineTable, startBotGame, startHotSeat } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { showView, waitForTurn } from './support/table.js';

const stage = newStage();

async function playSome(page: Page): Promise<void> {
  await startBotGame(page);
  for (let choices = 0; choices < 5; choices++) {
    await waitForTurn(page);
    await chooseInList(page);
  }
  await waitForTurn(page);
}

async function finish(page: Page): Promise<void> {
  await playSome(page);
  await openMenu(page, 'Concede');
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'You have lost.' }).waitFor();
}

/** How to get to each screen from the lobby, in the list's mode. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async lobby(page) {
    await page.getByText('No open tables right now').or(page.locator('.match-list')).first().waitFor();
  },
  async 'lobby with matches'(page) {
    await playSome(page);
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.locator('.match-row').first().waitFor();
  },
  async 'new table'(page) {
    await gameCard(page).getByRole('button', { name: 'Other table' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async 'new table online'(page) {
    await page.getByRole('button', { name: 'Open a table online' }).click();
    await page.getByRole('dialog').getByLabel('Clock').waitFor();
  },
  async 'choice of the leader'(page) {
    await startBotGame(page);
    await waitForTurn(page);
    await showOwnTable(page);
  },
  async "the game's own table"(page) {
    await playSome(page);
    await showOwnTable(page);
  },
  async 'a card is read beside the table'(page) {
    await playSome(page);
    await showOwnTable(page);
    await page.locator('[data-object][data-leader]').last().focus();
    await page.locator('[data-part="reader"] article').waitFor();
  },
  async 'close-up of a card'(page) {
    await playSome(page);
    await showOwnTable(page);
    await page.locator('[data-object][data-leader]').last().click({ button: 'right' });
    await page.locator('dialog[open]').waitFor();
  },
  list: playSome,
  async 'the past'(page) {
    await playSome(page);
    await page.getByRole('button', { name: 'Back one move' }).click();
    await page.getByText('This is the past').waitFor();
  },
  async 'rulebook beside the table'(page) {
    await playSome(page);
    await page.getByRole('button', { name: 'Rulebook' }).click();
    await page
      .getByRole('dialog', { name: /Rulebook/ })
      .locator('.rule')
      .first()
      .waitFor();
  },
  async 'rulebook as a page'(page) {
    await page.getByRole('link', { name: 'Rules Pixel Tactics' }).click();
    await page.locator('.rule').first().waitFor();
  },
  async settings(page) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  },
  async account(page) {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Account' }).waitFor();
  },
  async 'hand-over'(page) {
    await startHotSeat(page);
    await page.getByTestId('hand-over').waitFor();
  },
  async 'waiting room'(page) {
    await openOnlineTable(page);
  },
  result: finish,
  async replay(page) {
    await finish(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await page.getByTestId('replay-line').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await showOwnTable(page);
  },
  async tutorial(page) {
    await page.goto('/tutorial/pixel-tactics');
    await page.locator('.pt-tutorial .pt-table').waitFor();
  },
  async 'nothing there'(page) {
    await page.goto('/nowhere/at/all');
    await page.getByText('There is nothing at this address').waitFor();
  },
};

async function showOwnTable(page: Page): Promise<void> {
  await showView(page, 'Table');
  await page.locator('.pt-table').waitFor();
}

describe('every screen fits a phone and axe finds nothing serious, in light and in dark', () => {
  for (const [name, open] of Object.entries(screens)) {
    test(name, async () => {
      const page = await stage.visit({ settings: { tableMode: 'list' } });
      await open(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, ['dark']);
    });
  }
});

test('a phone from the first page to the first choices', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await stage.visit(phone);
  await expectNoSidewaysScroll(page);
  await startBotGame(page);
  await waitForTurn(page);
  await page
    .getByRole('button', { name: /^Lead: / })
    .first()
    .tap();
  await page.locator('[data-object^="hand:"][data-lit]').first().tap();
  await page.locator('[data-object^="hand:"][data-selected]').waitFor();
  await expectNoSidewaysScroll(page);
  await page.locator('[data-object^="place:"][data-lit="now"]').first().tap();
  await page.locator('[data-object][data-what="alive"]:not([data-leader])').first().waitFor();
  await expectNoSidewaysScroll(page);
});

test('the language is switched at once, with the page saying so', async () => {
  const page = await stage.visit();
  const html = page.locator('html');
  expect(await html.getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  expect(await html.getAttribute('lang')).toBe('de');
  await page.keyboard.press('Escape');
  await gameCard(page).getByRole('button', { name: 'Gegen einen Bot spielen' }).waitFor();
  await page.reload();
  await gameCard(page).getByRole('button', { name: 'Gegen einen Bot spielen' }).click();
  await page.getByRole('dialog').locator('.button-primary').click();
  await page.getByRole('heading', { name: 'Wähle deinen Anführer' }).waitFor();
  await page
    .getByRole('button', { name: 'Regelwerk' })
    .or(page.getByRole('button', { name: 'Regelbuch' }))
    .click();
  const rule = page.getByRole('dialog').locator('.rule').first();
  const german = await rule.textContent();
  await page.keyboard.press('Escape');
  await page.locator('.table-tools [aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  expect(await html.getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Choose your leader' }).waitFor();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  expect(await page.getByRole('dialog').locator('.rule').first().textContent()).not.toBe(german);
});

test('a German browser is greeted in German', async () => {
  const page = await stage.visit({ settings: null, locale: 'de-DE' });
  await gameCard(page).getByRole('button', { name: 'Gegen einen Bot spielen' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

/** The bytes of an answer's body as they go over the wire, squeezed by gzip where the server does so. */
function squeezedSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The games whose rules are among these files. */
const gamesIn = (files: readonly string[]): string[] =>
  gameIds.filter((id) => files.some((file) => file.includes(`/rules-of-${id}-`)));

test('a button that shows only a picture says its name to a resting pointer and where the focus is', async () => {
  const page = await stage.visit();
  const hint = page.locator('.hint');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.hover();
  await hint.getByText('Settings').waitFor();
  const [box, around] = [await hint.boundingBox(), page.viewportSize()];
  expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(around?.width ?? 0);
  await page.mouse.move(300, 600);
  await hint.waitFor({ state: 'detached' });
  await settings.press('Shift');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await hint.getByText('Settings').waitFor();
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
});

test('page and worker load the rules of the game that is played, and of no other', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' }, serviceWorkers: 'block' });
  const files: string[] = [];
  page.context().on('request', (asked) => files.push(asked.url()));
  await startBotGame(page);
  await waitForTurn(page);
  expect(gamesIn(files)).toEqual(['pixel-tactics']);
  expect(new Set(files.filter((file) => file.includes('/rules-of-'))).size).toBe(1);
});

test('the first load of the lobby is under 250 kB, and no game is in it', async () => {
  const page = await stage.visit({ settings: null, serviceWorkers: 'block' });
  await gameCard(page).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !/\/(api|ws)(\/|$)/.test(new URL(name).pathname)),
  ]);
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(gamesIn(files)).toEqual([]);
  const sizes = await Promise.all(files.map(squeezedSize));
  const listed = files.map((file, i) => `${sizes[i]} ${new URL(file).pathname}`).join('\n');
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    listed,
  ).toBeLessThan(250_000);
});
