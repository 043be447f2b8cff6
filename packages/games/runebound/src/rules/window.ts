import { always, type Deed, type Step } from '@heldentisch/engine';
import type { Opening, RuneboundFrame, RuneboundState, WindowFrame } from '../state.js';
import { choose } from '../vocabulary.js';
import { combatOf } from './frames.js';
import { canUse, discardAt, type Openness, type PlayDeed, useAt } from './using.js';

/*
 * Moments of a combat at which the sides may use something, one after the other. All cards lie open in this game, so a
 * side that has nothing to use is not asked.
 */

const openings: Readonly<Record<Opening, Openness>> = {
  swift: { moments: ['combat.before'], pre: true },
  before: { moments: ['combat.before', 'free'], pre: false },
  round: { moments: ['round.start', 'free'], pre: null },
  phase: { moments: ['phase.start', 'free'], pre: null },
};
/** The attacker is asked again at once, in the escape phase: what has no set time can wait until then. */
const roundOfAttacker: Openness = { moments: ['round.start'], pre: null };

const leave = always<RuneboundState, WindowFrame>(choose.onward, (_c, frame) => void frame.seats.shift());
const stays = (): void => {};

const deedsAt = (openness: Openness, discards: boolean): readonly Deed<RuneboundState, WindowFrame>[] => {
  const list: PlayDeed[] = [useAt(openness, stays)];
  if (discards) list.push(discardAt(stays));
  return [...(list as Deed<RuneboundState, WindowFrame>[]), leave];
};

const deeds: Readonly<Record<Opening, readonly Deed<RuneboundState, WindowFrame>[]>> = {
  swift: deedsAt(openings.swift, false),
  before: deedsAt(openings.before, true),
  round: deedsAt(openings.round, true),
  phase: deedsAt(openings.phase, true),
};

function wants(state: RuneboundState, opening: Opening, seat: number): boolean {
  const isAttacker = combatOf(state)?.attacker === seat;
  return canUse(state, seat, opening === 'round' && isAttacker ? roundOfAttacker : openings[opening]);
}

export const windowFrame = (opening: Opening, seats: readonly number[]): WindowFrame => ({
  step: 'window',
  at: 0,
  opening,
  seats: [...seats],
});

export const window: Step<RuneboundState, WindowFrame> = {
  seats({ state }, { opening, seats }) {
    const [seat] = seats;
    return seat !== undefined && wants(state, opening, seat) ? 1 << seat : 0;
  },
  run({ state }, { seats }) {
    if (seats.length > 0) seats.shift();
    else (state.frames as RuneboundFrame[]).pop();
  },
  deeds: ({ opening }) => deeds[opening],
  prompt: (_state, { opening }) => ({ key: `window.${opening}` }),
  isAmid: () => true,
};
