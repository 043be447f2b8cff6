import { at } from './assert.js';
import type { Code } from './choices.js';
import type { State } from './game.js';
import {
  type Answer,
  addLine,
  assertRunning,
  bumpRevisions,
  isSeatOf,
  type Line,
  type Match,
  no,
  openQuestions,
  take,
} from './match.js';
import { type Refusal, refusal } from './refusal.js';
import { keepsSnapshot, playAgain, putBack } from './snapshots.js';

/** How many choices an undo takes back before this entry: the whole group, never a part of it. */
export function lastGroup<S extends State>(match: Match<S>, end = match.entries.length): number {
  let count = 0;
  for (let i = end - 1; i >= 0; i--) {
    count++;
    if (at(match.entries, i).startsGroup) break;
  }
  return count;
}

/** Whether the only player of a solo game has chosen to take back whatever they like. */
const isUndoFree = <S extends State>({ setup }: Match<S>): boolean =>
  setup.seats === 1 && setup.options.undo === 'free';

/** Why the seat cannot take back its last choice before this entry by itself, or null if it can. */
export function whyNoUndo<S extends State>(match: Match<S>, seat: number, end = match.entries.length): Refusal | null {
  const count = lastGroup(match, end);
  if (count === 0) return refusal('HT-UNDO-01');
  for (const entry of match.entries.slice(end - count, end)) {
    if (entry.seat !== seat) return refusal('HT-UNDO-02');
    if (isUndoFree(match)) continue;
    if (entry.chance) return refusal('HT-UNDO-03');
    if (entry.learned) return refusal('HT-UNDO-04');
  }
  return null;
}

/** How often in a row the seat can take back its last choice by itself. */
export function undoSteps<S extends State>(match: Match<S>, seat: number): number {
  let steps = 0;
  for (let end = match.entries.length; whyNoUndo(match, seat, end) === null; end -= lastGroup(match, end)) steps++;
  return steps;
}

function takeBack<S extends State>(match: Match<S>, count: number): Code[] {
  const removed = match.entries.splice(match.entries.length - count, count);
  const actors = removed.reduce((bits, { seat }) => bits | (1 << seat), 0);
  const questions = openQuestions(match, actors);
  const { before } = at(removed, 0);
  if (before !== null) putBack(match.play, before);
  else playAgain(match.play, match.entries);
  match.here = before;
  for (const [i, entry] of removed.entries()) if (!keepsSnapshot(match.entries.length + i)) entry.before = null;
  match.play.events = [];
  bumpRevisions(match, questions, actors);
  return removed.map((entry) => entry.code);
}

/** Takes back the seat's last group of choices, if nothing was learned and nobody else has decided since. */
export function undo<S extends State>(match: Match<S>, seat: number): Answer {
  assertRunning(match);
  const reason = whyNoUndo(match, seat);
  if (reason !== null) return { ok: false, refusal: reason };
  return applyUndo(match, seat, lastGroup(match), false);
}

export function applyUndo<S extends State>(match: Match<S>, seat: number, count: number, consent: boolean): Answer {
  const removed = match.entries.slice(-count);
  const seats = new Set(removed.map((entry) => entry.seat));
  const codes = takeBack(match, count);
  match.undoRequest = null;
  if (seats.size === 1) match.undone.push({ seat: at(removed, 0).seat, codes });
  else match.undone.length = 0;
  const line: Line = consent ? { seat, undo: count, consent: true } : { seat, undo: count };
  return { ok: true, events: addLine(match as unknown as Match, line) };
}

/** Takes the undone group again. Chance goes back with an undo, so the same dice fall. */
export function redo<S extends State>(match: Match<S>, seat: number): Answer {
  assertRunning(match);
  const last = match.undone[match.undone.length - 1];
  if (last === undefined || last.seat !== seat) return no('HT-UNDO-05');
  match.undone.pop();
  match.undoRequest = null;
  for (const code of last.codes) take(match, seat, code);
  return { ok: true, events: addLine(match as unknown as Match, { seat, redo: last.codes.length }) };
}

/** How many choices must be taken back to reach the seat's last own group, or 0. */
export function backToOwnGroup<S extends State>(match: Match<S>, seat: number): number {
  let found = false;
  for (let i = match.entries.length - 1; i >= 0; i--) {
    const entry = at(match.entries, i);
    if (entry.seat === seat) found = true;
    if (found && entry.startsGroup && entry.seat === seat) return match.entries.length - i;
  }
  return 0;
}

/**
 * Asks the other seats to agree to an undo that the seat may not make alone. Who plays alone has nobody to ask. Asking
 * twice is asking once: who has agreed has agreed.
 */
export function askUndo<S extends State>(match: Match<S>, seat: number): Answer {
  if (!isSeatOf(match, seat)) return no('HT-DOOR-06');
  assertRunning(match);
  const count = backToOwnGroup(match, seat);
  if (count === 0) return no('HT-UNDO-01');
  const others = ((1 << match.setup.seats) - 1) & ~(1 << seat);
  if (others === 0) return no('HT-UNDO-07');
  const asked = match.undoRequest;
  if (asked !== null) return asked.seat === seat ? { ok: true, events: [] } : no('HT-UNDO-08', { seat: asked.seat });
  match.undoRequest = { seat, count, waitingFor: others };
  return { ok: true, events: [] };
}

/** A seat's answer to the request. The undo happens when the last one has agreed. */
export function answerUndo<S extends State>(match: Match<S>, seat: number, agree: boolean): Answer {
  if (!isSeatOf(match, seat)) return no('HT-DOOR-06');
  assertRunning(match);
  const request = match.undoRequest;
  if (request === null || (request.waitingFor & (1 << seat)) === 0) return no('HT-UNDO-06');
  if (!agree) {
    match.undoRequest = null;
    return { ok: true, events: [] };
  }
  request.waitingFor &= ~(1 << seat);
  if (request.waitingFor !== 0) return { ok: true, events: [] };
  return applyUndo(match, request.seat, request.count, true);
}
