import { at, nothing } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { colorOfCard } from '../box.js';
import { partyOf } from '../parties.js';
import type { CombatFrame, RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import { happened } from '../vocabulary.js';
import { takeCounter } from './counters.js';
import { isEndgame } from './doom.js';
import type { C } from './frames.js';
import { clean, countDoom, putUnder } from './piles.js';

const red = colors.indexOf('red');

/** The challenge leaves the place where it lies open. */
export function takeFromPlay(state: RuneboundState, card: number): void {
  if (state.inPlay.includes(card)) take(state.inPlay, card);
}

/** RB-UND-08: the position is free again, and no counter lies on the board. */
export function takeFromTrack(state: RuneboundState, card: number): void {
  const position = state.track.indexOf(card);
  if (position < 0) return;
  state.track[position] = nothing;
  state.trackSpaces[position] = -1;
}

/** RB-UND-14: the position of the lowest colour, of several the lowest one; -1 if all are red. */
function positionToClear({ track }: RuneboundState): number {
  let found = -1;
  for (const [position, card] of track.entries()) {
    const color = at(colorOfCard, card);
    if (color < red && (found < 0 || color < at(colorOfCard, at(track, found)))) found = position;
  }
  return found;
}

function positionFor(c: C, card: number): number {
  const { state } = c;
  // RB-UND-17
  const free = state.track.indexOf(nothing);
  if (free >= 0 || colorOfCard[card] !== red) return free;
  const position = positionToClear(state);
  if (position >= 0) {
    const displaced = at(state.track, position);
    takeFromTrack(state, displaced);
    putUnder(state, displaced);
    c.emit(happened.challengePutUnder, displaced);
  }
  return position;
}

/** RB-UND-05 to RB-UND-10: a challenge that was not defeated. The hero still stands where it fought. */
export function failChallenge(c: C, { card, seat, owed }: CombatFrame): void {
  const { state } = c;
  clean(state, card);
  if (owed >= 0) takeCounter(c, seat, owed);
  if (state.track.includes(card)) return;
  takeFromPlay(state, card);
  // RB-DOM-05
  const position = isEndgame(state) ? -1 : positionFor(c, card);
  if (position < 0) {
    putUnder(state, card);
    c.emit(happened.challengePutUnder, card);
    return;
  }
  const { space } = partyOf(state, seat);
  state.track[position] = card;
  state.trackSpaces[position] = space;
  state.seen[card] = 0;
  c.emit(happened.challengeUndefeated, card, position, space);
}

/** It lies nowhere else any more: neither in play nor on the track. */
export function takeDefeated(state: RuneboundState, card: number): void {
  takeFromPlay(state, card);
  takeFromTrack(state, card);
}

export function putDefeatedUnder(c: C, card: number): void {
  takeDefeated(c.state, card);
  putUnder(c.state, card);
  countDoom(c);
}
