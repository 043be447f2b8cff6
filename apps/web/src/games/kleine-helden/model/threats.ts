import type { Choice } from '@heldentisch/engine';
import {
  attackPreview,
  beingNumber,
  type CombatPreview,
  type HeldenState,
  meansNames,
} from '@heldentisch/kleine-helden';
import type { Offer } from '../../../table/kit/pointing.js';

export const previewOf = (view: HeldenState, { being, means, target }: Choice): CombatPreview =>
  attackPreview(view, beingNumber(String(being)), meansNames.indexOf(String(means)), beingNumber(String(target)));

/** The attacks among the offers left, by target, if somebody has been chosen to attack; the strongest for each target. */
export function threatsOf(view: HeldenState, left: readonly Offer[]): ReadonlyMap<string, CombatPreview> {
  const attacks = left.filter(({ choice }) => choice.type === 'attack');
  const threats = new Map<string, CombatPreview>();
  for (const { choice } of attacks) {
    const target = String(choice.target);
    const preview = previewOf(view, choice);
    const known = threats.get(target);
    if (known === undefined || known.expectedLoss < preview.expectedLoss) threats.set(target, preview);
  }
  return threats;
}
