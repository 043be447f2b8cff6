import type { Page } from 'playwright-core';

/** Drags with the mouse or with a finger, in a few steps as a person does. */
export async function drag(page: Page, from: string, onto: string, isTouch: boolean): Promise<void> {
  const [start, goal] = await Promise.all(
    [from, onto].map((key) => page.locator(`[data-object="${key}"]`).boundingBox()),
  );
  if (start == null || goal == null) throw new Error('nothing to drag');
  const [x1, y1] = [start.x + 15, start.y + 20];
  const [x2, y2] = [goal.x + goal.width / 2, goal.y + goal.height / 2];
  const points = [1, 2, 3, 4].map((i) => ({ x: x1 + ((x2 - x1) * i) / 4, y: y1 + ((y2 - y1) * i) / 4 }));
  if (isTouch) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    // The finger leaves its place at once: where the page is slow to answer, resting there would mean to read the card.
    await Promise.all([touch('touchStart', [{ x: x1, y: y1 }]), touch('touchMove', [{ x: x1, y: y1 - 20 }])]);
    for (const point of points) await touch('touchMove', [point]);
    await touch('touchEnd', []);
    return;
  }
  await page.mouse.move(x1, y1);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y);
  await page.locator('[data-over]').waitFor();
  await page.mouse.up();
}
