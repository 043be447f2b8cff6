import { always, type Refusal, refusal } from '@heldentisch/engine';
import { type C, combatOf } from '../../players.js';
import { takeWound } from '../../rules/cards.js';
import { knockOut } from '../../rules/damage.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { choose } from '../../vocabulary.js';
import { ask } from '../asks.js';
import type { OperationVerb } from '../verb.js';

/** What several specials need. */

export type Run = (c: C, frame: EffectFrame) => void;
export const run = (does: Run): OperationVerb => ({ run: does });

/** The answers are numbers of one list: each kind of them starts at a number of its own. */
export const mark = 10_000;

export const note = (value: number): OperationVerb => run((_c, frame) => void frame.answers.push(value));

/** The answers since the last such mark. */
export const since = ({ answers }: EffectFrame, start: number): number[] =>
  answers.slice(answers.lastIndexOf(start) + 1);

export const stop = (value: number) =>
  always<MageKnightState, EffectFrame>(choose.done, (_c, frame) => void frame.answers.push(value));

type Ask = Parameters<typeof ask>[0];
type Question = Pick<Ask, 'options' | 'answer'> & Partial<Ask>;

export const askColor = (question: Question): OperationVerb =>
  ask({
    kind: choose.pickColor,
    rule: 'MK-MAN-01',
    prompt: 'pickColor',
    read: (code) => choose.pickColor.color(code),
    ...question,
  });

export const askDie = (question: Question): OperationVerb =>
  ask({
    kind: choose.pickDie,
    rule: 'MK-MAN-09',
    prompt: 'pickDie',
    read: (code) => choose.pickDie.color(code),
    ...question,
  });

export const askCard = (question: Question): OperationVerb =>
  ask({
    kind: choose.pickCard,
    rule: 'MK-CRD-15',
    prompt: 'pickCard',
    read: (code) => choose.pickCard.card(code),
    ...question,
  });

export const askWay = (question: Question): OperationVerb =>
  ask({ kind: choose.take, rule: 'MK-EFF-01', prompt: 'take', read: (code) => choose.take.way(code), ...question });

/** The same line up to so many times. */
export const repeat = (count: number, ...lines: readonly OperationVerb[]): OperationVerb[] =>
  Array.from({ length: count }, () => lines).flat();

export function inPhase(state: MageKnightState, ...phases: readonly number[]): boolean {
  const combat = combatOf(state);
  return combat !== undefined && phases.includes(combat.phase);
}

/** Only in these phases of a combat. */
export const onlyIn =
  (rule: string, ...phases: readonly number[]) =>
  (state: MageKnightState): Refusal | null =>
    inPhase(state, ...phases) ? null : refusal(rule, { case: 'phase' });

/** Wounds by an effect: in a combat they can knock the hero out. */
export function takeWounds(c: C, seat: number, count: number): void {
  for (let i = 0; i < count; i++) takeWound(c, seat);
  const combat = combatOf(c.state);
  if (count > 0 && combat !== undefined && combat.seat === seat && combat.phase >= 0) knockOut(c, combat, seat);
}

/** Colours of a list of dice, each once. */
export const distinct = (list: readonly number[]): number[] => [...new Set(list)];

/** The others that are still in the game, in the order of their seats. */
export const othersOf = (state: MageKnightState, seat: number): number[] =>
  [...state.players.keys()].filter((other) => other !== seat && ((state.out >> other) & 1) === 0);
