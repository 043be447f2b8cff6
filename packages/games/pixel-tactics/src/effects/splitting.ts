import { again, type Refusal } from '@heldentisch/engine';
import { placeCount } from '../grid.js';
import { against, cardAt } from '../rules/objections.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { choose } from '../vocabulary.js';
import { type Filter, type PixelDeed, refused, whyNotPlace } from './targets.js';

/* Damage and healing that a player divides, one hero at a time. The answers hold pairs of place and amount. */

export const givenPlaces = (frame: PixelEffectFrame): number[] => frame.answers.filter((_, i) => i % 2 === 0);
export const givenAmounts = (frame: PixelEffectFrame): number[] => frame.answers.filter((_, i) => i % 2 === 1);
export const givenTotal = (frame: PixelEffectFrame): number =>
  givenAmounts(frame).reduce((sum, amount) => sum + amount, 0);

/** Notes the part, and asks for the next one. */
export function giveAndGoOn(frame: PixelEffectFrame, place: number, amount: number): void {
  frame.answers.push(place, amount);
  again(frame);
}

export const chosenBefore = against('PT-EFF-04', 'twice');
export const notGivenYet: Filter = (_s, place, f) => (givenPlaces(f).includes(place) ? chosenBefore : null);

export interface Splitting {
  /** The heroes that may get a part now. */
  readonly filter: Filter;
  /** How much the card allows for the next part. */
  most(s: PixelState, frame: PixelEffectFrame): number;
  /** The card whose damage is removed: there cannot be taken more than lies there. */
  from?(frame: PixelEffectFrame, place: number): number;
  give(c: PixelContext, frame: PixelEffectFrame, place: number, amount: number): void;
}

export const split = ({ filter, most, from, give }: Splitting): PixelDeed => ({
  kind: choose.split,
  exact: true,
  candidates({ state: s }, frame, _seat, out) {
    const allowed = most(s, frame);
    for (let place = 0; place < placeCount; place++) {
      if (filter(s, place, frame) !== null) continue;
      const lies = from === undefined ? allowed : (s.damage[from(frame, place)] as number);
      for (let amount = 1; amount <= Math.min(allowed, lies); amount++) {
        out.add(choose.split.code(place, amount));
      }
    }
  },
  forbids({ state: s }, frame, _seat, code) {
    const place = choose.split.place(code);
    const amount = choose.split.amount(code);
    const unfit = whyNotPlace(s, frame, filter, place);
    if (unfit !== null) return unfit;
    if (amount === 0) return refused(frame, 'PT-EFF-04', { case: 'zero' });
    if (amount > most(s, frame)) return refused(frame, 'PT-EFF-04', { case: 'most', amount, most: most(s, frame) });
    const source = from === undefined ? -1 : from(frame, place);
    return source < 0 ? null : moreThanLies(s, frame, source, amount);
  },
  does: (c, frame, _seat, code) => give(c, frame, choose.split.place(code), choose.split.amount(code)),
});

/** The rule against taking more damage from a card than lies there, or null if there is enough. */
export function moreThanLies(s: PixelState, frame: PixelEffectFrame, place: number, amount: number): Refusal | null {
  const lies = s.damage[place] as number;
  return amount <= lies ? null : refused(frame, 'PT-DMG-01', { case: 'less', most: lies, ...cardAt(s, place) });
}
