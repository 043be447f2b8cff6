import { at, InvariantError } from '@heldentisch/engine';
import { checkLiesOnce } from '@heldentisch/pieces';
import { cardNames, hero } from './box.js';
import { counterTotals, experienceTotal } from './create.js';
import { alliesOf, exhaustionOf, isDown, isIn, kindOverLimit, staminaOf } from './parties.js';
import type { RuneboundState } from './state.js';
import { zones } from './zones.js';

function demand(fact: boolean, problem: string): void {
  if (!fact) throw new InvariantError(problem);
}

const countBits = (list: readonly number[], bit: number): number => {
  let count = 0;
  for (let i = 0; i < list.length; i++) count += ((list[i] as number) >> bit) & 1;
  return count;
};

/** Nothing is lost or doubled, and nobody has what cannot be. */
export function check(state: RuneboundState): void {
  checkLiesOnce(zones, state, cardNames);
  for (const [color, total] of counterTotals.entries()) {
    let count = countBits(state.counters, color) + at(state.supply, color);
    for (const { counters } of state.parties) count += at(counters, color);
    demand(count === total, `there are ${count} adventure counters of colour ${color}`);
  }
  for (const [value, left] of state.experienceSupply.entries()) {
    let count = left;
    for (const { experience } of state.parties) count += at(experience, value);
    demand(count === experienceTotal, `there are ${count} experience counters of kind ${value}`);
  }
  for (const seat of state.parties.keys()) checkParty(state, seat);
  checkTrack(state);
}

function checkParty(state: RuneboundState, seat: number): void {
  const party = at(state.parties, seat);
  demand(party.gold >= 0, `seat ${seat} owes gold`);
  demand(kindOverLimit(party.cards) === null, `seat ${seat} owns too many cards of a kind`);
  demand(isIn(state, seat) === party.space >= 0, `the figure of seat ${seat} stands where it should not`);
  if (party.hero < 0 || state.frames.length === 0) return;
  // While a knock-out is carried out the hero still has its wounds.
  const isFalling = state.frames.some(
    ({ step }) => step === 'knockOut' || step === 'prize' || step === 'wounds' || step === 'effect',
  );
  if (!isFalling) demand(!isDown(state, seat, hero), `the hero of seat ${seat} should be down`);
  for (const character of [hero, ...alliesOf(state, seat)]) {
    const held = exhaustionOf(state, seat, character);
    demand(held >= 0 && held <= staminaOf(state, seat, character), `a character of seat ${seat} is too exhausted`);
  }
}

function checkTrack({ track, trackSpaces }: RuneboundState): void {
  for (const [position, card] of track.entries()) {
    demand(card >= 0 === at(trackSpaces, position) >= 0, `position ${position + 1} of the track lacks card or counter`);
  }
}
