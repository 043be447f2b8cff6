import {
  answerUndo,
  askUndo,
  type Choice,
  hash,
  redo,
  type ScriptedOutcome,
  undo,
  whyNoUndo,
} from '@heldentisch/engine';
import type { CaseRun } from './case-run.js';

/** A choice in force, as a case made it. */
export interface MadeChoice {
  readonly seat: number;
  readonly choice: Choice;
  readonly dice: readonly ScriptedOutcome[] | null;
  /** Hash of the state before it. */
  readonly before: string;
}

/**
 * Takes back what was just chosen and brings it about again: freely where the seat may, otherwise by consent of
 * all. Who plays alone has nobody to ask: there some choices stand. Returns what is wrong, or null if the game stands
 * where it stood.
 */
export function backAndForth(run: CaseRun, seat: number): string | null {
  const { match } = run;
  if (match.setup.seats === 1 && whyNoUndo(match, seat) !== null) return null;
  const after = hash(match.play.state);
  const lines = match.log.length;
  const problem = whyNoUndo(match, seat) === null ? freely(run, seat) : byConsent(run, seat);
  run.extraLines += match.log.length - lines;
  if (problem !== null) return problem;
  return hash(match.play.state) === after ? null : 'undone and done again, the state is another one';
}

function standsBefore(run: CaseRun, index: number): string | null {
  const made = run.made[index];
  return made === undefined || hash(run.match.play.state) === made.before
    ? null
    : 'undone, the state is not the earlier one';
}

function freely(run: CaseRun, seat: number): string | null {
  const { match } = run;
  const answer = undo(match, seat);
  if (!answer.ok) return `undo is refused (${answer.refusal.rule})`;
  const problem = standsBefore(run, match.entries.length);
  if (problem !== null) return problem;
  const again = redo(match, seat);
  return again.ok ? null : `redo is refused (${again.refusal.rule})`;
}

/**
 * The scripted dice of what the engine will have to play again from its nearest snapshot to reach a place. Null if
 * scripted and real dice are mixed there: no script can repeat both.
 */
function scriptFor(run: CaseRun, target: number): readonly ScriptedOutcome[] | null {
  const { entries } = run.match;
  let from = target;
  while (from > 0 && entries[from]?.before === null) from--;
  const chances = run.made.slice(from, target).filter((_, i) => entries[from + i]?.chance === true);
  const scripted = chances.flatMap(({ dice }) => (dice === null ? [] : [dice]));
  if (scripted.length > 0 && scripted.length < chances.length) return null;
  return scripted.flat();
}

function byConsent(run: CaseRun, seat: number): string | null {
  const { match, made } = run;
  const target = match.entries.findLastIndex((entry) => entry.startsGroup && entry.seat === seat);
  const script = scriptFor(run, target);
  if (script === null) return null;
  if (script.length > 0) match.play.chance.follow(script);
  const answer = askAll(run, seat);
  match.play.chance.release();
  if (answer !== null) return answer;
  const problem = standsBefore(run, target);
  if (problem !== null) return problem;
  for (const { seat: chooser, choice, dice } of made.slice(target)) {
    const repeated = run.actWith(chooser, choice, dice);
    if (!repeated.ok) return `undone by consent, ${JSON.stringify(choice)} is refused (${repeated.refusal.rule})`;
  }
  return null;
}

function askAll(run: CaseRun, seat: number): string | null {
  const { match } = run;
  const asked = askUndo(match, seat);
  if (!asked.ok) return `asking for an undo is refused (${asked.refusal.rule})`;
  for (let other = 0; other < match.setup.seats; other++) {
    if (other === seat) continue;
    const answer = answerUndo(match, other, true);
    if (!answer.ok) return `consent to an undo is refused (${answer.refusal.rule})`;
  }
  return null;
}
