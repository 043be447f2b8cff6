import {
  act,
  Chance,
  type Code,
  createMatch,
  type Game,
  type GameEvent,
  type GameOptions,
  InvariantError,
  type Match,
  openStream,
  Play,
  type RandomKind,
  readOptions,
  type State,
  seedFromNumber,
} from '@heldentisch/engine';
import { Random } from './random.js';

/** A decision of a random game, seen before it is made. */
export interface RandomDecision<S extends State> {
  readonly match: Match<S>;
  readonly seat: number;
  readonly code: Code;
  /** Counts from 0. */
  readonly number: number;
}

export interface RandomGameOptions<S extends State> {
  readonly options?: GameOptions;
  /** By default the fewest the game allows. */
  readonly seats?: number;
  readonly random?: RandomKind;
  /** The game is left after so many decisions; by default `longestGame`. */
  readonly most?: number;
  /** Called before each decision; `false` leaves the game. */
  onDecision?(decision: RandomDecision<S>): unknown;
}

export interface RandomGame<S extends State> {
  readonly match: Match<S>;
  readonly decisions: number;
  readonly finished: boolean;
}

/** How often a seat that is invited and has something to choose does so before those waited for. */
const invitedPercent = 25;

/** A seat that is invited and makes use of it now, or -1. */
function randomGuest<S extends State>(play: Play<S>, random: Random): number {
  if (play.game.invitation === undefined) return -1;
  const guests: number[] = [];
  for (let seat = 0; seat < play.game.seats.most; seat++) {
    if (play.isInvited(seat) && play.options(seat).length > 0) guests.push(seat);
  }
  return guests.length > 0 && random.percent(invitedPercent) ? random.pick(guests) : -1;
}

/** A random seat among those that must decide, now and then one that is invited, and one of its options. */
export function randomDecision<S extends State>(
  play: Play<S>,
  random: Random,
): { readonly seat: number; readonly code: Code } | null {
  if (play.waiting === 0) return null;
  const guest = randomGuest(play, random);
  let seat = guest < 0 ? play.nextSeat() : guest;
  if (guest < 0 && (play.waiting & (play.waiting - 1)) !== 0) {
    const seats: number[] = [];
    for (let other = 0; other < 31; other++) if (play.isWaitingFor(other)) seats.push(other);
    seat = random.pick(seats);
  }
  const options = play.options(seat);
  if (options.length === 0) throw new InvariantError(`seat ${seat} must decide but is offered nothing`);
  return { seat, code: options.get(random.below(options.length)) };
}

/** Plays a game by chance through the door. The same seed and set-up give the same game, here and in a fuzz run. */
export function playRandom<S extends State>(
  game: Game<S>,
  seed: number,
  given: RandomGameOptions<S> = {},
): RandomGame<S> {
  const match = createMatch(game, {
    options: given.options ?? {},
    seats: given.seats ?? game.seats.least,
    seed: seedFromNumber(seed),
    random: given.random ?? 'xoroshiro128plus',
  });
  const random = Random.fromNumber(seed);
  const most = given.most ?? game.longestGame;
  let decisions = 0;
  while (decisions < most) {
    const next = randomDecision(match.play, random);
    if (next === null || given.onDecision?.({ match, ...next, number: decisions }) === false) break;
    const answer = act(match, next.seat, game.choices.decode(next.code));
    if (!answer.ok) throw new InvariantError(`an offered choice was refused (${answer.refusal.rule})`);
    decisions++;
  }
  return { match, decisions, finished: match.play.waiting === 0 };
}

/** What a fast random game reports on the way. */
export interface Watcher<S extends State> {
  /** One count per ability; the game counts into it. */
  readonly coverage?: Int32Array;
  onDecision?(play: Play<S>, seat: number, code: Code): void;
  onEvents?(events: readonly GameEvent[]): void;
}

/** The same game as `playRandom`, without log, undo and hashes: for reports over many games. */
export function simulateRandom<S extends State>(
  game: Game<S>,
  seed: number,
  given: Omit<RandomGameOptions<S>, 'onDecision'> = {},
  watcher: Watcher<S> = {},
): { readonly play: Play<S>; readonly decisions: number; readonly finished: boolean } {
  const kind = given.random ?? 'xoroshiro128plus';
  const seats = given.seats ?? game.seats.least;
  const chance = new Chance(openStream(kind, seedFromNumber(seed), 'setup'));
  const play = new Play(game, game.create(readOptions(game, given.options ?? {}, seats), seats), chance);
  play.coverage = watcher.coverage ?? null;
  if (watcher.onEvents !== undefined) play.events = [];
  play.settle();
  chance.stream = openStream(kind, seedFromNumber(seed), 'play');
  const random = Random.fromNumber(seed);
  const most = given.most ?? game.longestGame;
  let decisions = 0;
  while (decisions < most) {
    const next = randomDecision(play, random);
    if (next === null) break;
    watcher.onDecision?.(play, next.seat, next.code);
    play.choose(next.seat, next.code);
    decisions++;
    if (watcher.onEvents !== undefined) {
      watcher.onEvents(play.events ?? []);
      play.events = [];
    }
  }
  return { play, decisions, finished: play.waiting === 0 };
}
