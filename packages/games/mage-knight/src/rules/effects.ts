import { type BuiltIn, programOfBuiltIn } from '../operations/programs.js';
import type { EffectFrame } from '../state.js';

/** An effect that is about to be carried out. */
export const effectFrame = (seat: number, program: number, source: number, thing: number, color = -1): EffectFrame => ({
  step: 'effect',
  at: 0,
  answers: [],
  loops: [],
  seat,
  program,
  source,
  thing,
  bonus: 0,
  color,
});

/** What the rules themselves ask for in the middle of something; `thing` is what it is about. */
export const effectOf = (seat: number, name: BuiltIn, thing: number): EffectFrame =>
  effectFrame(seat, programOfBuiltIn(name), -1, thing);
