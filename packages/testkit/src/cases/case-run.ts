import {
  type Answer,
  act,
  type Choice,
  concede,
  type GameEvent,
  hash,
  type Match,
  redo,
  type ScriptedOutcome,
  type ToldEvent,
  tellFor,
  undo,
  whyNot,
} from '@heldentisch/engine';
import { errorText } from '../fuzz/report.js';
import { show } from '../plain-data.js';
import { CaseError, type CasePath } from './case-error.js';
import type { Fields } from './case-file.js';
import { sightOf, whatIsWrong } from './expectation.js';
import { choiceKinds, impossible } from './kinds.js';
import { compareOffer, list, matching, notOffered, offersTo } from './offers.js';
import type { CaseStep, Verb } from './read-case.js';
import { backAndForth, type MadeChoice } from './undo-mode.js';

/** `undo`: every choice is also taken back and made again on the way. */
export type CaseMode = 'plain' | 'undo';

/**
 * What a step finds different. What leaves the game in another place than the case believes is thrown instead: after it
 * nothing can be compared any more.
 */
type Differences = Generator<CaseError, void, void>;

/** A case being played. */
export class CaseRun {
  /** The choices in force, one for each entry of the match. */
  readonly made: MadeChoice[] = [];
  /** Lines of the log that are owed to the undo mode, not to the case. */
  extraLines = 0;
  private readonly undone: MadeChoice[][] = [];
  private events: readonly GameEvent[] = [];

  constructor(
    readonly match: Match,
    private readonly mode: CaseMode,
  ) {}

  take(step: CaseStep): Differences {
    return verbs[step.verb](this, step);
  }

  /** Acts with scripted chance, if there is a script; every outcome must be used. */
  actWith(seat: number, choice: Choice, dice: readonly ScriptedOutcome[] | null, path: CasePath = []): Answer {
    const { chance } = this.match.play;
    if (dice !== null) chance.follow(dice);
    try {
      const answer = act(this.match, seat, choice);
      const rest = chance.release();
      if (rest.length > 0) throw new CaseError([...path, 'dice'], `${rest.length} outcomes stay unused: ${show(rest)}`);
      return answer;
    } catch (error) {
      chance.release();
      if (error instanceof CaseError) throw error;
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      const isScript = cause instanceof Error && cause.name === 'ScriptError';
      throw new CaseError([...path, isScript ? 'dice' : 'chooses'], `${show(choice)} threw ${errorText(cause)}`);
    }
  }

  choose(step: CaseStep, choice: Choice): void {
    const before = hash(this.match.play.state);
    const answer = this.actWith(step.seat, choice, step.dice, step.path);
    const path = [...step.path, 'chooses'];
    if (!answer.ok) throw new CaseError(path, `${show(choice)} is offered but refused (${answer.refusal.rule})`);
    this.events = answer.events;
    this.made.push({ seat: step.seat, choice, dice: step.dice, before });
    this.undone.length = 0;
    if (this.mode === 'plain') return;
    const problem = backAndForth(this, step.seat);
    if (problem !== null) throw new CaseError(path, `in undo mode: ${problem}`);
  }

  /** Keeps the own record in step with what an undo or redo did to the match. */
  follow(answer: Answer): void {
    if (!answer.ok) return;
    this.events = answer.events;
    const count = this.match.entries.length;
    if (count < this.made.length) this.undone.push(this.made.splice(count));
    else this.made.push(...(this.undone.pop() ?? []));
  }

  giveUp(answer: Answer): void {
    if (!answer.ok) return;
    this.events = answer.events;
    this.made.length = 0;
    this.undone.length = 0;
  }

  /** The events of the last step that changed something; without a view everything is told. */
  told(view: number | null): ToldEvent[] {
    const events =
      view === null ? this.events.map(({ kind, args }) => ({ kind, args, shown: args.map(() => -1) })) : this.events;
    return tellFor(this.match, view ?? -1, events);
  }
}

