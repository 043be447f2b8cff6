import {
  assertBotsMayPlay,
  at,
  Chance,
  type Code,
  type Game,
  type GameOptions,
  hash,
  InvariantError,
  noCode,
  type Outcome,
  openStream,
  Play,
  type RandomKind,
  type RandomStream,
  readOptions,
  type Seed,
  type State,
  type Tags,
} from '@heldentisch/engine';
import { askBot, askInvitedBot, type Bot } from './bot.js';
import { botStreams } from './streams.js';

/** Who plays what, and by which chance. */
export interface GameSetup {
  readonly seed: Seed;
  readonly options?: GameOptions;
  /** One bot for each seat. */
  readonly bots: readonly Bot[];
  readonly random?: RandomKind;
  readonly stopwatch?: Stopwatch;
}

/** Takes the time of every decision. Bots and rules know no clock: who wants times hands one in. */
export interface Stopwatch {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** `decision` counts from 0. */
  decided(seat: number, decision: number, ms: number): void;
}

export interface PlayedGame {
  /** Null if the game was stopped because it took longer than any game may. */
  readonly outcome: Outcome | null;
  readonly decisions: number;
  /** Fingerprint of all choices in their order. */
  readonly codesHash: string;
  readonly finalHash: string;
  readonly tags: Tags;
  /** For each seat what the game tells besides points. */
  readonly figures: readonly Readonly<Record<string, number>>[];
  /** The last round, in games that count them. */
  readonly rounds?: number;
  readonly unfinished: boolean;
}

/** Sets up a game with the streams of its seed, as a match does, but without log and undo. */
export function openPlay<S extends State>(game: Game<S>, setup: Omit<GameSetup, 'bots'>, seats: number): Play<S> {
  const { seed, random = 'xoroshiro128plus' } = setup;
  const options = readOptions(game, setup.options ?? {}, seats);
  const chance = new Chance(openStream(random, seed, 'setup'));
  const play = new Play(game, game.create(options, seats), chance);
  play.settle();
  chance.stream = openStream(random, seed, 'play');
  return play;
}

/** What happens next: something that a bot does unasked, or the answer of the bot that is waited for. */
export function nextChoice<S extends State>(
  play: Play<S>,
  bots: readonly Bot[],
  streams: readonly RandomStream[],
): { readonly seat: number; readonly code: Code } {
  for (let seat = 0; play.game.invitation !== undefined && seat < bots.length; seat++) {
    const code = askInvitedBot(at(bots, seat), play, seat, at(streams, seat));
    if (code !== noCode) return { seat, code };
  }
  const seat = play.nextSeat();
  return { seat, code: askBot(at(bots, seat), play, seat, at(streams, seat)) };
}

/** Plays one game of bots to its end. The same setup gives the same game. Throws `OptionError` as `createMatch` does. */
export function playGame<S extends State>(game: Game<S>, setup: GameSetup): PlayedGame {
  const { bots, seed, random = 'xoroshiro128plus', stopwatch } = setup;
  const play = openPlay(game, setup, bots.length);
  assertBotsMayPlay(game, setup.options ?? {});
  const streams = botStreams(random, seed, bots.length);
  const codes: number[] = [];
  let decisions = 0;
  while (play.waiting !== 0 && decisions < game.longestGame) {
    const askedMs = stopwatch?.now() ?? 0;
    const { seat, code } = nextChoice(play, bots, streams);
    stopwatch?.decided(seat, decisions, stopwatch.now() - askedMs);
    if (!play.choose(seat, code)) throw new InvariantError(`${at(bots, seat).name} chose what was not offered`);
    codes.push(seat, code);
    decisions++;
  }
  game.check(play.state);
  const unfinished = play.waiting !== 0;
  const rounds = game.turns.round?.(play.state);
  return {
    outcome: unfinished ? null : game.outcome(play.state),
    decisions,
    codesHash: hash(codes),
    finalHash: hash(play.state),
    tags: game.tags?.(play.state) ?? [],
    figures: bots.map((_, seat) => game.figures?.(play.state, seat) ?? {}),
    unfinished,
    ...(rounds === undefined ? {} : { rounds }),
  };
}
