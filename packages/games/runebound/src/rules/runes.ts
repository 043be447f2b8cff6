import { adventureCard, isMarketCard } from '../box.js';
import { partyOf } from '../parties.js';
import type { RuneboundState } from '../state.js';
import { happened } from '../vocabulary.js';
import type { C } from './frames.js';
import { endGame } from './leaving.js';

/** RB-VIC-03 */
const runesToWin = 3;

/** RB-VIC-05: a red challenge that its card lets the winner keep as a rune. */
export const isRune = (card: number): boolean => {
  const adventure = isMarketCard(card) ? null : adventureCard(card);
  return (
    adventure?.type === 'challenge' &&
    adventure.reward.some((operation) => operation.op === 'keep' && operation.as === 'rune')
  );
};

export const runesOf = (state: RuneboundState, seat: number): number =>
  partyOf(state, seat).cards.filter(isRune).length;

/** RB-VIC-04: checked at once, whoever's turn it is. */
export function checkRunes(c: C, seat: number): void {
  const count = runesOf(c.state, seat);
  c.emit(happened.runeGathered, seat, count);
  if (count >= runesToWin) endGame(c.state, 1 << seat, 'outcome.runes');
}
