import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
import { openMenu, openOnlineTable } from './support/lobby.js';
import { newStage } from './support/stage.js';
import { tapWire } from './support/wire.js';

const stage = newStage();

/** Who is at the table. No two people on a server have the same name, so every test has people of its own. */
const names = { anna: '', ben: '', cleo: '' };
let tests = 0;
beforeEach(() => {
  tests++;
  Object.assign(names, { anna: `Anna ${tests}`, ben: `Ben ${tests}`, cleo: `Cleo ${tests}` });
});

/** Somebody who opens tables that wait only four seconds for who is away. */
async function impatient(name: string): Promise<Page> {
  const page = await stage.visit();
  await tapWire(page, {
    toServer: (message) => (message.type === 'table.create' ? { ...message, graceMs: 4_000 } : message),
  });
  await page.reload();
  await rename(page, name);
  return page;
}

async function sitDown(name: string, address: string): Promise<Page> {
  const page = await stage.visit();
  await rename(page, name);
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  return page;
}

async function annaAndBen(): Promise<{ anna: Page; ben: Page; address: string }> {
  const anna = await impatient(names.anna);
  const address = new URL(await openOnlineTable(anna)).pathname;
  const ben = await sitDown(names.ben, address);
  await Promise.all([anna, ben].map((page) => page.getByTestId('prompt').waitFor()));
  return { anna, ben, address };
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name at online tables').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const away = (page: Page) => page.getByTestId('away');
const seatBar = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('the grace of a table is chosen when it is opened, five minutes if nothing is said', async () => {
  const page = await stage.visit();
  const graces: number[] = [];
  await tapWire(page, {
    toServer(message) {
      if (message.type === 'table.create') graces.push(message.graceMs);
      return message;
    },
  });
  await page.reload();
  await openOnlineTable(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open a table online' }).click();
  await page.getByLabel('If somebody is away, wait').selectOption({ label: '1 day' });
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  expect(graces).toEqual([300_000, 86_400_000]);
});

test('who waits is told since when, and after the grace a bot plays until the other is back', async () => {
  const { anna, ben, address } = await annaAndBen();
  const context = ben.context();
  await ben.close();
  await away(anna)
    .getByText(new RegExp(`^${names.ben} has been away for \\d+ seconds?\\. In \\d+ seconds? you can decide`))
    .waitFor();
  expect(await away(anna).getByRole('button').count()).toBe(0);
  await away(anna).getByRole('button', { name: 'Claim the win' }).waitFor();
  await expectAccessible(anna);

  await away(anna).getByRole('button', { name: 'Wait' }).click();
  await away(anna).getByText('You are waiting').waitFor();
  await away(anna).getByRole('button', { name: 'Decide' }).click();
  await away(anna).getByRole('button', { name: 'Let a bot step in' }).click();
  await anna
    .getByRole('dialog', { name: `A bot plays until ${names.ben} is back` })
    .getByLabel('Strength')
    .selectOption('greedy');
  await anna.getByRole('dialog').getByRole('button', { name: 'Let it play' }).click();
  await seatBar(anna).getByText(`Bot for ${names.ben}`).waitFor();
  await away(anna).waitFor({ state: 'detached' });

  const again = await context.newPage();
  await again.goto(address);
  await again.getByTestId('prompt').waitFor();
  await seatBar(anna).getByText(`Bot for ${names.ben}`).waitFor({ state: 'detached' });
  await seatBar(anna).getByText(names.ben).waitFor();
});

test('the win is claimed only after a question', async () => {
  const { anna, ben } = await annaAndBen();
  await ben.close();
  await away(anna).getByRole('button', { name: 'Claim the win' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Claim the win?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await anna.getByTestId('result').count()).toBe(0);
  await away(anna).getByRole('button', { name: 'Claim the win' }).click();
  await dialog.getByRole('button', { name: 'Claim the win' }).click();
  await anna.getByTestId('result').getByText('You have won!').waitFor();
});

test('a seat goes to a bot with the consent of the other, who is told what was asked, and comes back', async () => {
  const { anna, ben } = await annaAndBen();
  await openMenu(ben, 'Let a bot play for me');
  await ben.getByRole('dialog').getByRole('button', { name: 'Let it play' }).click();
  const question = anna.getByTestId('handover');
  await question.getByText(`${names.ben} asks: may a bot (Medium) play on meanwhile?`).waitFor();
  await ben.getByTestId('handover').getByText(`Waiting for an answer: ${names.anna}.`).waitFor();
  await question.getByRole('button', { name: 'Agree' }).click();
  await ben.getByText('A bot (Medium) plays for you.').waitFor();
  await seatBar(anna).getByText(`Bot for ${names.ben}`).waitFor();
  await ben.getByRole('button', { name: 'Take the seat back' }).click();
  await ben.getByText('A bot (Medium) plays for you.').waitFor({ state: 'detached' });
  await seatBar(anna).getByText(`Bot for ${names.ben}`).waitFor({ state: 'detached' });
});

test('among three, the others must agree that who is away gives up', async () => {
  const anna = await impatient(names.anna);
  await anna.getByRole('button', { name: 'Open a table online' }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByLabel('Game').selectOption({ label: 'Kleine Helden' });
  await dialog.getByRole('radio', { name: '3', exact: true }).check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await anna.waitForURL(/\/table\//);
  const address = new URL(anna.url()).pathname;
  const ben = await sitDown(names.ben, address);
  const cleo = await sitDown(names.cleo, address);
  await Promise.all([anna, ben, cleo].map((page) => page.getByTestId('prompt').waitFor()));

  await ben.close();
  await away(anna)
    .getByRole('button', { name: `Ask the others to let ${names.ben} give up` })
    .click();
  await anna
    .getByRole('dialog', { name: `Shall ${names.ben} give up?` })
    .getByRole('button', { name: /Ask the others/ })
    .click();
  await anna.getByTestId('handover').getByText(`Waiting for an answer: ${names.cleo}.`).waitFor();
  const question = cleo.getByTestId('handover');
  await question.getByText(`${names.anna} asks: ${names.ben} is away. Shall ${names.ben} give up this game?`).waitFor();
  await question.getByRole('button', { name: 'Agree' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => anna.locator('.log > li').allInnerTexts()).toContainEqual(expect.stringMatching(/concedes/));
});

test('on a phone, in German, everything has its place', async () => {
  const { anna, ben } = await annaAndBen();
  await anna.setViewportSize({ width: 390, height: 844 });
  await openMenu(anna, 'Settings');
  await anna.getByRole('radio', { name: 'Deutsch' }).check();
  await anna.keyboard.press('Escape');
  await ben.close();
  await away(anna).getByRole('button', { name: 'Sieg beanspruchen' }).waitFor();
  await expectNoSidewaysScroll(anna);
  await expectAccessible(anna, ['light']);
});
