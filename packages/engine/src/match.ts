import { assert, at, InvariantError } from './assert.js';
import { Chance } from './chance.js';
import type { Choice, Code } from './choices.js';
import { copy } from './copy.js';
import { type GameEvent, type ToldEvent, tellEvent, toldThings } from './events.js';
import type { Game, GameOptions, Outcome, Prompt, State } from './game.js';
import { hash } from './hash.js';
import { readOptions } from './options.js';
import { Play } from './play.js';
import { openStream, type RandomKind, type Seed } from './random.js';
import { type Refusal, refusal } from './refusal.js';
import { knowledge, viewOf } from './zones.js';

export interface MatchSetup {
  readonly options: GameOptions;
  readonly seats: number;
  readonly seed: Seed;
  readonly random: RandomKind;
}

/** One line of the log. Undone choices stay: the undo is a line of its own. */
export type Line =
  | { readonly seat: number; readonly choice: Choice }
  | { readonly seat: number; readonly undo: number; readonly consent?: true }
  | { readonly seat: number; readonly redo: number }
  | { readonly seat: number; readonly concede: true };

interface Snapshot<S> {
  readonly state: S;
  readonly place: readonly number[];
  readonly used: number;
}

/** A choice that is in force now, with what an undo needs to know of it. */
interface Entry<S> {
  readonly seat: number;
  readonly code: Code;
  readonly startsGroup: boolean;
  readonly chance: boolean;
  /** Whether the choosing seat came to know something hidden. */
  readonly learned: boolean;
  before: Snapshot<S> | null;
}

export interface UndoRequest {
  readonly seat: number;
  readonly count: number;
  /** Seats (as bits) that have not answered yet. */
  waitingFor: number;
}

/** A match: the play, its log, and the way back. */
export interface Match<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: MatchSetup;
  readonly play: Play<S>;
  readonly log: Line[];
  /** The hash of the state after each line of the log. */
  readonly hashes: string[];
  readonly startHash: string;
  /** For each line the events it caused. */
  readonly events: GameEvent[][];
  readonly startEvents: GameEvent[];
  readonly entries: Entry<S>[];
  readonly undone: { readonly seat: number; readonly codes: readonly Code[] }[];
  /** For each seat a number that changes only when its own decision does. */
  readonly revisions: number[];
  undoRequest: UndoRequest | null;
  /** Set when an invariant broke: the match is stopped, its log is intact. */
  broken: string | null;
}

export type Answer =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (rule: string, params: Refusal['params'] = {}): Answer => ({ ok: false, refusal: refusal(rule, params) });

function wrap<S extends State>(game: Game<S>, setup: MatchSetup, play: Play<S>): Match<S> {
  const startEvents = play.events ?? [];
  play.events = [];
  return {
    game,
    setup,
    play,
    log: [],
    hashes: [],
    startHash: hash(play.state),
    events: [],
    startEvents,
    entries: [],
    undone: [],
    revisions: Array.from({ length: setup.seats }, (_, seat) => (play.isWaitingFor(seat) ? 1 : 0)),
    undoRequest: null,
    broken: null,
  };
}

/** Sets up a new match. Throws `OptionError` if options or seats do not fit the game. */
export function createMatch<S extends State>(game: Game<S>, given: MatchSetup): Match<S> {
  const setup = { ...given, options: readOptions(game, given.options, given.seats) };
  const chance = new Chance(openStream(setup.random, setup.seed, 'setup'));
  const play = new Play(game, game.create(setup.options, setup.seats), chance);
  play.events = [];
  play.settle();
  game.check(play.state);
  chance.stream = openStream(setup.random, setup.seed, 'play');
  return wrap(game, setup, play);
}

/** A match that begins in a given position; the way it came about is not in the log. */
export function matchFromPosition<S extends State>(
  game: Game<S>,
  position: { readonly state: S; readonly options: GameOptions; readonly seats: number },
  random: RandomKind,
  seed: Seed,
): Match<S> {
  const setup = { options: position.options, seats: position.seats, seed, random };
  const chance = new Chance(openStream(random, seed, 'play'));
  const play = new Play(game, copy(position.state), chance);
  play.events = [];
  play.settle();
  game.check(play.state);
  return wrap(game, setup, play);
}

function takeSnapshot<S extends State>(play: Play<S>): Snapshot<S> {
  return { state: copy(play.state), place: play.chance.stream.save(), used: play.chance.used };
}

function putBack<S extends State>(play: Play<S>, snapshot: Snapshot<S>): void {
  play.chance.stream.load(snapshot.place);
  play.chance.used = snapshot.used;
  play.restore(copy(snapshot.state));
}

function addLine(match: Match<State>, line: Line): readonly GameEvent[] {
  const events = match.play.events ?? [];
  match.play.events = [];
  match.log.push(line);
  match.events.push(events);
  match.hashes.push(hash(match.play.state));
  return events;
}

/** Old snapshots behind a barrier serve only undo by consent; one in so many lines is enough for that. */
const sparseEvery = 20;

