import type { Program, Verb } from '@heldentisch/engine';
import type { Operation } from '../card.js';
import type { EffectFrame, RuneboundState } from '../state.js';

export type OperationVerb = Verb<RuneboundState, EffectFrame>;
export type OperationProgram = Program<RuneboundState, EffectFrame>;

/** One kind of operation. */
export type Named<N extends Operation['op']> = Extract<Operation, { op: N }>;
