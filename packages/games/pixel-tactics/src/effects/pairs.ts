import { type Refusal, refusal } from '@heldentisch/engine';
import { placeCount } from '../grid.js';
import { placeKey } from '../labels.js';
import type { PixelContext } from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { choose } from '../vocabulary.js';
import { type Filter, type PixelDeed, refused, whyNotPlace } from './targets.js';

/** What stands against two places together; like `Objection` a constant that becomes a refusal when asked. */
type PairObjection = (s: PixelState, place: number, other: number) => Refusal;

export const againstPair =
  (rule: string, which: string): PairObjection =>
  (_s, place, other) =>
    refusal(rule, { case: which, place: placeKey(place), with: placeKey(other) });

/** Two places that an effect asks for at once. */
export interface Pairing {
  readonly place: Filter;
  readonly with: Filter;
  /** Whether it matters which is named first; if not, only one of the two orders is offered. */
  readonly isDirected?: boolean;
  together?(s: PixelState, frame: PixelEffectFrame, place: number, other: number): PairObjection | null;
}

const sameTwice = againstPair('PT-CMP-03', 'same');
const wrongOrder = againstPair('PT-CMP-03', 'order');

function notTogether(
  s: PixelState,
  frame: PixelEffectFrame,
  { isDirected = false, together }: Pairing,
  place: number,
  other: number,
): PairObjection | null {
  if (place === other) return sameTwice;
  return together?.(s, frame, place, other) ?? (place > other && !isDirected ? wrongOrder : null);
}

/** Calls back for every pair until one call says that it is enough. */
function somePair(
  s: PixelState,
  frame: PixelEffectFrame,
  pairing: Pairing,
  isEnough: (place: number, other: number) => boolean,
): boolean {
  for (let place = 0; place < placeCount; place++) {
    if (pairing.place(s, place, frame) !== null) continue;
    for (let other = 0; other < placeCount; other++) {
      if (pairing.with(s, other, frame) !== null || notTogether(s, frame, pairing, place, other) !== null) continue;
      if (isEnough(place, other)) return true;
    }
  }
  return false;
}

export const hasPair = (s: PixelState, frame: PixelEffectFrame, pairing: Pairing): boolean =>
  somePair(s, frame, pairing, () => true);

/** The choice of two places that fit together. */
export const pair = (
  pairing: Pairing,
  act: (c: PixelContext, frame: PixelEffectFrame, place: number, other: number) => void,
): PixelDeed => ({
  kind: choose.swap,
  exact: true,
  candidates({ state }, frame, _seat, out) {
    somePair(state, frame, pairing, (place, other) => {
      out.add(choose.swap.code(place, other));
      return false;
    });
  },
  forbids({ state }, frame, _seat, code) {
    const place = choose.swap.place(code);
    const other = choose.swap.with(code);
    const unfit = whyNotPlace(state, frame, pairing.place, place) ?? whyNotPlace(state, frame, pairing.with, other);
    if (unfit !== null) return unfit;
    const objection = notTogether(state, frame, pairing, place, other);
    if (objection === null) return null;
    const { rule, params } = objection(state, place, other);
    return refused(frame, rule, params);
  },
  does: (c, frame, _seat, code) => act(c, frame, choose.swap.place(code), choose.swap.with(code)),
});
