import type { Choice, Pending } from '@heldentisch/engine';
import { isVerb, type ObjectKey, type Pointing, pointingOf, type Surroundings } from './choice-objects.js';

/** An offered choice together with the things it speaks of. */
export interface Offer extends Pointing {
  readonly choice: Choice;
}

export function offersOf(decision: Pending | null, surroundings: Surroundings): Offer[] {
  if (decision === null) return [];
  return (decision.options ?? []).map((choice) => ({ choice, ...pointingOf(choice, decision, surroundings) }));
}

const speaksOf = (offer: Offer, key: ObjectKey): boolean =>
  offer.also.includes(key) || offer.needs.some((group) => group.includes(key));

/** The offers that contain everything selected. */
export const remaining = (offers: readonly Offer[], selected: readonly ObjectKey[]): Offer[] =>
  offers.filter((offer) => selected.every((key) => speaksOf(offer, key)));

const missing = (offer: Offer, selected: readonly ObjectKey[]): readonly (readonly ObjectKey[])[] =>
  offer.needs.filter((group) => !group.some((key) => selected.includes(key)));

const isNamed = (offer: Offer, selected: readonly ObjectKey[]): boolean => missing(offer, selected).length === 0;

/** How much a thing shines: `now` asks for a click, `start` begins something, `weak` is possible but rarely wanted. */
export type Light = 'now' | 'start' | 'weak';
const strength: Readonly<Record<Light, number>> = { weak: 1, start: 2, now: 3 };

/** Possible with nearly every card; nobody needs to be reminded of it by light. */
const weakTypes = new Set(['exchange', 'buy', 'takeBack', 'transfer']);

/**
 * Things that a further click may name. Without a selection those light up with which something begins (the attacker,
 * not its targets), or the whole table would shine.
 */
export function litObjects(offers: readonly Offer[], selected: readonly ObjectKey[]): ReadonlyMap<ObjectKey, Light> {
  const lit = new Map<ObjectKey, Light>();
  const shine = (key: ObjectKey | undefined, light: Light): void => {
    if (key === undefined || isVerb(key) || selected.includes(key)) return;
    const before = lit.get(key);
    if (before === undefined || strength[before] < strength[light]) lit.set(key, light);
  };
  for (const offer of remaining(offers, selected)) {
    const isWeak = weakTypes.has(offer.choice.type);
    if (selected.length > 0) {
      for (const group of missing(offer, selected)) for (const key of group) shine(key, isWeak ? 'weak' : 'now');
    } else {
      const light = isWeak ? 'weak' : offer.needs.length === 1 ? 'now' : 'start';
      shine(offer.needs[0]?.[0], light);
      if (offer.needs.length > 1) for (const key of offer.also) shine(key, light);
    }
  }
  return lit;
}

/** More than this is chosen on the table, not from a list. */
const fewOffers = 12;

/**
 * The offers that stand as buttons: those that need nothing but a word any more, and those between which only a button
 * can decide. A short question is answered by buttons from the start.
 */
export function buttonsOf(offers: readonly Offer[], selected: readonly ObjectKey[], isTurn: boolean): Offer[] {
  const left = remaining(offers, selected);
  if (!isTurn && left.length <= fewOffers) return left;
  return left.filter((offer) => missing(offer, selected).every((group) => group.some(isVerb)));
}

/** What a click on a thing leads to. */
export type Click =
  | { readonly kind: 'take'; readonly choice: Choice }
  | { readonly kind: 'select'; readonly selected: readonly ObjectKey[] }
  | { readonly kind: 'refused' };

/** The click goes on with nothing that was begun, and something else begins with this thing. */
function beginsAnew(offers: readonly Offer[], fits: readonly Offer[], joined: readonly ObjectKey[], key: ObjectKey) {
  if (fits.some((offer) => isNamed(offer, joined) || offer.needs[0]?.includes(key))) return false;
  return offers.some((offer) => offer.needs[0]?.includes(key) || offer.also.includes(key));
}

/**
 * The rule of pointing: a click keeps the offers that speak of that thing; a click on something that fits only from
 * the start begins anew; a second click on the same thing lets go of it. A choice is taken when it is left alone and
 * everything it needs has been named.
 */
export function click(offers: readonly Offer[], selected: readonly ObjectKey[], key: ObjectKey): Click {
  if (selected.includes(key)) return { kind: 'select', selected: selected.filter((other) => other !== key) };
  const joined = [...selected, key];
  const fits = remaining(offers, joined);
  const next = fits.length === 0 || (selected.length > 0 && beginsAnew(offers, fits, joined, key)) ? [key] : joined;
  const left = remaining(offers, next);
  if (left.length === 0) return { kind: 'refused' };
  const only = left.length === 1 ? left[0] : undefined;
  if (only !== undefined && isNamed(only, next)) return { kind: 'take', choice: only.choice };
  return { kind: 'select', selected: next };
}

/**
 * What it leads to that one thing is dropped onto another: both are meant, so nothing begins anew. What needs no more
 * than itself is done wherever it falls.
 */
export function drop(offers: readonly Offer[], from: ObjectKey, onto: ObjectKey): Click {
  const both = [from, onto];
  const left = remaining(offers, both);
  if (left.length === 0) {
    const alone = click(offers, [], from);
    return alone.kind === 'take' ? alone : { kind: 'refused' };
  }
  const only = left.length === 1 ? left[0] : undefined;
  return only !== undefined && isNamed(only, both)
    ? { kind: 'take', choice: only.choice }
    : { kind: 'select', selected: both };
}
