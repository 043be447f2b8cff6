import { at } from '@heldentisch/engine';
import { lay } from '@heldentisch/pieces';
import { hero } from '../box.js';
import { isDown, partyOf, seatsIn } from '../parties.js';
import { pointsOf } from '../payments.js';
import type { RuneboundState } from '../state.js';
import { happened } from '../vocabulary.js';
import { removeEncounter } from './encounter.js';
import { type C, combatOf, endAdventure, endTurnEarly, innermost, knockOutFrame, turnOf } from './frames.js';
import { putAllUnder } from './piles.js';
import { failChallenge } from './undefeated.js';

/** The game is over, and this is how: `winners` are bits of seats. */
export function endGame(state: RuneboundState, winners: number, ending: string): void {
  state.winners = winners;
  state.ending = ending;
  state.frames.length = 0;
}

/** RB-DOM-04, RB-VIC-12: everything goes back, and the figure leaves the board. */
export function eliminate(c: C, seat: number): void {
  const { state } = c;
  const party = partyOf(state, seat);
  state.out |= 1 << seat;
  c.emit(happened.heroEliminated, seat);
  putAllUnder(state, party.cards.splice(0));
  party.gold = 0;
  party.wounds = 0;
  party.exhaustion = 0;
  party.space = -1;
  party.cameFrom = -1;
  for (const [color, count] of party.counters.entries()) {
    state.supply[color] = at(state.supply, color) + count;
    party.counters[color] = 0;
  }
  for (const [value, count] of party.experience.entries()) {
    state.experienceSupply[value] = at(state.experienceSupply, value) + count;
    party.experience[value] = 0;
  }
  const left = seatsIn(state);
  // RB-DOM-08, RB-VIC-12
  if (left.length === 0) endGame(state, 0, 'outcome.nobody');
}

/** Cards that somebody was in the middle of looking at or choosing from go back where they came from. */
function putAway(c: C): void {
  const { state } = c;
  const color = innermost(state, 'chain')?.color ?? -1;
  while (state.looked.length > 0) {
    const card = state.looked.pop() as number;
    lay(at(state.decks, color), card, state.seen, 1 << state.looker);
  }
  state.looker = -1;
  for (const card of state.revealed.splice(0)) putAllUnder(state, [card]);
  const encounter = innermost(state, 'encounter');
  if (encounter !== undefined) removeEncounter(c, encounter);
}

/** RB-VIC-12 */
export function concede(c: C, seat: number): void {
  const { state } = c;
  c.emit(happened.gaveUp, seat);
  const isOnTurn = turnOf(state) === seat;
  const combat = combatOf(state);
  const isFighting = combat !== undefined && (combat.seat === seat || combat.foe === seat);
  if (isOnTurn) putAway(c);
  if (combat !== undefined && isFighting && combat.card >= 0) leaveFight(c);
  eliminate(c, seat);
  const left = seatsIn(state);
  if (left.length < 2) {
    const [last] = left;
    endGame(state, last === undefined ? 0 : 1 << last, last === undefined ? 'outcome.gaveUp' : 'outcome.left');
    return;
  }
  if (isOnTurn) {
    endTurnEarly(state);
    knockOutTheBeaten(state);
  } else if (isFighting) endAdventure(state);
  else dropFrames(state, seat);
}

/** Of a fight that led to another one, both challenges are left behind. */
function leaveFight(c: C): void {
  for (const frame of c.state.frames) {
    if (frame.step === 'victory' && frame.away === 0) putAllUnder(c.state, [frame.card]);
  }
  const combat = combatOf(c.state);
  if (combat !== undefined) failChallenge(c, combat);
}

/** What was going on about this seat is over: an offer, a prize, a knock-out. */
function dropFrames(state: RuneboundState, seat: number): void {
  const trade = innermost(state, 'trade');
  if (trade?.partner === seat) state.frames.length = state.frames.indexOf(trade);
  const kept = state.frames.filter(
    (frame) =>
      frame.step === 'turn' ||
      frame.step === 'game' ||
      !(('seat' in frame && frame.seat === seat) || (frame.step === 'prize' && frame.loser === seat)),
  );
  state.frames.length = 0;
  state.frames.push(...kept.filter((frame) => frame.step !== 'wounds' || frame.hits[0]?.seat !== seat));
}

/** Who was beaten and waits for the prize to be taken goes down without it. */
function knockOutTheBeaten(state: RuneboundState): void {
  for (const seat of seatsIn(state)) {
    if (partyOf(state, seat).hero >= 0 && isDown(state, seat, hero)) state.frames.push(knockOutFrame(seat, 1));
  }
}

const pointsIn = (counters: readonly number[]): number =>
  counters.reduce((sum, count, color) => sum + count * at(pointsOf, color), 0);

/** RB-VIC-10: by runes, experience counters, points of unspent counters, gold. */
function rankOf(state: RuneboundState, seat: number, isRune: (card: number) => boolean): number[] {
  const { cards, experience, counters, gold } = partyOf(state, seat);
  const learned = experience.reduce((sum, count) => sum + count, 0);
  return [cards.filter(isRune).length, learned, pointsIn(counters), gold];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] as number);
  return 0;
};

/** The seats that share the first place at the round limit. */
export function leaders(state: RuneboundState, isRune: (card: number) => boolean): number[] {
  const seats = seatsIn(state);
  const ranks = seats.map((seat) => rankOf(state, seat, isRune));
  return seats.filter((_, i) => ranks.every((rank) => compare(at(ranks, i), rank) >= 0));
}
