import { leaderPlace } from '../grid.js';
import { abilityAt, type Notes } from '../units.js';
import type { PixelContext } from './piles.js';

/* Tells the coverage report which abilities have made a difference. */

/** The ability of the card that lies there: a hero's row, or the leader's. */
export const noteAbility = (c: PixelContext, place: number): void => c.resolved(abilityAt(c.state, place));

export const noteLeader = (c: PixelContext, seat: number): void => noteAbility(c, leaderPlace(seat));

/** Where abilities are collected that make a difference to a value; `noteAll` tells them. */
export const newNotes = (c: PixelContext): Notes => (c.isCovered ? [] : null);

export function noteAll(c: PixelContext, notes: Notes): void {
  if (notes !== null) for (const ability of notes) c.resolved(ability);
}
