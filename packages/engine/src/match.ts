import { assert, at, InvariantError } from './assert.js';
import { Chance } from './chance.js';
import type { Choice, Code } from './choices.js';
import { copyState } from './copy.js';
import { type GameEvent, type ToldEvent, tellEvent, toldThings } from './events.js';
import { type Game, type GameOptions, type Outcome, PositionError, type Prompt, type State } from './game.js';
import { hash } from './hash.js';
import { OptionError, readOptions } from './options.js';
import { Play } from './play.js';
import { isSeed, openStream, type RandomKind, type Seed } from './random.js';
import { type Refusal, refusal } from './refusal.js';
import { putBack, type Snapshot, takeSnapshot, thinOut } from './snapshots.js';
import { knowledge, viewOf } from './zones.js';

export interface MatchSetup {
  /** Where the match began: in a position, written in the game's notation, instead of the usual set-up. */
  readonly position?: unknown;
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

/** A choice that is in force now, with what an undo needs to know of it. */
export interface Entry<S> {
  readonly seat: number;
  readonly code: Code;
  readonly startsGroup: boolean;
  readonly chance: boolean;
  /** Whether the choosing seat came to know something hidden. */
  readonly learned: boolean;
  /** The choice in force before it. */
  readonly previous: Entry<S> | null;
  before: Snapshot<S> | null;
}

/** Behind such a choice nothing can be taken back without consent; what comes after it can. */
export const isBarrier = (entry: Pick<Entry<State>, 'chance' | 'learned'>): boolean => entry.chance || entry.learned;

export interface UndoRequest {
  readonly seat: number;
  readonly count: number;
  /** Seats (as bits) that have not answered yet. */
  waitingFor: number;
}

/** What is left of a line besides log and events. With the snapshots on the way it leads back to the match as it was. */
export interface Moment<S> {
  /** The last choice in force; it leads to those before it. */
  readonly last: Entry<S> | null;
  /** Where the first choice in force was made: at the start, or after the last concession. */
  readonly ground: Snapshot<S>;
  readonly undone: Match['undone'];
  readonly revisions: readonly number[];
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
  /** For each seat a number that changes only when its own question does. Everybody may know it. */
  readonly revisions: number[];
  /** The match at its start and after each line, for looking back; null switches that off. */
  moments: Moment<S>[] | null;
  /** A snapshot of the play as it stands, if there is one already. */
  here: Snapshot<S> | null;
  undoRequest: UndoRequest | null;
  /** Set when an invariant broke: the match is stopped, its log is intact. */
  broken: string | null;
}

export type Answer =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const no = (rule: string, params: Refusal['params'] = {}): Answer => ({
  ok: false,
  refusal: refusal(rule, params),
});

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
    moments: null,
    here: null,
    undoRequest: null,
    broken: null,
  };
}

/** Sets up a new match. Throws `OptionError` if options or seats do not fit the game. */
export function createMatch<S extends State>(game: Game<S>, given: MatchSetup): Match<S> {
  checkSeed(given.seed);
  const setup = { ...given, options: readOptions(game, given.options, given.seats) };
  const chance = new Chance(openStream(setup.random, setup.seed, 'setup'));
  const play = new Play(game, game.create(setup.options, setup.seats), chance);
  play.events = [];
  play.settle();
  game.check(play.state);
  chance.stream = openStream(setup.random, setup.seed, 'play');
  return wrap(game, setup, play);
}

function checkSeed(seed: Seed): void {
  if (!isSeed(seed)) throw new OptionError('seed', 'must be 32 hexadecimal digits');
}

/** A match that begins in a position written in the game's notation. Throws `PositionError`. */
export function matchFromPosition<S extends State>(
  game: Game<S>,
  position: unknown,
  random: RandomKind,
  seed: Seed,
): Match<S> {
  try {
    return matchFromState(game, game.position.read(position), random, seed, position);
  } catch (error) {
    // Something that can be written down but cannot be: the game's own check knows.
    throw error instanceof InvariantError ? new PositionError('position', error.message) : error;
  }
}

