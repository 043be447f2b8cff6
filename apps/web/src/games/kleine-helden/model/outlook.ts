import type { Choice } from '@heldentisch/engine';
import {
  beingNumber,
  cardNumberOf,
  clashOf,
  defencePreview,
  type HeldenState,
  meansNames,
  renouncePreview,
  spellPreview,
} from '@heldentisch/kleine-helden';
import { previewOf } from './threats.js';

/** What a choice would probably lead to: how likely it works, and for a fight what it costs on average. */
export interface Outlook {
  readonly chance: number;
  readonly damage: number | null;
}

export function outlookOf(view: HeldenState, choice: Choice): Outlook | null {
  if (choice.type === 'cast') {
    const { chance } = spellPreview(view, beingNumber(String(choice.hero)), cardNumberOf(String(choice.card)));
    return { chance, damage: null };
  }
  const clash = clashOf(view);
  const combat = clash?.step === 'combat' ? clash : null;
  const preview =
    choice.type === 'attack'
      ? previewOf(view, choice)
      : combat !== null && choice.type === 'defend'
        ? defencePreview(view, combat, meansNames.indexOf(String(choice.means)))
        : combat !== null && choice.type === 'renounce'
          ? renouncePreview(view, combat)
          : null;
  return preview && { chance: preview.hitChance, damage: preview.expectedLoss };
}