/** What is wrong with a choice that no game could ever offer, or null. */
function slipIn(run: CaseRun, given: Fields, path: CasePath): CaseError | null {
  const problem = impossible(choiceKinds(run.match.game), given);
  return problem === null ? null : new CaseError([...path, problem.field], problem.message);
}

function* compareAnswer(step: CaseStep, answer: Answer): Differences {
  const path = [...step.path, step.verb];
  if (step.succeeds && !answer.ok) throw new CaseError(path, `is refused (${answer.refusal.rule})`);
  if (!step.succeeds && answer.ok) throw new CaseError(path, 'should be refused but is possible');
  if (step.rule !== null && !answer.ok && answer.refusal.rule !== step.rule) {
    yield new CaseError([...step.path, 'rule'], `should be ${step.rule} but is ${answer.refusal.rule}`);
  }
}

const verbs: Readonly<Record<Verb, (run: CaseRun, step: CaseStep) => Differences>> = {
  *offers(run, { seat, given, path }) {
    const slip = slipIn(run, given, [...path, 'offers']);
    if (slip !== null) yield slip;
    else if (matching(offersTo(run.match, seat), given).length === 0) {
      yield new CaseError([...path, 'offers'], notOffered(run.match, seat, given));
    }
  },

  *offersExactly(run, { seat, patterns, path }) {
    const at = (index: number): CasePath => [...path, 'offersExactly', index];
    const slips = patterns.flatMap((pattern, index) => slipIn(run, pattern, at(index)) ?? []);
    yield* slips;
    if (slips.length > 0) return;
    const { wrong, others } = compareOffer(run.match, seat, patterns);
    for (const { index, message } of wrong) yield new CaseError(at(index), message);
    for (const message of others) yield new CaseError([...path, 'offersExactly'], message);
  },

  *refuses(run, { seat, given, rule, path }) {
    // A malformed choice can only be meant if the case says that its form is the reason.
    const slip = rule === 'HT-DOOR-02' ? null : slipIn(run, given, [...path, 'refuses']);
    if (slip !== null) {
      yield slip;
      return;
    }
    const found = matching(offersTo(run.match, seat), given);
    if (found.length > 0) {
      yield new CaseError([...path, 'refuses'], `should be refused but is offered: ${list(found)}`);
      return;
    }
    const reason = rule === null ? null : whyNot(run.match, seat, given);
    if (reason === null || reason.rule === rule) return;
    const missing =
      reason.params.problem === 'missing' ? `; a reason needs the whole choice, ${reason.params.field} is missing` : '';
    yield new CaseError([...path, 'rule'], `should be ${rule} but is ${reason.rule} ${show(reason.params)}${missing}`);
  },

  // biome-ignore lint/correctness/useYield: a choice that cannot be made ends the case
  *chooses(run, step) {
    const path = [...step.path, 'chooses'];
    const slip = slipIn(run, step.given, path);
    if (slip !== null) throw slip;
    const found = matching(offersTo(run.match, step.seat), step.given);
    const [choice] = found;
    if (choice === undefined) throw new CaseError(path, notOffered(run.match, step.seat, step.given));
    if (found.length > 1) throw new CaseError(path, `${show(step.given)} fits ${found.length} offers: ${list(found)}`);
    run.choose(step, choice);
  },

  *expect(run, step) {
    const sight = sightOf(run.match, step.view, run.told(step.view), run.match.log.length - run.extraLines);
    const entries = Object.entries(step.given);
    if (entries.length === 0) yield new CaseError([...step.path, 'expect'], 'expects nothing');
    for (const [path, expected] of entries) {
      const problem = whatIsWrong(sight, path, expected);
      if (problem !== null) yield new CaseError([...step.path, 'expect', path], problem);
    }
  },

  *undo(run, step) {
    const answer = undo(run.match, step.seat);
    run.follow(answer);
    yield* compareAnswer(step, answer);
  },

  *redo(run, step) {
    const answer = redo(run.match, step.seat);
    run.follow(answer);
    yield* compareAnswer(step, answer);
  },

  *concede(run, step) {
    const answer = concede(run.match, step.seat);
    run.giveUp(answer);
    yield* compareAnswer(step, answer);
  },
};
