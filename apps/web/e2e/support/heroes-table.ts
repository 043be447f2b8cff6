import type { Choice, Pending } from '@heldentisch/engine';
import { beingsInPlay, type HeldenState } from '@heldentisch/kleine-helden';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mannerOf } from '../../src/games/kleine-helden/model/manner.js';
import { pointingOf } from '../../src/games/kleine-helden/model/objects.js';
import { click, isVerb, type ObjectKey, type Offer } from '../../src/table/kit/pointing.js';
import { waitMs } from './stage.js';

/** What a person sees on the table of Kleine Helden who is asked something: selectors of what shines and of buttons. */
export interface HeroesSight {
  readonly lit: readonly string[];
  readonly buttons: readonly string[];
}

export function lookAtHeroes(page: Page): Promise<HeroesSight> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('[data-object][data-lit]')];
    const buttons = [...document.querySelectorAll('[data-actions] [data-choice]')];
    return {
      lit: lit.map(({ dataset }) => `[data-object="${dataset.object}"]`),
      buttons: buttons.map((_, i) => `[data-actions] [data-choice] >> nth=${i}`),
    };
  });
}

/** How the things that can be pointed at are found in the page. */
export const selectorOf = (key: ObjectKey): string => `[data-object="${key}"]`;

export function offersOf(decision: Pending, view: HeldenState): Offer[] {
  const beings = beingsInPlay(view);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, beings)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** The choices that stand as buttons, in their order. */
const choicesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.choice ?? ''));

/**
 * Makes one offered choice as a person does: by clicking on what it speaks of, and on its button if one is needed.
 * `press` does it in another way than with the mouse.
 */
export async function pointAt(
  page: Page,
  decision: Pending,
  view: HeldenState,
  choice: Choice,
  press: (thing: Locator) => Promise<void> = (thing) => thing.click(),
): Promise<void> {
  const offers = offersOf(decision, view);
  const wanted = offers.find((offer) => JSON.stringify(offer.choice) === JSON.stringify(choice));
  if (wanted === undefined) throw new Error(`${JSON.stringify(choice)} is not offered`);
  let selected: readonly ObjectKey[] = [];
  for (const [key] of wanted.needs) {
    if (key === undefined || isVerb(key)) break;
    const result = click(offers, selected, key, mannerOf(decision));
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
