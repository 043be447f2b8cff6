import { take } from '@heldentisch/pieces';
import { type Clash, inForce } from '../clash.js';
import { handOf } from '../groups.js';
import { potionCard } from '../tables.js';
import { happened } from '../vocabulary.js';
import { addLasting } from './lasting.js';
import { heal } from './life.js';
import { type HeldenContext, toDiscard } from './piles.js';

/** A card counts for a being until the combat or casting is over. */
export function comeIntoForce(c: HeldenContext, clash: Clash, card: number, being: number): void {
  const { played, playedFor } = inForce(clash);
  played.push(card);
  playedFor.push(being);
  c.resolved(card);
}

/** Bits: 1 keeps the better of two dice, 2 the worse; both together cancel out. */
export function bringLuck(clash: Clash, being: number, bits: number): void {
  const { luck } = inForce(clash);
  const side = clash.step === 'combat' && being === clash.duel.defender ? 1 : 0;
  luck[side] = (luck[side] as number) | bits;
}

/** KH-POT-04 */
export function drink(c: HeldenContext, seat: number, card: number, being: number, clash: Clash | null): void {
  const s = c.state;
  const potion = potionCard(card);
  c.emit(happened.potionDrunk, being, card);
  toDiscard(c, take(handOf(s, seat), card));
  if (potion.heals !== undefined) heal(c, being, potion.heals);
  if (clash === null) c.resolved(card);
  else comeIntoForce(c, clash, card, being);
  if (clash !== null && potion.luck === true) bringLuck(clash, being, 1);
  if (potion.lasting !== undefined) addLasting(c, card, seat, being);
}