function thinOut<S extends State>(match: Match<S>): void {
  const last = match.entries.length - 1;
  for (let i = last - 1; i >= 0; i--) {
    const entry = at(match.entries, i);
    if (entry.before === null) break;
    if (i % sparseEvery !== 0) entry.before = null;
  }
}

/** Whether the seat knows a thing it did not know, or was told of one on the way that is hidden again. */
function hasLearned<S extends State>(match: Match<S>, seat: number, knownBefore: Uint8Array): boolean {
  const { play, game } = match;
  const knownNow = knowledge(game.zones, play.state, seat);
  if (knownNow.some((known, id) => known === 1 && knownBefore[id] === 0)) return true;
  return (play.events ?? []).some((event) => toldThings(game.events, event, seat).some((id) => knownBefore[id] === 0));
}

/** Takes an offered choice by its code. Everything a choice brings about happens here. */
function take<S extends State>(match: Match<S>, seat: number, code: Code): void {
  const { play, game } = match;
  const frame = play.waitingFrame;
  assert(frame !== null, 'nobody is waited for');
  const previous = match.entries[match.entries.length - 1];
  const chained = play.stepOf(frame).chain?.(play.state, frame) === true && previous?.seat === seat;
  const knownBefore = knowledge(game.zones, play.state, seat);
  const waitingBefore = play.waiting;
  const before = guarded(match, () => assert(play.choose(seat, code), 'an offered choice was not taken'));
  const learned = hasLearned(match, seat, knownBefore);
  const chance = play.chance.used > before.used;
  match.entries.push({ seat, code, startsGroup: !chained, chance, learned, before });
  if (chance || learned) thinOut(match);
  bumpRevisions(
    match,
    (other) => other !== seat && (waitingBefore & (1 << other)) !== 0 && play.waitingFrame === frame,
  );
}

function isSeatOf<S extends State>(match: Match<S>, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats;
}

function assertRunning<S extends State>(match: Match<S>): void {
  assert(match.broken === null, `the match is stopped: ${match.broken}`);
}

/** Does something to the play; if an invariant breaks, puts everything back and stops the match. */
function guarded<S extends State>(match: Match<S>, change: () => void): Snapshot<S> {
  const { play, game } = match;
  const before = takeSnapshot(play);
  try {
    change();
    game.check(play.state);
  } catch (error) {
    play.events = [];
    putBack(play, before);
    match.broken = error instanceof Error ? error.message : String(error);
    throw error instanceof InvariantError ? error : new InvariantError(match.broken, { cause: error });
  }
  return before;
}

/** A seat's revision goes up unless it is still asked the very same question. */
function bumpRevisions<S extends State>(match: Match<S>, sameQuestion: (seat: number) => boolean): void {
  for (let seat = 0; seat < match.revisions.length; seat++) {
    if (match.play.isWaitingFor(seat) && !sameQuestion(seat)) match.revisions[seat] = at(match.revisions, seat) + 1;
  }
}

/** Why this choice is not possible now, or null if it is. Never on the hot path. */
export function whyNot<S extends State>(match: Match<S>, seat: number, choice: unknown): Refusal | null {
  const { play, game } = match;
  if (!isSeatOf(match, seat)) return refusal('HT-DOOR-06');
  if (play.waiting === 0) return refusal('HT-DOOR-04');
  if (!play.isWaitingFor(seat)) return refusal('HT-DOOR-01', { seat });
  const code = game.choices.encode(choice);
  if (typeof code !== 'number') return refusal('HT-DOOR-02', { field: code.field, problem: code.problem });
  if (play.options(seat).has(code)) return null;
  const frame = play.waitingFrame;
  assert(frame !== null, 'somebody is waited for');
  return play.stepOf(frame).refuse?.(play, frame, seat, code) ?? refusal('HT-DOOR-03');
}

/**
 * The door. Accepts a choice only if it is offered to the seat now; refuses everything else with a reason and
 * leaves the match untouched. `revision` guards against answers to an older question.
 */
export function act<S extends State>(match: Match<S>, seat: number, choice: unknown, revision?: number): Answer {
  assertRunning(match);
  const reason = whyNot(match, seat, choice);
  if (reason !== null) return { ok: false, refusal: reason };
  if (revision !== undefined && revision !== match.revisions[seat]) return no('HT-DOOR-05');
  const code = match.game.choices.encode(choice) as Code;
  take(match, seat, code);
  match.undone.length = 0;
  match.undoRequest = null;
  return { ok: true, events: addLine(match as unknown as Match, { seat, choice: match.game.choices.decode(code) }) };
}

/** How many choices the seat's next undo takes back: the whole group, never a part of it. */
function lastGroup<S extends State>(match: Match<S>): number {
  let count = 0;
  for (let i = match.entries.length - 1; i >= 0; i--) {
    count++;
    if (at(match.entries, i).startsGroup) break;
  }
  return count;
}

/** Why the seat cannot take back its last choice by itself, or null if it can. */
export function whyNoUndo<S extends State>(match: Match<S>, seat: number): Refusal | null {
  const count = lastGroup(match);
  if (count === 0) return refusal('HT-UNDO-01');
  for (const entry of match.entries.slice(-count)) {
    if (entry.seat !== seat) return refusal('HT-UNDO-02');
    if (entry.chance) return refusal('HT-UNDO-03');
    if (entry.learned) return refusal('HT-UNDO-04');
  }
  return null;
}

