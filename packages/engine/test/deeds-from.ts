import {
  type AnyChoices,
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
  refuse?(c: Context<S>, frame: F, seat: number, code: Code): Refusal | null;
}

/** The deeds of such a question: one for each kind of choice that the game has. */
export function deedsFrom<S extends State, F>(
  choices: AnyChoices,
  { options, choose, refuse }: Question<S, F>,
): NonNullable<Step<S, F>['deeds']> {
  const offered = (c: Context<S>, frame: F, seat: number): OptionList => {
    const list = new OptionList();
    options(c, frame, seat, list);
    return list;
  };
  const deeds = choices.list.map((_, id): Deed<S, F> => {
    const is = (code: Code): boolean => choices.pack(id, choices.unpack(code)) === code;
    return {
      kind: { id, is, code: (a = 0, b = 0, c = 0, d = 0) => choices.pack(id, [a, b, c, d]) },
      exact: true,
      candidates(c, frame, seat, out) {
        for (const code of offered(c, frame, seat).toArray()) if (is(code)) out.add(code);
      },
      forbids(c, frame, seat, code) {
        if (offered(c, frame, seat).has(code)) return null;
        return refuse?.(c, frame, seat, code) ?? refusal('HT-DOOR-03');
      },
      does: choose,
    };
  });
  return () => deeds;
}

/** A step that writes its question in this way. */
export type LooseStep<S extends State, F> = Omit<Step<S, F>, 'deeds'> & Partial<Question<S, F>>;

export function tighten<S extends State, F>(choices: AnyChoices, step: LooseStep<S, F>): Step<S, F> {
  const { options, choose, refuse, ...rest } = step;
  if (options === undefined || choose === undefined) return rest;
  return { ...rest, deeds: deedsFrom(choices, { options, choose, ...(refuse === undefined ? {} : { refuse }) }) };
}
