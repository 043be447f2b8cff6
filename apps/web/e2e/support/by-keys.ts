import { type Game, type State, viewFor } from '@heldentisch/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Manner, Offer } from '../../src/table/kit/pointing.js';
import { KeptMatch, replaceMatch } from './kept-match.js';
import { askedOf, type KindPosition } from './kinds-of-choices.js';
import { pointAtOffer } from './point-at.js';
import { waitMs } from './stage.js';

interface Watcher {
  lost: string[];
  isTabbing: boolean;
}

/**
 * Writes down whenever nothing has the focus, looked at more often than frames are drawn: a window that nobody looks at
 * draws none. Tab itself may leave the page at its end: that does not count.
 */
export async function watchFocus(page: Page): Promise<void> {
  await page.locator('[data-table]').focus();
  await page.evaluate(() => {
    const here = Object.assign(globalThis, { lost: [] as string[], isTabbing: false });
    const look = (): void => {
      if (!here.isTabbing && document.activeElement === document.body)
        here.lost.push(document.querySelector('.prompt-line')?.textContent ?? '');
    };
    setInterval(look, 8);
  });
}

/** What was asked whenever the focus was lost. */
export const lostFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Watcher).lost);

const isFocused = (thing: Locator): Promise<boolean> => thing.evaluate((element) => element === document.activeElement);

/** The arrow keys that lead from what has the focus to the thing, the better one first. */
const towards = (thing: Locator): Promise<string[]> =>
  thing.evaluate((element) => {
    const middle = (of: Element): [number, number] => {
      const { left, top, width, height } = of.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(document.activeElement ?? document.body);
    const [toX, toY] = middle(element);
    const keys = [toX > x ? 'ArrowRight' : 'ArrowLeft', toY > y ? 'ArrowDown' : 'ArrowUp'];
    return Math.abs(toX - x) > Math.abs(toY - y) ? keys : keys.reverse();
  });

const focusName = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.outerHTML.slice(0, 200) ?? '');

/** Goes to a thing by the arrow keys; false if they do not lead there. */
async function walkTo(page: Page, thing: Locator): Promise<boolean> {
  for (let steps = 0; steps < 25; steps++) {
    if (await isFocused(thing)) return true;
    const before = await focusName(page);
    for (const key of await towards(thing)) {
      await page.keyboard.press(key);
      if ((await focusName(page)) !== before) break;
    }
    if ((await focusName(page)) === before) return false;
  }
  return false;
}

/** Goes to a thing with Tab. */
async function tabTo(page: Page, thing: Locator): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isTabbing: true }));
  for (let steps = 0; !(await isFocused(thing)); steps++) {
    if (steps > 160) throw new Error(`neither arrow keys nor Tab lead to ${thing}`);
    await page.keyboard.press('Tab');
  }
  await page.evaluate(() => Object.assign(globalThis, { isTabbing: false }));
}

/** Goes to a thing by the keyboard alone and presses Enter. */
export async function pressByKeys(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor();
  if (!(await walkTo(page, thing))) await tabTo(page, thing);
  await page.keyboard.press('Enter');
}

/** What a game's table says of pointing. */
interface Pointed<S extends State> {
  readonly game: Game<S>;
  offersOf(decision: NonNullable<ReturnType<typeof askedOf>>, view: S): readonly Offer[];
  mannerOf(decision: NonNullable<ReturnType<typeof askedOf>>): Manner;
}

/** Makes the choice of a position by the keyboard alone, in a table of as many seats that is open in the page. */
export async function chooseByKeys<S extends State>(page: Page, position: KindPosition, pointed: Pointed<S>) {
  const { kind, file, choice } = position;
  await replaceMatch(page, position.build());
  await page.locator('.prompt-line.is-mine').waitFor();
  await watchFocus(page);
  const kept = await KeptMatch.of(page, pointed.game);
  await kept.follow();
  const decision = askedOf(kept.match);
  if (decision === undefined) throw new Error(`${kind} (${file}): nothing is asked`);
  const offers = pointed.offersOf(decision, viewFor(kept.match, 0));
  const { length } = kept.match.log;
  await pointAtOffer(page, offers, pointed.mannerOf(decision), choice, (thing) => pressByKeys(page, thing));
  const made = JSON.stringify({ seat: 0, choice });
  const linesSince = (): Promise<string[]> =>
    kept.follow().then(() => kept.match.log.slice(length).map((line) => JSON.stringify(line)));
  await expect.poll(linesSince, { timeout: waitMs, message: `${kind} (${file})` }).toContain(made);
  await page.locator('.prompt-line.is-mine, [data-testid="result"]').first().waitFor();
  expect(await lostFocus(page), `${kind} (${file})`).toEqual([]);
}
