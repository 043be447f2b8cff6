import {
  type Code,
  createMatch,
  defineChoices,
  defineEvents,
  type EffectFrame,
  type Game,
  type GameOptions,
  kindOf,
  type LoopFrame,
  type Match,
  range,
  type Step,
  seedFromNumber,
  type Verb,
} from '@heldentisch/engine';
import { deedsFrom, type Question } from './deeds-from.js';

/** A state for games of a few lines: what happened is noted in a row of words. */
export interface MiniState {
  readonly frames: MiniFrame[];
  readonly notes: string[];
}
export interface MiniFrame extends EffectFrame, LoopFrame {}

export const miniFrame = (step: string): MiniFrame => ({ step, at: 0, answers: [], loops: [] });
export const miniChoices = defineChoices({ say: { number: range('number', 0, 9) }, stop: {} });
export const say = (number: number): Code => miniChoices.kinds.say.code(number);
export const said = miniChoices.kinds.say.number;

type MiniQuestion = Question<MiniState, MiniFrame>;
export type MiniVerb = Verb<MiniState, MiniFrame> & Partial<MiniQuestion>;
export type MiniStep = Step<MiniState, MiniFrame> & Partial<MiniQuestion>;

/** Makes a deed of a question that was written in a few lines. It takes words only: `stop` has no place in it. */
export function tighten<T extends Partial<MiniQuestion>>({ options, choose, refuse, ...rest }: T) {
  if (options === undefined || choose === undefined) return rest;
  const question = { options, choose, ...(refuse === undefined ? {} : { refuse }) };
  return { ...rest, deeds: deedsFrom<MiniState, MiniFrame>([miniChoices.kinds.say], question) };
}

/** A game of nothing but the given steps; it begins with the first of them. */
export function mini(loose: Readonly<Record<string, MiniStep>>, given: Partial<Game<MiniState>> = {}): Game<MiniState> {
  const steps = Object.fromEntries(Object.entries(loose).map(([name, step]) => [name, tighten(step)]));
  const seats = given.seats ?? { least: 2, most: 2 };
  return {
    id: 'mini',
    rulesVersion: 1,
    seats,
    options: {},
    choices: miniChoices,
    occasions: {},
    events: defineEvents({}),
    zones: { zones: [], count: 0, back: () => 0, seen: () => [] },
    steps,
    turns: { seat: () => -1, number: () => 0 },
    rules: [],
    texts: { de: {}, en: {} },
    position: {
      schema: {},
      read: (data) => ({ state: data as MiniState, options: {}, seats: seats.least }),
      write: (state) => state,
    },
    create: () => ({ frames: [miniFrame(Object.keys(steps)[0] as string)], notes: [] }),
    outcome: () => ({ scores: new Array(seats.most).fill(0), reason: 'outcome.end' }),
    concede: ({ state }) => {
      state.frames.length = 0;
    },
    check: () => {},
    longestGame: 100,
    abilities: [],
    bot: { evaluate: () => 0, group: kindOf },
    ...given,
  };
}

export function miniMatch(game: Game<MiniState>, options: GameOptions = {}, seed = 1): Match<MiniState> {
  const setup = { options, seats: game.seats.least, seed: seedFromNumber(seed), random: 'chacha20' } as const;
  return createMatch(game, setup);
}
