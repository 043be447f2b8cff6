import type { Locator, Page } from 'playwright-core';

export const cellAt = (page: Page, id: string): Locator => page.locator(`[data-cell="${id}"]`);

/** What the demonstration tells about itself. */
interface Probe {
  readonly draws: Readonly<Record<'terrain' | 'site' | 'piece', number>>;
  readonly pointed: string | null;
  readonly chosen: readonly string[];
  readonly view: { readonly x: number; readonly y: number; readonly scale: number } | null;
}

/** A copy of it as it is now. */
export const probeOf = (page: Page): Promise<Probe> =>
  page.evaluate(() => structuredClone((globalThis as unknown as { probe: Probe }).probe));

/** Opens the demonstration and waits until the map is in its window. */
export async function openMap(page: Page, search = ''): Promise<void> {
  await page.goto(`/${search}`);
  await page.locator('[data-world][transform]').waitFor();
}

export interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How the map lies in its window. */
export async function placeOf(page: Page): Promise<Place> {
  const transform = (await page.locator('[data-world]').getAttribute('transform')) ?? '';
  const [x = 0, y = 0, scale = 0] = (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  return { x, y, scale };
}

/** The window of the map, in pixels of the page. */
export async function windowOf(page: Page) {
  const box = await page.locator('[data-map] > svg:not([data-backdrop])').boundingBox();
  if (box === null) throw new Error('there is no map');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, as the browser gets them from a touch screen. */
export async function touch(page: Page, stages: readonly (readonly Finger[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });
  const [first = [], ...rest] = stages;
  await send('touchStart', first);
  for (const fingers of rest) await send('touchMove', fingers);
  await send('touchEnd', []);
  await client.detach();
}

/** The cells that are at least half in the window. */
export const cellsInWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame =
      document.querySelector('[data-map] > svg:not([data-backdrop])')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('[data-cell]')].flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isIn = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
      return isIn ? [cell.getAttribute('data-cell') ?? ''] : [];
    });
  });
