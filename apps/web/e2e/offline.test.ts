import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { chooseByMouse } from './support/by-mouse.js';
import { startBotGame } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { lastLine, showView, waitForTurn } from './support/table.js';

const stage = newStage();

test('with the server stopped the app opens, starts a new bot game, keeps it and goes on', async () => {
  const page = await stage.visit();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await stage.server.end('SIGKILL');

  await page.reload();
  await page.getByText('No server answers').waitFor();
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
