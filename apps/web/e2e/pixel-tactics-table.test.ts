import { expect, test } from 'vitest';
import { chooseInList } from './support/by-list.js';
import { chooseByMouse } from './support/by-mouse.js';
import { drag } from './support/drag.js';
import { startBotGame } from './support/lobby.js';
import { crowded, openPixelTable } from './support/pixel-table.js';
import { newStage } from './support/stage.js';
import { chooseLeader, lastLine, waitForLineAfter, waitForTurn } from './support/table.js';

const stage = newStage();

test('a refusal says why, names its rule and leads to it in the rulebook', async () => {
  const page = await stage.visit();
  await startBotGame(page);
  await chooseLeader(page, chooseByMouse);
  await page.locator('[data-object^="hand:"][data-lit]').first().waitFor();
  const line = await lastLine(page);
  await page.locator('[data-object^="hand:"][data-lit]').first().click();
  await page.locator('[data-object^="hand:"][data-selected]').waitFor();
  // An empty place that does not shine: outside of the wave's row.
  const seat = await page.locator('[data-part="hand"]').getAttribute('data-seat');
  await page.locator(`[data-object^="place:${seat}:"][data-what="empty"]:not([data-lit])`).first().click();
  const refusal = page.getByTestId('why');
  const link = refusal.getByRole('button', { name: /^Rule [A-Z]{2}-/ });
  const id = ((await link.textContent()) ?? '').replace('Rule ', '').trim();
  expect(id).toMatch(/^PT-[A-Z]+-\d+/);
  await link.click();
  const rule = page.getByRole('dialog').locator(`[id="${id}"]`);
  await rule.waitFor();
  expect(await rule.evaluate((element) => element.classList.contains('is-target'))).toBe(true);
  await page.waitForFunction((wanted) => {
    const box = document.getElementById(wanted)?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  }, id);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  expect(await lastLine(page)).toBe(line);
});

test('of several refusals the last is shown, until something is done; on a phone it covers nothing one needs', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 } });
  await startBotGame(page);
  await chooseLeader(page, chooseByMouse);
  await page.locator('[data-object^="hand:"][data-lit]').first().click();
  await page.locator('[data-object^="hand:"][data-selected]').waitFor();
  const seat = await page.locator('[data-part="hand"]').getAttribute('data-seat');
  const wrong = page.locator(`[data-object^="place:${seat}:"][data-what="empty"]:not([data-lit])`);
  await wrong.first().click();
  await page.getByTestId('why').waitFor();
  await wrong.last().click();
  await wrong.last().click();
  expect(await page.getByTestId('why').count()).toBe(1);
  // Playwright clicks only where nothing lies above.
  await page.locator(`[data-object^="place:${seat}:"][data-lit]`).first().click();
  await page.getByTestId('why').waitFor({ state: 'detached', timeout: 4_000 });
});

test('the list answers about what it does not offer', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await startBotGame(page);
  await chooseLeader(page, chooseInList);
  await page.locator('.offer[data-type="recruit"]').first().waitFor();
  await page.getByText('Why is something not in the list?').click();
  await page.getByLabel('I would like to').selectOption({ value: 'attack' });
  await page.getByRole('button', { name: 'Why not?' }).click();
  await page
    .locator('.toast-refusal')
    .getByRole('button', { name: /^Rule PT-[A-Z]+-\d+/ })
    .waitFor();
});

test('undo takes back, redo repeats, and where undo stops it says why', async () => {
  const page = await stage.visit({ settings: { tableMode: 'list' } });
  await startBotGame(page);
  await chooseLeader(page, chooseInList);
  await page.locator('.offer[data-type="recruit"]').first().waitFor();
  await chooseInList(page);
  const after = await lastLine(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForLineAfter(page, after);
  await page.locator('.log-undo').waitFor();
  expect(await page.locator(`.log [data-line="${after}"]`).getAttribute('class')).toContain('is-struck');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.locator('.log-redo').waitFor();

  // A drawn card has been seen: chance and knowledge are not taken back without consent.
  await waitForTurn(page);
  const { type } = await chooseInList(page, (offers) => offers.find((offer) => offer.type === 'draw') ?? fail());
  expect(type).toBe('draw');
  await page.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Undo stops here' }).waitFor();
  await dialog.getByRole('button', { name: /^Rule HT-UNDO-\d+/ }).click();
  await page
    .getByRole('dialog', { name: /Rulebook/ })
    .locator('.rule.is-target[id^="HT-UNDO-"]')
    .waitFor();
  await page.keyboard.press('Escape');
  // Bots agree.
  const line = await lastLine(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo anyway' }).click();
  await waitForLineAfter(page, line);
  expect(await page.locator('.log-undo').count()).toBe(2);
});

function fail(): never {
  throw new Error('no card can be drawn');
}

for (const isTouch of [false, true]) {
  test(`a card is dragged onto a free place with ${isTouch ? 'a finger' : 'the mouse'}`, async () => {
    const size = isTouch ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};
    const page = await stage.visit(size);
    await openPixelTable(page, crowded);
    await drag(page, 'hand:killer', 'place:0:f3', isTouch);
    await page.locator('[data-object="place:0:f3"][data-what="alive"]').waitFor();
    expect(await page.locator('[data-object="place:0:f3"]').textContent()).toContain('Assassin');
    // Onto a place where it cannot go it goes back to the hand, and the table says why.
    await drag(page, 'hand:priestess', 'place:0:r1', isTouch);
    await page.getByTestId('why').waitFor();
    expect(await page.locator('[data-object="hand:priestess"]').count()).toBe(1);
  });
}
