import { at, type Outcome } from '@heldentisch/engine';
import { designOf, isAdvancedDesign, isArtifactDesign, isDeedThing, isSpellDesign, isWound } from '../box.js';
import { scenarioOf } from '../create.js';
import { type C, cityLeader, isConquered, isIn, isWoundedUnit, levelOfUnit, playerOf } from '../players.js';
import type { MageKnightState, SiteState } from '../state.js';
import { sites } from '../terms.js';
import { happened } from '../vocabulary.js';

/** Achievements and the end of the game (MK-SCO, scenarios). */

/**
 * MK-SCO-01: what a player's deed cards are worth as knowledge and as loot, and how many wounds are among them. Whose each
 * card is, is known to all, also where it lies hidden. Banners count for the loot like every artifact.
 */
function worthOfCards({ owner }: MageKnightState, seat: number): { knowledge: number; loot: number; wounds: number } {
  const worth = { knowledge: 0, loot: 0, wounds: 0 };
  for (let thing = 0; isDeedThing(thing); thing++) {
    if (owner[thing] !== seat) continue;
    const design = designOf(thing);
    if (isWound(thing)) worth.wounds++;
    else if (isSpellDesign(design)) worth.knowledge += 2;
    else if (isAdvancedDesign(design)) worth.knowledge++;
    else if (isArtifactDesign(design)) worth.loot += 2;
  }
  return worth;
}

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

export const achievementNames = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;

/** MK-SCO-02 to MK-SCO-07, in the order of their names. */
export function achievements(state: MageKnightState, seat: number): number[] {
  const player = playerOf(state, seat);
  const { knowledge, loot, wounds } = worthOfCards(state, seat);
  const crystals = player.crystals.reduce((sum, one) => sum + one, 0);
  const levels = player.units.reduce(
    (sum, unit) => sum + (isWoundedUnit(state, unit) ? Math.floor(levelOfUnit(unit) / 2) : levelOfUnit(unit)),
    0,
  );
  return [
    knowledge,
    loot + Math.floor(crystals / 2),
    levels,
    2 * shieldsOn(state, seat, conquests),
    2 * shieldsOn(state, seat, adventures),
    -2 * wounds,
  ];
}

/** MK-SCO-08, MK-SCO-09: +3 for who is alone the best, +1 for who shares it; the beating takes as much away. */
function titleOf(all: readonly (readonly number[])[], seat: number, category: number): number {
  const values = all.map((list) => Math.abs(list[category] as number));
  const best = Math.max(...values);
  if (best === 0 || values[seat] !== best) return 0;
  const shared = values.filter((value) => value === best).length > 1;
  return (achievementNames[category] === 'beating' ? -1 : 1) * (shared ? 1 : 3);
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

/** One line of what a player has scored, and how much of it is for being the best at it. */
export interface Score {
  readonly name:
    | 'fame'
    | (typeof achievementNames)[number]
    | 'cities'
    | 'conquered'
    | 'allConquered'
    | 'roundsLeft'
    | 'dummyCards'
    | 'unannounced';
  readonly points: number;
  readonly title: number;
}

/** MK-SCQ-03 to MK-SCQ-07 */
function soloScores(state: MageKnightState): Score[] {
  const conquered = conqueredCities(state);
  const line = (name: Score['name'], points: number): Score => ({ name, points, title: 0 });
  const rounds = scenarioOf(state).rounds[0];
  return [
    line('conquered', 10 * conquered),
    line('allConquered', conquered >= citiesToConquer(state) ? 15 : 0),
    line('roundsLeft', 30 * (rounds - state.round)),
    line('dummyCards', state.dummy.deck.length),
    line('unannounced', state.announcer < 0 ? 5 : 0),
  ];
}

/** What the game so far is worth to each player, line by line. It needs to know no more than a spectator. */
export function scoreSheets(state: MageKnightState): Score[][] {
  const { mustReachGoal, countsCities } = scenarioOf(state);
  const seats = [...state.players.keys()];
  const alone = seats.length === 1;
  const all = seats.map((seat) => achievements(state, seat));
  return seats.map((seat): Score[] => [
    { name: 'fame', points: playerOf(state, seat).fame, title: 0 },
    ...achievementNames.map((name, category) => {
      const title = alone ? 0 : titleOf(all, seat, category);
      return { name, points: at(at(all, seat), category) + title, title };
    }),
    ...(countsCities === true && !alone
      ? [
          {
            name: 'cities' as const,
            points: cityFame(state, seat) + cityTitle(state, seat),
            title: cityTitle(state, seat),
          },
        ]
      : []),
    ...(mustReachGoal === true ? soloScores(state) : []),
  ]);
}

/** Counts up and ends the game. */
export function finish(c: C): void {
  const { state } = c;
  const { mustReachGoal } = scenarioOf(state);
  const seats = [...state.players.keys()];
  const alone = seats.length === 1;
  for (const [seat, sheet] of scoreSheets(state).entries()) {
    const total = sheet.reduce((sum, { points }) => sum + points, 0);
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
