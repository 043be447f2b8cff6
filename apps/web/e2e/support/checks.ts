import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitMs } from './stage.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly impact?: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Serious and critical findings of axe on the page as it is. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => {
        const summary = failureSummary?.replace(/\s+/g, ' ') ?? '';
        return `${id} (${help}): ${html.slice(0, 160)} · ${summary.slice(0, 260)}`;
      }),
    );
}

/** Waits until nothing fades or slides any more: colours go softly from one scheme to the other. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (one: Animation): boolean => one.effect?.getComputedTiming().iterations !== Infinity;
    const frame = (): Promise<unknown> =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 100)),
      ]);
    // What inherits a fading colour begins to fade a frame later: it is over when nothing moved for some frames.
    for (let frames = 0, still = 0; still < 3 && frames < 120; frames++) {
      await frame();
      still = document.getAnimations().some(isEnding) ? 0 : still + 1;
    }
  });
}

/** Work in the page has no time limit of its own. */
async function within<T>(limitMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** axe on the page as it is, by default in light and in dark. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await within(waitMs, 'settling', settle(page));
    expect(await within(2 * waitMs, 'axe', findings(page)), colorScheme).toEqual([]);
  }
}

/** Nothing is wider than the screen of a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, wide } = await page.evaluate(() => {
    const root = document.scrollingElement as HTMLElement;
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return { width: [root.scrollWidth, root.clientWidth] as const, wide: names.slice(0, 8) };
  });
  expect(width[0], `wider than the screen: ${wide.join(', ')}`).toBeLessThanOrEqual(width[1]);
}
