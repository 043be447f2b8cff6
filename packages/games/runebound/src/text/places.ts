import type { Texts } from '@heldentisch/engine';
import { cityAt, nearestCities, spaceNames, spaceOfCity, terrainOf } from '../map.js';
import { type City, cities, type Terrain, terrains } from '../terms.js';

/*
 * How spaces are called. Cities and the spaces with an adventure gem have names; the others go by the region they lie
 * in, or else by their terrain and by the way from the nearest city, each with its number, so that no two are alike.
 */

const regionSpaces = {
  despair: '0300 0400 0600 0301 0401 0501',
  crimson: '0601 0602 0702 0503 0603',
  mistmarch: '1503 1504 1604 1505 1605 1406 1506',
  whispering: '1306 1107 1207 1307 1208 1308 1408 1309 1310 1410',
  nerekFen: '0207 0407 0108 0208',
  blackreed: '0909 0810 0910',
} as const;
export type Region = keyof typeof regionSpaces;
const regionAt: ReadonlyMap<string, Region> = new Map(
  (Object.entries(regionSpaces) as [Region, string][]).flatMap(([region, list]) =>
    list.split(' ').map((space): [string, Region] => [space, region]),
  ),
);

/** Counter-clockwise from the east, an eighth of a turn each. */
const directions = ['east', 'northEast', 'north', 'northWest', 'west', 'southWest', 'south', 'southEast'] as const;
export type Direction = (typeof directions)[number];

/** What one language says about places. */
export interface PlaceWords {
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly regions: Readonly<Record<Region, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  /** The spaces with a name of their own, by their numbers. */
  readonly named: Readonly<Record<string, string>>;
  /** Where nobody can go. */
  readonly water: string;
  readonly away: (terrain: string, direction: string, city: string) => string;
}

const cityNames: Readonly<Record<City, string>> = {
  tamalir: 'Tamalir',
  frostgate: 'Frostgate',
  forge: 'Forge',
  greyhaven: 'Greyhaven',
  vynelvale: 'Vynelvale',
  riverwatch: 'Riverwatch',
  nerekhall: 'Nerekhall',
  dawnsmoor: 'Dawnsmoor',
};

/** The middle of a space, in widths of a hex; `y` grows to the north. */
function middleOf(space: number): { x: number; y: number } {
  const name = spaceNames[space] as string;
  const row = Number(name.slice(2));
  return { x: Number(name.slice(0, 2)) + (row % 2) / 2, y: -row * Math.sqrt(3 / 4) };
}

function directionFrom(start: number, space: number): Direction {
  const [from, to] = [middleOf(start), middleOf(space)];
  const eighth = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4));
  return directions[(eighth + directions.length) % directions.length] as Direction;
}

function spaceText(space: number, words: PlaceWords): string {
  const name = spaceNames[space] as string;
  const city = cities[cityAt[space] as number];
  if (city !== undefined) return cityNames[city];
  const own = words.named[name];
  if (own !== undefined) return own;
  const terrain = terrains[terrainOf[space] as number] as Terrain;
  if (terrain === 'water') return `${words.water} (${name})`;
  const region = regionAt.get(name);
  if (region !== undefined) return `${words.regions[region]} (${name})`;
  const nearest = nearestCities(space)[0] as number;
  const direction = words.directions[directionFrom(spaceOfCity[nearest] as number, space)];
  return `${words.away(words.terrains[terrain], direction, cityNames[cities[nearest] as City])} (${name})`;
}

/** The texts `terrain.…`, `city.…` and `space.…`. */
export const placeTexts = (words: PlaceWords): Texts =>
  Object.fromEntries([
    ...terrains.map((terrain) => [`terrain.${terrain}`, words.terrains[terrain]]),
    ...cities.map((city) => [`city.${city}`, cityNames[city]]),
    ...spaceNames.map((name, space) => [`space.${name}`, spaceText(space, words)]),
  ]);
