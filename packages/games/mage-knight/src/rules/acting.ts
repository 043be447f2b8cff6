import type { CombatFrame, TurnFrame } from '../state.js';

/** The frames at which a player acts: a turn outside of combat, and the phases of a combat. */
export type ActingFrame = TurnFrame | CombatFrame;
