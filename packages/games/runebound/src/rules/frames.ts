import { type Context, InvariantError, nothing } from '@heldentisch/engine';
import type { RollKind } from '../abilities.js';
import type {
  ClashFrame,
  CombatFrame,
  EffectFrame,
  Harm,
  Hit,
  KnockOutFrame,
  Origin,
  RollFrame,
  RuneboundFrame,
  RuneboundState,
  TurnFrame,
  WoundsFrame,
} from '../state.js';

export type C = Context<RuneboundState>;

type Named<N extends RuneboundFrame['step']> = Extract<RuneboundFrame, { step: N }>;

/** The innermost frame of a kind, or undefined. */
export function innermost<N extends RuneboundFrame['step']>(state: RuneboundState, step: N): Named<N> | undefined {
  const { frames } = state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as RuneboundFrame;
    if (frame.step === step) return frame as Named<N>;
  }
  return undefined;
}

export function frameOf<N extends RuneboundFrame['step']>(state: RuneboundState, step: N): Named<N> {
  const frame = innermost(state, step);
  if (frame === undefined) throw new InvariantError(`there is no ${step} now`);
  return frame;
}

/** Everything above the frame is over. */
export function cutTo(state: RuneboundState, frame: RuneboundFrame): void {
  state.frames.length = state.frames.indexOf(frame) + 1;
}

/** The seat whose turn it is, or -1. */
export const turnOf = (state: RuneboundState): number => innermost(state, 'turn')?.seat ?? -1;

/** RB-TRN-05, RB-TRN-06: what is left of the turn is lost, but for its end. */
export function endTurnEarly(state: RuneboundState): void {
  const turn: TurnFrame = frameOf(state, 'turn');
  turn.over = 1;
  cutTo(state, turn);
}

/** The adventure step is over; the turn goes on with the next step. */
export const endAdventure = (state: RuneboundState): void => cutTo(state, frameOf(state, 'turn'));

export const combatOf = (state: RuneboundState): CombatFrame | undefined => innermost(state, 'combat');

/** Who fights against this seat: the other hero's seat, or -1 for the challenge. */
export const enemyOf = ({ seat, foe }: CombatFrame, side: number): number => (side === seat ? foe : seat);

export const effectFrame = (seat: number, self: number, program: number, source: number): EffectFrame => ({
  step: 'effect',
  at: 0,
  answers: [],
  seat,
  self,
  program,
  source,
});

export const hitOn = (seat: number, character: number, amount: number, harm: Harm = 'effect'): Hit => ({
  seat,
  character,
  amount,
  left: amount,
  harm,
});

export const woundsFrame = (hits: Hit[]): WoundsFrame => ({
  step: 'wounds',
  at: 0,
  hits,
  index: 0,
  fallen: 0,
});

export const clashFrame = (seat: number, character: number, kind: RollKind, phase: number, free = 0): ClashFrame => ({
  step: 'clash',
  at: 0,
  seat,
  character,
  kind,
  phase,
  free,
  rolls: [],
  versus: -1,
  versusBy: -1,
  success: 0,
  placed: 0,
});

export const rollFrame = (
  seat: number,
  character: number,
  kind: RollKind,
  phase: number,
  attribute: number,
  { skill = -1, target = 0, prelude = 0, duel = 0 } = {},
): RollFrame => ({
  step: 'roll',
  prelude,
  duel,
  at: 0,
  seat,
  character,
  kind,
  phase,
  skill,
  attribute,
  target,
  dice: [],
  plus: 0,
  total: 0,
  hits: [],
  later: [],
  weapons: [],
  used: [],
  aside: [],
  named: [],
});

export const knockOutFrame = (seat: number, beaten = 0): KnockOutFrame => ({
  step: 'knockOut',
  at: 0,
  seat,
  lost: -1,
  beaten,
});

/** How long a change lasts. */
export const [endOfRound, endOfCombat, endOfRoll] = [1, 2, 4] as const;

export interface Against {
  readonly card?: number;
  readonly foe?: number;
  readonly origin: Origin;
  readonly owed?: number;
  readonly lender?: number;
  readonly noEscape?: number;
  /** A card was activated before the challenge was drawn (RB-ABL-24). */
  readonly activatedBefore?: number;
}

export const combatFrame = (seat: number, against: Against): CombatFrame => ({
  step: 'combat',
  at: 0,
  seat,
  foe: against.foe ?? -1,
  card: against.card ?? -1,
  origin: against.origin,
  owed: against.owed ?? -1,
  lender: against.lender ?? -1,
  round: 0,
  phase: nothing,
  attacker: seat,
  attacked: 0,
  activatedBefore: against.activatedBefore === 1 ? 1 << seat : 0,
  activated: 0,
  rolled: 0,
  used: [],
  changes: [],
  tried: 0,
  noEscape: against.noEscape ?? 0,
  freeEscape: 0,
  silenced: 0,
});
