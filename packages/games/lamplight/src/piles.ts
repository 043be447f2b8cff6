import { type Chance, everyone } from '@heldentisch/engine';
import { kindOfCard } from './box.js';

/** Moving cards. Wherever a card is laid, it is settled who knows it there although it lies face down: nobody. */

const kindOf = (card: number): number => kindOfCard[card] as number;

export const hasKind = (pile: readonly number[], kind: number): boolean => pile.some((card) => kindOf(card) === kind);

/** Takes the first card of this kind, which must be there. */
export function takeKind(pile: number[], kind: number): number {
  return pile.splice(
    pile.findIndex((card) => kindOf(card) === kind),
    1,
  )[0] as number;
}

export function lay(pile: number[], card: number, seen: number[]): void {
  seen[card] = 0;
  pile.push(card);
}

/** All see the card go under the pile, and know that it lies there. */
export function layOpenlyUnder(pile: number[], card: number, seen: number[]): void {
  seen[card] = everyone;
  pile.unshift(card);
}

export function shuffleInto(pile: number[], cards: number[], seen: number[], chance: Chance): void {
  for (const card of cards.splice(0)) lay(pile, card, seen);
  chance.shuffle(pile);
}
