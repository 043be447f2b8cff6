import type { Choice, Pending } from '@heldentisch/engine';
import { type PixelState, placeNames } from '@heldentisch/pixel-tactics';
import { isArea, type ObjectKey, objectsOf, placeObject } from './choice-objects.js';

/** An offered choice together with the objects it speaks of. */
export interface Offer {
  readonly choice: Choice;
  readonly objects: readonly ObjectKey[];
}

export function offersOf(decision: Pending | null, view: PixelState): Offer[] {
  if (decision === null) return [];
  return (decision.options ?? []).map((choice) => ({ choice, objects: objectsOf(choice, decision, view) }));
}

/** The offers that contain everything selected. */
export function remaining(offers: readonly Offer[], selected: readonly ObjectKey[]): Offer[] {
  return offers.filter((offer) => selected.every((key) => offer.objects.includes(key)));
}

/** How much an object shines: `now` asks for a click, `start` begins something, `weak` can only be moved or removed. */
export type Light = 'now' | 'start' | 'weak';

const weakTypes = new Set(['move', 'clear']);

/**
 * Objects that a further click may name. In a turn without a selection only those light up with which something
 * begins (the attacker, not its targets), or the whole table would shine.
 */
export function litObjects(
  offers: readonly Offer[],
  selected: readonly ObjectKey[],
  isTurn: boolean,
): ReadonlyMap<ObjectKey, Light> {
  const lit = new Map<ObjectKey, Light>();
  const isStart = isTurn && selected.length === 0;
  for (const { choice, objects } of remaining(offers, selected)) {
    for (const key of isStart ? objects.slice(0, 1) : objects) {
      const light = !isStart ? 'now' : weakTypes.has(choice.type) ? 'weak' : 'start';
      if (lit.get(key) === undefined || light !== 'weak') lit.set(key, light);
    }
  }
  // An answer to an effect can still be begun elsewhere.
  if (!isTurn && selected.length > 0) {
    for (const key of offers.flatMap(({ objects }) => objects)) if (!lit.has(key)) lit.set(key, 'start');
  }
  for (const key of selected) lit.delete(key);
  return lit;
}

/** All objects of the rows or columns on offer that contain the place. */
export function areaOf(left: readonly Offer[], place: number | null): ReadonlySet<ObjectKey> {
  const key = place === null ? '' : placeObject(placeNames[place] ?? '');
  return new Set(
    left.filter(({ choice, objects }) => isArea(choice) && objects.includes(key)).flatMap((o) => o.objects),
  );
}

/** What a click on an object leads to. */
export type Click =
  | { readonly kind: 'take'; readonly choice: Choice }
  | { readonly kind: 'select'; readonly selected: readonly ObjectKey[] }
  | { readonly kind: 'refused' };

const isNamed = (offer: Offer, selected: readonly ObjectKey[]): boolean =>
  isArea(offer.choice) || offer.objects.every((key) => selected.includes(key));

/** Of two choices with the same objects (from here to there, from there to here) the order of the clicks decides. */
function inOrder(left: readonly Offer[], selected: readonly ObjectKey[]): Offer[] {
  if (selected.length < 2) return [...left];
  const exact = left.filter((offer) => selected.every((key, i) => offer.objects[i] === key));
  return exact.length > 0 && exact.length < left.length ? exact : [...left];
}

/**
 * The rule of pointing: a click keeps the offers with that object; a click on something that fits only from the
 * start begins anew; a second click on the same thing lets go of it. What is left alone is taken. In a turn, where a
 * slip costs an action, all objects of the choice must have been named.
 */
export function click(
  offers: readonly Offer[],
  selected: readonly ObjectKey[],
  key: ObjectKey,
  isTurn: boolean,
): Click {
  if (selected.includes(key)) return { kind: 'select', selected: selected.filter((other) => other !== key) };
  const joined = [...selected, key];
  const fits = remaining(offers, joined).length > 0;
  const next = fits ? joined : [key];
  const left = inOrder(remaining(offers, next), next);
  if (left.length === 0) return { kind: 'refused' };
  const only = left.length === 1 ? left[0] : undefined;
  if (only !== undefined && (!isTurn || isNamed(only, next))) return { kind: 'take', choice: only.choice };
  return { kind: 'select', selected: next };
}