/** A match that begins in a bare state. Without a notation of it no game file can be written. */
export function matchFromState<S extends State>(
  game: Game<S>,
  start: { readonly state: S; readonly options: GameOptions; readonly seats: number },
  random: RandomKind,
  seed: Seed,
  position: unknown = null,
): Match<S> {
  checkSeed(seed);
  const setup = { position, options: start.options, seats: start.seats, seed, random };
  const chance = new Chance(openStream(random, seed, 'play'));
  const play = new Play(game, copyState(game, start.state), chance);
  play.events = [];
  play.settle();
  game.check(play.state);
  return wrap(game, setup, play);
}

/** Called last, when everything else about the line is done. */
export function addLine(match: Match<State>, line: Line): readonly GameEvent[] {
  const events = match.play.events ?? [];
  match.play.events = [];
  match.log.push(line);
  match.events.push(events);
  match.hashes.push(hash(match.play.state));
  addMoment(match, 'concede' in line);
  return events;
}

function addMoment(match: Match<State>, isNewGround: boolean): void {
  const { moments, entries, undone, revisions } = match;
  if (moments === null) return;
  if (isNewGround) match.here = takeSnapshot(match.play);
  const ground = (isNewGround ? match.here : moments[moments.length - 1]?.ground) as Snapshot<State>;
  const last = entries[entries.length - 1] ?? null;
  moments.push({ last, ground, undone: [...undone], revisions: [...revisions] });
}

/** Whether the seat knows a thing it did not know, or was told of one on the way that is hidden again. */
function hasLearned<S extends State>(match: Match<S>, seat: number, knownBefore: Uint8Array): boolean {
  const { play, game } = match;
  const knownNow = knowledge(game.zones, play.state, seat);
  if (knownNow.some((known, id) => known === 1 && knownBefore[id] === 0)) return true;
  return (play.events ?? []).some((event) => toldThings(game.events, event, seat).some((id) => knownBefore[id] === 0));
}

/** Takes an offered choice by its code. Everything a choice brings about happens here. */
export function take<S extends State>(match: Match<S>, seat: number, code: Code): void {
  const { play, game } = match;
  const frame = play.waitingFrame;
  assert(frame !== null, 'nobody is waited for');
  const previous = match.entries[match.entries.length - 1] ?? null;
  const joins = play.isWaitingFor(seat) && play.stepOf(frame).joinsUndo?.(play.state, frame) === true;
  const joined = joins && previous?.seat === seat && !isBarrier(previous);
  const knownBefore = knowledge(game.zones, play.state, seat);
  const questions = openQuestions(match, 1 << seat);
  const before = guarded(match, () => assert(play.choose(seat, code), 'an offered choice was not taken'));
  const learned = hasLearned(match, seat, knownBefore);
  const chance = play.chance.used > before.used;
  match.entries.push({ seat, code, startsGroup: !joined, chance, learned, previous, before });
  thinOut(match.entries, chance || learned);
  bumpRevisions(match, questions, 1 << seat);
}

export function isSeatOf<S extends State>(match: Match<S>, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < match.setup.seats;
}

export function assertRunning<S extends State>(match: Match<S>): void {
  assert(match.broken === null, `the match is stopped: ${match.broken}`);
}

/** Does something to the play; if an invariant breaks, puts everything back and stops the match. */
function guarded<S extends State>(match: Match<S>, change: () => void): Snapshot<S> {
  const { play, game } = match;
  const before = match.here ?? takeSnapshot(play);
  match.here = null;
  try {
    change();
    game.check(play.state);
    play.checkWindows();
  } catch (error) {
    play.events = [];
    putBack(play, before);
    match.broken = error instanceof Error ? error.message : String(error);
    throw error instanceof InvariantError ? error : new InvariantError(match.broken, { cause: error });
  }
  return before;
}

type Questions = readonly (string | null)[] | null;

/**
 * What each waiting seat is asked, or null if nobody waits but the actors (as bits): then no question can outlive what
 * they do.
 */
export function openQuestions<S extends State>(match: Match<S>, actors: number): Questions {
  const { play } = match;
  if ((play.waiting & ~actors) === 0) return null;
  return match.revisions.map((_, seat) => questionOf(play, seat));
}

