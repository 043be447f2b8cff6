import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { chooseByMouse } from './support/by-mouse.js';
import { Cable } from './support/cable.js';
import { openMenu, openOnlineTable } from './support/lobby.js';
import { newStage, type Stage, waitMs } from './support/stage.js';
import { isMine, lastLine, logTexts } from './support/table.js';

const stage = newStage();

/** Two people, the second one by the link of the first. */
async function twoPeople(stage: Stage, address = stage.server.address): Promise<[Page, Page]> {
  const host = await stage.visit();
  const invitation = new URL(await openOnlineTable(host));
  expect(invitation.origin).toBe(stage.server.address);
  const guest = await stage.visit({ settings: { tableMode: 'list' }, address });
  await guest.goto(invitation.pathname + invitation.search + invitation.hash);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map((page) => page.getByTestId('prompt').waitFor()));
  return [host, guest];
}

/** Whoever is asked chooses; until so many choices are made and seen by both. */
async function playTogether(host: Page, guest: Page, choices: number): Promise<void> {
  for (let made = 0; made < choices; made++) {
    await waitForOne(host, guest);
    if (await isMine(host)) await chooseByMouse(host);
    else await chooseInList(guest);
    await sameLine(host, guest);
  }
}

async function waitForOne(...pages: readonly Page[]): Promise<void> {
  await Promise.any(pages.map((page) => page.locator('.prompt-line.is-mine').waitFor({ timeout: waitMs })));
}

/** Both have seen the same number of lines. */
async function sameLine(host: Page, guest: Page): Promise<number> {
  await expect.poll(async () => (await lastLine(host)) - (await lastLine(guest)), { timeout: waitMs }).toBe(0);
  return lastLine(host);
}

test('two browsers by invitation link; one loses the network, says so, comes back and the game goes on', async () => {
  const cable = await Cable.to(stage.server.address);
  try {
    const [host, guest] = await twoPeople(stage, cable.address);
    await playTogether(host, guest, 4);
    const before = await sameLine(host, guest);

    cable.cut();
    await guest
      .getByTestId('connection')
      .getByText(/Reconnecting|Offline/)
      .waitFor();
    // The other side goes on where it can.
    if (await isMine(host)) await chooseByMouse(host);
    cable.mend();
    await guest.getByTestId('connection').waitFor({ state: 'detached' });
    expect(await sameLine(host, guest)).toBeGreaterThanOrEqual(before);

    await playTogether(host, guest, 4);
    expect(await sameLine(host, guest)).toBeGreaterThanOrEqual(before + 4);
  } finally {
    await cable.dispose();
  }
});

test('a connection that falls silent is noticed when the page is looked at again, and made anew', async () => {
  const cable = await Cable.to(stage.server.address);
  try {
    const [host, guest] = await twoPeople(stage, cable.address);
    cable.silence();
    if (await isMine(host)) await chooseByMouse(host);
    await guest.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await guest
      .getByTestId('connection')
      .getByText(/Reconnecting|Offline/)
      .waitFor();
    cable.mend();
    await guest.getByTestId('connection').waitFor({ state: 'detached' });
    await sameLine(host, guest);
  } finally {
    await cable.dispose();
  }
});

test('the server is killed in mid-game and started again: nothing is lost and the game goes on', async () => {
  const [host, guest] = await twoPeople(stage);
  await playTogether(host, guest, 5);
  const before = await sameLine(host, guest);
  const texts = await logTexts(host);

  await stage.server.end('SIGKILL');
  await Promise.all([host, guest].map((page) => page.getByTestId('connection').waitFor()));
  // Chosen while no server answers: it is sent when one does, and applied once.
  const choosing = (await isMine(host)) ? chooseByMouse(host) : chooseInList(guest);
  await stage.server.start();
  await choosing;
  await Promise.all([host, guest].map((page) => page.getByTestId('connection').waitFor({ state: 'detached' })));

  expect(await sameLine(host, guest)).toBe(before + 1);
  expect((await logTexts(host)).slice(0, texts.length)).toEqual(texts);
  // A page that is opened afresh is the same person at the same table.
  const now = await logTexts(host);
  await host.reload();
  await host.getByTestId('prompt').waitFor();
  await expect.poll(() => logTexts(host), { timeout: waitMs }).toEqual(now);
  await playTogether(host, guest, 4);
  expect(await sameLine(host, guest)).toBe(before + 5);
});

test('own tables stand in the lobby as soon as they are there, and go when they are over', async () => {
  const lobby = await stage.visit();
  const tables = lobby.getByRole('region', { name: 'Tables online' }).getByRole('link', { name: 'Go on' });
  await lobby.getByRole('button', { name: 'Open a table online' }).waitFor();
  const other = await lobby.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Open a table online' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Red').selectOption({ label: 'A bot' });
  await dialog.getByRole('switch', { name: 'Show in the list of tables' }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await other.getByTestId('prompt').waitFor();
  await tables.waitFor();
  await openMenu(other, 'Concede');
  await other.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
  await other.getByTestId('result').waitFor();
  await tables.waitFor({ state: 'detached' });
});

test('chat is heard by the other, and counted while the log is open', async () => {
  const [host, guest] = await twoPeople(stage);
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByPlaceholder('Write a message').fill('Good luck!');
  await host.keyboard.press('Enter');
  await guest.getByRole('tab', { name: 'Chat 1 new' }).click();
  await guest.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
  await guest.getByText('Good luck!').waitFor();
});
