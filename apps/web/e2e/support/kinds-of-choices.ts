import { act, type Choice, type Game, type Match, type Pending, pendingFor, type State } from '@heldentisch/engine';
import { type CaseFile, filesIn } from '@heldentisch/testkit';
import { readYaml } from '../../../../packages/testkit/src/cases/case-file.js';
import { setUp } from '../../../../packages/testkit/src/cases/case-match.js';
import { hasFields } from '../../../../packages/testkit/src/cases/expectation.js';
import { readCase } from '../../../../packages/testkit/src/cases/read-case.js';

/** A position in which the first seat is asked and may make a choice of a kind. */
export interface KindPosition {
  readonly kind: string;
  readonly file: string;
  readonly choice: Choice;
  readonly seats: number;
  /** Sets the match up, with what was chosen there before. */
  build(): Match;
}

/** What the first seat is asked, with its options. */
export const askedOf = <S extends State>(match: Match<S>): Pending | undefined =>
  pendingFor(match, 0).find(({ seat, options }) => seat === 0 && options !== undefined);

/** The positions of one case of the rules, up to where dice are scripted: those are not in a game file. */
function* positionsIn(game: Game, file: string, text: string): Generator<KindPosition> {
  const ruleCase = readCase({ [game.id]: game }, readYaml(text).data);
  if (ruleCase.start?.dice != null) return;
  const match = setUp(ruleCase);
  const chosen: (readonly [number, Choice])[] = [];
  for (const { verb, seat, given, dice } of ruleCase.steps) {
    if (verb !== 'chooses' && verb !== 'offers') continue;
    const options = pendingFor(match, seat).find((pending) => pending.seat === seat)?.options ?? [];
    const choice = options.find((option) => hasFields(option, given));
    if (choice === undefined) return;
    const before = [...chosen];
    const build = (): Match => {
      const built = setUp(ruleCase);
      for (const [who, what] of before) act(built, who, what);
      return built;
    };
    // A question with a single answer may be answered by the table itself.
    if (seat === 0 && options.length > 1) {
      yield { kind: choice.type, file, choice, seats: match.setup.seats, build };
    }
    if (verb !== 'chooses') continue;
    if (dice !== null || !act(match, seat, choice).ok) return;
    chosen.push([seat, choice]);
  }
}

/**
 * For every kind of choice of a game a position from the cases of its rules, with as few players as there is one; `more`
 * are cases for what is missing there.
 */
export function everyKind(game: Game, folder: URL, more: readonly CaseFile[] = []): readonly KindPosition[] {
  const found = new Map<string, KindPosition>();
  for (const { name, text } of [...filesIn(folder.pathname, '.yaml'), ...more]) {
    for (const position of positionsIn(game, name, text)) {
      const known = found.get(position.kind);
      if (known === undefined || position.seats < known.seats) found.set(position.kind, position);
    }
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats);
}
