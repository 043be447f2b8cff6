import { at } from '@heldentisch/engine';
import { Memory } from '@heldentisch/pieces';
import { colorOfCard } from '../box.js';
import { gemSpaces, spaceOfCity } from '../map.js';
import { partyOf } from '../parties.js';
import { openTerrains } from '../rules/moving.js';
import type { RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import { challenges, keyOfParty } from './forecasts.js';
import { foresee, foreseeDraw } from './outlook.js';
import { bestDeal } from './shopping.js';
import { isSlow, turnsTo } from './travel.js';
import { treatmentsFor, worthOfParty } from './worth.js';

/** Where a hero may want to go, and what it would get there. */

export interface Goal {
  readonly space: number;
  readonly gain: number;
  readonly isMarket: boolean;
  /** For every space how many turns it takes to get there. */
  readonly turns: Float64Array;
  /** What a turn is worth to this hero: who goes far must get more for it. */
  readonly perTurn: number;
  /** What comes after it. */
  later: number;
}

/** Who has no goal at all wastes turns. */
const nothingToDo = -40;
/** From one adventure to the next it takes so many turns; a turn is worth at least and at most so much. */
const turnsBetween = 1.5;
const [leastPerTurn, mostPerTurn] = [1, 6] as const;
/** To do something is better than to do nothing: rounds are few. */
const gainOfDoing = 1.5;
/** What healing one wound or the exhaustion of one character is worth beyond its price, whatever it leads to. */
const gainOfTreatment = 0.2;
/** How much of it counts before it is done: less than afterwards, or the hero would put it off for ever. */
const partOfHealing = 0.6;

/** The colours (as bits) whose counters the seat may not attempt (RB-ADV-09, RB-ADV-10), or whose deck is empty. */
export function barredColors({ decks, parties }: RuneboundState, seat: number): number {
  const bars = at(at(parties, seat).experience, 0);
  let bits = bars >= 2 ? 3 : bars >= 1 ? 1 : 0;
  for (let color = 0; color < decks.length; color++) if (at(decks, color).length === 0) bits |= 1 << color;
  return bits;
}

/** The colours (as bits) for whose counters on this space the seat may draw. */
export function openColors(state: RuneboundState, space: number, barred: number): number {
  let bits = at(state.counters, space) & ~barred;
  // RB-UND-15
  for (let position = 0; bits !== 0 && position < state.trackSpaces.length; position++) {
    if (state.trackSpaces[position] === space) bits &= 1 << at(colorOfCard, at(state.track, position));
  }
  return bits;
}

/** What drawing for each colour brings, 0 where nothing lies open to the seat. */
function drawsOf(state: RuneboundState, seat: number, open: number): number[] {
  return colors.map((_, color) => ((open & (1 << color)) === 0 ? 0 : foreseeDraw(state, seat, color).worth));
}

/** What the market of a city would bring by healing: fights that go better, and less pain. */
function gainOfHealing(state: RuneboundState, seat: number, open: number, now: number): number {
  const treatments = treatmentsFor(state, seat);
  if (treatments === 0) return 0;
  const paid = Math.min(1, partyOf(state, seat).gold / treatments);
  const better = Math.max(0, ...drawsOf(healed(state, seat), seat, open)) - now;
  return paid * partOfHealing * (Math.max(0, better) + gainOfTreatment * treatments);
}

/** The same party in good health, with the gold that this takes. */
function healed(state: RuneboundState, seat: number): RuneboundState {
  const party = partyOf(state, seat);
  const gold = Math.max(0, party.gold - treatmentsFor(state, seat));
  const parties = state.parties.map((one) => (one === party ? { ...party, gold, wounds: 0, exhaustion: 0 } : one));
  const none = state.wounds.map(() => 0);
  return { ...state, parties, wounds: none, exhaustion: none };
}

const known = new Memory<readonly Goal[]>(2_000);

/**
 * All goals of a seat, also those that cost more than they bring: who finds nothing better does what is least bad, for to
 * wait costs turns. They do not depend on where the hero stands.
 */
export const goalsOf = (state: RuneboundState, seat: number): readonly Goal[] =>
  known.recall(keyOfGoals(state, seat), () => {
    const goals = findGoals(state, seat);
    for (const goal of goals) goal.later = next(goals, goal.space, goal.isMarket);
    return goals;
  });

/**
 * What the next goal is worth to a hero that has done with what lies on a space. The gold that it has spent on a market
 * it cannot spend on another. If nothing looks good now, it may do so afterwards: then it counts nothing.
 */
function next(goals: readonly Goal[], space: number, isMarket: boolean): number {
  let most = 0;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] as Goal;
    const worth = goal.gain - goal.perTurn * (goal.turns[space] as number);
    if (worth > most && goal.space !== space && !(isMarket && goal.isMarket)) most = worth;
  }
  return most;
}

/** What a hero can earn in a turn by the adventures that it can have often. */
function paceOf(draws: readonly number[]): number {
  const often = draws.slice(0, -1);
  return Math.min(mostPerTurn, Math.max(leastPerTurn, (Math.max(...often) + gainOfDoing) / turnsBetween));
}

