import { type Phases, sequence } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { abilities } from '../abilities.js';
import { adventureNumberOf, hero } from '../box.js';
import { programOfAdventure } from '../operations/programs.js';
import type { EncounterFrame, RuneboundState } from '../state.js';
import { happened } from '../vocabulary.js';
import { type C, effectFrame } from './frames.js';
import { countDoom } from './piles.js';

/** An encounter: what it says is done, then it leaves the game (RB-ENC-01). */
const phases = {
  carryOut: {
    run({ state }, { seat, card }) {
      state.frames.push(effectFrame(seat, hero, programOfAdventure(card), card));
    },
  },
} satisfies Phases<RuneboundState, EncounterFrame>;

const course = sequence<RuneboundState, EncounterFrame, typeof phases>(phases, (c, frame) => removeEncounter(c, frame));
export const encounter = { ...course.step, isAmid: () => true };

/** RB-ENC-03: also if the hero was knocked out by it. */
export function removeEncounter(c: C, { seat, card }: EncounterFrame): void {
  const { state } = c;
  state.inPlay.length = 0;
  lay(state.removed, card, state.seen);
  c.resolved(abilities.length + adventureNumberOf(card));
  c.emit(happened.encounterOver, seat, card);
  countDoom(c);
}
