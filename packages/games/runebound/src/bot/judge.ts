import { at } from '@heldentisch/engine';
import { partyOf, seatsIn } from '../parties.js';
import { adventure } from '../rules/adventure.js';
import { combatOf, turnOf } from '../rules/frames.js';
import { outcome } from '../rules/game.js';
import { movement } from '../rules/movement.js';
import { runesOf } from '../rules/runes.js';
import type { AdventureFrame, MovementFrame, RuneboundFrame, RuneboundState } from '../state.js';
import { type Goal, goalsOf, outlookAfterFight, outlookFrom, worthOfMarket, worthOfStop } from './goals.js';
import { foreseeRest } from './outlook.js';
import { gainOfDealHere } from './shopping.js';
import { withinReach } from './travel.js';
import { worthOfParty } from './worth.js';

/** How good a state is for a seat: what its party has, and what it can get next. */

/** Gold that makes the difference between well and very well: alone, beside the usual worth of the round, and against others. */
const alone = 150;
const usualWorth = { atFirst: 60, perRound: 5 };
const against = 120;
const scaleOfBets = 80;

const topOf = ({ frames }: RuneboundState): RuneboundFrame | undefined => frames[frames.length - 1];

/** Whether the hero stands before the choice of its adventure step. */
export const isBeforeAdventure = (frame: RuneboundFrame | undefined): frame is AdventureFrame =>
  frame?.step === 'adventure' && frame.at === adventure.at.choose;

export const isWalking = (frame: RuneboundFrame | undefined): frame is MovementFrame =>
  frame?.step === 'movement' && frame.at === movement.at.walk;

/** What the seat can get next, in gold. */
function prospect(state: RuneboundState, seat: number): number {
  const { space } = partyOf(state, seat);
  const goals = goalsOf(state, seat);
  if (turnOf(state) === seat) {
    const combat = combatOf(state);
    if (combat !== undefined && combat.card >= 0) {
      return foreseeRest(state, combat).worth + outlookAfterFight(goals, space);
    }
    const top = topOf(state);
    if (isBeforeAdventure(top)) return worthOfStop(goals, space);
    if (isWalking(top)) return bestStop(state, top, goals);
    if (top?.step === 'market') return worthOfMarket(state, seat, gainOfDealHere(state, top));
  }
  // What is to be had in the next turn at the earliest: alone it begins at once, and must not look better for it.
  return outlookFrom(goals, space);
}

/** Where the dice lead is known: the best place to stop. */
function bestStop(state: RuneboundState, frame: MovementFrame, goals: readonly Goal[]): number {
  let best = 0;
  for (const { space } of withinReach(state, frame)) best = Math.max(best, worthOfStop(goals, space));
  return best;
}

const scoreOf = (state: RuneboundState, seat: number): number =>
  partyOf(state, seat).hero < 0 || partyOf(state, seat).space < 0
    ? 0
    : worthOfParty(state, seat) + prospect(state, seat);

/** Alone: how far the hero is ahead of what it usually has in this round. */
const aheadOfRound = ({ round }: RuneboundState, own: number): number =>
  Math.tanh((own - usualWorth.atFirst - usualWorth.perRound * round) / alone);

const verdict = (state: RuneboundState, seat: number): number => 2 * at(outcome(state).scores, seat) - 1;

/** From -1 (lost) to 1 (won): what the seat has, alone or beside what the others have on average. */
export function evaluate(state: RuneboundState, seat: number): number {
  if (state.frames.length === 0) return verdict(state, seat);
  const others = seatsIn(state).filter((other) => other !== seat);
  const own = scoreOf(state, seat);
  if (others.length === 0) return aheadOfRound(state, own);
  const sum = others.reduce((total, other) => total + worthOfParty(state, other), 0);
  return Math.tanh((own - sum / others.length) / against);
}

/** How likely the seat is to win: a bet between the parties, where who is near to the third rune weighs most. */
export function prospects(state: RuneboundState, seat: number): number {
  if (state.frames.length === 0) return verdict(state, seat);
  const seats = seatsIn(state);
  const own = scoreOf(state, seat);
  if (seats.length === 1) return aheadOfRound(state, own);
  let sum = 0;
  for (const other of seats) {
    if (other === seat) sum += 1;
    else sum += Math.exp((worthOfParty(state, other) + runesOf(state, other) * 20 - own) / scaleOfBets);
  }
  return 2 / sum - 1;
}
