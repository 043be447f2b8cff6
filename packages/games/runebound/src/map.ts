import { fixedBoard, hexAt, reach } from '@heldentisch/pieces';
import { type City, type Color, cities, type Terrain, terrains } from './terms.js';

/*
 * The map of the rise of the dragon lords: 17 columns and 11 rows of hexes, every second row half a hex to the right.
 * A space is a number from 0, row by row; people call it by column and row, `0805`.
 */

const columns = 17;
const letters: Readonly<Record<string, Terrain>> = {
  R: 'road',
  P: 'plains',
  H: 'hills',
  M: 'mountains',
  F: 'forest',
  S: 'swamp',
  V: 'river',
  C: 'city',
  W: 'water',
};
const rows = [
  'WWWMMFMHCMMMMMHMW',
  'WWHMMMFHMFVMHMMMW',
  'WPCRHVFFRFVHMCMHW',
  'WPPRVFFPRPVPRHMSW',
  'WFFPVRPPRHVPRPHSS',
  'WFRRVRRRCRVRRRCSS',
  'WPCPVPHPRRVPPFSSM',
  'WPSVSHRRPVPFFFHMM',
  'WSSVPHRPHVRPFFFHM',
  'WWVPCVVVVSRCPFHMW',
  'WWWPHVPPSSPPPFFHW',
];

const citySpaces: Readonly<Record<City, string>> = {
  tamalir: '0805',
  frostgate: '0800',
  forge: '1302',
  greyhaven: '1405',
  vynelvale: '1109',
  riverwatch: '0409',
  nerekhall: '0206',
  dawnsmoor: '0202',
};

/** A star marks a sun: events refill the space (RB-EVT-04). */
const gems: Readonly<Record<Color, string>> = {
  green: '0601 0402 1102 0103* 0703* 1303 0704* 0904 1304* 0105* 0306 0606* 1206 0807 0408 1108 0610* 1210',
  yellow: '1201 0902 1402 0503* 0204* 1104* 1404 0506 0207 1007 1207* 0508* 0309 0910',
  blue: '0500 1400* 0301* 0901 1503 1505* 1407 0108 1308 0810 1310*',
  red: '0300 1100 1501 0602 1604 1607 1510',
};

export const spaceCount = columns * rows.length;
const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** What people call each space. */
export const spaceNames: readonly string[] = Array.from(
  { length: spaceCount },
  (_, space) => twoDigits(space % columns) + twoDigits(Math.floor(space / columns)),
);
export const spaceNumber = (name: string): number => spaceNames.indexOf(name);

/** The number of the terrain of each space. */
export const terrainOf: readonly number[] = rows.flatMap((row) =>
  [...row].map((letter) => terrains.indexOf(letters[letter] as Terrain)),
);
const water = terrains.indexOf('water');
export const city = terrains.indexOf('city');
export const isPassable = (space: number): boolean => terrainOf[space] !== water;

const hexOfSpace = (space: number): number => {
  const row = Math.floor(space / columns);
  return hexAt((space % columns) - Math.floor(row / 2), row);
};
export const board = fixedBoard(Array.from({ length: spaceCount }, (_, space) => hexOfSpace(space)));

/** The passable neighbours of each space, clockwise from the east (RB-MOV-08). */
export const neighboursOf: readonly (readonly number[])[] = Array.from({ length: spaceCount }, (_, space) =>
  isPassable(space) ? board.neighboursOf(space).filter((next) => next >= 0 && isPassable(next)) : [],
);
export const areNeighbours = (from: number, to: number): boolean =>
  (neighboursOf[from] as readonly number[]).includes(to);

/** The space of each city, and the city of each space or -1. */
export const spaceOfCity: readonly number[] = cities.map((name) => spaceNumber(citySpaces[name]));
export const cityAt: readonly number[] = spaceNames.map((_, space) => spaceOfCity.indexOf(space));
export const tamalir = spaceOfCity[0] as number;

const marks = Object.values(gems).map((list) => list.split(' '));

/** The colour of the adventure gem of each space, or -1. */
export const gemAt: readonly number[] = spaceNames.map((name) =>
  marks.findIndex((list) => list.some((mark) => mark.startsWith(name))),
);
export const hasSun: readonly boolean[] = spaceNames.map((name) => marks.some((list) => list.includes(`${name}*`)));
/** The gem spaces, in the order of their names. */
export const gemSpaces: readonly number[] = spaceNames
  .map((_, space) => space)
  .filter((space) => (gemAt[space] as number) >= 0)
  .sort((a, b) => (spaceNames[a] as string).localeCompare(spaceNames[b] as string));

/** How many steps each space is from each city. */
export const stepsToCity: readonly (readonly number[])[] = spaceOfCity.map(
  (space) => reach(board, [space], (_from, to) => (isPassable(to) ? 1 : -1)).cost,
);

/** The cities that are nearest to a space (RB-KO-08). */
export function nearestCities(space: number): number[] {
  const steps = stepsToCity.map((cost) => cost[space] as number);
  const least = Math.min(...steps);
  return [...steps.keys()].filter((number) => steps[number] === least);
}
