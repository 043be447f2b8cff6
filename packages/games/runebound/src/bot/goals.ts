import { at } from '@heldentisch/engine';
import { colorOfCard, costOf } from '../box.js';
import { cityAt, gemSpaces, spaceOfCity } from '../map.js';
import { charactersOf, exhaustionOf, partyOf, woundsOf } from '../parties.js';
import { openTerrains } from '../rules/moving.js';
import type { RuneboundState } from '../state.js';
import { colors } from '../terms.js';
import { foresee, foreseeDraw } from './outlook.js';
import { discountsTo, isSlow } from './travel.js';
import { gainOfCard, worthOfGold } from './worth.js';

/** Where a hero may want to go, and what it would get there. */

export interface Goal {
  readonly space: number;
  readonly gain: number;
  /** For every space how much of the gain counts there (`discountsTo`). */
  readonly parts: Float64Array;
}

/** A second goal near by counts a little; what else there is after a goal was reached counts more. */
const partOfNext = 0.25;
const partOfRest = 0.6;
/** To do something is better than to do nothing: rounds are few. */
export const gainOfDoing = 1.5;
/** A card that nobody has seen yet comes to every visited city. */
const gainOfNewCard = 0.6;
/** What healing one wound or the exhaustion of one character is worth beyond its price, whatever it leads to. */
const gainOfTreatment = 0.2;
/** How much of it counts before it is done: less than afterwards, or the hero would put it off for ever. */
const partOfHealing = 0.6;

/** The colours (as bits) whose counters the seat may not attempt (RB-ADV-09, RB-ADV-10), or whose deck is empty. */
function barredColors({ decks, parties }: RuneboundState, seat: number): number {
  const bars = at(at(parties, seat).experience, 0);
  let bits = bars >= 2 ? 3 : bars >= 1 ? 1 : 0;
  for (let color = 0; color < decks.length; color++) if (at(decks, color).length === 0) bits |= 1 << color;
  return bits;
}

/** The colours (as bits) for whose counters on this space the seat may draw. */
export function openColors(
  state: RuneboundState,
  seat: number,
  space: number,
  barred = barredColors(state, seat),
): number {
  let bits = at(state.counters, space) & ~barred;
  // RB-UND-15
  for (let position = 0; bits !== 0 && position < state.trackSpaces.length; position++) {
    if (state.trackSpaces[position] === space) bits &= 1 << at(colorOfCard, at(state.track, position));
  }
  return bits;
}

/** Bought healing: how many wounds and tired characters there are to treat. */
function treatmentsFor(state: RuneboundState, seat: number): number {
  let count = 0;
  for (const character of charactersOf(state, seat)) {
    count += woundsOf(state, seat, character) + Math.min(1, exhaustionOf(state, seat, character));
  }
  return count;
}

/** The best draw of the colours that are still to be had. */
function bestDraw(state: RuneboundState, seat: number): number {
  const barred = barredColors(state, seat);
  let bits = 0;
  for (const space of gemSpaces) bits |= openColors(state, seat, space, barred);
  let best = 0;
  for (let color = 0; bits >> color !== 0; color++) {
    if ((bits & (1 << color)) !== 0) best = Math.max(best, foreseeDraw(state, seat, color).worth);
  }
  return best;
}

/** What the market of a city would bring by healing: fights that go better, and less pain. */
function gainOfHealing(state: RuneboundState, seat: number, now: number): number {
  const treatments = treatmentsFor(state, seat);
  if (treatments === 0) return 0;
  const paid = Math.min(1, partyOf(state, seat).gold / treatments);
  const better = bestDraw(healed(state, seat), seat) - now;
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

/** The best card to be bought in a city. */
function gainOfShopping(state: RuneboundState, seat: number, city: number): number {
  const { gold } = partyOf(state, seat);
  let best = 0;
  for (const card of at(state.stacks, city)) {
    const price = costOf(card);
    if (price > gold || state.sold.includes(card)) continue;
    best = Math.max(best, gainOfCard(state, seat, card) - worthOfGold(gold) + worthOfGold(gold - price));
  }
  return best;
}

/** What the market step that the hero is in can still bring. */
export function gainOfMarket(state: RuneboundState, seat: number): number {
  const city = at(cityAt, partyOf(state, seat).space);
  return gainOfShopping(state, seat, city) + gainOfHealing(state, seat, bestDraw(state, seat));
}

/** Who finds nothing worth doing does what is least bad: to wait for better times is worse. */
const gainOfLastResort = 1;

/** Whether there is nothing to be won by anything. */
export const isLastResort = (goals: readonly Goal[]): boolean => goals.every(({ gain }) => gain === gainOfLastResort);

/** All goals of a seat. Where it stands there is no market for it, unless that is still to come in this turn. */
export function goalsOf(state: RuneboundState, seat: number, isMarketAhead = false): Goal[] {
  const { gold, space: here } = partyOf(state, seat);
  const open = openTerrains(state, seat);
  const slow = isSlow(state, seat);
  const goals: Goal[] = [];
  const note = (space: number, gain: number): void => {
    if (gain > 0) goals.push({ space, gain, parts: discountsTo(space, open, slow) });
  };
  const barred = barredColors(state, seat);
  const draws = colors.map((_, color) => ((barred & (1 << color)) === 0 ? foreseeDraw(state, seat, color).worth : 0));
  let now = 0;
  for (const space of gemSpaces) {
    const bits = openColors(state, seat, space, barred);
    for (let color = 0; bits >> color !== 0; color++) {
      if ((bits & (1 << color)) === 0) continue;
      note(space, at(draws, color) + gainOfDoing);
      now = Math.max(now, at(draws, color));
    }
  }
  state.trackSpaces.forEach((space, position) => {
    if (space >= 0) note(space, foresee(state, seat, at(state.track, position)).worth + gainOfDoing);
  });
  if (gold > 0) {
    const healing = gainOfHealing(state, seat, now);
    spaceOfCity.forEach((space, city) => {
      if (space !== here || isMarketAhead) note(space, healing + gainOfNewCard + gainOfShopping(state, seat, city));
    });
  }
  if (goals.length > 0) return goals;
  const best = Math.max(...draws.filter((_, color) => (barred & (1 << color)) === 0));
  for (const space of gemSpaces) {
    const bits = openColors(state, seat, space, barred);
    if (draws.some((worth, color) => worth === best && (bits & (1 << color)) !== 0)) note(space, gainOfLastResort);
  }
  return goals;
}

/** What the best goals are worth to a hero that ends its turn on this space. */
export function outlookFrom(goals: readonly Goal[], space: number): number {
  let best = 0;
  let next = 0;
  for (let i = 0; i < goals.length; i++) {
    const { gain, parts } = goals[i] as Goal;
    const worth = gain * (parts[space] as number);
    if (worth > best) {
      next = best;
      best = worth;
    } else if (worth > next) next = worth;
  }
  return best + partOfNext * next;
}

/** What stopping on this space is worth: a goal that is reached, and what comes after it. */
export function worthOfStop(goals: readonly Goal[], space: number): number {
  const later = outlookFrom(goals, space);
  let gain = 0;
  for (const goal of goals) if (goal.space === space) gain = Math.max(gain, goal.gain);
  return gain === 0 ? later : Math.max(later, gain + partOfRest * later);
}
