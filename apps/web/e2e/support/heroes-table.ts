import type { Choice, Pending } from '@heldentisch/engine';
import { beingsInPlay, cardIds, type HeldenState } from '@heldentisch/kleine-helden';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isVerb, type ObjectKey } from '../../src/games/kleine-helden/model/choice-objects.js';
import { click, offersOf } from '../../src/games/kleine-helden/model/selection.js';
import { waitMs } from './stage.js';

/** What a person sees on the table of Kleine Helden who is asked something: selectors of what shines and of buttons. */
export interface HeroesSight {
  readonly lit: readonly string[];
  readonly buttons: readonly string[];
}

export function lookAtHeroes(page: Page): Promise<HeroesSight> {
  return page.evaluate(() => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const of = (list: HTMLElement[], write: (data: DOMStringMap) => string): string[] =>
      list.map(({ dataset }) => write(dataset));
    return {
      lit: [
        ...of(all('.kh-hand-slot[data-lit] > [data-hand]'), ({ hand }) => `[data-hand="${hand}"]`),
        ...of(all('.kh-chip[data-lit]'), ({ card }) => `.kh-chip[data-card="${card}"]`),
        ...of(all('[data-lit] > .kh-tray-card'), ({ tray }) => `[data-tray="${tray}"]`),
        ...of(all('.kh-being[data-lit]'), ({ being }) => `.kh-being[data-being="${being}"]`),
        ...of(all('.kh-deck[data-lit][data-deck]'), ({ deck }) => `.kh-deck[data-deck="${deck}"]`),
      ],
      buttons: all('.kh-actions .kh-button[data-type]').map((_, i) => `.kh-actions .kh-button[data-type] >> nth=${i}`),
    };
  });
}

/** How the things that can be pointed at are found in the page. */
function selectorOf(key: ObjectKey): string {
  const [kind, name] = key.split(':');
  switch (kind) {
    case 'being':
      return `.kh-being[data-being="${name}"]`;
    case 'hand':
      return `[data-hand="${name}"]`;
    case 'gear':
      return `.kh-chip[data-card="${name}"]`;
    case 'tray':
      return `[data-tray="${name}"]`;
    case 'deck':
      return `.kh-deck[data-deck="${name}"]`;
    case 'seat':
      return `[data-seat-button="${name}"]`;
    default:
      return '.kh-pile[data-deck="gold"] .kh-deck';
  }
}

/** The choices that stand as buttons, in their order. */
const choicesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((button) => (button as HTMLElement).dataset.choice ?? ''));

/** Makes one offered choice as a person does: by clicking on what it speaks of, and on its button if one is needed. */
export async function pointAt(page: Page, decision: Pending, view: HeldenState, choice: Choice): Promise<void> {
  const offers = offersOf(decision, { view, beings: beingsInPlay(view), cards: cardIds });
  const wanted = offers.find((offer) => JSON.stringify(offer.choice) === JSON.stringify(choice));
  if (wanted === undefined) throw new Error(`${JSON.stringify(choice)} is not offered`);
  let selected: readonly ObjectKey[] = [];
  for (const [key] of wanted.needs) {
    if (key === undefined || isVerb(key)) break;
    const result = click(offers, selected, key);
    await page.locator(selectorOf(key)).click();
    if (result.kind === 'take') return;
    if (result.kind === 'refused') throw new Error(`${key} does not lead to ${JSON.stringify(choice)}`);
    selected = result.selected;
  }
  const buttons = page.locator('.kh-actions .kh-button[data-choice]');
  const wantedText = JSON.stringify(choice);
  await expect.poll(() => choicesOf(buttons), { timeout: waitMs }).toContain(wantedText);
  await buttons.nth((await choicesOf(buttons)).indexOf(wantedText)).click();
}
