import { isFighter, isNpc } from './beings.js';
import type { CastFrame, CombatFrame, HeldenState, InForce } from './state.js';
import { isSpell } from './tables.js';
import { attacks } from './terms.js';

export type Clash = CombatFrame | CastFrame;

/** The combat or casting that is going on, or null. */
export function clashOf(s: HeldenState): Clash | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame?.step === 'combat' || frame?.step === 'cast') return frame;
  }
  return null;
}

export function combatOf(s: HeldenState): CombatFrame | null {
  const clash = clashOf(s);
  return clash?.step === 'combat' ? clash : null;
}

/** The cards that count in a combat or casting. */
export const inForce = (clash: Clash): InForce => (clash.step === 'combat' ? clash.duel : clash);

/** Whether the first die has fallen. */
export const hasRolled = (clash: Clash): boolean =>
  (clash.step === 'combat' ? clash.duel.attackRolls : clash.rolls).length > 0;

/** Whether the combat or casting was cancelled before its first roll. */
export const isBrokenOff = (clash: Clash): boolean =>
  clash.step === 'combat' ? clash.duel.result === 'brokenOff' : clash.failed;

/** The being that acts for a seat in the combat or casting, or -1. NPCs and demons do nothing. */
export function participantOf(s: HeldenState, clash: Clash, seat: number): number {
  if (clash.step === 'cast') return clash.seat === seat ? clash.caster : -1;
  if (clash.seat === seat) return clash.attacker;
  const { defender } = clash.duel;
  return isFighter(defender) && s.owner[defender] === seat ? defender : -1;
}

/** KH-CMB-16: the attacker's player and the player of who defends in the end. */
export function sidesOf(s: HeldenState, clash: Clash): number[] {
  if (clash.step === 'cast') return [clash.seat];
  const { defender } = clash.duel;
  const owner = s.owner[defender] as number;
  return (isFighter(defender) || isNpc(defender)) && owner !== clash.seat ? [clash.seat, owner] : [clash.seat];
}

/** Whether the seat is one of them. */
export function isSide(s: HeldenState, clash: Clash, seat: number): boolean {
  if (clash.seat === seat) return true;
  if (clash.step === 'cast') return false;
  const { defender } = clash.duel;
  return (isFighter(defender) || isNpc(defender)) && s.owner[defender] === seat;
}

/** Whether anybody casts a spell in the combat or casting. */
export function isSpellCast(clash: Clash): boolean {
  if (clash.step === 'cast') return true;
  const { defenceCard } = clash.duel;
  return clash.attack === attacks.magic || (defenceCard >= 0 && isSpell(defenceCard));
}