/** What is asked, without what is offered: if only that has changed, an answer that is still offered is still good. */
function questionOf<S extends State>(play: Play<S>, seat: number): string | null {
  return play.isWaitingFor(seat) ? JSON.stringify([play.waitingFrame?.step, play.prompt(seat)]) : null;
}

/** A seat's revision goes up unless it is still asked the same question; an actor (as bits) is always asked anew. */
export function bumpRevisions<S extends State>(match: Match<S>, before: Questions, actors: number): void {
  for (let seat = 0; seat < match.revisions.length; seat++) {
    if (!match.play.isWaitingFor(seat)) continue;
    const asked = before?.[seat] ?? null;
    const acted = (actors & (1 << seat)) !== 0;
    if (!acted && asked !== null && asked === questionOf(match.play, seat)) continue;
    match.revisions[seat] = at(match.revisions, seat) + 1;
  }
}

/** The code of a choice that is offered to the seat now, or the reason why it is not. */
function judge<S extends State>(match: Match<S>, seat: number, choice: unknown): Code | Refusal {
  const { play, game } = match;
  if (!isSeatOf(match, seat)) return refusal('HT-DOOR-06');
  if (play.waiting === 0) return refusal('HT-DOOR-04');
  if (!play.isWaitingFor(seat) && !play.isInvited(seat)) return refusal('HT-DOOR-01', { seat });
  const code = game.choices.encode(choice);
  if (typeof code !== 'number') return refusal('HT-DOOR-02', { field: code.field, problem: code.problem });
  return play.options(seat).has(code) ? code : play.whyNot(seat, code);
}

/** Why this choice is not possible now, or null if it is. */
export function whyNot<S extends State>(match: Match<S>, seat: number, choice: unknown): Refusal | null {
  const verdict = judge(match, seat, choice);
  return typeof verdict === 'number' ? null : verdict;
}

/**
 * The door. Accepts a choice only if it is offered to the seat now; refuses everything else with a reason and
 * leaves the match untouched. `revision` guards against answers to an older question.
 */
export function act<S extends State>(match: Match<S>, seat: number, choice: unknown, revision?: number): Answer {
  assertRunning(match);
  const stale = revision !== undefined && match.play.isWaitingFor(seat) && revision !== match.revisions[seat];
  if (stale) return no('HT-DOOR-05');
  const code = judge(match, seat, choice);
  if (typeof code !== 'number') return { ok: false, refusal: code };
  take(match, seat, code);
  match.undone.length = 0;
  match.undoRequest = null;
  return { ok: true, events: addLine(match as unknown as Match, { seat, choice: match.game.choices.decode(code) }) };
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
  bumpRevisions(match, null, 1 << seat);
  match.entries.length = 0;
  match.undone.length = 0;
  match.undoRequest = null;
  return { ok: true, events: addLine(match as unknown as Match, { seat, concede: true }) };
}

/** What a seat is asked, as everybody may know it. */
export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly prompt: Prompt;
}

/** The same as a viewer may see it. Only of its own question it is told the options, and when they have changed. */
export interface Pending extends Question {
  readonly revision?: number;
  readonly options?: readonly Choice[];
}

export function questionsOf<S extends State>(match: Match<S>): Question[] {
  const { play } = match;
  const list: Question[] = [];
  for (let seat = 0; seat < match.setup.seats; seat++) {
    if (!play.isWaitingFor(seat)) continue;
    list.push({ seat, kind: play.waitingFrame?.step ?? '', prompt: play.prompt(seat) });
  }
  return list;
}

export function pendingFor<S extends State>(match: Match<S>, viewer: number): Pending[] {
  const { play, game } = match;
  return questionsOf(match).map((question) =>
    question.seat === viewer
      ? {
          ...question,
          revision: at(match.revisions, viewer),
          options: play.options(viewer).toArray().map(game.choices.decode),
        }
      : question,
  );
}

/** What the viewer may do although it is not waited for. Nobody else is told. */
export function invitationFor<S extends State>(match: Match<S>, viewer: number): Choice[] {
  const { play, game } = match;
  if (!play.isInvited(viewer)) return [];
  return play.options(viewer).toArray().map(game.choices.decode);
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
