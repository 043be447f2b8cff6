import type { ChoiceKind, OptionSink } from '@heldentisch/engine';
import { findKind, kindsIn, takeAt } from '@heldentisch/pieces';
import { kindOfCard } from './box.js';

/** Cards are chosen by their kind: any of that kind will do. */

export const hasKind = (pile: readonly number[], kind: number): boolean => findKind(pile, kindOfCard, kind) >= 0;

export const takeKind = (pile: number[], kind: number): number => takeAt(pile, findKind(pile, kindOfCard, kind));

/** Each kind of card in the pile as a candidate. */
export function offerKinds(pile: readonly number[], choice: ChoiceKind, out: OptionSink): void {
  for (const kind of kindsIn(pile, kindOfCard)) out.add(choice.code(kind));
}
