import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { chooseByMouse } from './support/by-mouse.js';
import { gameCard, startBotGame } from './support/lobby.js';
import { Release } from './support/release.js';
import { newStage, waitMs } from './support/stage.js';
import { lastLine, showView, waitForTurn } from './support/table.js';

const stage = newStage();
let release: Release;
beforeAll(async () => {
  release = await Release.of(stage.server.address);
});
afterAll(() => release.dispose());

/** Waits until the app is kept in the browser. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The kept files, by the name of the cache. */
const keptFiles = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });

/** The parts of a game's own table, as the build names them. */
const ownTable = { 'pixel-tactics': /\/(table|pixel-tactics)-.*\.(js|css)$/, noughts: /\/noughts-.*\.(js|css)$/ };
const partsOfTable = { 'pixel-tactics': 4, noughts: 2 };

/** Waits until a game can be played without a server: its own table, and the rules, which page and worker share. */
async function waitForGame(page: Page, game: keyof typeof ownTable): Promise<void> {
  const kept = async (): Promise<{ rules: number; table: number }> => {
    const files = (await keptFiles(page))[`heldentisch-game-${game}`] ?? [];
    const count = (part: RegExp): number => files.filter((file) => part.test(file)).length;
    return { rules: count(/\/rules-of-/), table: count(ownTable[game]) };
  };
  await expect.poll(kept, { timeout: waitMs }).toEqual({ rules: 1, table: partsOfTable[game] });
}

const newVersion = (page: Page) => page.getByTestId('new-version');

test('the app is kept without games; a game is kept as a whole when it is first opened', async () => {
  const page = await stage.visit();
  await waitForWorker(page);
  const [[, shell = []] = [], ...games] = Object.entries(await keptFiles(page));
  expect(games).toEqual([]);
  expect(shell).toContain('/index.html');
  expect(shell.filter((file) => /rules-of-|\/Table-/.test(file))).toEqual([]);

  await page.goto('/rules/pixel-tactics');
  await page.locator('.rule').first().waitFor();
  await waitForGame(page, 'pixel-tactics');
  const kept = await keptFiles(page);
  expect(Object.keys(kept).filter((name) => name.startsWith('heldentisch-game-'))).toHaveLength(1);
});

test('a game that was opened before the app was kept is kept, too', async () => {
  const page = await stage.visit();
  await page.goto('/rules/noughts');
  await page.locator('.rule').first().waitFor();
  await waitForWorker(page);
  await waitForGame(page, 'noughts');
});

test('a file that cannot be had spoils no other, and is tried again', async () => {
  release.missing = /tutorial-view.*\.js$/;
  const page = await stage.visit({ address: release.address });
  await waitForWorker(page);
  await page.goto('/rules/pixel-tactics');
  await page.locator('.rule').first().waitFor();
  await waitForGame(page, 'pixel-tactics');
  const hasTutorial = async (): Promise<boolean> =>
    (await keptFiles(page))['heldentisch-game-pixel-tactics']?.some((file) => /tutorial-view.*\.js/.test(file)) ??
    false;
  expect(await hasTutorial()).toBe(false);
  release.missing = null;
  await page.reload();
  await expect.poll(hasTutorial, { timeout: waitMs }).toBe(true);
});

test('a new version is told, waits for the person and takes the kept games over', async () => {
  release.version = 1;
  const page = await stage.visit({ address: release.address, settings: { tableMode: 'list' } });
  await waitForWorker(page);
  await startBotGame(page, 'Noughts and crosses');
  await waitForTurn(page);
  await waitForGame(page, 'noughts');
  await chooseInList(page);
  const line = await lastLine(page);

  // Something that an older version of the app has left.
  await page.evaluate(() => caches.open('heldentisch-0123456789abcdef').then(() => undefined));
  release.version = 2;
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((found) => found?.update())
      .then(() => {}),
  );
  await newVersion(page).getByText('A new version is ready.').waitFor();
  await newVersion(page).getByRole('button', { name: 'Later' }).click();
  await newVersion(page).waitFor({ state: 'detached' });
  expect(await lastLine(page)).toBeGreaterThanOrEqual(line);

  await page.reload();
  const other = await page.context().newPage();
  await other.goto('/');
  await newVersion(other).waitFor();
  const reloaded = page.waitForEvent('load');
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await waitForTurn(page);
  expect(await lastLine(page)).toBeGreaterThanOrEqual(line);
  await expect.poll(() => newVersion(page).count(), { timeout: waitMs }).toBe(0);
  // Another window is not reloaded: it says that it must be.
  await newVersion(other).getByText('A new version is here').waitFor();
  expect(Object.keys(await keptFiles(page)).sort()).toEqual([
    'heldentisch-game-noughts',
    expect.stringMatching(/^heldentisch-shell-/),
  ]);
});

test('with the server stopped a game that was opened before can be started anew, kept and gone on with', async () => {
  const page = await stage.visit();
  await waitForWorker(page);
  await page.goto('/rules/pixel-tactics');
  await waitForGame(page, 'pixel-tactics');
  await page.goto('/');
  await stage.server.end('SIGKILL');

  await page.reload();
  await page.getByText('No server answers').waitFor();
  await gameCard(page, 'Kleine Helden').getByRole('button', { name: 'Play against a bot' }).click();
  await page.getByText('This game is not on this device yet').first().waitFor();

  await startBotGame(page);
  for (let choices = 0; choices < 4; choices++) {
    expect(await waitForTurn(page)).toBe(true);
    await chooseByMouse(page);
  }
  await waitForTurn(page);
  const line = await lastLine(page);

  await page.reload();
  await waitForTurn(page);
  expect(await lastLine(page)).toBe(line);
  await showView(page, 'List');
  await chooseInList(page);
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page
    .getByRole('dialog', { name: /Rulebook/ })
    .locator('.rule')
    .first()
    .waitFor();
});
