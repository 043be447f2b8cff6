import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
import { cellAt, placeOf, touch, windowOf } from './support/map.js';
import { inAdventure, inFight, inMarket, midGame, onTheWay, openTable, show } from './support/runebound-positions.js';
import { newStage } from './support/stage.js';
import { lastLine, logTexts, waitForLineAfter } from './support/table.js';

const stage = newStage();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset, tagName } = (document.activeElement ?? document.body) as HTMLElement;
    return dataset.object ?? dataset.type ?? tagName;
  });

/** Tab until something is focused that the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector} but to ${await focused(page)}`);
}

/** Presses a key that brings the game on by a line. */
async function pressFor(page: Page, key: string): Promise<void> {
  const line = await lastLine(page);
  await page.keyboard.press(key);
  await waitForLineAfter(page, line);
  await page.locator('.prompt-line.is-mine').waitFor();
}

async function pressButton(page: Page, type: string): Promise<void> {
  await tabTo(page, `[data-actions] [data-type="${type}"]`);
  await pressFor(page, 'Enter');
}

test('one turn by keyboard alone, the map included', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 1);
  await show(page, { seats: [{ hero: 'nara', space: '0805', gold: 3 }], stacks: { tamalir: ['short-sword'] } });
  await pressButton(page, 'roll');
  // The map is one stop: it begins where the hero stands, and its cells say what it takes to get there.
  await tabTo(page, '[data-cell]');
  expect(await focused(page)).toBe('space:0805');
  expect(await page.locator('[data-cell][tabindex="0"]').count()).toBe(1);
  const reached = await page.locator('[data-tint^="dice-1"]').count();
  expect(reached).toBeGreaterThan(0);
  let spoken = '';
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    spoken = (await page.locator('[data-cell]:focus').getAttribute('aria-label')) ?? '';
    if (/1 die/.test(spoken)) break;
  }
  expect(spoken).toMatch(/1 die/);
  await pressFor(page, 'Enter');
  expect((await logTexts(page)).join(' ')).not.toMatch(/undefined|event\./);
  await pressButton(page, 'stop');
  for (let i = 0; i < 60; i++) {
    const type = await page.locator('[data-actions] [data-choice]').evaluateAll((all) => {
      const order = [
        'roll',
        'leave',
        'attack',
        'defend',
        'brace',
        'stand',
        'onward',
        'confirm',
        'take',
        'draw',
        'pickNothing',
      ];
      const types = all.map((one) => (one as HTMLElement).dataset.type ?? '');
      return order.find((wanted) => types.includes(wanted)) ?? types[0];
    });
    if (type === undefined || type === 'roll') break;
    await pressButton(page, type);
  }
  expect((await logTexts(page)).join(' ')).toMatch(/Round 2/);
  expect(await page.evaluate(() => document.activeElement?.closest('.rb-table') !== null)).toBe(true);
});

test('a finger moves the map, two fingers zoom it, and the second tap walks', async () => {
  const page = await stage.visit(phone);
  await openTable(page, 1);
  await show(page, onTheWay(1));
  const first = await placeOf(page);
  const { middle } = await windowOf(page);
  await touch(page, [[middle], [{ x: middle.x + 30, y: middle.y + 20 }], [{ x: middle.x + 60, y: middle.y + 40 }]]);
  const moved = await placeOf(page);
  expect(moved.x - first.x).toBeCloseTo(60, 0);
  expect(moved.y - first.y).toBeCloseTo(40, 0);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y },
    { x: middle.x + apart / 2, y: middle.y },
  ];
  await touch(page, [fingers(160), fingers(120), fingers(80)]);
  expect((await placeOf(page)).scale / moved.scale).toBeCloseTo(0.5, 1);
  const line = await lastLine(page);
  await page.getByRole('button', { name: 'Show my hero' }).click();
  await cellAt(page, '0804').tap();
  expect(await page.locator('[data-path]').getAttribute('data-path')).toBe('2');
  expect(await page.locator('[data-caption]').textContent()).toMatch(/1 die/);
  expect(await lastLine(page)).toBe(line);
  await cellAt(page, '0804').tap();
  await waitForLineAfter(page, line);
  expect(await page.locator('[data-world] [data-piece="hero"]').count()).toBe(1);
  await expectNoSidewaysScroll(page);
});

test('a far space is walked to by one click, and the dice that pay are shown before', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 1);
  await show(page, onTheWay(1));
  await cellAt(page, '0703').hover();
  const steps = Number(await page.locator('[data-path]').getAttribute('data-path')) - 1;
  expect(steps).toBe(2);
  expect(await page.locator('[data-part="dice"] [data-pays]').count()).toBe(2);
  await cellAt(page, '0703').click();
  await expect.poll(() => page.locator('[data-cell="0703"]').getAttribute('aria-label')).toMatch(/your hero Nara/);
  expect(await page.locator('[data-part="dice"] [data-spent]').count()).toBe(3);
});

test('a die and then a space is a single step, and a "no" stands beside the space', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 1);
  await show(page, onTheWay(1));
  // The first die shows no hills.
  await page.locator('[data-object="die:1"]').click();
  await page.locator('[data-object="die:1"][data-selected]').waitFor();
  await cellAt(page, '0904').click();
  const why = page.getByTestId('why');
  await why.waitFor();
  expect(await why.textContent()).toMatch(/RB-MOV-04/);
  await page.locator('[data-object="die:4"]').click();
  await cellAt(page, '0904').click();
  await expect.poll(() => page.locator('[data-cell="0904"]').getAttribute('aria-label')).toMatch(/your hero Nara/);
});

test('pointing at an undefeated challenge lights its space; an offer is built and made', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 2);
  await show(page, inAdventure(2));
  await page.locator('[data-object="track:1"]').hover();
  await page.locator('[data-tint="shown"]').waitFor();
  await page.locator('[data-actions] [data-type="offer"]').click();
  const trade = page.locator('[data-panel="trade"]');
  await trade.getByRole('button', { name: 'Young Scout' }).click();
  await trade.getByRole('button', { name: 'Ruby gives: more gold' }).click();
  const line = await lastLine(page);
  await trade.locator('[data-propose]').click();
  await expect.poll(() => lastLine(page)).toBeGreaterThanOrEqual(line + 3);
  expect((await logTexts(page)).join(' ')).toMatch(/Young Scout/);
});

test('what is too dear says so, and a bought card lies with the hero', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 1);
  await show(page, inMarket(1));
  await page.locator('[data-object="stack:lightning-mace"]').click();
  const why = page.getByTestId('why');
  await why.waitFor();
  expect(await why.textContent()).toMatch(/RB-MKT-14/);
  await page.locator('[data-object="stack:amulet-of-life"]').click();
  await page.locator('[data-actions] [data-type="buy"]').click();
  await page.locator('[data-part="hero"] [data-object="card:amulet-of-life"]').waitFor();
  expect(await page.locator('[data-panel="market"] [data-object="stack:amulet-of-life"]').count()).toBe(0);
});

test('axe finds nothing serious on the table, in light and in dark', async () => {
  const page = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await openTable(page, 2);
  for (const make of [midGame, inFight, inMarket]) {
    await show(page, make(2));
    await expectAccessible(page);
  }
});
