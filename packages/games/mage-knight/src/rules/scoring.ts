import type { Outcome } from '@heldentisch/engine';
import { designOf, isAdvancedDesign, isArtifactDesign, isSpellDesign, isWound } from '../box.js';
import { scenarioOf } from '../create.js';
import { bannerOf, type C, cityLeader, isConquered, isIn, isWoundedUnit, levelOfUnit, playerOf } from '../players.js';
import type { MageKnightState, Player, SiteState } from '../state.js';
import { sites } from '../terms.js';
import { happened } from '../vocabulary.js';

/** Achievements and the end of the game (MK-SCO, scenarios). */

/** MK-SCO-01 */
const deckOf = ({ deck, hand, discard, played, aside, under }: Player): number[] => [
  ...deck,
  ...hand,
  ...discard,
  ...played,
  ...aside,
  ...under,
];

const count = (things: readonly number[], fits: (design: number) => boolean): number =>
  things.filter((thing) => !isWound(thing) && fits(designOf(thing))).length;

const conquests: readonly string[] = ['keep', 'mage-tower', 'monastery'];
const adventures: readonly string[] = [
  'ancient-ruins',
  'dungeon',
  'tomb',
  'monster-den',
  'spawning-grounds',
  'maze',
  'labyrinth',
];
const shieldsOn = (state: MageKnightState, seat: number, kinds: readonly string[]): number =>
  state.sites.reduce(
    (sum, { site, shields }) =>
      sum + (kinds.includes(sites[site] as string) ? shields.filter((owner) => owner === seat).length : 0),
    0,
  );

/** MK-SCO-02 to MK-SCO-07: knowledge, loot, leader, conqueror, adventurer, beating. */
export function achievements(state: MageKnightState, seat: number): number[] {
  const player = playerOf(state, seat);
  const deck = deckOf(player);
  const banners = player.units.filter((unit) => bannerOf(state, unit) >= 0).length;
  const crystals = player.crystals.reduce((sum, one) => sum + one, 0);
  const levels = player.units.reduce(
    (sum, unit) => sum + (isWoundedUnit(state, unit) ? Math.floor(levelOfUnit(unit) / 2) : levelOfUnit(unit)),
    0,
  );
  return [
    2 * count(deck, isSpellDesign) + count(deck, isAdvancedDesign),
    2 * (count(deck, isArtifactDesign) + banners) + Math.floor(crystals / 2),
    levels,
    2 * shieldsOn(state, seat, conquests),
    2 * shieldsOn(state, seat, adventures),
    -2 * deck.filter(isWound).length,
  ];
}

/** MK-SCO-08, MK-SCO-09: +3 for who is alone the best, +1 for who shares it; the beating takes as much away. */
function titles(all: readonly (readonly number[])[], seat: number): number {
  let sum = 0;
  for (let category = 0; category < 6; category++) {
    const values = all.map((list) => Math.abs(list[category] as number));
    const best = Math.max(...values);
    if (best === 0 || values[seat] !== best) continue;
    const shared = values.filter((value) => value === best).length > 1;
    sum += (category === 5 ? -1 : 1) * (shared ? 1 : 3);
  }
  return sum;
}

const cityList = (state: MageKnightState): SiteState[] => state.sites.filter(({ site }) => sites[site] === 'city');

/** MK-FCQ-01: 7 for a city led, 4 for one with a shield. */
const cityFame = (state: MageKnightState, seat: number): number =>
  cityList(state).reduce((sum, site) => {
    if (!site.shields.includes(seat)) return sum;
    return sum + (isConquered(state, site) && cityLeader(site) === seat ? 7 : 4);
  }, 0);

/** MK-FCQ-02 */
function cityTitle(state: MageKnightState, seat: number): number {
  const values = [...state.players.keys()].map((one) => cityFame(state, one));
  const best = Math.max(...values);
  if (best === 0 || values[seat] !== best) return 0;
  return values.filter((value) => value === best).length > 1 ? 2 : 5;
}

export const citiesToConquer = (state: MageKnightState): number =>
  scenarioOf(state).cities[state.players.length - 1] as number;
export const conqueredCities = (state: MageKnightState): number =>
  cityList(state).filter((site) => isConquered(state, site)).length;
export const isGoalReached = (state: MageKnightState): boolean =>
  scenarioOf(state).goal === 'reveal' ? cityList(state).length > 0 : conqueredCities(state) >= citiesToConquer(state);

/** MK-SCQ-03 to MK-SCQ-07 */
function soloBonus(state: MageKnightState): number {
  const conquered = conqueredCities(state);
  const all = conquered >= citiesToConquer(state);
  const rounds = scenarioOf(state).rounds[0];
  const time = 30 * (rounds - state.round) + state.dummy.deck.length + (state.announcer < 0 ? 5 : 0);
  return 10 * conquered + (all ? 15 : 0) + time;
}

/** Counts up and ends the game. */
export function finish(c: C): void {
  const { state } = c;
  const { mustReachGoal, countsCities } = scenarioOf(state);
  const seats = [...state.players.keys()];
  const alone = seats.length === 1;
  const all = seats.map((seat) => achievements(state, seat));
  for (const seat of seats) {
    let total = playerOf(state, seat).fame + (all[seat] as number[]).reduce((sum, one) => sum + one, 0);
    if (!alone) total += titles(all, seat);
    if (countsCities === true && !alone) total += cityFame(state, seat) + cityTitle(state, seat);
    if (mustReachGoal === true) total += soloBonus(state);
    state.points[seat] = total;
    c.emit(happened.scored, seat, total + 2048);
  }
  const reached = isGoalReached(state);
  if (alone)
    end(
      state,
      mustReachGoal === true && !reached ? 0 : 1,
      reached ? 'outcome.reached' : mustReachGoal === true ? 'outcome.missed' : 'outcome.time',
    );
  else {
    const inGame = seats.filter((seat) => isIn(state, seat));
    const best = Math.max(...inGame.map((seat) => state.points[seat] as number));
    // MK-SCN-07
    const winners = inGame.reduce((bits, seat) => bits | (state.points[seat] === best ? 1 << seat : 0), 0);
    end(state, winners, 'outcome.fame');
  }
}

export function end(state: MageKnightState, winners: number, ending: string): void {
  state.winners = winners;
  state.ending = ending;
  state.isOver = 1;
  state.frames.length = 0;
}

export function outcome(state: MageKnightState): Outcome {
  const won = [...state.players.keys()].map((seat) => (state.winners >> seat) & 1);
  const total = won.reduce((sum, one) => sum + one, 0);
  return { scores: won.map((one) => (total === 0 ? 0 : one / total)), reason: state.ending, points: [...state.points] };
}
