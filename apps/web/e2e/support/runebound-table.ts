import type { Choice, Pending } from '@heldentisch/engine';
import type { RuneboundState } from '@heldentisch/runebound';
import type { Locator, Page } from 'playwright-core';
import { mannerOf } from '../../src/games/runebound/model/manner.js';
import { pointingOf } from '../../src/games/runebound/model/objects.js';
import { waysIn } from '../../src/games/runebound/model/ways.js';
import type { Offer } from '../../src/table/kit/pointing.js';
import { pointAtOffer } from './point-at.js';

export function offersOf(decision: Pending, view: RuneboundState): Offer[] {
  const ways = waysIn(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, ways)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/**
 * Clicks on a thing. A space of the map may lie outside of its window or below its buttons: then it is clicked as a
 * screen reader does.
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

/** Makes one offered choice by pointing at what it speaks of. */
export const pointAt = (page: Page, decision: Pending, view: RuneboundState, choice: Choice): Promise<void> =>
  pointAtOffer(page, offersOf(decision, view), mannerOf(decision), choice, press);
