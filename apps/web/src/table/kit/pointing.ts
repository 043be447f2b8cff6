import type { Choice } from '@heldentisch/engine';

/**
 * The name of a thing on the table that can be pointed at: `hand:knight`, `place:0:f1`, `deck:red`. A name that begins
 * with `verb:` is no thing but a word: a button. Choices are matched to things by these names only; the table knows no
 * rules.
 */
export type ObjectKey = string;

export const verb = (name: string): ObjectKey => `verb:${name}`;
export const isVerb = (key: ObjectKey): boolean => key.startsWith('verb:');

/** What must be pointed at for a choice: of each group one thing. `also` narrows the choice down but is not needed. */
export interface Pointing {
  readonly needs: readonly (readonly ObjectKey[])[];
  readonly also?: readonly ObjectKey[];
  /** What is meant together with it: taken right after it, as far as it is offered then. */
  readonly next?: readonly Choice[];
}

/** An offered choice together with what it points at. */
export interface Offer extends Pointing {
  readonly choice: Choice;
}

/** How a question is answered by pointing. */
export interface Manner {
  /** So much is possible that it is done on the table, step by step, and nothing by a single slip. */
  readonly isTurn: boolean;
  /** Kinds of choices that are nearly always possible and rarely wanted: they hardly shine. */
  readonly weak: ReadonlySet<string>;
}

const speaksOf = (offer: Offer, key: ObjectKey): boolean =>
  offer.also?.includes(key) === true || offer.needs.some((group) => group.includes(key));

/** The offers that contain everything selected. */
export const remaining = (offers: readonly Offer[], selected: readonly ObjectKey[]): Offer[] =>
  offers.filter((offer) => selected.every((key) => speaksOf(offer, key)));

const missing = (offer: Offer, selected: readonly ObjectKey[]): readonly (readonly ObjectKey[])[] =>
  offer.needs.filter((group) => !group.some((key) => selected.includes(key)));

const isNamed = (offer: Offer, selected: readonly ObjectKey[]): boolean => missing(offer, selected).length === 0;

/** Of several things to say of one target the one that weighs most. */
export function strongest<Target, Said>(
  said: Iterable<readonly [Target, Said]>,
  weight: (said: Said) => number,
): ReadonlyMap<Target, Said> {
  const best = new Map<Target, Said>();
  for (const [target, one] of said) {
    const known = best.get(target);
    if (known === undefined || weight(known) < weight(one)) best.set(target, one);
  }
  return best;
}

/** How much a thing shines: `now` asks for a click, `start` begins something, `weak` is possible but rarely wanted. */
export type Light = 'now' | 'start' | 'weak';
const strength: Readonly<Record<Light, number>> = { weak: 1, start: 2, now: 3 };

/**
 * Things that a further click may name. In a turn without a selection those light up with which something begins (the
 * attacker, not its targets), or the whole table would shine.
 */
export function litObjects(
  offers: readonly Offer[],
  selected: readonly ObjectKey[],
  { isTurn, weak }: Manner,
): ReadonlyMap<ObjectKey, Light> {
  const lit = new Map<ObjectKey, Light>();
  const shine = (keys: readonly ObjectKey[], light: Light): void => {
    for (const key of keys) {
      if (isVerb(key) || selected.includes(key)) continue;
      const before = lit.get(key);
      if (before === undefined || strength[before] < strength[light]) lit.set(key, light);
    }
  };
  for (const offer of remaining(offers, selected)) {
    const { needs, also = [] } = offer;
    const isWeak = weak.has(offer.choice.type);
    if (selected.length > 0 || !isTurn) {
      for (const group of missing(offer, selected)) shine(group, isWeak ? 'weak' : 'now');
      continue;
    }
    const light = isWeak ? 'weak' : needs.length === 1 ? 'now' : 'start';
    shine(needs.length === 1 ? (needs[0] ?? []) : (needs[0] ?? []).slice(0, 1), light);
    if (needs.length > 1) shine(also, light);
  }
  // An answer can still be begun elsewhere.
  if (!isTurn && selected.length > 0) for (const { needs } of offers) shine(needs.flat(), 'start');
  return lit;
}

/** More than this is chosen on the table, not from a list. */
const fewOffers = 12;

/**
 * The offers that stand as buttons: those that need nothing but a word any more. A short question of which nothing can
 * be pointed at is answered by buttons from the start.
 */
