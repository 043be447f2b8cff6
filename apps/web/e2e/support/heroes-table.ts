import type { Choice, Pending } from '@heldentisch/engine';
import { beingsInPlay, type HeldenState } from '@heldentisch/kleine-helden';
import type { Locator, Page } from 'playwright-core';
import { mannerOf } from '../../src/games/kleine-helden/model/manner.js';
import { pointingOf } from '../../src/games/kleine-helden/model/objects.js';
import type { Offer } from '../../src/table/kit/pointing.js';
import { pointAtOffer } from './point-at.js';

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

export { selectorOf } from './point-at.js';

export function offersOf(decision: Pending, view: HeldenState): Offer[] {
  const beings = beingsInPlay(view);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, beings)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Makes one offered choice as a person does. `press` does it in another way than with the mouse. */
export const pointAt = (
  page: Page,
  decision: Pending,
  view: HeldenState,
  choice: Choice,
  press?: (thing: Locator) => Promise<void>,
): Promise<void> => pointAtOffer(page, offersOf(decision, view), mannerOf(decision), choice, press);
