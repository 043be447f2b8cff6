import {
  type ChoiceKind,
  type Code,
  type Context,
  type Deed,
  OptionList,
  type OptionSink,
  type Refusal,
  refusal,
  type State,
  type Step,
} from '@heldentisch/engine';

/** How a question of a few lines is written: all its options in one list, all its choices in one function. */
export interface Question<S extends State, F> {
  options(c: Context<S>, frame: F, seat: number, out: OptionSink): void;
  choose(c: Context<S>, frame: F, seat: number, code: Code): void;
  refuse?(c: Context<S>, frame: F, seat: number, code: Code): Refusal;
}

/** The deeds of such a question: one for each of the kinds of choices that it takes. */
export function deedsFrom<S extends State, F>(
  kinds: readonly ChoiceKind[],
  { options, choose, refuse = () => refusal('HT-DOOR-03') }: Question<S, F>,
): NonNullable<Step<S, F>['deeds']> {
  const offered = (c: Context<S>, frame: F, seat: number): OptionList => {
    const list = new OptionList();
    options(c, frame, seat, list);
    return list;
  };
  const deeds = kinds.map(
    (kind): Deed<S, F> => ({
      kind,
      exact: true,
      candidates(c, frame, seat, out) {
        for (const code of offered(c, frame, seat).toArray()) if (kind.is(code)) out.add(code);
      },
      forbids: (c, frame, seat, code) => (offered(c, frame, seat).has(code) ? null : refuse(c, frame, seat, code)),
      does: choose,
    }),
  );
  return () => deeds;
}