function findGoals(state: RuneboundState, seat: number): Goal[] {
  const terrains = openTerrains(state, seat);
  const slow = isSlow(state, seat);
  const goals: Goal[] = [];
  const barred = barredColors(state, seat);
  const open = gemSpaces.map((space) => openColors(state, space, barred));
  const all = open.reduce((sum, bits) => sum | bits, 0);
  const draws = drawsOf(state, seat, all);
  const perTurn = paceOf(draws);
  const note = (space: number, gain: number, isMarket = false): void => {
    goals.push({ space, gain, isMarket, turns: turnsTo(space, terrains, slow), perTurn, later: 0 });
  };
  gemSpaces.forEach((space, i) => {
    for (const color of colors.keys()) {
      if ((at(open, i) & (1 << color)) !== 0) note(space, at(draws, color));
    }
  });
  state.trackSpaces.forEach((space, position) => {
    if (space >= 0) note(space, foresee(state, seat, at(state.track, position)).worth);
  });
  if (partyOf(state, seat).gold > 0) {
    const healing = gainOfHealing(state, seat, all, Math.max(0, ...draws));
    spaceOfCity.forEach((space, city) => {
      const gain = healing + (bestDeal(state, seat, city)?.net ?? 0);
      if (gain > 0) note(space, gain, true);
    });
  }
  return goals;
}

/**
 * Everything that goals depend on: what the party is, and what lies open. The board is mixed into two numbers, for a key
 * of all its spaces would take longer than to find the goals anew.
 */
function keyOfGoals(state: RuneboundState, seat: number): string {
  const { gold } = partyOf(state, seat);
  let one = seat;
  let other = state.parties.length;
  const mix = (number: number): void => {
    one = Math.imul(one ^ number, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other + number, 0x85ebca6b);
    other ^= other >>> 13;
  };
  for (let i = 0; i < gemSpaces.length; i++) mix(state.counters[gemSpaces[i] as number] as number);
  for (let i = 0; i < state.track.length; i++) {
    mix(state.track[i] as number);
    mix(state.trackSpaces[i] as number);
  }
  for (const stack of state.stacks) {
    mix(-1);
    for (let i = 0; i < stack.length; i++) mix(stack[i] as number);
  }
  for (const card of state.sold) mix(card);
  for (const deck of state.decks) mix(deck.length === 0 ? 1 : 0);
  for (const list of challenges) for (let i = 0; i < list.length; i++) mix(state.seen[list[i] as number] as number);
  for (const party of state.parties) for (let i = 0; i < party.cards.length; i++) mix(party.cards[i] as number);
  for (const card of state.inPlay) mix(card);
  return `${one},${other},${gold},${keyOfParty(state, seat)}`;
}

/** What the goals that count are worth to a hero that ends its turn on a space: the best one and what comes after it. */
function best(goals: readonly Goal[], space: number, counts: (goal: Goal) => boolean): number {
  let most = nothingToDo;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] as Goal;
    const worth = goal.gain + goal.later - goal.perTurn * (goal.turns[space] as number);
    if (worth > most && counts(goal)) most = worth;
  }
  return most;
}

/** A turn ends here, and nothing was done. Who stands in a city has seen its market. */
export const outlookFrom = (goals: readonly Goal[], space: number): number =>
  best(goals, space, (goal) => !goal.isMarket || goal.space !== space);

/** A turn ends here after a fight: what lay here is won or lost. */
export const outlookAfterFight = (goals: readonly Goal[], space: number): number =>
  gainOfDoing +
  Math.max(
    0,
    best(goals, space, (goal) => goal.space !== space),
  );

/** A turn ends here after the market: the gold that was spent cannot be spent on another. */
const outlookAfterMarket = (goals: readonly Goal[], space: number): number =>
  Math.max(
    0,
    best(goals, space, (goal) => !goal.isMarket),
  );

/** What stopping on this space is worth: a goal that is reached and what comes after it, or what is to be had later. */
export function worthOfStop(goals: readonly Goal[], space: number): number {
  let most = outlookFrom(goals, space);
  for (const goal of goals) {
    if (goal.space !== space) continue;
    const later = goal.isMarket ? outlookAfterMarket(goals, space) : outlookAfterFight(goals, space);
    most = Math.max(most, goal.gain + later);
  }
  return most;
}

/** What the market that the hero is at can still bring, with what comes after it: a deal, and good health. */
export function worthOfMarket(state: RuneboundState, seat: number, deal: number): number {
  const { space, gold } = partyOf(state, seat);
  const goals = goalsOf(state, seat);
  const later = deal > 0 ? deal + outlookAfterMarket(goals, space) : outlookFrom(goals, space);
  const treatments = treatmentsFor(state, seat);
  if (treatments === 0 || gold === 0) return later;
  const well = healed(state, seat);
  const better =
    worthOfParty(well, seat) -
    worthOfParty(state, seat) +
    outlookFrom(goalsOf(well, seat), space) -
    outlookFrom(goals, space);
  return later + Math.min(1, gold / treatments) * Math.max(0, better);
}
