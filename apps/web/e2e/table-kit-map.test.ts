import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.js';
import { DemoServer } from './support/demo-server.js';
import { cellAt, cellsInWindow, openMap, placeOf, probeOf, touch, windowOf } from './support/map.js';
import { newStageOn } from './support/stage.js';

const stage = newStageOn(new DemoServer());
const allCells = 58;

const sizes = [
  { width: 1366, height: 650, isPhone: false },
  { width: 390, height: 844, isPhone: true },
  { width: 844, height: 390, isPhone: true },
] as const;

async function open({ width, height, isPhone }: (typeof sizes)[number]): Promise<Page> {
  const page = await stage.visit({ viewport: { width, height }, hasTouch: isPhone });
  await openMap(page);
  await page.keyboard.press('0');
  return page;
}

async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { middle } = await windowOf(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + dx / 2, middle.y + dy / 2);
  await page.mouse.move(middle.x + dx, middle.y + dy);
  await page.mouse.up();
}

/** Two fingers that move apart, or together, around the middle of the map. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { middle } = await windowOf(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y },
    { x: middle.x + apart / 2, y: middle.y },
  ];
  await touch(page, [fingers(from), fingers((from + to) / 2), fingers(to)]);
}

const nearer = (page: Page) => page.getByRole('button', { name: 'Nearer' });
const whole = (page: Page) => page.getByRole('button', { name: 'Whole map' });

describe.each(sizes)('$width x $height', (size) => {
  test('the map opens as a whole, or around the own piece where that is too small to read', async () => {
    const page = await stage.visit({ viewport: size });
    await openMap(page);
    const inWindow = await cellsInWindow(page);
    if (size.isPhone) {
      expect((await cellAt(page, 'c4-3').boundingBox())?.height).toBeGreaterThan(100);
      expect(inWindow).toContain('c4-3');
    } else expect(inWindow).toHaveLength(allCells);
  });

  test('the whole map fits into the window, and the controls too', async () => {
    const page = await open(size);
    expect(await cellsInWindow(page)).toHaveLength(allCells);
    await expectNoSidewaysScroll(page);
    const map = await windowOf(page);
    const controls = await page.getByRole('group', { name: 'View of the map' }).boundingBox();
    if (controls === null) throw new Error('there are no controls');
    expect(controls.y).toBeGreaterThanOrEqual(map.y);
    expect(controls.y + controls.height).toBeLessThanOrEqual(map.y + map.height);
    expect(controls.x + controls.width).toBeLessThanOrEqual(map.x + map.width);
    expect(
      Math.min((await nearer(page).boundingBox())?.height ?? 0, (await nearer(page).boundingBox())?.width ?? 0),
    ).toBeGreaterThanOrEqual(44);
  });

  test('axe finds nothing serious, as a whole and near', async () => {
    const page = await open(size);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show my hero' }).click();
    await cellAt(page, 'c4-3').focus();
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page, ['light']);
  });

  test('it is moved and cannot be lost', async () => {
    const page = await open(size);
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    const before = await placeOf(page);
    if (size.isPhone) {
      const { middle } = await windowOf(page);
      await touch(page, [[middle], [{ x: middle.x + 40, y: middle.y + 20 }], [{ x: middle.x + 80, y: middle.y + 40 }]]);
    } else await drag(page, 80, 40);
    const after = await placeOf(page);
    expect(after).toEqual({
      x: expect.closeTo(before.x + 80, 0),
      y: expect.closeTo(before.y + 40, 0),
      scale: before.scale,
    });
    expect((await probeOf(page)).chosen).toEqual([]);
    for (const [dx, dy] of [
      [5000, 0],
      [0, 5000],
      [-9000, 0],
      [0, -9000],
    ] as const) {
      await drag(page, dx, dy);
      expect((await cellsInWindow(page)).length).toBeGreaterThan(0);
    }
  });

  test('keys walk over the map, and the window follows', async () => {
    const page = await open(size);
    for (let i = 0; i < 4; i++) await page.keyboard.press('+');
    await cellAt(page, 'c4-3').focus();
    const walked: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'End', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      const id = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
      walked.push(id);
      expect(await cellsInWindow(page)).toContain(id);
      expect(await page.locator('[data-ring]').getAttribute('data-ring')).toBe(id);
      expect(await page.locator('[data-cell][tabindex="0"]').count()).toBe(1);
    }
    expect(walked).toEqual(['c5-3', 'c6-4', 'c5-5', 'c6-5', 'c8-5', 'c8-4', 'c0-4']);
    expect((await probeOf(page)).pointed).toBe('c0-4');
  });
});

describe('mouse', () => {
  test('the wheel zooms around the pointer, within limits', async () => {
    const page = await open(sizes[0]);
    const first = await placeOf(page);
    const box = await cellAt(page, 'c2-3').boundingBox();
    if (box === null) throw new Error('the cell is not there');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -120);
    await expect.poll(async () => (await placeOf(page)).scale).toBeGreaterThan(first.scale * 1.3);
    const there = await cellAt(page, 'c2-3').boundingBox();
    expect(
      Math.hypot((there?.x ?? 0) + (there?.width ?? 0) / 2 - at.x, (there?.y ?? 0) + (there?.height ?? 0) / 2 - at.y),
    ).toBeLessThan(25);
    for (let i = 0; i < 40; i++) await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await placeOf(page)).scale).toBeCloseTo(2.4);
    expect(await nearer(page).getAttribute('aria-disabled')).toBe('true');
    for (let i = 0; i < 60; i++) await page.mouse.wheel(0, 400);
    await expect.poll(() => placeOf(page)).toEqual(first);
    expect(await nearer(page).getAttribute('aria-disabled')).toBe('false');
  });

  test('pointing shows words and a way, a click chooses', async () => {
    const page = await open(sizes[0]);
    await cellAt(page, 'c6-4').hover();
    expect((await probeOf(page)).pointed).toBe('c6-4');
    expect(await page.locator('[data-caption]').textContent()).toBe('Plains, steps: 2');
    expect(await page.locator('[data-path]').getAttribute('data-path')).toBe('3');
    await page.getByRole('button', { name: 'Roll' }).hover();
    expect((await probeOf(page)).pointed).toBeNull();
    expect(await page.locator('[data-caption]').count()).toBe(0);
    await cellAt(page, 'c6-4').click();
    expect((await probeOf(page)).chosen).toEqual(['c6-4']);
  });

  test('a double click chooses once where something can be done, and zooms elsewhere', async () => {
    const page = await open(sizes[0]);
    const { scale } = await placeOf(page);
    await cellAt(page, 'c5-4').dblclick();
    expect((await probeOf(page)).chosen).toEqual(['c5-4']);
    expect((await placeOf(page)).scale).toBe(scale);
    await cellAt(page, 'c0-2').dblclick();
    expect((await probeOf(page)).chosen).toEqual(['c5-4', 'c0-2']);
    expect((await placeOf(page)).scale).toBeGreaterThan(scale);
  });

  test('the overview shows where one is and leads elsewhere; it can be hidden and is not there for nothing', async () => {
    const page = await open(sizes[0]);
    const overview = page.locator('[data-overview]');
    expect(await overview.count()).toBe(0);
    for (let i = 0; i < 3; i++) await nearer(page).click();
    const before = await placeOf(page);
    const frame = await page.locator('[data-frame]').boundingBox();
    await overview.click({ position: { x: 8, y: 8 } });
    expect((await placeOf(page)).x).toBeGreaterThan(before.x);
    expect((await page.locator('[data-frame]').boundingBox())?.x ?? 0).toBeLessThan(frame?.x ?? 0);
    await page.getByRole('button', { name: 'Hide the overview' }).click();
    expect(await overview.count()).toBe(0);
    await page.getByRole('button', { name: 'Show the overview' }).click();
    await overview.waitFor();
    await whole(page).click();
    expect(await overview.count()).toBe(0);
  });
});

describe('fingers', () => {
  test('two of them zoom, and no overview takes the room', async () => {
    for (const size of sizes.slice(1)) {
      const page = await open(size);
      const first = await placeOf(page);
      await pinch(page, 60, 180);
      expect((await placeOf(page)).scale / first.scale).toBeCloseTo(3, 1);
      expect(await page.locator('[data-overview]').isVisible()).toBe(false);
      await pinch(page, 200, 20);
      expect((await placeOf(page)).scale).toBeCloseTo(first.scale);
      expect((await probeOf(page)).chosen).toEqual([]);
    }
  });

  test('the first tap points, the second chooses; a tap elsewhere points elsewhere', async () => {
    const page = await open(sizes[1]);
    await cellAt(page, 'c6-4').tap();
    expect(await probeOf(page)).toMatchObject({ pointed: 'c6-4', chosen: [] });
    expect(await page.locator('[data-caption]').textContent()).toBe('Plains, steps: 2Tap again to choose');
    await cellAt(page, 'c3-3').tap();
    expect(await probeOf(page)).toMatchObject({ pointed: 'c3-3', chosen: [] });
    await cellAt(page, 'c3-3').tap();
    expect(await probeOf(page)).toMatchObject({ pointed: 'c3-3', chosen: ['c3-3'] });
  });
});

describe('keys and screen readers', () => {
  test('the map is one stop, begins at the own piece and speaks', async () => {
    const page = await open(sizes[0]);
    await page.keyboard.press('Tab');
    const hero = cellAt(page, 'c4-3');
    expect(await hero.evaluate((cell) => cell === document.activeElement)).toBe(true);
    expect(await hero.getAttribute('aria-label')).toBe('Plains, your hero, you are here');
    const grid = page.getByRole('grid', { name: 'The valley' });
    expect(await grid.getByRole('row').count()).toBe(7);
    expect(await grid.getByRole('gridcell').count()).toBe(allCells);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    expect(await nearer(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await cellAt(page, 'c5-3').evaluate((cell) => cell === document.activeElement)).toBe(true);
  });

  test('Enter chooses, and what changes on the cell with the focus is told', async () => {
    const page = await open(sizes[0]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect((await probeOf(page)).chosen).toEqual(['c5-3']);
    await expect
      .poll(() => page.locator('[data-map] [role=status]').textContent())
      .toBe('Forest, your hero, you are here');
    expect(await cellAt(page, 'c5-3').evaluate((cell) => cell === document.activeElement)).toBe(true);
  });

  test('plus, minus, zero and arrows move the window while nothing has the focus', async () => {
    const page = await open(sizes[0]);
    const first = await placeOf(page);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    const near = await placeOf(page);
    expect(near.scale).toBeGreaterThan(first.scale);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const moved = await placeOf(page);
    expect([moved.x < near.x, moved.y < near.y]).toEqual([true, true]);
    await page.keyboard.press('-');
    expect((await placeOf(page)).scale).toBeLessThan(near.scale);
    await page.keyboard.press('0');
    expect(await placeOf(page)).toEqual(first);
  });

  test('with the focus on a cell, Shift with arrows moves the window and not the focus', async () => {
    const page = await open(sizes[0]);
    await page.keyboard.press('Tab');
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    const near = await placeOf(page);
    await page.keyboard.press('Shift+ArrowLeft');
    expect((await placeOf(page)).x).toBeGreaterThan(near.x);
    expect(await cellAt(page, 'c4-3').evaluate((cell) => cell === document.activeElement)).toBe(true);
  });

  test('it speaks German', async () => {
    const page = await stage.visit({ settings: { language: 'de' } });
    await openMap(page);
    expect(await cellAt(page, 'c2-3').getAttribute('aria-label')).toBe('Greywater, Ebene, Schritte: 2');
    await page.getByRole('button', { name: 'Zu meinem Helden' }).click();
    await page.getByRole('button', { name: 'Übersicht verbergen' }).waitFor();
  });
});

describe('where the window goes', () => {
  test('home is flown to smoothly, or at once where less motion is wanted', async () => {
    for (const motion of ['full', 'reduced'] as const) {
      const page = await stage.visit({ settings: { motion }, viewport: { width: 1000, height: 600 } });
      await openMap(page);
      await page.keyboard.press('0');
      await expect.poll(() => whole(page).getAttribute('aria-disabled')).toBe('true');
      const steps = await page.evaluate(async () => {
        const world = document.querySelector('[data-world]') as Element;
        const seen = new Set([world.getAttribute('transform')]);
        new MutationObserver(() => seen.add(world.getAttribute('transform'))).observe(world, { attributes: true });
        [...document.querySelectorAll('button')].find((one) => one.ariaLabel === 'Show my hero')?.click();
        await new Promise((resolve) => setTimeout(resolve, 900));
        return seen.size;
      });
      if (motion === 'full') expect(steps).toBeGreaterThan(4);
      else expect(steps).toBe(2);
      const [box, map] = [await cellAt(page, 'c4-3').boundingBox(), await windowOf(page)];
      expect((box?.height ?? 0) >= 105).toBe(true);
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - map.middle.x)).toBeLessThan(2);
      expect((await probeOf(page)).view?.scale).toBeCloseTo((await placeOf(page)).scale);
    }
  });

  test('a map that grows stays whole if it was, and stays where it is if it was not', async () => {
    const page = await open(sizes[0]);
    await page.getByRole('button', { name: 'Explore the east' }).click();
    expect(await cellsInWindow(page)).toHaveLength(allCells + 7);
    await openMap(page);
    for (let i = 0; i < 3; i++) await nearer(page).click();
    const near = await placeOf(page);
    await page.getByRole('button', { name: 'Explore the east' }).click();
    expect(await page.locator('[data-cell]').count()).toBe(allCells + 7);
    expect(await placeOf(page)).toEqual(near);
  });

  test('a cell that is taken away leaves the map within reach of Tab', async () => {
    const page = await open(sizes[0]);
    await page.getByRole('button', { name: 'Explore the east' }).click();
    await cellAt(page, 'd0').click();
    await page.getByRole('button', { name: 'Forget the east' }).click();
    expect(await page.locator('[data-cell][tabindex="0"]').getAttribute('data-cell')).toBe('c4-3');
  });

  test('a window that is turned keeps its middle', async () => {
    const page = await open(sizes[1]);
    await page.getByRole('button', { name: 'Show my hero' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    const isMiddle = async (): Promise<boolean> => {
      const [box, map] = [await cellAt(page, 'c4-3').boundingBox(), await windowOf(page)];
      return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - map.middle.x) < 40;
    };
    await expect.poll(isMiddle).toBe(true);
  });

  test('squares make a map too', async () => {
    const page = await stage.visit();
    await openMap(page, '?squares');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    const box = await cellAt(page, 'c3-3').boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
  });
});
