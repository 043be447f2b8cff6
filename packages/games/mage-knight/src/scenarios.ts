import { tilePlaces } from './board.js';

/*
 * A scenario is a declaration: map, rounds, dummy player, what ends it and how it is scored. Numbers that depend on the
 * number of players are lists, for 1 to 4 of them; 0 where so many cannot play it.
 */

export interface Shape {
  /** The starting tile: side A for a wedge, B for an open map (MK-SET-16). */
  readonly side: 0 | 1;
  /** Tiles laid at set-up, as steps on the grid of tiles (MK-SET-17). */
  readonly first: readonly (readonly [x: number, y: number])[];
  /** Whether a tile, or a core tile, may lie there. */
  fits(x: number, y: number, isCore: boolean): boolean;
}

const wedgeStart: Shape['first'] = [
  [1, 0],
  [0, 1],
];
const openStart: Shape['first'] = [...wedgeStart, [1, -1]];
const open = (least: number, most: number): Shape => ({
  side: 1,
  first: openStart,
  fits: (x, y) => x >= 0 && y >= least && y <= most && x + Math.min(y, 0) >= 0,
});

export const shapes = {
  /** MK-MAP-02, MK-MAP-03 */
  wedge: { side: 0, first: wedgeStart, fits: (x, y, isCore) => (isCore ? x >= 1 && y >= 1 : x >= 0 && y >= 0) },
  /** MK-MAP-04 */
  freeWedge: { side: 0, first: wedgeStart, fits: (x, y) => x >= 0 && y >= 0 },
  /** MK-MAP-05, MK-MAP-06, MK-MAP-07 */
  open5: open(-2, 2),
  open4: open(-2, 1),
  open3: open(-1, 1),
} as const satisfies Readonly<Record<string, Shape>>;

type ByPlayers<T> = readonly [one: T, two: T, three: T, four: T];

export interface Scenario {
  readonly id: string;
  readonly rounds: ByPlayers<number>;
  readonly shape: ByPlayers<Shape>;
  readonly countryside: ByPlayers<number>;
  readonly cities: ByPlayers<number>;
  readonly cores: ByPlayers<number>;
  /** Countryside tiles in ascending order, the lowest on top. */
  readonly isSorted?: true;
  /** Levels of the cities in the order they are revealed; the last one holds for all others. None: they stay closed. */
  readonly cityLevels: readonly number[];
  /** MK-SCN-04, MK-SCN-05 */
  readonly isBlitz?: true;
  /** Alone with a dummy player (MK-DUM-01), by the rules of a solo game. */
  readonly isSolo: (players: number) => boolean;
  /** MK-FRC-01, MK-FRC-03, MK-FRC-04 */
  readonly isTraining?: true;
  /** What ends it: a city is revealed, or all cities are conquered. */
  readonly goal: 'reveal' | 'conquer';
  /** Who plays alone wins by reaching the goal; otherwise most fame wins. */
  readonly mustReachGoal?: true;
  readonly countsCities?: true;
}

const never = (): boolean => false;
const { wedge, freeWedge, open4, open5 } = shapes;

export const scenarios: readonly Scenario[] = [
  {
    id: 'first-reconnaissance',
    rounds: [4, 3, 3, 3],
    shape: [freeWedge, freeWedge, freeWedge, freeWedge],
    countryside: [8, 8, 9, 11],
    cities: [1, 1, 1, 1],
    cores: [2, 2, 2, 2],
    isSorted: true,
    cityLevels: [],
    isSolo: (players) => players === 1,
    isTraining: true,
    goal: 'reveal',
  },
  {
    id: 'solo-conquest',
    rounds: [6, 0, 0, 0],
    shape: [wedge, wedge, wedge, wedge],
    countryside: [7, 0, 0, 0],
    cities: [2, 0, 0, 0],
    cores: [2, 0, 0, 0],
    cityLevels: [5, 8],
    isSolo: () => true,
    goal: 'conquer',
    mustReachGoal: true,
    countsCities: true,
  },
  {
    id: 'full-conquest',
    rounds: [0, 6, 6, 6],
    shape: [wedge, wedge, wedge, open5],
    countryside: [0, 8, 9, 11],
    cities: [0, 2, 3, 4],
    cores: [0, 1, 2, 3],
    cityLevels: [4],
    isSolo: never,
    goal: 'conquer',
    countsCities: true,
  },
  {
    id: 'blitz-conquest',
    rounds: [0, 4, 4, 4],
    shape: [wedge, wedge, wedge, open4],
    countryside: [0, 6, 7, 9],
    cities: [0, 2, 3, 4],
    cores: [0, 1, 2, 3],
    cityLevels: [3],
    isBlitz: true,
    isSolo: never,
    goal: 'conquer',
    countsCities: true,
  },
];

export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);

/** Whether a tile may lie at the place by the shape of the map alone. */
export function shapeFits(shape: Shape, tilePlace: number, isCore: boolean): boolean {
  const place = tilePlaces[tilePlace];
  return place !== undefined && shape.fits(place.x, place.y, isCore);
}
