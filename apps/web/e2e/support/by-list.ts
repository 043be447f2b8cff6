import type { Page } from 'playwright-core';
import { lastLine, waitForLineAfter, waitForTurn } from './table.js';

/** An option of the generic view. */
export interface ListedOffer {
  readonly index: number;
  readonly type: string;
  readonly text: string;
}

export const offersIn = (page: Page): Promise<ListedOffer[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.offer')].map((offer, index) => ({
      index,
      type: offer.dataset.type ?? '',
      text: (offer.textContent ?? '').replace(/^\d+\s*/, ''),
    })),
  );

/** What ends a game of Pixel Tactics soon. */
export function pickQuickly(offers: readonly ListedOffer[]): ListedOffer {
  const wishes: ((offer: ListedOffer) => boolean)[] = [
    ({ type, text }) => type === 'attack' && /leader/i.test(text),
    ({ type }) => type === 'attack',
    ({ type }) => type === 'recruit',
    ({ type }) => type === 'cast',
    ({ type }) => type === 'draw',
    () => true,
  ];
  for (const wish of wishes) {
    const offer = offers.find(wish);
    if (offer !== undefined) return offer;
  }
  throw new Error('nothing is offered');
}

/** One choice in the list, by a click. */
export async function chooseInList(page: Page, pick = pickQuickly): Promise<ListedOffer> {
  await page.locator('.offer').first().waitFor();
  const line = await lastLine(page);
  const offer = pick(await offersIn(page));
  await page.locator('.offer').nth(offer.index).click();
  await waitForLineAfter(page, line);
  return offer;
}

const focusedOffer = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('.offer')].indexOf(document.activeElement as Element));

/** One choice in the list, by arrow keys and Enter. */
export async function chooseByKeys(page: Page, pick = pickQuickly): Promise<ListedOffer> {
  await page.locator('.offer').first().waitFor();
  const line = await lastLine(page);
  const offer = pick(await offersIn(page));
  for (let keys = 0, at = await focusedOffer(page); at !== offer.index; keys++) {
    if (keys > 200) throw new Error(`the arrow keys do not reach option ${offer.index}`);
    await page.keyboard.press(at > offer.index ? 'ArrowUp' : 'ArrowDown');
    at = await focusedOffer(page);
  }
  await page.keyboard.press('Enter');
  await waitForLineAfter(page, line);
  return offer;
}

export async function playToEndByKeys(page: Page, mostChoices = 400): Promise<number> {
  for (let choices = 0; choices < mostChoices; choices++) {
    if (!(await waitForTurn(page))) return choices;
    await chooseByKeys(page);
  }
  throw new Error(`the game was not over after ${mostChoices} choices`);
}
