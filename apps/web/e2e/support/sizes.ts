import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The windows in which every table must work. */
export const sizes = [
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
  [844, 390],
] as const;

/**
 * The important parts of a table carry `data-part`. No one may lie over another, unless it stands inside of it, and none
 * may leave the window. What scrolls on purpose carries `data-scrolls`: inside of it only what can be seen counts.
 */
export async function expectPartsApart(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const tolerance = 1;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    );
    /** What can be seen of it: without what a scrolling frame hides. */
    const seen = (element: HTMLElement): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
        if (frame.dataset.scrolls === undefined) continue;
        const box = frame.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const all = parts
      .map((element) => ({ element, name: element.dataset.part ?? '', box: seen(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      // On a phone log and chat stand below the table, where the page is scrolled to.
      .filter(({ name, box }) => name !== 'side' || box.top < innerHeight - tolerance);
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - tolerance &&
      b.left < a.right - tolerance &&
      a.top < b.bottom - tolerance &&
      b.top < a.bottom - tolerance;
    const round = ({ left, top, right, bottom }: DOMRect): string =>
      [left, top, right, bottom].map((value) => Math.round(value)).join(' ');
    return all.flatMap(({ element, name, box }, i) => [
      ...(box.left < -tolerance ||
      box.top < -tolerance ||
      box.right > innerWidth + tolerance ||
      box.bottom > innerHeight + tolerance
        ? [`${name} leaves the window (${round(box)})`]
        : []),
      ...all
        .slice(i + 1)
        .filter(
          (other) => !element.contains(other.element) && !other.element.contains(element) && isOver(box, other.box),
        )
        .map((other) => `${name} (${round(box)}) lies over ${other.name} (${round(other.box)})`),
    ]);
  });
  expect(faults, where).toEqual([]);
}

/** So many pictures in a row in which no part has moved: what answers to a new size is drawn again by its own answer. */
const stillFrames = 3;
/** A browser with much to do may not draw for seconds; then a picture, however small, makes it. */
const longestFrameMs = 300;

/** Whether nothing moves any more; false if the browser does not draw. */
const isSettled = (page: Page): Promise<boolean> =>
  page.evaluate(
    ([frames, patience]) =>
      new Promise<boolean>((resolve) => {
        let [before, still] = ['', 0];
        let timer = 0;
        const look = (): void => {
          clearTimeout(timer);
          const now = [...document.querySelectorAll('[data-part]')]
            .map((part) => Object.values(part.getBoundingClientRect().toJSON()).join())
            .join(' ');
          still = now === before ? still + 1 : 0;
          before = now;
          if (still >= frames) resolve(true);
          else wait();
        };
        const wait = (): void => {
          const frame = requestAnimationFrame(look);
          timer = window.setTimeout(() => {
            cancelAnimationFrame(frame);
            resolve(false);
          }, patience);
        };
        wait();
      }),
    [stillFrames, longestFrameMs] as const,
  );

async function settle(page: Page): Promise<void> {
  for (let tries = 0; tries < 20 && !(await isSettled(page)); tries++) {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  }
}

/** To paint pictures takes longest, and what is inside of one moves nothing outside of it. */
const showPictures = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate(
    (display) => {
      for (const part of document.querySelectorAll<SVGElement>('svg > *')) part.style.display = display;
    },
    isShown ? '' : 'none',
  );

/** The page in every size, one after another; `look` is called when it has settled. */
export async function inEverySize(page: Page, look: (size: string) => Promise<void>): Promise<void> {
  await showPictures(page, false);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settle(page);
    await look(`${width}x${height}`);
  }
  await showPictures(page, true);
}
