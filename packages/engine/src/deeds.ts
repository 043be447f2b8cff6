import { type ChoiceKind, type Code, OptionList, type OptionSink } from './choices.js';
import type { State } from './game.js';
import type { Context } from './play.js';
import { type Refusal, refusal } from './refusal.js';

/**
 * One kind of choice at one kind of question, whole: what comes into question, which rule forbids it, what it does.
 * Options, refusals and their proof all come from here. A candidate is offered if and only if nothing forbids it.
 */
export interface Deed<S extends State, F> {
  readonly kind: ChoiceKind;
  /** Everything that may be possible; more than that does no harm but takes time. */
  candidates(c: Context<S>, frame: F, seat: number, out: OptionSink): void;
  /** The rule against this choice, and what makes it so; null if it is possible. Asked of any choice of the kind. */
  forbids(c: Context<S>, frame: F, seat: number, code: Code): Refusal | null;
  does(c: Context<S>, frame: F, seat: number, code: Code): void;
  /** No candidate is ever forbidden, so none needs to be asked about. The fuzzer makes sure of it. */
  readonly exact?: true;
}

type Does<S extends State, F> = Deed<S, F>['does'];

/** A choice without fields that is always possible: to pass, to be done. */
export function always<S extends State, F>(kind: ChoiceKind, does: Does<S, F>): Deed<S, F> {
  const code = kind.code();
  return { kind, exact: true, candidates: (_c, _frame, _seat, out) => out.add(code), forbids: () => null, does };
}

/** One of these and nothing else: `otherwise` is the rule against all the rest, or finds it. */
export function oneFrom<S extends State, F>(
  kind: ChoiceKind,
  candidates: Deed<S, F>['candidates'],
  otherwise: string | ((c: Context<S>, frame: F, seat: number, code: Code) => Refusal),
  does: Does<S, F>,
): Deed<S, F> {
  return {
    kind,
    exact: true,
    candidates,
    forbids(c, frame, seat, code) {
      const list = new OptionList();
      candidates(c, frame, seat, list);
      if (list.has(code)) return null;
      return typeof otherwise === 'string' ? refusal(otherwise) : otherwise(c, frame, seat, code);
    },
    does,
  };
}
