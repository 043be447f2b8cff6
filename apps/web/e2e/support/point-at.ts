import type { Choice } from '@heldentisch/engine';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { click, isVerb, type Manner, type ObjectKey, type Offer } from '../../src/table/kit/pointing.js';
import { waitMs } from './stage.js';

/** How the things that can be pointed at are found in the page. */
export const selectorOf = (key: ObjectKey): string => `[data-object="${key}"]`;

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
  for (const [key] of wanted.needs) {
    if (key === undefined || isVerb(key)) break;
    const result = click(offers, selected, key, manner);
    await press(page.locator(selectorOf(key)));
    if (result.kind === 'take') return;
    if (result.kind === 'refused') throw new Error(`${key} does not lead to ${JSON.stringify(choice)}`);
    selected = result.selected;
  }
  const buttons = page.locator('[data-actions] [data-choice]');
  const wantedText = JSON.stringify(choice);
  await expect.poll(() => choicesOf(buttons), { timeout: waitMs }).toContain(wantedText);
  await press(buttons.nth((await choicesOf(buttons)).indexOf(wantedText)));
}
