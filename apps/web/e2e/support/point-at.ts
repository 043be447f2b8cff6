import type { Choice } from '@heldentisch/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { click, isVerb, type Manner, type ObjectKey, type Offer } from '../../src/table/kit/pointing.js';
import { waitMs } from './stage.js';

/** How the things that can be pointed at are found in the page. */
export const selectorOf = (key: ObjectKey): string => `[data-object="${key}"]`;

/**
 * Clicks on a thing. A space of a map may lie outside of its window or below its buttons: then it is clicked as a screen
 * reader does.
 */
export async function press(thing: Locator): Promise<void> {
  const isFree = await thing.evaluate((element) => {
    if (element.closest('[data-map]') === null) return true;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  if (isFree) await thing.click();
  else await thing.dispatchEvent('click');
}

/** The choices that stand as buttons, in their order. */
const choicesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.choice ?? ''));

/**
 * Makes one offered choice as a person does: by clicking on what it speaks of, and on its button if one is needed.
 * `press` does it in another way than with the mouse.
 */
export async function pointAtOffer(
  page: Page,
  offers: readonly Offer[],
  manner: Manner,
  choice: Choice,
  press: (thing: Locator) => Promise<void> = (thing) => thing.click(),
): Promise<void> {
  const wanted = offers.find((offer) => JSON.stringify(offer.choice) === JSON.stringify(choice));
  if (wanted === undefined) throw new Error(`${JSON.stringify(choice)} is not offered`);
  let selected: readonly ObjectKey[] = [];
  for (const group of wanted.needs) {
    const [key] = group;
    if (key === undefined || isVerb(key)) break;
    // What has a button too need not lie on the table.
    if (group.some(isVerb) && (await page.locator(selectorOf(key)).count()) === 0) break;
    const result = click(offers, selected, key, manner);
    // A place for a tile has several cells.
    await press(page.locator(selectorOf(key)).first());
    if (result.kind === 'take') return;
    if (result.kind === 'refused') throw new Error(`${key} does not lead to ${JSON.stringify(choice)}`);
    selected = result.selected;
  }
  const buttons = page.locator(':is([data-actions], [data-ways]) [data-choice]');
  const wantedText = JSON.stringify(choice);
  await expect.poll(() => choicesOf(buttons), { timeout: waitMs }).toContain(wantedText);
  await press(buttons.nth((await choicesOf(buttons)).indexOf(wantedText)));
}
