import type { Page } from 'playwright-core';

const thing = (page: Page, key: string) => page.locator(`[data-object="${key}"]`);

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/**
 * A finger takes the thing and lifts it a little. The browser calls a touch off when the page answers too late, as it may on a
 * busy machine; then one does what a person does: lets go and takes it again.
 */
async function takeWithFinger(page: Page, key: string, x: number, y: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: TouchType, touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let tries = 0; tries < 5; tries++) {
    // It leaves its place at once: resting there would mean to read the card.
    await Promise.all([touch('touchStart', [{ x, y }]), touch('touchMove', [{ x, y: y - 20 }])]);
    await touch('touchMove', [{ x, y: y - 25 }]);
    const taken = page.locator(`[data-object="${key}"][data-dragged]`).waitFor({ timeout: 2_000 });
    if (
      await taken.then(
        () => true,
        () => false,
      )
    )
      return touch;
    await touch('touchCancel', []);
    await page.keyboard.press('Escape');
  }
  throw new Error(`${key} cannot be taken with a finger`);
}

/** Drags with the mouse or with a finger, in a few steps as a person does. */
export async function drag(page: Page, from: string, onto: string, isTouch: boolean): Promise<void> {
  await page.locator(`[data-object="${from}"][data-drags]`).waitFor();
  const [start, goal] = await Promise.all([from, onto].map((key) => thing(page, key).boundingBox()));
  if (start == null || goal == null) throw new Error('nothing to drag');
  const [x1, y1] = [start.x + 15, start.y + 20];
  const [x2, y2] = [goal.x + goal.width / 2, goal.y + goal.height / 2];
  const points = [1, 2, 3, 4].map((i) => ({ x: x1 + ((x2 - x1) * i) / 4, y: y1 + ((y2 - y1) * i) / 4 }));
  if (isTouch) {
    const touch = await takeWithFinger(page, from, x1, y1);
    for (const point of points) await touch('touchMove', [point]);
    await page.locator('[data-over]').waitFor();
    await touch('touchEnd', []);
    return;
  }
  await page.mouse.move(x1, y1);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y);
  await page.locator('[data-over]').waitFor();
  await page.mouse.up();
}
