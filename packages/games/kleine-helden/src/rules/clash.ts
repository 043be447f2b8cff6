import type { CastFrame, CombatFrame, HeldenState } from '../state.js';

/** The combat or casting that is going on, or null. */
export function clashOf(s: HeldenState): CombatFrame | CastFrame | null {
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

/** Whether the combat or casting was cancelled before its first roll. */
export const isBrokenOff = (clash: CombatFrame | CastFrame): boolean =>
  clash.step === 'combat' ? clash.result === 3 : clash.failed === 1;
