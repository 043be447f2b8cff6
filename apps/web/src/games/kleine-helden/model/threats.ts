import type { Choice } from '@heldentisch/engine';
import {
  attackPreview,
  beingNumber,
  type CombatPreview,
  type HeldenState,
  meansNames,
} from '@heldentisch/kleine-helden';
import { type Offer, strongest } from '../../../table/kit/pointing.js';

export const previewOf = (view: HeldenState, { being, means, target }: Choice): CombatPreview =>
  attackPreview(view, beingNumber(String(being)), meansNames.indexOf(String(means)), beingNumber(String(target)));

/** The attacks among the offers left, by target, if somebody has been chosen to attack; the strongest for each target. */
export function threatsOf(view: HeldenState, left: readonly Offer[]): ReadonlyMap<string, CombatPreview> {
  const attacks = left.filter(({ choice }) => choice.type === 'attack');
  return strongest(
    attacks.map(({ choice }) => [String(choice.target), previewOf(view, choice)]),
    ({ expectedLoss }) => expectedLoss,
  );
}
