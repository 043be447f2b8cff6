import { at, type Phases, sequence } from '@heldentisch/engine';
import { abilities } from '../abilities.js';
import { adventureNumberOf, colorOfCard, hero } from '../box.js';
import { programOfAdventure } from '../operations/programs.js';
import type { RuneboundState, VictoryFrame } from '../state.js';
import { happened } from '../vocabulary.js';
import { takeCounter } from './counters.js';
import { effectFrame, endAdventure } from './frames.js';
import { putDefeatedUnder } from './undefeated.js';

/** A challenge is defeated: reward, adventure counter, and where the card goes (RB-DEF-11). */
const phases = {
  begin: {
    run(c, frame) {
      c.emit(happened.challengeDefeated, frame.seat, frame.card);
      c.resolved(abilities.length + adventureNumberOf(frame.card));
      frame.owed = at(colorOfCard, frame.card);
    },
  },
  reward: {
    run({ state }, { seat, card }) {
      state.frames.push(effectFrame(seat, hero, programOfAdventure(card), card));
    },
  },
  counter: { run: (c, { seat, owed }) => takeCounter(c, seat, owed) },
  card: {
    run(c, { card, kept, away }) {
      if (kept === 0 && away === 0) putDefeatedUnder(c, card);
    },
  },
  /** RB-DEF-07 */
  end: { run: ({ state }) => endAdventure(state) },
} satisfies Phases<RuneboundState, VictoryFrame>;

const course = sequence<RuneboundState, VictoryFrame, typeof phases>(phases);
export const victory = { ...course.step, isAmid: () => true };
