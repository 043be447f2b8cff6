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
import { mismatch, sightOf, valueAt } from './expectation.js';
import { impossible, list, matching, nearest, offersTo } from './offers.js';
import type { CaseStep, Verb } from './read-case.js';
import { backAndForth, type MadeChoice } from './undo-mode.js';

/** `undo`: every choice is also taken back and made again on the way. */
export type CaseMode = 'plain' | 'undo';

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

  take(step: CaseStep): void {
    verbs[step.verb](this, step);
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

function checkPossible(run: CaseRun, step: CaseStep): void {
  const problem = impossible(run.match.game, step.given);
  if (problem !== null) throw new CaseError([...step.path, step.verb, problem.field], problem.message);
}

function checkFlag(step: CaseStep, answer: Answer): void {
  const path = [...step.path, step.verb];
  if (step.succeeds && !answer.ok) throw new CaseError(path, `is refused (${answer.refusal.rule})`);
  if (!step.succeeds && answer.ok) throw new CaseError(path, 'should be refused but is possible');
  if (step.rule !== null && !answer.ok && answer.refusal.rule !== step.rule) {
    throw new CaseError([...step.path, 'rule'], `should be ${step.rule} but is ${answer.refusal.rule}`);
  }
}

const verbs: Readonly<Record<Verb, (run: CaseRun, step: CaseStep) => void>> = {
  offers(run, step) {
    checkPossible(run, step);
    const offers = offersTo(run.match, step.seat);
    if (matching(offers, step.given).length > 0) return;
    throw new CaseError([...step.path, 'offers'], `${show(step.given)} is not offered; ${nearest(offers, step.given)}`);
  },

  refuses(run, step) {
    // A malformed choice can only be meant if the case says that its form is the reason.
    if (step.rule !== 'HT-DOOR-02') checkPossible(run, step);
    const path = [...step.path, 'refuses'];
    const found = matching(offersTo(run.match, step.seat), step.given);
    if (found.length > 0) throw new CaseError(path, `should be refused but is offered: ${list(found)}`);
    if (step.rule === null) return;
    const reason = whyNot(run.match, step.seat, step.given);
    if (reason === null || reason.rule === step.rule) return;
    const missing =
      reason.params.problem === 'missing' ? `; a reason needs the whole choice, ${reason.params.field} is missing` : '';
    throw new CaseError(
      [...step.path, 'rule'],
      `should be ${step.rule} but is ${reason.rule} ${show(reason.params)}${missing}`,
    );
  },

  chooses(run, step) {
    checkPossible(run, step);
    const offers = offersTo(run.match, step.seat);
    const found = matching(offers, step.given);
    const path = [...step.path, 'chooses'];
    const [choice] = found;
    if (choice === undefined)
      throw new CaseError(path, `${show(step.given)} is not offered; ${nearest(offers, step.given)}`);
    if (found.length > 1) throw new CaseError(path, `${show(step.given)} fits ${found.length} offers: ${list(found)}`);
    run.choose(step, choice);
  },

  expect(run, step) {
    const sight = sightOf(run.match, step.view, run.told(step.view), run.match.log.length - run.extraLines);
    const entries = Object.entries(step.given);
    if (entries.length === 0) throw new CaseError([...step.path, 'expect'], 'expects nothing');
    for (const [path, expected] of entries) {
      const problem = mismatch(valueAt(sight, path), expected);
      if (problem !== null) throw new CaseError([...step.path, 'expect', path], problem);
    }
  },

  undo(run, step) {
    const answer = undo(run.match, step.seat);
    run.follow(answer);
    checkFlag(step, answer);
  },

  redo(run, step) {
    const answer = redo(run.match, step.seat);
    run.follow(answer);
    checkFlag(step, answer);
  },

  concede(run, step) {
    const answer = concede(run.match, step.seat);
    run.giveUp(answer);
    checkFlag(step, answer);
  },
};
