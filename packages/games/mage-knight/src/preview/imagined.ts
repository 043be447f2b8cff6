import {
  Chance,
  type Choice,
  type Code,
  copyState,
  openStream,
  Play,
  type RandomStream,
  sampleFrom,
  seedFromNumber,
} from '@heldentisch/engine';
import { game } from '../index.js';
import type { MageKnightState } from '../state.js';
import { choices } from '../vocabulary.js';
import { zones } from '../zones.js';

/*
 * Playing on in a view, for what a table tells of a choice before it is made. Hidden places are filled with something
 * possible: what lies there is never told, only what happens openly.
 */

const stream = (): RandomStream => openStream('xoroshiro128plus', seedFromNumber(1), 'bots');

const states = new WeakMap<MageKnightState, MageKnightState>();

/** The view with something possible in its hidden places; the same every time. */
function imagined(view: MageKnightState): MageKnightState {
  let state = states.get(view);
  if (state === undefined) {
    state = sampleFrom(zones, view, stream());
    states.set(view, state);
  }
  return state;
}

/** A play that goes on where another one stands, and leaves that one alone. */
export function branch(state: MageKnightState): Play<MageKnightState> {
  const play = new Play(game, copyState(game, state), new Chance(stream()));
  play.restore(play.state);
  play.events = [];
  return play;
}

export const playFrom = (view: MageKnightState): Play<MageKnightState> => branch(imagined(view));

/** The number of a choice, or -1 if it is none. */
export function codeOf(choice: Choice): Code {
  const code = choices.encode(choice);
  return typeof code === 'number' ? code : -1;
}
