import { assert } from './assert.js';
import type { Frame, State, Step } from './game.js';
import type { Context } from './play.js';

/** A running effect: which program, how far, and the answers so far. */
export interface EffectFrame extends Frame {
  /** Index of the next verb. */
  at: number;
  /** What was chosen so far; the meaning belongs to the verbs. */
  readonly answers: number[];
}

/**
 * One step of an effect. Verbs live in the card definitions; the state holds only their address. The counter has
 * moved on when `run` or `choose` is called, so a verb may push frames and the effect goes on behind them;
 * `again` makes the same verb come once more.
 */
export type Verb<S extends State, F extends EffectFrame> = Pick<
  Step<S, F>,
  'run' | 'seats' | 'options' | 'choose' | 'prompt' | 'refuse' | 'tells'
>;

export function again(frame: EffectFrame): void {
  frame.at--;
}

/** The step that carries out programs. `finish` is called once, after the frame has left the stack. */
export function effectStep<S extends State, F extends EffectFrame>(
  programOf: (frame: F) => readonly Verb<S, F>[],
  finish: (c: Context<S>, frame: F) => void,
): Step<S, F> {
  const current = (frame: F): Verb<S, F> | undefined => programOf(frame)[frame.at];
  return {
    seats: (c, frame) => current(frame)?.seats?.(c, frame) ?? 0,
    run(c, frame) {
      const verb = current(frame);
      if (verb === undefined) {
        c.state.frames.pop();
        finish(c, frame);
        return;
      }
      frame.at++;
      verb.run?.(c, frame);
    },
    options: (c, frame, seat, out) => current(frame)?.options?.(c, frame, seat, out),
    choose(c, frame, seat, code) {
      const verb = current(frame);
      assert(verb?.choose !== undefined, 'the verb takes no choice');
      frame.at++;
      verb.choose(c, frame, seat, code);
    },
    prompt: (state, frame, seat) => current(frame)?.prompt?.(state, frame, seat) ?? { key: frame.step },
    refuse: (c, frame, seat, code) => current(frame)?.refuse?.(c, frame, seat, code) ?? null,
    tells: (state, frame) => current(frame)?.tells?.(state, frame) ?? false,
    // Everything an effect asks belongs to the choice that started it.
    chain: () => true,
  };
}