function takeBack<S extends State>(match: Match<S>, count: number): Code[] {
  const removed = match.entries.splice(match.entries.length - count, count);
  const target = match.entries.length;
  const first = at(removed, 0);
  if (first.before !== null) {
    putBack(match.play, first.before);
  } else {
    rebuild(match, target);
  }
  match.play.events = [];
  for (let seat = 0; seat < match.revisions.length; seat++) match.revisions[seat] = at(match.revisions, seat) + 1;
  return removed.map((entry) => entry.code);
}

/** Plays the choices in force once more up to a number, from the nearest snapshot or from the start. */
function rebuild<S extends State>(match: Match<S>, target: number): void {
  let from = target - 1;
  while (from >= 0 && at(match.entries, from).before === null) from--;
  assert(from >= 0, 'the first choice keeps its snapshot');
  putBack(match.play, at(match.entries, from).before as Snapshot<S>);
  for (const entry of match.entries.slice(from, target)) {
    assert(match.play.choose(entry.seat, entry.code), 'a logged choice is not offered any more');
  }
}

/** Takes back the seat's last group of choices, if nothing was learned and nobody else has decided since. */
export function undo<S extends State>(match: Match<S>, seat: number): Answer {
  assertRunning(match);
  const reason = whyNoUndo(match, seat);
  if (reason !== null) return { ok: false, refusal: reason };
  return applyUndo(match, seat, lastGroup(match), false);
}

function applyUndo<S extends State>(match: Match<S>, seat: number, count: number, consent: boolean): Answer {
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
  for (const code of last.codes) take(match, seat, code);
  return { ok: true, events: addLine(match as unknown as Match, { seat, redo: last.codes.length }) };
}

/** How many choices must be taken back to reach the seat's last own group, or 0. */
function backToOwnGroup<S extends State>(match: Match<S>, seat: number): number {
  let found = false;
  for (let i = match.entries.length - 1; i >= 0; i--) {
    const entry = at(match.entries, i);
    if (entry.seat === seat) found = true;
    if (found && entry.startsGroup && entry.seat === seat) return match.entries.length - i;
  }
  return 0;
}

/** Asks the other seats to agree to an undo that the seat may not make alone. */
export function askUndo<S extends State>(match: Match<S>, seat: number): Answer {
  if (!isSeatOf(match, seat)) return no('HT-DOOR-06');
  assertRunning(match);
  const count = backToOwnGroup(match, seat);
  if (count === 0) return no('HT-UNDO-01');
  const others = ((1 << match.setup.seats) - 1) & ~(1 << seat);
  if (others === 0) return applyUndo(match, seat, count, true);
  match.undoRequest = { seat, count, waitingFor: others };
  return { ok: true, events: [] };
}

/** A seat's answer to the request. The undo happens when the last one has agreed. */
export function answerUndo<S extends State>(match: Match<S>, seat: number, agree: boolean): Answer {
  if (!isSeatOf(match, seat)) return no('HT-DOOR-06');
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

/** The seat gives up. */
export function concede<S extends State>(match: Match<S>, seat: number): Answer {
  if (!isSeatOf(match, seat)) return no('HT-DOOR-06');
  assertRunning(match);
  if (match.play.waiting === 0) return no('HT-DOOR-04');
  guarded(match, () => {
    match.game.concede(match.play, seat);
    match.play.settle();
  });
  bumpRevisions(match, () => false);
  match.entries.length = 0;
  match.undone.length = 0;
  match.undoRequest = null;
  return { ok: true, events: addLine(match as unknown as Match, { seat, concede: true }) };
}

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

/** What a seat is asked, as it may see it: the options only if the decision is its own. */
export interface Pending {
  readonly seat: number;
  readonly kind: string;
  readonly prompt: Prompt;
  readonly revision: number;
  readonly options?: readonly Choice[];
}

export function pendingFor<S extends State>(match: Match<S>, viewer: number): Pending[] {
  const { play } = match;
  const list: Pending[] = [];
  for (let seat = 0; seat < match.setup.seats; seat++) {
    if (!play.isWaitingFor(seat)) continue;
    const base = {
      seat,
      kind: play.waitingFrame?.step ?? '',
      prompt: play.prompt(seat),
      revision: at(match.revisions, seat),
    };
    if (seat !== viewer) list.push(base);
    else list.push({ ...base, options: play.options(seat).toArray().map(match.game.choices.decode) });
  }
  return list;
}

export function viewFor<S extends State>(match: Match<S>, viewer: number): S {
  return viewOf(match.game.zones, match.play.state, viewer);
}

export function tellFor<S extends State>(match: Match<S>, viewer: number, events: readonly GameEvent[]): ToldEvent[] {
  return events.map((event) => tellEvent(match.game.events, event, viewer));
}

export function outcomeOf<S extends State>(match: Match<S>): Outcome | null {
  return match.play.waiting === 0 ? match.game.outcome(match.play.state) : null;
}
