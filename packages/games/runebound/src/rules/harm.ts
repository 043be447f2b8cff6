import { take } from '@heldentisch/pieces';
import { cardOfCharacter, hero } from '../box.js';
import { alliesOf, exhaustionOf, isDown, partyOf, setExhaustion, setWounds, staminaOf, woundsOf } from '../parties.js';
import type { Hit } from '../state.js';
import { happened } from '../vocabulary.js';
import { type C, hitOn, woundsFrame } from './frames.js';
import { noteHealth } from './noting.js';
import { putUnder } from './piles.js';

/** Exhaustion for several characters at once; what they cannot hold becomes wounds (RB-WND-03, RB-WND-06). */
export function exhaust(c: C, seat: number, characters: readonly number[], amount: number): void {
  const { state } = c;
  const hits: Hit[] = [];
  for (const character of characters) {
    // RB-WND-15
    if (isDown(state, seat, character)) continue;
    const before = exhaustionOf(state, seat, character);
    const held = Math.max(0, Math.min(amount, staminaOf(state, seat, character) - before));
    if (held > 0) {
      setExhaustion(state, seat, character, before + held);
      c.emit(happened.exhaustionTaken, seat, character, held);
    }
    if (held < amount) hits.push(hitOn(seat, character, amount - held));
  }
  noteHealth(c, seat);
  if (hits.length > 0) state.frames.push(woundsFrame(hits));
}

export function removeWounds(c: C, seat: number, character: number, most: number): void {
  const before = woundsOf(c.state, seat, character);
  const amount = Math.min(before, most);
  if (amount === 0) return;
  setWounds(c.state, seat, character, before - amount);
  c.emit(happened.woundsHealed, seat, character, amount);
}

export function removeExhaustion(c: C, seat: number, character: number, most: number): void {
  const before = exhaustionOf(c.state, seat, character);
  const amount = Math.min(before, most);
  if (amount === 0) return;
  setExhaustion(c.state, seat, character, before - amount);
  c.emit(happened.exhaustionRemoved, seat, character, amount);
}

/** RB-WND-10: a cost is paid without any prevention. */
export function payCounters(c: C, seat: number, character: number, exhaustion: number, wounds: number): void {
  const { state } = c;
  if (exhaustion > 0) {
    setExhaustion(state, seat, character, exhaustionOf(state, seat, character) + exhaustion);
    c.emit(happened.exhaustionTaken, seat, character, exhaustion);
  }
  if (wounds > 0) {
    setWounds(state, seat, character, woundsOf(state, seat, character) + wounds);
    c.emit(happened.woundsTaken, seat, character, wounds);
  }
  noteHealth(c, seat);
}

/** RB-ALY-10: allies that are down are killed. */
export function buryAllies(c: C, seat: number): void {
  const { state } = c;
  for (const character of alliesOf(state, seat)) {
    if (!isDown(state, seat, character)) continue;
    const card = cardOfCharacter(character);
    take(partyOf(state, seat).cards, card);
    putUnder(state, card);
    c.emit(happened.allyKilled, seat, card);
  }
}

/**
 * RB-WND-09: a bonus to Life or Stamina has ended. Exhaustion that the hero cannot hold any more becomes wounds; a hero
 * whose wounds are too many goes down at once.
 */
export function checkBonuses(c: C, seat: number): void {
  const { state } = c;
  const excess = exhaustionOf(state, seat, hero) - staminaOf(state, seat, hero);
  if (excess > 0) setExhaustion(state, seat, hero, staminaOf(state, seat, hero));
  if (excess > 0 || isDown(state, seat, hero)) {
    state.frames.push(woundsFrame([hitOn(seat, hero, Math.max(0, excess))]));
  }
}
