import { type ChoiceKind, type Code, type Context, type Deed, oneFrom, type Prompt } from '@heldentisch/engine';
import { sourceKey } from '../box.js';
import type { EffectFrame, MageKnightState } from '../state.js';
import type { OperationVerb } from './verb.js';

/** Questions of effects: the options are listed, an answer is one of them. If there are none, nobody is asked. */

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
  /** Answering runs into chance or a reveal, so that even a lone answer is asked for. */
  readonly alwaysAsks?: true;
  /** Whether it is asked; without it, if there is anything to choose. Of a hidden hand not even that may show. */
  isOpen?(state: MageKnightState, frame: EffectFrame): boolean;
}

/** A question names what asks it. */
export const asking =
  (key: string) =>
  (_state: MageKnightState, { source }: EffectFrame): Prompt => ({ key, params: { source: sourceKey(source) } });

export function ask(question: Ask): OperationVerb {
  const { kind, rule, prompt, options, read, answer, none, optional, alwaysAsks } = question;
  const isOpen = question.isOpen ?? ((state, frame) => options(state, frame).length > 0);
  const deed = oneFrom<MageKnightState, EffectFrame>(
    kind,
    ({ state }, frame, _seat, out) => {
      for (const value of options(state, frame)) out.add(kind.code(value));
    },
    rule,
    (c, frame, _seat, code) => answer(c, frame, read(code)),
  );
  const deeds = optional === undefined ? [deed] : [deed, optional];
  return {
    seats: ({ state }, frame) => (isOpen(state, frame) ? 1 << frame.seat : 0),
    run: (c, frame) => none?.(c, frame),
    deeds: () => deeds,
    prompt: asking(prompt),
    ...(alwaysAsks === true ? { alwaysAsks } : {}),
  };
}
