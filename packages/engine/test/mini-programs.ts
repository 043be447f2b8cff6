import {
  Chance,
  compile,
  effectStep,
  type Game,
  openStream,
  Play,
  type Program,
  perform,
  seedFromNumber,
  type Verb,
} from '@heldentisch/engine';
import { type MiniFrame, type MiniState, type MiniStep, mini, miniFrame, said, say, tighten } from './mini.js';

export type MiniProgram = Program<MiniState, MiniFrame>;
type MiniVerb = Verb<MiniState, MiniFrame>;

export const note = (word: string): MiniVerb => ({ run: ({ state }) => void state.notes.push(word) });
export const call = (program: string): MiniVerb => perform(() => miniFrame(program));

/** The seat says a number below the limit; it is noted and remembered. */
export const ask = (seat: number, limit = 3, choose?: MiniStep['choose']): MiniVerb =>
  tighten({
    seats: () => 1 << seat,
    options(_c, _frame, _seat, out) {
      for (let i = 0; i < limit; i++) out.add(say(i));
    },
    choose:
      choose ??
      (({ state }, frame, who, code) => {
        frame.answers.push(said(code));
        state.notes.push(`${who} says ${said(code)}`);
      }),
  } satisfies MiniStep);

/** The steps that carry out the programs, each under its name; the end of each is noted. */
export function stepsOf(programs: Readonly<Record<string, MiniProgram>>): Record<string, MiniStep> {
  return Object.fromEntries(
    Object.entries(programs).map(([name, program]) => {
      const lines = compile(program);
      const step = effectStep<MiniState, MiniFrame>(
        () => lines,
        ({ state }) => void state.notes.push(`end of ${name}, ${state.frames.length} below`),
      );
      return [name, step];
    }),
  );
}

/** Begins a game of the given steps. */
export function begin(
  steps: Readonly<Record<string, MiniStep>>,
  given: Partial<Game<MiniState>> = {},
): Play<MiniState> {
  const game = mini(steps, given);
  const play = new Play(game, game.create({}, 2), new Chance(openStream('chacha20', seedFromNumber(1), 'play')));
  play.settle();
  return play;
}

/** A game that runs the programs, beginning with the first. */
export const running = (programs: Readonly<Record<string, MiniProgram>>): Play<MiniState> => begin(stepsOf(programs));
