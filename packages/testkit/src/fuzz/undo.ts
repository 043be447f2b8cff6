import { answerUndo, askUndo, type Match, redo, undo, whyNoUndo } from '@heldentisch/engine';
import { branch } from '../branch.js';
import { firstDifference, show } from '../plain-data.js';
import { randomDecision } from '../play-random.js';
import type { Random } from '../random.js';
import { guarded } from './report.js';
import { type Mark, markOf, Tracked } from './tracked.js';

function misplaced(match: Match, expected: Mark, when: string): string | null {
  const found = markOf(match);
  if (found.hash === expected.hash && found.used === expected.used && found.offers === expected.offers) {
    return match.hashes[match.hashes.length - 1] === expected.hash ? null : `${when} the log holds another hash`;
  }
  return `${when} the game stands elsewhere: ${firstDifference(expected, found)}`;
}

/** Undo restores the earlier place exactly, redo the later one. */
function checkFreeUndo(tracked: Tracked, seat: number): string | null {
  const { match, marks } = tracked;
  const count = tracked.lastGroup();
  const answer = undo(match, seat);
  if (!answer.ok) return `undo by seat ${seat} is refused (${answer.refusal.rule}) although nothing stands against it`;
  const earlier = marks[marks.length - 1 - count] as Mark;
  const problem = misplaced(match, earlier, `after undo by seat ${seat}`);
  if (problem !== null) return problem;
  const again = redo(match, seat);
  if (!again.ok) return `redo by seat ${seat} is refused (${again.refusal.rule})`;
  return misplaced(match, tracked.present, `after undo and redo by seat ${seat}`);
}

function othersThan(match: Match, seat: number): number[] {
  return Array.from({ length: match.setup.seats }, (_, other) => other).filter((other) => other !== seat);
}

/** One seat says no: nothing happens, and the request is gone. */
function checkDenied(tracked: Tracked, seat: number, random: Random): string | null {
  const { match } = tracked;
  const answer = answerUndo(match, random.pick(othersThan(match, seat)), false);
  if (!answer.ok) return `a no to an undo is refused (${answer.refusal.rule})`;
  if (match.undoRequest !== null) return 'a denied request for an undo stays open';
  const found = markOf(match);
  return found.hash === tracked.present.hash ? null : 'a denied request for an undo changed the state';
}

/** All agree: the earlier place comes back, and the same choices lead to the same place again, by the same dice. */
function checkAgreed(tracked: Tracked, seat: number, count: number, random: Random): string | null {
  const { match } = tracked;
  for (const other of othersThan(match, seat)) {
    const answer = answerUndo(match, other, true);
    if (!answer.ok) return `a yes to an undo is refused (${answer.refusal.rule})`;
  }
  const later = tracked.marks.slice(-count);
  const undone = tracked.forget(count);
  const when = `after ${count} choices were undone by consent`;
  const problem = misplaced(match, tracked.present, when);
  if (problem !== null) return problem;
  const owner = undone[0]?.seat ?? 0;
  if (undone.every((choice) => choice.seat === owner) && random.percent(50)) {
    const answer = redo(match, owner);
    if (!answer.ok) return `${when}, redo by seat ${owner} is refused (${answer.refusal.rule})`;
    tracked.choices.push(...undone);
    tracked.marks.push(...later);
    return misplaced(match, tracked.present, `${when} and redone`);
  }
  for (const [i, choice] of undone.entries()) {
    const answer = tracked.choose(choice.seat, choice.choice);
    if (!answer.ok) return `${when}, the same choice is refused (${answer.refusal.rule})`;
    const wrong = misplaced(match, later[i] as Mark, `${when} and chosen again`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function checkConsent(tracked: Tracked, seat: number, random: Random): string | null {
  const { match } = tracked;
  const refused = undo(match, seat);
  if (refused.ok) return `undo by seat ${seat} is possible although whyNoUndo says no`;
  if (markOf(match).hash !== tracked.present.hash) return 'a refused undo changed the state';
  const count = tracked.backToOwnGroup(seat);
  const asked = askUndo(match, seat);
  if (count === 0) return asked.ok ? `seat ${seat} asks for an undo without a choice of its own` : null;
  if (match.setup.seats === 1) return asked.ok ? `seat ${seat} asks for an undo but there is nobody to agree` : null;
  if (!asked.ok) return `seat ${seat} may not even ask for an undo (${asked.refusal.rule})`;
  if (random.percent(20)) return checkDenied(tracked, seat, random);
  return checkAgreed(tracked, seat, count, random);
}

/** Tries an undo by some seat and ends where it began. */
export function checkUndo(tracked: Tracked, random: Random): string | null {
  return guarded(() => {
    const { match, choices } = tracked;
    const last = choices[choices.length - 1];
    const seat = last !== undefined && random.percent(70) ? last.seat : random.below(match.setup.seats);
    const reason = whyNoUndo(match, seat);
    const expected = tracked.mayUndo(seat);
    if (expected && reason !== null) return `undo by seat ${seat} is refused (${reason.rule}) without need`;
    if (!expected && reason === null) {
      return `seat ${seat} may undo although chance spoke, it learned something or another seat decided: ${show(choices.slice(-tracked.lastGroup()))}`;
    }
    return expected ? checkFreeUndo(tracked, seat) : checkConsent(tracked, seat, random);
  });
}

/** The same in a branch, after a few choices more: leaves no trace in the match. */
export function checkUndoAhead(match: Match, random: Random): string | null {
  return guarded(() => {
    const tracked = new Tracked(branch(match));
    for (let steps = 1 + random.below(4); steps > 0; steps--) {
      const next = randomDecision(tracked.match.play, random);
      if (next === null) break;
      tracked.step(next.seat, next.code);
    }
    return checkUndo(tracked, random);
  });
}
