import { type Choice, describeSituation, type Language } from '@heldentisch/engine';
import { type MageKnightState, game as mageKnight, whyNotNow } from '@heldentisch/mage-knight';

/** What speaks against a choice now, in one sentence; empty if nothing does, or if there is nothing more to say. */
export function whyText(language: Language, view: MageKnightState, seat: number, choice: Choice): string {
  const refusal = whyNotNow(view, seat, choice);
  return refusal === null ? '' : describeSituation(mageKnight, language, refusal);
}
