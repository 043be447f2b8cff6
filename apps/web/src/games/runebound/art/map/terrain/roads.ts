/* Roads: a line through all spaces of road that adjoin, to the gates of the cities; fords where they meet a river. */
import { hexOf, neighbourOf, neighboursAt, placeOf, sideTo, spaceAt, terrainAt } from '../geometry.js';
import { type Point, shifted, soft } from '../pen/line.js';
import { chanceOf } from '../pen/random.js';
import { spaceCount, spaceNames } from '../world.js';
import { bendThrough, crossingOf } from './waterways.js';

const all = Array.from({ length: spaceCount }, (_, space) => space);
const isRoad = (space: number): boolean => space >= 0 && terrainAt(space) === 'road';
const isCity = (space: number): boolean => terrainAt(space) === 'city';
const isPaved = (space: number): boolean => isRoad(space) || isCity(space);

const pavedAround = (space: number): number[] => neighboursAt(space).filter(isPaved);
/** Of three spaces that all adjoin, the one where the roads meet: a city, or where most of them come together. */
const rank = (space: number): number => (isCity(space) ? 100 : pavedAround(space).length + space / spaceCount);

/** Two roads that both reach a third place are not joined a second time. */
function isJoined(a: number, b: number): boolean {
  const common = pavedAround(a).filter((space) => pavedAround(b).includes(space));
  return !common.some((space) => rank(space) > rank(a) && rank(space) > rank(b));
}

const roadsFrom = (space: number): number[] => pavedAround(space).filter((next) => isJoined(space, next));

interface Ford {
  readonly river: number;
  readonly ends: readonly [number, number];
}

/** A river with a road on two opposite sides has a ford. */
const fords: readonly Ford[] = all
  .filter((space) => terrainAt(space) === 'river')
  .flatMap((river) =>
    [0, 1, 2].flatMap((side): Ford[] => {
      const one = spaceAt(neighbourOf(hexOf(river), side));
      const other = spaceAt(neighbourOf(hexOf(river), side + 3));
      return isRoad(one) && isRoad(other) ? [{ river, ends: [one, other] }] : [];
    }),
  );
const fordsFrom = (space: number): number[] =>
  fords.filter(({ ends }) => ends.includes(space)).map(({ river }) => river);

/** The spaces to which a road leads from a space: roads, cities, and rivers with a ford. */
export const linksOf = (space: number): number[] => (isPaved(space) ? [...roadsFrom(space), ...fordsFrom(space)] : []);

/** Where the roads of a space meet, or where its only one ends. */
function nodeOf(space: number): Point {
  const name = spaceNames[space] as string;
  const swing = (salt: string): number => (chanceOf(name + salt) * 2 - 1) * 6;
  return isCity(space) ? shifted(placeOf(space), 0, 6) : shifted(placeOf(space), swing('x'), swing('y'));
}

function linesIn(space: number): Point[][] {
  const links = linksOf(space);
  const [first, second] = links;
  if (!isCity(space) && links.length === 2 && first !== undefined && second !== undefined)
    return [bendThrough(space, first, second, 7)];
  const [x, y] = placeOf(space);
  const node = nodeOf(space);
  return links.map((next) => {
    const crossing = crossingOf(space, next);
    const [nx, ny] = placeOf(next);
    return [crossing, shifted(crossing, (x - nx) * 0.16, (y - ny) * 0.16), node];
  });
}

export const roadPaths: readonly string[] = all
  .filter(isPaved)
  .flatMap(linesIn)
  .map((points) => soft(points));

/** Where a road ends in the open land it goes on as a track for some steps. */
export const trackPaths: readonly string[] = all
  .filter((space) => isRoad(space) && linksOf(space).length === 1)
  .map((space) => {
    const [x, y] = nodeOf(space);
    const [fx, fy] = crossingOf(space, linksOf(space)[0] as number);
    const [dx, dy] = [x - fx, y - fy];
    return soft([
      [x, y],
      [x + dx * 0.3 + dy * 0.1, y + dy * 0.3 - dx * 0.1],
      [x + dx * 0.62, y + dy * 0.62],
    ]);
  });

/** The stones of a ford from bank to bank. */
export const fordPaths: readonly string[] = fords.map(({ river, ends: [one, other] }) =>
  soft(bendThrough(river, one, other, 4)),
);

/** The sides of a space that a road leaves by, so that nothing is planted there. */
export const roadSides = (space: number): number[] => {
  const overFord = fords.filter(({ river }) => river === space).flatMap(({ ends }) => ends);
  return [...linksOf(space), ...overFord].map((next) => sideTo(space, next));
};