export function buttonsOf(offers: readonly Offer[], selected: readonly ObjectKey[], { isTurn }: Manner): Offer[] {
  const left = remaining(offers, selected);
  const words = left.filter((offer) => missing(offer, selected).every((group) => group.some(isVerb)));
  const isOnTable = left.some((offer) => !words.includes(offer));
  return isTurn || isOnTable || left.length > fewOffers ? words : left;
}

/** What a click on a thing leads to. */
export type Click =
  | { readonly kind: 'take'; readonly choice: Choice; readonly next?: readonly Choice[] | undefined }
  | { readonly kind: 'select'; readonly selected: readonly ObjectKey[] }
  | { readonly kind: 'refused' };

const beginsWith = (offers: readonly Offer[], key: ObjectKey): boolean =>
  offers.some((offer) => offer.needs[0]?.includes(key) || offer.also?.includes(key) === true);

/** The click goes on with nothing that was begun, and something else begins with this thing. */
function beginsAnew(offers: readonly Offer[], fits: readonly Offer[], joined: readonly ObjectKey[], key: ObjectKey) {
  if (fits.some((offer) => isNamed(offer, joined) || offer.needs.some((group) => group.includes(key)))) return false;
  return beginsWith(offers, key);
}

/** What a thing is: `hand` of `hand:knight`. */
const kindOf = (key: ObjectKey): string => key.split(':', 1)[0] as string;

/**
 * The click means what is begun and this thing together, though that is not possible: nothing begins with the thing, and
 * what is begun waits for one of its kind, or such a thing usually follows one of the kind that is selected.
 */
function isMeantWith(offers: readonly Offer[], selected: readonly ObjectKey[], key: ObjectKey): boolean {
  const [first] = selected;
  if (first === undefined || beginsWith(offers, key)) return false;
  const isOf = (keys: readonly ObjectKey[] | undefined, one: ObjectKey): boolean =>
    keys?.some((other) => kindOf(other) === kindOf(one)) === true;
  const waits = remaining(offers, selected).some((offer) => missing(offer, selected).some((group) => isOf(group, key)));
  return waits || remaining(offers, [key]).some(({ needs }) => isOf(needs[0], first));
}

/**
 * Of choices that speak of the same things (from here to there, from there to here) the order of the clicks decides; so
 * does a first click on a thing that is all one of them needs, while others begin elsewhere and come to it later.
 */
function inOrder(left: readonly Offer[], selected: readonly ObjectKey[]): readonly Offer[] {
  const exact = left.filter(({ needs }) => selected.every((key, i) => needs[i]?.includes(key) === true));
  return exact.length > 0 ? exact : left;
}

/** What it leads to that exactly these things are named. */
function outcomeOf(offers: readonly Offer[], named: readonly ObjectKey[], { isTurn }: Manner): Click {
  const left = inOrder(remaining(offers, named), named);
  const [only] = left;
  if (only === undefined) return { kind: 'refused' };
  // In a turn a slip costs an action: there everything must have been named.
  const isMeant = left.length === 1 && (isNamed(only, named) || (!isTurn && !only.needs.flat().some(isVerb)));
  return isMeant ? { kind: 'take', choice: only.choice, next: only.next } : { kind: 'select', selected: named };
}

/**
 * The rule of pointing: a click keeps the offers that speak of that thing; a click on something that fits only from
 * the start begins anew, unless it was meant together with what is begun; a second click on the same thing lets go of
 * it. A choice is taken when it is left alone and everything it needs has been named.
 */
export function click(offers: readonly Offer[], selected: readonly ObjectKey[], key: ObjectKey, manner: Manner): Click {
  if (selected.includes(key)) return { kind: 'select', selected: selected.filter((other) => other !== key) };
  const joined = [...selected, key];
  const fits = remaining(offers, joined);
  if (manner.isTurn && fits.length === 0 && isMeantWith(offers, selected, key)) return { kind: 'refused' };
  const isNew = fits.length === 0 || (selected.length > 0 && beginsAnew(offers, fits, joined, key));
  return outcomeOf(offers, isNew ? [key] : joined, manner);
}

/**
 * What it leads to that one thing is dropped onto another: both are meant, so nothing begins anew. What needs no more
 * than itself is done wherever it falls.
 */
export function drop(offers: readonly Offer[], from: ObjectKey, onto: ObjectKey, manner: Manner): Click {
  const both = outcomeOf(offers, [from, onto], manner);
  if (both.kind !== 'refused') return both;
  const alone = click(offers, [], from, manner);
  return alone.kind === 'take' ? alone : both;
}
