import type { Choice } from '@heldentisch/engine';
import { isVerb, type ObjectKey, type Offer } from './pointing.js';

const isSame = (a: Choice, b: Choice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The things that an advised choice points at. Words stand on buttons, which the frame marks. */
export function hintedThings(offers: readonly Offer[], hint: Choice | null | undefined): readonly ObjectKey[] {
  const offer = hint == null ? undefined : offers.find(({ choice }) => isSame(choice, hint));
  return (offer?.needs ?? []).flat().filter((key) => !isVerb(key));
}
