import type { Choice, Pending } from '@heldentisch/engine';
import type { RuneboundState } from '@heldentisch/runebound';
import type { Page } from 'playwright-core';
import { mannerOf } from '../../src/games/runebound/model/manner.js';
import { pointingOf } from '../../src/games/runebound/model/objects.js';
import { waysIn } from '../../src/games/runebound/model/ways.js';
import type { Offer } from '../../src/table/kit/pointing.js';
import { pointAtOffer, press } from './point-at.js';

export function offersOf(decision: Pending, view: RuneboundState): Offer[] {
  const ways = waysIn(view, decision.seat);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, ways)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Makes one offered choice by pointing at what it speaks of. */
export const pointAt = (page: Page, decision: Pending, view: RuneboundState, choice: Choice): Promise<void> =>
  pointAtOffer(page, offersOf(decision, view), mannerOf(decision), choice, press);
