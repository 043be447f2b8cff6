import type { State } from './game.js';
import { type Answer, act, concede, isSeatOf, type Line, type Match, no } from './match.js';
import { applyUndo, backToOwnGroup, lastGroup, redo, undo, whyNoUndo } from './undo.js';

/** Repeats a line of a game file. */
export function repeatLine<S extends State>(match: Match<S>, line: Line): Answer {
  if ('choice' in line) return act(match, line.seat, line.choice);
  if ('redo' in line) {
    const count = match.undone[match.undone.length - 1]?.codes.length;
    return count === line.redo ? redo(match, line.seat) : no('HT-UNDO-05');
  }
  if ('concede' in line) return concede(match, line.seat);
  if (line.consent === true) {
    if (!isSeatOf(match, line.seat) || backToOwnGroup(match, line.seat) !== line.undo) return no('HT-UNDO-01');
    return applyUndo(match, line.seat, line.undo, true);
  }
  const reason = whyNoUndo(match, line.seat);
  if (reason !== null) return { ok: false, refusal: reason };
  return lastGroup(match) === line.undo ? undo(match, line.seat) : no('HT-UNDO-01');
}
