import {
  type ChoiceKind,
  type Code,
  type Context,
  type Deed,
  oneFrom,
  type Prompt,
  refusal,
} from '@heldentisch/engine';
import { sourceKey } from '../box.js';
import { playerOf } from '../players.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import { choose } from '../vocabulary.js';
import type { OperationVerb } from './verb.js';

/**
 * Questions of effects: the options are listed, an answer is one of them. If there are none, nobody is asked; but about a hand
 * one is asked even then, because not to be asked, or to be answered for, would tell what is in it.
 */

type C = Context<MageKnightState>;

interface Ask {
  readonly kind: ChoiceKind;
  /** The rule that says it must be one of these. */
  readonly rule: string;
  readonly prompt: string;
  /** The numbers that may be answered. */
  options(state: MageKnightState, frame: EffectFrame): readonly number[];
  /** Reads the answer from the choice. */
  read(code: Code): number;
  answer(c: C, frame: EffectFrame, value: number): void;
  /** What happens if there is nothing to choose. */
  none?(c: C, frame: EffectFrame): void;
  /** The question may be left with `done`. */
  readonly optional?: Deed<MageKnightState, EffectFrame>;
  /** Whether there is a hand to ask about: the options hang on what is in it, which the others may not know. */
  readonly ofHand?: (state: MageKnightState, frame: EffectFrame) => boolean;
  /** Answering runs into chance or a reveal, so that even a lone answer is asked for. */
  readonly alwaysAsks?: true;
}

/** A question names what asks it. */
export const asking =
  (key: string) =>
  (_state: MageKnightState, { source }: EffectFrame): Prompt => ({ key, params: { source: sourceKey(source) } });

export function ask(question: Ask): OperationVerb {
  const { kind, rule, prompt, options, read, answer, none, optional, ofHand, alwaysAsks } = question;
  const deed = oneFrom<MageKnightState, EffectFrame>(
    kind,
    ({ state }, frame, _seat, out) => {
      for (const value of options(state, frame)) out.add(kind.code(value));
    },
    rule,
    (c, frame, _seat, code) => answer(c, frame, read(code)),
  );
  const way = optional ?? (ofHand === undefined ? undefined : nothing(question));
  const deeds = way === undefined ? [deed] : [deed, way];
  const isAsked = ofHand ?? ((state, frame) => options(state, frame).length > 0);
  return {
    seats: ({ state }, frame) => (isAsked(state, frame) ? 1 << frame.seat : 0),
    run: (c, frame) => none?.(c, frame),
    deeds: () => deeds,
    prompt: asking(prompt),
    ...(alwaysAsks === true || ofHand !== undefined ? { alwaysAsks: true } : {}),
  };
}

/** Who has nothing to answer says so; nobody else may. */
const nothing = ({ rule, options, none }: Ask): Deed<MageKnightState, EffectFrame> => ({
  kind: choose.done,
  candidates({ state }, frame, _seat, out) {
    if (options(state, frame).length === 0) out.add(choose.done.code());
  },
  forbids: ({ state }, frame) => (options(state, frame).length === 0 ? null : refusal(rule)),
  does: (c, frame) => none?.(c, frame),
});

/** A hand with at least one card in it. */
export const handOf = (state: MageKnightState, { seat }: EffectFrame): boolean => playerOf(state, seat).hand.length > 0;
