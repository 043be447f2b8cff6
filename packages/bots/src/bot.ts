import { type Code, type Game, noCode, type Play, type RandomStream, type State, viewOf } from '@heldentisch/engine';
import { volunteer } from './volunteer.js';

/** What every bot is asked with: who it is, what it may choose, and its own chance. */
export interface BlindRequest<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: number;
  readonly options: readonly Code[];
  /** The bot's own stream: its thinking never changes the dice of the game. */
  readonly random: RandomStream;
}

/** A question to a bot that looks at the table: through its seat's eyes, never at the true state. */
export interface BotRequest<S extends State = State> extends BlindRequest<S> {
  /** The state as `viewOf` shows it to the seat. */
  readonly view: S;
}

/** A bot that chooses without looking; nobody needs to compute a view for it. */
export interface BlindBot {
  readonly name: string;
  readonly needsView: false;
  choose<S extends State>(request: BlindRequest<S>): Code;
}

/** A bot that chooses by what its seat sees. */
export interface SeeingBot {
  readonly name: string;
  readonly needsView: true;
  choose<S extends State>(request: BotRequest<S>): Code;
}

/**
 * Chooses one of the offered options. The same request with a stream at the same place gives the same choice, so
 * games of bots can be repeated.
 */
export type Bot = BlindBot | SeeingBot;

/** What a bot would choose, with what speaks for it. Values are from -1 (lost) to 1 (won). */
export interface Advice {
  readonly code: Code;
  /** How good it looks beside the option that came second; null if nothing else was weighed. */
  readonly judged: { readonly value: number; readonly next: { readonly code: Code; readonly value: number } } | null;
}

/** A bot that can also say what speaks for its choice. */
export interface AdvisingBot extends SeeingBot {
  advise<S extends State>(request: BotRequest<S>): Advice;
}

/** The answer that the game has worked out for the seat, or `noCode`. */
export function solvedAnswer<S extends State>({ game, view, seat }: BotRequest<S>): Code {
  const { solved } = game.bot;
  return solved?.knows(view, seat) === true ? solved.answer(view, seat) : noCode;
}

/** The question to a bot about the decision of a seat: with what the seat sees, and nothing else. */
function requestFor<S extends State>(play: Play<S>, seat: number, random: RandomStream): BotRequest<S> {
  const { game } = play;
  return { game, seat, options: play.options(seat).toArray(), random, view: viewOf(game.zones, play.state, seat) };
}

/** Asks a bot what it would do in the place of a seat that is waited for. */
export const askAdvice = <S extends State>(
  bot: AdvisingBot,
  play: Play<S>,
  seat: number,
  random: RandomStream,
): Advice => bot.advise(requestFor(play, seat, random));

/** Asks a bot for the decision of a seat that is waited for. */
export function askBot<S extends State>(bot: Bot, play: Play<S>, seat: number, random: RandomStream): Code {
  if (bot.needsView) return bot.choose(requestFor(play, seat, random));
  return bot.choose({ game: play.game, seat, options: play.options(seat).toArray(), random });
}

/** Asks a bot that is invited whether it does something unasked; `noCode` if not. Who chooses blindly never does. */
export function askInvitedBot<S extends State>(bot: Bot, play: Play<S>, seat: number, random: RandomStream): Code {
  const { game } = play;
  if (!bot.needsView || !play.isInvited(seat)) return noCode;
  const options = play.options(seat).toArray();
  if (options.length === 0) return noCode;
  return volunteer({ game, seat, options, random, view: viewOf(game.zones, play.state, seat) });
}
